import sharp from "sharp";
import { describe, expect, it } from "vitest";

import { COLORS, type Hsl } from "@/lib/illustrator/color";
import { loadIcons } from "@/lib/illustrator/icons";
import { recolor, showsColor } from "@/lib/illustrator/recolor";

const icons = loadIcons();

async function pixels(body: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="64" height="64" viewBox="0 0 128 128">${body}</svg>`;
  return sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
}

/** The share of an icon's own pixels that a color changes. */
async function changedShare(name: string, color: Hsl): Promise<number> {
  const before = await pixels(icons.body(name));
  const after = await pixels(recolor(icons.body(name), color));
  let opaque = 0;
  let changed = 0;
  for (let at = 0; at < before.length; at += 4) {
    if ((before[at + 3] ?? 0) < 128) continue;
    opaque += 1;
    const difference = [0, 1, 2].reduce(
      (sum, channel) => sum + Math.abs((before[at + channel] ?? 0) - (after[at + channel] ?? 0)),
      0,
    );
    if (difference > 40) changed += 1;
  }
  return changed / opaque;
}

describe("recoloring an icon", () => {
  it.each([
    ["cow", "brown"],
    ["cow", "black"],
    ["guitar", "black"],
    ["ghost", "blue"],
    ["snowman-without-snow", "pink"],
    ["sunglasses", "red"],
    ["top-hat", "green"],
    ["penguin", "red"],
    ["dog", "blue"],
    ["automobile", "green"],
    ["rose", "yellow"],
  ] as const)("makes most of a %s %s", async (name, color) => {
    const target = COLORS[color] as Hsl;

    expect(await changedShare(name, target)).toBeGreaterThan(0.4);
    expect(showsColor(icons.body(name), target)).toBe(true);
  });

  it.each(["mobile-phone", "soccer-ball", "musical-keyboard"])(
    "owns up where only a detail of a %s changes",
    async (name) => {
      const target = COLORS.purple as Hsl;

      expect(await changedShare(name, target)).toBeLessThan(0.3);
      expect(showsColor(icons.body(name), target)).toBe(false);
    },
  );

  it("leaves what has the color as it is", () => {
    const apple = icons.body("red-apple");

    expect(recolor(apple, COLORS.red as Hsl)).toBe(apple);
    expect(showsColor(apple, COLORS.red as Hsl)).toBe(true);
  });
});
