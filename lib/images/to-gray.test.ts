import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";

import { toGray } from "@/lib/images/to-gray";
import { decodePgm } from "@/lib/ocr/pixels/raster";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "to-gray-"));
});
afterAll(() => rm(folder, { recursive: true }));

const [TOP_LEFT, CENTER] = [0, 0.5];

/** The brightness of a corner and of the center of an image with a bar in its middle. */
async function read(bar: string, paper = "none"): Promise<number[]> {
  const [source, target] = [join(folder, "source.png"), join(folder, "target.pgm")];
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200"><rect width="600" height="200" fill="${paper}"/><rect x="200" y="90" width="200" height="20" fill="${bar}"/></svg>`;
  await sharp(Buffer.from(drawing)).png().toFile(source);
  await toGray({ source, target, limits: { maxPixels: 1e6 }, isVertical: false });
  const { data, width, height } = decodePgm(await readFile(target));
  return [TOP_LEFT, CENTER].map((share) => {
    return data[Math.floor(share * height) * width + Math.floor(share * width)] ?? -1;
  });
}

it.each([
  ["white writing on black", "#fff", "none", [0, 255]],
  ["black writing on white", "#000", "none", [255, 0]],
  ["an opaque image as it is", "#fff", "#000", [0, 255]],
])("puts %s", async (_what, bar, paper, brightness) => {
  expect(await read(bar, paper)).toEqual(brightness);
});
