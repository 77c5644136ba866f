import "server-only";

import sharp from "sharp";

import { type Encoded, type Encoder, lumaOf } from "@/lib/images/encode";
import type { CompressedFormat } from "@/lib/images/jobs";
import { type Luma, structuralSimilarity } from "@/lib/images/structural-similarity";

/** Qualities to search, best first. */
const QUALITIES = [95, 90, 85, 80, 75, 70, 65, 60, 55, 50, 45, 40, 35, 30, 25, 20, 15, 10];
/** Trying many AVIF qualities on larger images would take too long. */
const MAX_SEARCHED_AVIF_PIXELS = 3_000_000;

type Found = Encoded & { similarity: number };

/**
 * Finds the format and quality that meet a size in bytes. Each format contributes the best quality
 * that fits; of those at least `floor` similar to the original, the smallest file wins. When none
 * is, returns the smallest file that keeps this similarity, although it exceeds the target.
 *
 * @param target.floor structural similarity, at most 1; see `structuralSimilarity`
 */
export async function fitTarget(
  encoder: Encoder,
  target: { targetBytes: number; floor: number; hasAlpha: boolean },
): Promise<Found> {
  const original = await encoder.luma();
  const fitting: Found[] = [];
  const alike: Found[] = [];
  for (const format of candidates(encoder, target.hasAlpha)) {
    const fits = await firstQuality(async (quality) => {
      const { bytes } = await encoder.encode(format, quality);
      return bytes.byteLength <= target.targetBytes;
    });
    const found = fits === null ? null : await measureSimilarity(encoder, format, fits, original);
    if (found && found.similarity >= target.floor) fitting.push(found);
    else alike.push(await coarsestSimilar(encoder, format, original, target.floor));
  }
  const [best] = (fitting.length > 0 ? fitting : alike).sort(
    (one, other) => one.bytes.byteLength - other.bytes.byteLength,
  );
  if (!best) throw new Error("No format was tried.");
  return best;
}

function candidates({ pixels }: Encoder, hasAlpha: boolean): CompressedFormat[] {
  const formats: CompressedFormat[] = hasAlpha ? ["webp"] : ["jpeg", "webp"];
  return pixels <= MAX_SEARCHED_AVIF_PIXELS ? [...formats, "avif"] : formats;
}

/**
 * Binary search for the best quality that passes; null when none does. Assumes that lower ones pass
 * too.
 */
async function firstQuality(passes: (quality: number) => Promise<boolean>): Promise<number | null> {
  let [low, high] = [0, QUALITIES.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (await passes(QUALITIES[middle] ?? 0)) high = middle;
    else low = middle + 1;
  }
  return QUALITIES[low] ?? null;
}

/** The lowest quality that keeps the similarity; the best one when none does. */
async function coarsestSimilar(
  encoder: Encoder,
  format: CompressedFormat,
  original: Luma,
  floor: number,
): Promise<Found> {
  let [low, high] = [0, QUALITIES.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    const found = await measureSimilarity(encoder, format, QUALITIES[middle] ?? 0, original);
    if (found.similarity >= floor) low = middle;
    else high = middle - 1;
  }
  return measureSimilarity(encoder, format, QUALITIES[low] ?? 0, original);
}

async function measureSimilarity(
  encoder: Encoder,
  format: CompressedFormat,
  quality: number,
  original: Luma,
): Promise<Found> {
  const encoded = await encoder.encode(format, quality);
  return {
    ...encoded,
    similarity: structuralSimilarity(original, await lumaOf(sharp(encoded.bytes))),
  };
}
