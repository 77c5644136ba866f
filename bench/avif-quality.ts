/**
 * Which AVIF quality is as similar to the original as each JPEG quality, on the photos in tests/fixtures/images, and the
 * sizes of both files. Decision 0168 and lib/images/avif-quality.ts have its table.
 *
 * Run with `node bench/run.mjs avif-quality`.
 */
import { readdirSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";

import { lumaOf } from "@/lib/images/encode";
import { type Luma, structuralSimilarity } from "@/lib/images/structural-similarity";
import { median } from "./support/statistics";

const FOLDER = "tests/fixtures/images";
const WIDTHS = [320, 640];
const AVIF_EFFORT = 2;
const JPEG_QUALITIES = [10, 20, 30, 40, 50, 60, 70, 80, 90, 95, 100];
const AVIF_QUALITIES = Array.from({ length: 19 }, (_, step) => 10 + 5 * step);

type Point = { quality: number; similarity: number; byteSize: number };

const photos: { jpeg: Point[]; avif: Point[] }[] = [];
for (const name of readdirSync(FOLDER)) {
  for (const width of WIDTHS) {
    const original = await sharp(path.join(FOLDER, name)).resize(width).png().toBuffer();
    const luma = await lumaOf(sharp(original));
    photos.push({
      jpeg: await measure(JPEG_QUALITIES, luma, (quality) =>
        sharp(original).jpeg({ quality, mozjpeg: true }).toBuffer(),
      ),
      avif: await measure(AVIF_QUALITIES, luma, (quality) =>
        sharp(original).avif({ quality, effort: AVIF_EFFORT }).toBuffer(),
      ),
    });
  }
}

console.log("JPEG  as similar  AVIF/JPEG bytes then  AVIF/JPEG bytes at the same number");
for (const [at, quality] of JPEG_QUALITIES.entries()) {
  const pairs = photos.flatMap(({ jpeg, avif }) => {
    const one = jpeg[at];
    return one
      ? [{ one, like: atSimilarity(avif, one.similarity), same: atQuality(avif, quality) }]
      : [];
  });
  const like = median(pairs.map((pair) => pair.like.quality));
  const then = median(pairs.map(({ one, like }) => like.byteSize / one.byteSize));
  const same = median(pairs.map(({ one, same }) => same.byteSize / one.byteSize));
  console.log(`${quality}  ${like.toFixed(0)}  ${then.toFixed(2)}  ${same.toFixed(2)}`);
}

async function measure(
  qualities: readonly number[],
  original: Luma,
  encode: (quality: number) => Promise<Buffer>,
): Promise<Point[]> {
  const points: Point[] = [];
  for (const quality of qualities) {
    const bytes = await encode(quality);
    const similarity = structuralSimilarity(original, await lumaOf(sharp(bytes)));
    points.push({ quality, similarity, byteSize: bytes.byteLength });
  }
  return points;
}

/** The point of a curve with a similarity, between those that were measured. */
function atSimilarity(points: readonly Point[], similarity: number): Point {
  return between(points, (point) => point.similarity, similarity);
}

function atQuality(points: readonly Point[], quality: number): Point {
  return between(points, (point) => point.quality, quality);
}

function between(
  points: readonly Point[],
  figureOf: (point: Point) => number,
  value: number,
): Point {
  const above = Math.max(
    1,
    points.findIndex((point) => figureOf(point) >= value),
  );
  const [low, high] = [points[above - 1], points[above]];
  if (!low || !high || value <= figureOf(low))
    return low ?? { quality: 0, similarity: 0, byteSize: 0 };
  const share = Math.min(1, (value - figureOf(low)) / (figureOf(high) - figureOf(low)));
  const mix = (of: (point: Point) => number) => of(low) + share * (of(high) - of(low));
  return {
    quality: mix((point) => point.quality),
    similarity: mix((point) => point.similarity),
    byteSize: mix((point) => point.byteSize),
  };
}
