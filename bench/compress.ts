/**
 * Overhead of compressing an image through our queue and worker process, compared with calling sharp
 * directly. Reports the best of several rounds.
 *
 * Run with `node scripts/build-workers.mjs && node bench/run.mjs compress`.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";

import { createLocalImageProcessor } from "@/lib/providers/image-processing/local";
import { printRow } from "./support/print-row";

const ROUNDS = 7;
/** Encoder options we set for each format besides quality. */
const OWN_OPTIONS = { jpeg: { mozjpeg: true }, webp: {}, avif: { effort: 2 } };
const SIZES = [
  { width: 1200, height: 900 },
  { width: 4000, height: 3000 },
  { width: 6000, height: 4000 },
];

const folder = mkdtempSync(path.join(tmpdir(), "atelier-bench-"));
const processor = createLocalImageProcessor();
const turn = { userId: "bench", signal: new AbortController().signal };

async function writePhoto(width: number, height: number): Promise<string> {
  const file = path.join(folder, `${width}.jpg`);
  const noise = { type: "gaussian" as const, mean: 128, sigma: 30 };
  const create = { width, height, channels: 3 as const, background: "#808080", noise };
  await sharp({ create }).blur(2).jpeg({ quality: 92 }).toFile(file);
  return file;
}

type Work = () => Promise<unknown>;

/** Best milliseconds of two implementations, run alternately so that background load affects both. */
async function bestOfBoth(one: Work, other: Work): Promise<[number, number]> {
  const best: [number, number] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const work of [one, other]) await work();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [side, work] of [one, other].entries()) {
      const startedMs = performance.now();
      await work();
      best[side] = Math.min(best[side] ?? 0, performance.now() - startedMs);
    }
  }
  return best;
}

for (const { width, height } of SIZES) {
  const source = await writePhoto(width, height);
  for (const format of ["jpeg", "webp", "avif"] as const) {
    const options = { quality: 80, ...OWN_OPTIONS[format] };
    const sharpAlone = () =>
      sharp(source).resize(800).toFormat(format, options).toFile(path.join(folder, "direct"));
    const compress = () =>
      processor.compress(
        {
          source,
          target: path.join(folder, "ours"),
          limits: { maxPixels: 50_000_000 },
          width: 800,
          height: null,
          format,
          quality: 80,
          targetBytes: null,
          keepFormat: true,
          similarityFloor: 0.9,
          keepMetadata: false,
          keepAnimation: false,
        },
        turn,
      );
    const [direct, ours] = await bestOfBoth(sharpAlone, compress);
    const megapixels = (width * height) / 1_000_000;
    printRow({
      name: `compress, ${megapixels.toFixed(0)} MP to ${format}`,
      product: `${ours.toFixed(0)} ms`,
      beside: `${direct.toFixed(0)} ms`,
      ratio: ours / direct,
    });
  }
}
await processor.close();
rmSync(folder, { recursive: true });
