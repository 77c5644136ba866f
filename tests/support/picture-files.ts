import { mkdtempSync } from "node:fs";
import { stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";

import type { UploadedFile } from "@/lib/core/uploaded-file";

/** A bright square on a dark, grainy ground, as the networks of `createTinyVision` expect it. */
export const SCENE = { width: 240, height: 160, left: 60, top: 40, side: 60 };

/** Pixels of the scene, three bytes each. */
export function scenePixels(): Buffer {
  const { width, height, left, top, side } = SCENE;
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const inside = x >= left && x < left + side && y >= top && y < top + side;
      const grain = (x * 31 + y * 17) % 23;
      pixels.fill(inside ? 232 + grain : 20 + grain, (y * width + x) * 3, (y * width + x + 1) * 3);
    }
  }
  return pixels;
}

export function scenePng(): Promise<Buffer> {
  const { width, height } = SCENE;
  return sharp(scenePixels(), { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

/** A picture of one grey: nothing stands out in it. */
export function blankPng(): Promise<Buffer> {
  return sharp({ create: { width: 64, height: 48, channels: 3, background: "#555" } })
    .png()
    .toBuffer();
}

/** A mask that covers the scene's square and nothing else. */
export function squareMaskPng(): Promise<Buffer> {
  const { width, height, left, top, side } = SCENE;
  const square = {
    create: { width: side, height: side, channels: 3, background: "#fff" },
  } as const;
  return sharp({ create: { width, height, channels: 3, background: "#000" } })
    .composite([{ input: square, left, top }])
    .png()
    .toBuffer();
}

/** A file as a call leaves it on the disk. */
export async function asUpload(bytes: Uint8Array, name = "scene.png"): Promise<UploadedFile> {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "atelier-upload-")), "file");
  await sharp(bytes).toFormat("png").toFile(file);
  return { path: file, name, byteSize: (await stat(file)).size };
}
