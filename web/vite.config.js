import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { defineConfig } from "vite";
import { forOldBrowsers } from "./scripts/old-styles.mjs";

const target = "../src/spellhall/hall/web";

/** Lays a style sheet for older browsers beside every one; src/look/oldstyles.ts takes it there. */
function oldStyles() {
  return {
    name: "old-styles",
    apply: "build",
    writeBundle() {
      const folder = join(target, "assets");
      const names = readdirSync(folder).filter((name) => name.endsWith(".css"));
      const made = forOldBrowsers(Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), "utf8")])));
      for (const [name, text] of Object.entries(made)) writeFileSync(join(folder, name.replace(/\.css$/, ".old.css")), text);
    },
  };
}

/** Lays a compressed copy beside every file, so that the hall never compresses anything itself. */
function packed() {
  return {
    name: "packed",
    apply: "build",
    closeBundle() {
      // files find each other wherever they lie; but in a hall every address shows the same page, which must name them from the top
      const page = join(target, "index.html");
      writeFileSync(page, readFileSync(page, "utf8").replaceAll('="./', '="/'));
      for (const entry of readdirSync(target, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !/\.(html|js|css|svg|txt|webmanifest)$/.test(entry.name)) continue;
        const file = join(entry.parentPath, entry.name);
        const plain = readFileSync(file);
        const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
        writeFileSync(`${file}.br`, brotliCompressSync(plain, best));
        writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }));
      }
    },
  };
}

/** The languages of the page by data: every file in words/, with the name that it gives itself; and that of index.html. */
function languages() {
  const id = "virtual:languages";
  return {
    name: "languages",
    resolveId: (wanted) => (wanted === id ? `\0${id}` : null),
    load(wanted) {
      if (wanted !== `\0${id}`) return null;
      const found = {};
      for (const file of readdirSync(here("words")).filter((name) => name.endsWith(".ftl")).sort()) {
        this.addWatchFile(here(`words/${file}`));
        const code = file.replace(/\.ftl$/, "");
        found[code] = /^page-language-name = (.+)$/m.exec(readFileSync(here(`words/${file}`), "utf8"))?.[1] ?? code;
      }
      const source = /<html lang="(\w+)"/.exec(readFileSync(here("index.html"), "utf8"))[1];
      return `export const source = "${source}"; export default ${JSON.stringify(found)};`;
    },
  };
}

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  base: "./",
  worker: { format: "es" },
  resolve: {
    alias: [
      { find: /^spellhall\/protocol$/, replacement: here("generated/protocol.ts") },
      { find: /^spellhall\//, replacement: here("src/") },
    ],
    dedupe: ["svelte", "vitest"], // the games' pages lie outside this folder, and use its packages
  },
  plugins: [svelte(), languages(), oldStyles(), packed()],
  build: {
    outDir: target,
    emptyOutDir: true,
    target: ["chrome100", "safari15"], // what old tablets of schools run; see tests/web/test_old_browsers.py
    modulePreload: { polyfill: false },
    assetsInlineLimit: 2048,
    reportCompressedSize: false,
    rolldownOptions: { checks: { pluginTimings: false, bundlerTimings: false } },
  },
  server: { proxy: { "/api": "http://127.0.0.1:8170", "/ws": { target: "ws://127.0.0.1:8170", ws: true } } },
  test: { include: ["tests/**/*.test.{ts,mjs}", "../src/spellhall/games/*/page/*.test.ts"] },
});
