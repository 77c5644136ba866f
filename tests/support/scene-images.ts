import { mkdtempSync } from "node:fs";
import { stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";

import type { UploadedFile } from "@/lib/core/uploaded-file";

/** A bright square on a dark, noisy background, as the models of `createTinyVision` expect. */
export const SCENE = { width: 240, height: 160, left: 60, top: 40, side: 60 };

/** RGB pixels of the scene. */
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

/** A plain gray image with no subject. */
export function blankPng(): Promise<Buffer> {
  return sharp({ create: { width: 64, height: 48, channels: 3, background: "#555" } })
    .png()
    .toBuffer();
}

/** A mask that covers exactly the scene's square. */
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

/** An uploaded file as a call stores it on disk. */
export async function asUpload(bytes: Uint8Array, name = "scene.png"): Promise<UploadedFile> {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "atelier-upload-")), "file");
  await sharp(bytes).toFormat("png").toFile(file);
  return { path: file, name, byteSize: (await stat(file)).size };
}
