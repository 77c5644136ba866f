import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";

import { composeScene } from "@/lib/illustrator/compose-scene";
import { ICON_NAMES } from "@/lib/illustrator/icon-names";
import { loadIcons } from "@/lib/illustrator/icons";
import { parseDescription } from "@/lib/illustrator/parse-description";
import { varyScene } from "@/lib/illustrator/vary-scene";

const icons = loadIcons();
const VARIATIONS = [0, 1, 2, 3];
/** Of 255: two skies with the same things in other places differ by less. */
const MIN_DIFFERENCE = 14;

/** A small copy of each image of a description, and of its mirror image. */
async function copies(description: string, style: "cartoon" | "3d") {
  return Promise.all(
    VARIATIONS.map(async (variation) => {
      const { svg } = composeScene({ description, style, shape: "square", variation }, icons);
      const small = sharp(Buffer.from(svg), { unlimited: true }).flatten().resize(48, 48);
      const bytes = await small.png().toBuffer();
      return { own: await raw(sharp(bytes)), mirrored: await raw(sharp(bytes).flop()) };
    }),
  );
}

function raw(image: Sharp): Promise<Buffer> {
  return image.raw().toBuffer();
}

function difference(one: Buffer, other: Buffer): number {
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
}

function varied(description: string, variation: number) {
  return varyScene(parseDescription(description, ICON_NAMES), variation, icons);
}

describe("several images", () => {
  it.each([
    ["an astronaut riding a horse on the moon", "3d"],
    ["two sailboats on a calm lake", "cartoon"],
    ["a red bicycle on a street", "cartoon"],
    ["a cat in a room", "cartoon"],
    ["a cottage by a river with two swans in autumn", "3d"],
  ] as const)("of one description are no mirror images: %j, %s", async (description, style) => {
    const images = await copies(description, style);

    for (const [index, one] of images.entries())
      for (const other of images.slice(index + 1)) {
        expect(difference(one.own, other.own)).toBeGreaterThan(MIN_DIFFERENCE);
        expect(difference(one.own, other.mirrored)).toBeGreaterThan(MIN_DIFFERENCE);
      }
  });

  it.each([
    ["a boat at sunset", "sunset"],
    ["a sunny meadow with a dog", "day"],
    ["a dog under a blue sky", "day"],
    ["a dog in the rain", "day"],
    ["a dog under the stars", "night"],
    ["a cat in a room", "day"],
  ])("keep the light that was asked for: %j", (description, time) => {
    for (const variation of VARIATIONS) expect(varied(description, variation).time).toBe(time);
  });

  it("keep the colors that were asked for, and those that things are known by", () => {
    for (const variation of VARIATIONS) {
      const [car, taxi, dog] = varied("a red car, a taxi and a dog", variation).figures;
      expect(car?.color?.h).toBeLessThan(10);
      expect(taxi?.color).toBeUndefined();
      expect(dog?.color).toBeUndefined();
    }
    expect(varied("a car", 1).figures[0]?.color).toBeDefined();
    expect(varied("a car", 0).figures[0]?.color).toBeUndefined();
  });

  it("begin with the same image as ever", () => {
    const scene = parseDescription("a car by a lake", ICON_NAMES);

    expect(varyScene(scene, 0, icons)).toEqual(scene);
  });
});
