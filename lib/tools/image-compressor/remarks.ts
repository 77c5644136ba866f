import { formatBytes, formatPercent } from "@/lib/core/format";
import type { ImageJobs } from "@/lib/images/jobs";
import {
  type CompressedImage,
  type CompressorInput,
  SIMILARITY_FLOOR,
} from "@/lib/tools/image-compressor/contract";
import { FORMAT_NAMES, ORIGINAL_FORMAT, QUALITY } from "@/lib/tools/image-compressor/options";

/** What the image processor made. */
export type Made = ImageJobs["compress"]["output"];
/** What became of a target size. */
export type Target = NonNullable<CompressedImage["meta"]["target"]>;

/** What the user asked for, as far as it may not come true. Width and height in pixels. */
type Asked = Pick<
  CompressorInput,
  "width" | "height" | "quality" | "format" | "keepAnimation" | "anySimilarity"
>;

/** What can be read and not written. */
const OTHER_FORMATS = { tiff: "TIFF", svg: "SVG" };

/** Sentences about what isn't quite as the user asked for; none when all is. */
export function remarksOn(made: Made, target: Target | null, asked: Asked): string[] {
  const remarks = [];
  if (wouldEnlarge(made, asked)) {
    const size = `${made.before.width} × ${made.before.height} px`;
    remarks.push(
      `Your image is only ${size}, and enlarging wouldn't add detail, so it keeps that size.`,
    );
  }
  // Nothing was encoded, and so no quality chosen.
  if (made.quality === null) return [...remarks, keptOriginal(made, target, asked)];
  const unwritable = asked.format === ORIGINAL_FORMAT.value && unwritableName(made);
  if (unwritable)
    remarks.push(
      `We can't save ${unwritable} files, so this one is now a ${FORMAT_NAMES[made.format]}.`,
    );
  if (made.before.pages > 1)
    remarks.push(`Only the first of the TIFF's ${made.before.pages} pages was compressed.`);
  if (asked.keepAnimation && made.frames < made.before.frames) {
    const name = FORMAT_NAMES[made.format];
    remarks.push(
      `${name} images can't be animated, so only the first frame is left. Choose WebP to keep all ${made.before.frames}.`,
    );
  }
  if (target && !target.isMet) remarks.push(missed(made, target, asked));
  else remarks.push(...besideOriginal(made, target ? null : asked.quality));
  if (losesTransparency(made))
    remarks.push("JPEG doesn't support transparency, so transparent areas are now white.");
  return remarks;
}

/** Why the result is the upload itself. */
function keptOriginal(made: Made, target: Target | null, asked: Asked): string {
  const rest = made.unchanged ? "" : " without its metadata";
  const size = formatBytes(made.byteSize);
  if (!target) {
    const what = made.unchanged ? "file" : "image";
    return `This quality wouldn't make the ${what} smaller, so here's your original${rest} (${size}).`;
  }
  return target.isMet
    ? `Your image is already smaller than ${formatBytes(target.byteSize)}, so here's your original${rest} (${size}).`
    : missed(made, target, asked, `your original${rest}`);
}

/**
 * How a result compares with an upload that wouldn't have been larger.
 *
 * @param wanted the quality that was asked for; null when a target decided it
 */
function besideOriginal(made: Made, wanted: number | null): string[] {
  const { byteSize, before, quality } = made;
  const original = `your original (${formatBytes(before.byteSize)})`;
  if (byteSize > before.byteSize)
    return [`This ${FORMAT_NAMES[made.format]} is larger than ${original}.`];
  return wanted !== null && quality !== null && quality < wanted
    ? [
        `At quality ${wanted}, it wouldn't be smaller than ${original}, so it has quality ${quality}.`,
      ]
    : [];
}

/** The name of the upload's format when no file can be written in it. */
function unwritableName({ before: { format } }: Made): string | false {
  return isUnwritable(format) && OTHER_FORMATS[format];
}

function isUnwritable(format: string): format is keyof typeof OTHER_FORMATS {
  return Object.hasOwn(OTHER_FORMATS, format);
}

/** Whether transparent areas became white. */
export function losesTransparency({ hadAlpha, format, unchanged }: Made): boolean {
  return hadAlpha && format === "jpeg" && !unchanged;
}

/** Whether the box that was asked for is larger than the image on every side that was given. */
function wouldEnlarge({ before }: Made, { width, height }: Asked): boolean {
  const scale = Math.min((width ?? Infinity) / before.width, (height ?? Infinity) / before.height);
  return Number.isFinite(scale) && scale > 1;
}

/** Whether a result has the lowest quality there is, so that similarity isn't what kept it from getting smaller. */
function isLowest({ quality }: Made): boolean {
  return quality === QUALITY.min;
}

/**
 * Similarity is measured: whether the two look alike is for people to say.
 *
 * @param kept what the result is when it's the upload itself
 */
function missed(made: Made, target: Target, { anySimilarity }: Asked, kept?: string): string {
  const { byteSize, width, height, similarity } = made;
  const wanted = formatBytes(target.byteSize);
  const place = `${wanted} isn't possible at ${width} × ${height} px`;
  const best = kept
    ? `${kept} (${formatBytes(byteSize)})`
    : `${formatBytes(byteSize)}, ${formatPercent(similarity ?? 0)} similar`;
  if (anySimilarity || isLowest(made)) {
    // JPEG would lose what is transparent.
    const others = made.hadAlpha ? "WebP" : "WebP or JPEG";
    const other = made.format === "png" ? ` A ${others} can be smaller.` : "";
    return `${place} as a ${FORMAT_NAMES[made.format]}, even at the lowest quality. The smallest we found is ${best}.${other}`;
  }
  const floor = `at least ${formatPercent(SIMILARITY_FLOOR)} similarity to the original`;
  // Below the floor, what was kept is the best one that was tried, and others were smaller.
  const which = (similarity ?? 0) >= SIMILARITY_FLOOR ? "smallest" : "most similar";
  const { similarityThatFits = null } = target;
  const poorer =
    similarityThatFits === null
      ? ""
      : ` With lower quality, ${wanted} is possible, but then it's only ${formatPercent(similarityThatFits)} similar.`;
  return `${place} with ${floor}. The ${which} we found is ${best}.${poorer}`;
}
