import sharp from "sharp";
import { describe, expect, it } from "vitest";

import { eyeModules, misplacesAlignment, resemblesEye } from "@/lib/tools/qr-generator/look-alikes";
import { clearMiddle, createSymbol } from "@/lib/tools/qr-generator/symbol";

async function shadesOf(body: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 70 70"><rect width="70" height="70" fill="#fff"/>${body}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, grays: data };
}

const circle = (radius: number, fill: string) =>
  `<circle cx="35" cy="35" r="${radius}" fill="${fill}"/>`;
const square = (side: number, fill: string) =>
  `<rect x="${35 - side / 2}" y="${35 - side / 2}" width="${side}" height="${side}" fill="${fill}"/>`;

describe("eyeModules", () => {
  it.each([
    ["a ring", circle(35, "#000") + circle(25, "#fff") + circle(15, "#000")],
    ["a ring of colors", circle(35, "#b8860b") + circle(25, "#ffe9a8") + circle(15, "#b8860b")],
    ["a framed square", square(70, "#222") + square(50, "#fff") + square(30, "#222")],
  ])("finds %s", async (_what, body) => {
    const modules = eyeModules(await shadesOf(body));

    expect(modules.length).toBeGreaterThan(0);
    expect(Math.max(...modules)).toBeCloseTo(1 / 7, 1);
    expect(resemblesEye(modules, 7)).toBe(true);
    expect(resemblesEye(modules, 3.5)).toBe(false);
    expect(resemblesEye(modules, 14)).toBe(false);
  });

  it.each([
    ["a disc", circle(35, "#c00")],
    ["a thin ring", circle(35, "#000") + circle(32, "#fff") + circle(10, "#000")],
    ["bars in one direction", '<path d="M0 0h10v70H0zM20 0h30v70H20zM60 0h10v70H60z"/>'],
    ["nothing", ""],
  ])("finds no eye in %s", async (_what, body) => {
    expect(eyeModules(await shadesOf(body))).toEqual([]);
  });
});

describe("misplacesAlignment", () => {
  const symbol = createSymbol(
    "https://example.com/a/longer/address?with=more&than=enough&and=that",
    "H",
  );
  const cleared = clearMiddle(symbol, { width: 11, height: 11 });
  const size = { width: 9.5, height: 9.5 };

  it("finds a pattern beside the place of a hidden one", async () => {
    const unit = 70 / 9.5;
    const ring = (x: number) =>
      `<rect x="${x - 1.5 * unit}" y="${35 - 1.5 * unit}" width="${3 * unit}" height="${3 * unit}" fill="#fff"/><rect x="${x - unit / 2}" y="${35 - unit / 2}" width="${unit}" height="${unit}"/>`;

    expect(symbol.version).toBeGreaterThanOrEqual(7);
    const dark = square(70, "#000");
    expect(misplacesAlignment(cleared, await shadesOf(dark + ring(35 + unit)), size)).toBe(true);
    expect(misplacesAlignment(cleared, await shadesOf(dark + ring(35)), size)).toBe(false);
    expect(misplacesAlignment(cleared, await shadesOf(dark), size)).toBe(false);
  });

  it("leaves alone a code that has no pattern in its middle", async () => {
    const small = createSymbol("short", "H");
    const noise = square(60, "#000") + square(20, "#fff");

    const middle = clearMiddle(small, { width: 5, height: 5 });
    expect(misplacesAlignment(middle, await shadesOf(noise), { width: 3.5, height: 3.5 })).toBe(
      false,
    );
  });
});
