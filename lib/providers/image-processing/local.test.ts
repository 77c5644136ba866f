import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, expect, it } from "vitest";

import { NO_FRAME } from "@/lib/frames/cutout-frame";
import { createLocalImageProcessor } from "@/lib/providers/image-processing/local";

const folder = mkdtempSync(path.join(tmpdir(), "atelier-image-processing-"));
const processor = createLocalImageProcessor();
afterAll(async () => {
  await processor.close();
  rmSync(folder, { recursive: true });
});

function file(name: string, bytes: Buffer | string): string {
  writeFileSync(path.join(folder, name), bytes);
  return path.join(folder, name);
}

it("gives an SVG behind a cutout no process that others' images wait for", async () => {
  const filter = '<feTurbulence numOctaves="100"/><feMorphology operator="dilate" radius="60"/>';
  const endless = `<svg xmlns="http://www.w3.org/2000/svg" width="7000" height="7000"><filter id="f">${filter.repeat(400)}</filter><rect width="7000" height="7000" filter="url(#f)"/></svg>`;
  const cutout = { width: 40, height: 30, channels: 4 as const, background: "#f008" };
  const source = file("cutout.png", await sharp({ create: cutout }).png().toBuffer());
  const original = file("endless.svg", endless);
  const left = new AbortController();

  const placing = ["ann", "ben"].map((userId) =>
    processor
      .placeCutout(
        {
          source,
          target: path.join(folder, userId),
          limits: { maxPixels: 50_000_000 },
          ground: { original },
          frame: NO_FRAME,
        },
        { userId, signal: left.signal },
      )
      .catch((error: unknown) => error),
  );

  // One process draws all SVGs; that of the others' images hasn't even started.
  await expect.poll(() => processor.queue()).toEqual({ running: 1, waiting: 1 });
  expect(processor.pid()).toBeUndefined();
  left.abort();
  await Promise.all(placing);
});
