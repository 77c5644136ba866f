import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";

import type { UploadedFile } from "@/lib/core/uploaded-file";

/** A deterministic image with soft colors and fine grain, like a photo. */
export function photo(width: number, height: number, channels: 3 | 4 = 3): Sharp {
  const pixels = Buffer.alloc(width * height * channels);
  let seed = 7;
  for (let at = 0; at < pixels.length; at += 1) {
    const [x, y] = [Math.floor(at / channels) % width, Math.floor(at / channels / width)];
    const channel = at % channels;
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    const grain = (seed >>> 24) / 16;
    const wave = Math.sin(x / (9 + channel * 4)) + Math.cos(y / (7 + channel * 5));
    pixels[at] = channel === 3 ? (x < width / 2 ? 255 : 90) : 118 + wave * 50 + grain;
  }
  return sharp(pixels, { raw: { width, height, channels } });
}

/** A red block on nothing, in 400 × 300 pixels: already cut out, so that it comes back as it is from background removal. */
export function redBlock(place: {
  left: number;
  top: number;
  width: number;
  height: number;
}): Promise<Buffer> {
  const { left, top, width, height } = place;
  const block = { create: { width, height, channels: 4 as const, background: "#ff0000" } };
  const nothing = { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp({ create: { width: 400, height: 300, channels: 4, background: nothing } })
    .composite([{ input: block, left, top }])
    .png()
    .toBuffer();
}

const folder = mkdtempSync(join(tmpdir(), "atelier-test-pictures-"));

/** Bytes as an uploaded file. */
export function uploaded(bytes: Uint8Array, name = "picture.bin"): UploadedFile {
  const path = join(folder, randomUUID());
  writeFileSync(path, bytes);
  return { path, name, byteSize: bytes.byteLength };
}

/** Temporary upload and thumbnail folders currently on disk. */
export function leftovers(): string[] {
  return readdirSync(tmpdir()).filter((name) => /^atelier-(upload|thumbnail)-/.test(name));
}

/** A multipart form as the browser sends it. */
export async function multipart(parts: Record<string, string | Blob>) {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) form.append(name, part);
  const encoded = new Response(form);
  return {
    body: await encoded.arrayBuffer(),
    headers: { "content-type": encoded.headers.get("content-type") ?? "" },
  };
}
