import { describe, expect, it } from "vitest";
import { channels, condition, forOldBrowsers, parts } from "../scripts/old-styles.mjs";
import { channelsOf, fits } from "../src/look/oldstyles";

const lowered = (text) => {
  const [first, ...rest] = forOldBrowsers({ "one.css": text })["one.css"].split("\n");
  return { table: JSON.parse(first.slice(2, -2)), css: rest.join("\n") };
};

describe("styles for old browsers", () => {
  it("mixes colours by their channels", () => {
    expect(channels("#fff")).toEqual(["255", "255", "255"]);
    expect(channels("transparent")).toBe(null);
    expect(lowered(".a{color:color-mix(in srgb, var(--ink) 12%, transparent)}").css).toBe(".a{color:rgba(var(--ink-r,128),var(--ink-g,128),var(--ink-b,128),0.12)}");
    const mixed = lowered(":root{--ink:#102030;--tone:var(--ink)}.a{color:color-mix(in srgb, var(--tone) 50%, #000)}").css;
    expect(mixed).toContain("--ink-r:16");
    expect(mixed).toContain("--tone-g:var(--ink-g,128)");
    expect(mixed).toContain("calc(var(--tone-r,128)*0.5 + 0*0.5)");
  });

  it("asks containers by attributes", () => {
    const { table, css } = lowered(".b{container:board/size}@container board (width<=759px) or ((width<=979px) and (aspect-ratio<=23/20)){.x,.y{width:5cqw}}");
    const [id, query] = Object.entries(table.queries)[0];
    expect(table.containers).toEqual([{ selector: ".b", name: "board", type: "size" }]);
    expect(query.asked).toEqual(["or", ["<=", "width", 759], ["and", ["<=", "width", 979], ["<=", "aspect-ratio", 1.15]]]);
    expect(css.replaceAll(/\s+/g, " ")).toContain(`:where([data-meets~="${id}"]) .x,:where([data-meets~="${id}"]) .y{width:calc(var(--cqw) * 5)}`);
    expect([fits(query.asked, 700, 100), fits(query.asked, 900, 900), fits(query.asked, 900, 500)]).toEqual([true, true, false]);
  });

  it("looks into things by attributes, also for what is not there", () => {
    const { table, css } = lowered(".c.s:not(:has(.side>*)):has(.prize) .d{top:0}");
    const wanted = Object.values(table.holds);
    expect(wanted).toEqual([{ of: ".c.s", wanted: ".side>*" }, { of: ".c.s", wanted: ".prize" }]);
    const [one, two] = Object.keys(table.holds);
    expect(css).toBe(`.c.s:not([data-holds~="${one}"])[data-holds~="${two}"] .d{top:0}`);
  });

  it("moves things by transforms, and takes the whole window for the visible one", () => {
    expect(lowered(".a{translate:-50% calc(1px + 2px);rotate:45deg;scale:.5;height:100dvh}").css).toBe(".a{height:100vh;transform:translate(-50%,calc(1px + 2px)) rotate(45deg) scale(.5)}");
    expect(lowered(".a{translate:none;transition:translate .2s}").css).toBe(".a{transition:transform .2s;transform:none}");
  });

  it("refuses what it does not know, so that no build leaves it out silently", () => {
    expect(() => condition("(orientation:portrait)")).toThrow("no such question");
    expect(() => lowered(".a{color:color-mix(in oklab, red 20%, blue)}")).toThrow("no such mixture");
    expect(parts("a(b, c), d", ",")).toEqual(["a(b, c)", "d"]);
  });

  it("knows colours that components set", () => {
    expect(channelsOf("#0af")).toEqual(["0", "170", "255"]);
    expect(channelsOf("var(--seat-1)")).toEqual(["var(--seat-1-r)", "var(--seat-1-g)", "var(--seat-1-b)"]);
    expect(channelsOf("")).toBe(null);
  });
});
