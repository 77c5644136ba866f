/**
 * Inpainting quality against ground truth: cuts an ellipse out of each photo in a folder, fills it, and compares.
 * "error" is the mean absolute error per pixel and channel (0-255). "grain" is the gradient strength relative to
 * the original: 1.00 is equally grainy, less is smoother.
 *
 * Run with `node bench/run.mjs inpainting [photo folder] [weights folder]`.
 */
import { readdirSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";

import { MIGAN } from "@/lib/models/catalog";
import { inpaintMask } from "@/lib/vision/inpaint-mask";
import { dilateAndFeather } from "@/lib/vision/mask";
import { decodeRaster, type Plane, type Raster, scaleToFit } from "@/lib/vision/raster";
import { openSession } from "@/lib/vision/sessions";

const folder = process.argv[2] ?? "tests/fixtures/images";
const modelsDir = process.argv[3] ?? path.join(homedir(), ".cache/atelier/models");
const MASK_SIDE = 1_024;
/** Semi-axes of the ellipses, as shares of the photo's width and height. */
const AXES = { x: 0.13, y: 0.18 };
const PLACES = [0.25, 0.45, 0.7];

function ellipseAt(image: Raster, place: { x: number; y: number }): Plane {
  const size = scaleToFit(image, MASK_SIDE);
  const data = new Uint8Array(size.width * size.height);
  for (const at of data.keys()) {
    const x = ((at % size.width) + 0.5) / size.width - place.x;
    const y = (Math.floor(at / size.width) + 0.5) / size.height - place.y;
    if ((x / AXES.x) ** 2 + (y / AXES.y) ** 2 < 1) data[at] = 255;
  }
  return dilateAndFeather({ data, ...size }, 3);
}

/** Sums over fully masked pixels. */
function compare(truth: Raster, filled: Raster, mask: Plane) {
  const sums = { pixels: 0, error: 0, gradients: 0, trueGradients: 0 };
  const { width, height } = truth;
  for (let y = 0; y < height - 1; y += 1) {
    for (let x = 0; x < width - 1; x += 1) {
      const column = Math.floor(((x + 0.5) * mask.width) / width);
      const row = Math.floor(((y + 0.5) * mask.height) / height);
      if ((mask.data[row * mask.width + column] ?? 0) < 255) continue;
      const at = (y * width + x) * 4;
      sums.pixels += 1;
      for (const channel of [0, 1, 2]) {
        const difference = (truth.rgba[at + channel] ?? 0) - (filled.rgba[at + channel] ?? 0);
        sums.error += Math.abs(difference) / 3;
      }
      sums.gradients += gradientAt(filled, at);
      sums.trueGradients += gradientAt(truth, at);
    }
  }
  return sums;
}

/** Gradient of the green channel, which dominates perceived brightness. */
function gradientAt({ rgba, width }: Raster, at: number): number {
  const green = (start: number) => rgba[start + 1] ?? 0;
  return Math.abs(green(at + 4) - green(at)) + Math.abs(green(at + width * 4) - green(at));
}

const inpainter = await openSession(path.join(modelsDir, MIGAN.file), 1);
const rows: { error: number; grain: number; seconds: number }[] = [];
for (const [index, name] of readdirSync(folder).sort().entries()) {
  const truth = await decodeRaster(path.join(folder, name));
  const x = PLACES[index % PLACES.length] ?? 0.5;
  const y = PLACES[Math.floor(index / PLACES.length) % PLACES.length] ?? 0.5;
  const mask = ellipseAt(truth, { x, y });
  const filled = { ...truth, rgba: Buffer.from(truth.rgba) };
  const startedMs = performance.now();
  await inpaintMask(filled, mask, inpainter, () => {});
  const seconds = (performance.now() - startedMs) / 1000;
  const sums = compare(truth, filled, mask);
  const error = sums.error / sums.pixels;
  const grain = sums.gradients / sums.trueGradients;
  rows.push({ error, grain, seconds });
  console.log(
    `${name}: error ${error.toFixed(1)}, grain ${grain.toFixed(2)}, ${seconds.toFixed(1)} s`,
  );
}
const mean = (of: (row: (typeof rows)[number]) => number) =>
  rows.reduce((sum, row) => sum + of(row), 0) / rows.length;
const error = mean((row) => row.error);
// Averaged in log space, so that half and double the grain count as equally wrong.
const grain = Math.exp(mean((row) => Math.abs(Math.log(row.grain))));
const seconds = mean((row) => row.seconds);
console.log(
  `${rows.length} gaps: error ${error.toFixed(2)}, grain off by a factor of ${grain.toFixed(2)}, ${seconds.toFixed(1)} s each`,
);
