import "server-only";

import sharp from "sharp";

import { type Encoded, type Encoder, lumaOf } from "@/lib/images/encode";
import { finestFitting } from "@/lib/images/finest-fitting";
import type { CompressedFormat } from "@/lib/images/jobs";
import { type Luma, structuralSimilarity } from "@/lib/images/structural-similarity";

/** Qualities to search, best first. */
const QUALITIES = Array.from({ length: 86 }, (_, index) => 95 - index);
/** Those of a PNG, which at 100 keeps every color. */
const PNG_QUALITIES = [100, ...QUALITIES];
/** Steps between those among which a file is looked for that exceeds the target anyway. */
const COARSE_STEP = 5;
/** Those of large images, each of which takes seconds. */
const FEW_QUALITIES = [95, 80, 65, 50, 35, 20];
/** More pixels than these are large for a search. */
const LARGE_PIXELS = { jpeg: 24_000_000, png: 6_000_000, webp: 24_000_000, avif: 3_000_000 };

type Found = Encoded & { similarity: number };

/**
 * Finds the format and quality that meet a size in bytes. Each of the formats contributes the best quality
 * that fits; of those at least `floor` similar to the original, the smallest file wins. When none
 * is, returns the smallest file that keeps this similarity, although it exceeds the target.
 *
 * @param target.floor structural similarity, at most 1; see `structuralSimilarity`
 */
export async function fitTarget(
  encoder: Encoder,
  target: { targetBytes: number; floor: number; formats: readonly CompressedFormat[] },
): Promise<Found> {
  const original = await encoder.luma();
  const fitting: Found[] = [];
  const alike: Found[] = [];
  for (const format of target.formats) {
    const qualities = qualitiesOf(format, encoder);
    const fits = await finestFitting(qualities, target.targetBytes, async (quality) => {
      const { bytes } = await encoder.encode(format, quality);
      return bytes.byteLength;
    });
    const found = fits === null ? null : await measureSimilarity(encoder, format, fits, original);
    if (found && found.similarity >= target.floor) fitting.push(found);
    else
      alike.push(await coarsestSimilar(encoder, format, original, target.floor, coarse(qualities)));
  }
  const [best] = (fitting.length > 0 ? fitting : alike).sort(
    (one, other) => one.bytes.byteLength - other.bytes.byteLength,
  );
  if (!best) throw new Error("No format was tried.");
  return best;
}

/** The formats to choose from when any will do: those that keep transparency, where there is some. */
export function candidates({ pixels }: Encoder, hasAlpha: boolean): CompressedFormat[] {
  const formats: CompressedFormat[] = hasAlpha ? ["webp"] : ["jpeg", "webp"];
  return pixels <= LARGE_PIXELS.avif ? [...formats, "avif"] : formats;
}

function qualitiesOf(format: CompressedFormat, { pixels }: Encoder): readonly number[] {
  if (pixels > LARGE_PIXELS[format]) return FEW_QUALITIES;
  return format === "png" ? PNG_QUALITIES : QUALITIES;
}

function coarse(qualities: readonly number[]): number[] {
  return qualities.filter((quality) => quality % COARSE_STEP === 0);
}

/** The lowest quality that keeps the similarity; the best one when none does. */
async function coarsestSimilar(
  encoder: Encoder,
  format: CompressedFormat,
  original: Luma,
  floor: number,
  qualities: readonly number[],
): Promise<Found> {
  let [low, high] = [0, qualities.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    const found = await measureSimilarity(encoder, format, qualities[middle] ?? 0, original);
    if (found.similarity >= floor) low = middle;
    else high = middle - 1;
  }
  return measureSimilarity(encoder, format, qualities[low] ?? 0, original);
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
