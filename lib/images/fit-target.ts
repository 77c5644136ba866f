import "server-only";

import sharp from "sharp";

import { type Encoded, type Encoder, lumaOf } from "@/lib/images/encode";
import { finestFitting } from "@/lib/images/finest-fitting";
import type { ImageFormat } from "@/lib/images/image-format";
import type { CompressedFormat } from "@/lib/images/jobs";
import { structuralSimilarity } from "@/lib/images/structural-similarity";

/** Qualities to search, best first. */
const QUALITIES = Array.from({ length: 86 }, (_, index) => 95 - index);
/** Those of a PNG, which at 100 keeps every color. */
const PNG_QUALITIES = [100, ...QUALITIES];
/** Steps between those among which a file is looked for that exceeds the target anyway. */
const COARSE_STEP = 5;
/** Those of large images, each of which takes seconds. */
const FEW_QUALITIES = [95, 80, 65, 50, 35, 20];
/** More pixels than these are large for a search. */
const LARGE_PIXELS = {
  jpeg: 24_000_000,
  png: 6_000_000,
  webp: 24_000_000,
  avif: 3_000_000,
  gif: 3_000_000,
};

/** Similarity that a file has to keep to be no larger than an upload that is under the target anyway. */
const CAPPED_FLOOR = 0.97;

type Found = Encoded & { similarity: number };

/** What was uploaded, and whether what is made of it is as wide and as high. */
type Upload = { format: ImageFormat; byteSize: number; isSameSize: boolean };

/**
 * Finds the format and quality that meet a size in bytes. Each of the formats contributes the best quality
 * that fits, and that isn't larger than an upload under the target while it looks the same (`CAPPED_FLOOR`); of those at least `floor` similar to the original, the
 * smallest file wins, and the most similar one where the floor is 0. When none is, returns the smallest file that keeps this similarity, although it exceeds the target.
 *
 * @param target.floor structural similarity, at most 1; see `structuralSimilarity`
 */
export async function fitTarget(
  encoder: Encoder,
  target: {
    targetBytes: number;
    floor: number;
    formats: readonly CompressedFormat[];
    upload: Upload;
  },
): Promise<Found> {
  const { floor, targetBytes, upload } = target;
  const fitting: Found[] = [];
  const alike: Found[] = [];
  for (const format of target.formats) {
    const isCapped = upload.byteSize < targetBytes && mayLower(format, upload);
    const sizes = isCapped ? [upload.byteSize, targetBytes] : [targetBytes];
    let found: Found | null = null;
    for (const mostBytes of sizes) {
      const least = mostBytes === targetBytes ? floor : Math.max(floor, CAPPED_FLOOR);
      found ??= await finestAlike(encoder, format, { floor: least, mostBytes });
    }
    if (found) fitting.push(found);
    else
      alike.push(
        await coarsestSimilar(encoder, format, floor, coarse(qualitiesOf(format, encoder))),
      );
  }
  const bySize = (one: Found, other: Found) => one.bytes.byteLength - other.bytes.byteLength;
  const bySimilarity = (one: Found, other: Found) => other.similarity - one.similarity;
  const [best] =
    fitting.length > 0 ? fitting.sort(floor > 0 ? bySize : bySimilarity) : alike.sort(bySize);
  if (!best) throw new Error("No format was tried.");
  return best;
}

/** The best quality of a format that has at most so many bytes; null when its similarity is less than `floor`, or none has. */
async function finestAlike(
  encoder: Encoder,
  format: CompressedFormat,
  { floor, mostBytes }: { floor: number; mostBytes: number },
): Promise<Found | null> {
  const fits = await finestFitting(qualitiesOf(format, encoder), mostBytes, async (quality) => {
    const { bytes } = await encoder.encode(format, quality);
    return bytes.byteLength;
  });
  const found = fits === null ? null : await measureSimilarity(encoder, format, fits);
  return found && found.similarity >= floor ? found : null;
}

/**
 * Whether a file may be of a lower quality to be no larger than the upload. A PNG would lose colors that another format had, and
 * an image that was poor already would get poorer with another size.
 */
function mayLower(format: CompressedFormat, upload: Omit<Upload, "byteSize">): boolean {
  return format === upload.format ? upload.isSameSize : format !== "png";
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
  floor: number,
  qualities: readonly number[],
): Promise<Found> {
  let [low, high] = [0, qualities.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    const found = await measureSimilarity(encoder, format, qualities[middle] ?? 0);
    if (found.similarity >= floor) low = middle;
    else high = middle - 1;
  }
  return measureSimilarity(encoder, format, qualities[low] ?? 0);
}

async function measureSimilarity(
  encoder: Encoder,
  format: CompressedFormat,
  quality: number,
): Promise<Found> {
  const encoded = await encoder.encode(format, quality);
  return {
    ...encoded,
    similarity: structuralSimilarity(await encoder.luma(), await lumaOf(sharp(encoded.bytes))),
  };
}
