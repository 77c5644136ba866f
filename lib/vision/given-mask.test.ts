import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { VisionPort } from "@/lib/providers/vision/port";
import { readKept } from "@/lib/vision/given-mask";
import { SCENE, scenePng, squareMaskPng } from "@/tests/support/scene-images";
import { createTinyVision } from "@/tests/support/tiny-vision";

const folder = mkdtempSync(path.join(tmpdir(), "atelier-given-mask-"));
const file = (name: string) => path.join(folder, name);
const turn = { userId: "user", signal: new AbortController().signal };
/** From the middle of the scene's square to beyond its right edge. */
const WIPED = { left: 90, top: 50, width: 50, height: 24 };

let vision: VisionPort;
beforeAll(() => {
  vision = createTinyVision();
});
afterAll(() => vision.close());

/** The mask of the square, with a part of it and of what is beside it in another color. */
async function wipedMask(color: string): Promise<string> {
  const { left, top, width, height } = WIPED;
  const wiped = { create: { width, height, channels: 3 as const, background: color } };
  await sharp(await squareMaskPng())
    .composite([{ input: wiped, left, top }])
    .png()
    .toFile(file(`${color}.png`));
  return file(`${color}.png`);
}

/** How many pixels of the wiped part an erasure changed in the scene, enlarged so many times. */
async function countChanged(color: string, times: number): Promise<number> {
  const [image, output] = [file(`scene-${times}.png`), file("erased.png")];
  await sharp(await scenePng())
    .resize(SCENE.width * times, SCENE.height * times, { kernel: "nearest" })
    .toFile(image);
  await vision.erase({ ...turn, image, output, target: { mask: await wipedMask(color) } });
  const before = await wipedPart(image, times);
  const after = await wipedPart(output, times);
  const pixels = Array.from({ length: before.length / 3 }, (_, at) => at * 3);
  return pixels.filter((at) => !before.subarray(at, at + 3).equals(after.subarray(at, at + 3)))
    .length;
}

function wipedPart(image: string, times: number): Promise<Buffer> {
  const { left, top, width, height } = WIPED;
  const part = { left: left * times, top: top * times };
  return sharp(image)
    .extract({ ...part, width: width * times, height: height * times })
    .removeAlpha()
    .raw()
    .toBuffer();
}

describe("the blue areas of a mask", () => {
  it.each([1, 3])("stay as they are, also beside white ones (scene times %i)", async (times) => {
    expect(await countChanged("#0000ff", times)).toBe(0);
    // What is only black may go with the soft edge of the object.
    expect(await countChanged("#000000", times)).toBeGreaterThan(50 * times);
  });

  it("leave nothing to erase of a thin line beside them, which is said so", async () => {
    const [image, mask, output] = [file("lined.png"), file("line.png"), file("none.png")];
    await sharp(await scenePng()).toFile(image);
    const { width, height } = SCENE;
    const line = { create: { width: 1, height: 20, channels: 3 as const, background: "#ffffff" } };
    await sharp({ create: { width, height, channels: 3, background: "#0000ff" } })
      .composite([{ input: line, left: 40, top: 30 }])
      .png()
      .toFile(mask);

    await expect(vision.erase({ ...turn, image, output, target: { mask } })).rejects.toThrow(
      /^Nothing is left to erase/,
    );
  });

  it("are none in soft edges, photographs' noise, or a mask with transparency", async () => {
    await sharp(await squareMaskPng())
      .blur(3)
      .jpeg({ quality: 40 })
      .toFile(file("soft.jpg"));
    const { width, height } = SCENE;
    const nothing = { r: 0, g: 0, b: 255, alpha: 0 };
    await sharp({ create: { width, height, channels: 4, background: nothing } })
      .png()
      .toFile(file("clear.png"));

    for (const name of ["soft.jpg", "clear.png"]) {
      const { data } = await readKept(file(name), SCENE);
      expect(data.some((byte) => byte > 0)).toBe(false);
    }
  });
});
