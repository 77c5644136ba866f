import { formatBytes, formatPercent } from "@/lib/core/format";
import type { ImageJobs } from "@/lib/images/jobs";
import { type CompressedImage, SIMILARITY_FLOOR } from "@/lib/tools/image-compressor/contract";

/** What the image processor made. */
export type Made = ImageJobs["compress"]["output"];
/** What became of a target size. */
export type Target = NonNullable<CompressedImage["meta"]["target"]>;

/** Sentences about what isn't quite as the user asked for; none when all is. */
export function remarksOn(made: Made, target: Target | null): string[] {
  if (made.unchanged) {
    const size = formatBytes(made.byteSize);
    return [`This quality wouldn't make the file smaller, so here's your original (${size}).`];
  }
  const remarks = [];
  if (target && !target.isMet) remarks.push(missed(made, target));
  if (made.hadAlpha && made.format === "jpeg")
    remarks.push("JPEG doesn't support transparency, so transparent areas are now white.");
  return remarks;
}

function missed({ byteSize, width, height, similarity }: Made, target: Target): string {
  const share = similarity ?? 0;
  const size = formatBytes(byteSize);
  const best =
    share >= SIMILARITY_FLOOR
      ? `${size} is the smallest that still looks like the original.`
      : `This is the best we found: ${size}, ${formatPercent(share)} similar to the original.`;
  return `${formatBytes(target.byteSize)} isn't possible at ${width} × ${height} px without visible artifacts. ${best}`;
}
