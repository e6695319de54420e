// Lays a compressed copy beside every file of a folder that has none yet: pack.mjs FOLDER. What is heavy is packed a little less, in seconds.
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const HEAVY = 1_000_000;
for (const entry of readdirSync(process.argv[2], { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(html|m?js|css|svg|txt|json|ftl|wasm|zip|webmanifest)$/.test(entry.name)) continue;
  const file = join(entry.parentPath, entry.name);
  if (existsSync(`${file}.br`)) continue;
  const plain = readFileSync(file);
  const quality = plain.length > HEAVY ? 9 : 11;
  writeFileSync(`${file}.br`, brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: 24 } }));
}
