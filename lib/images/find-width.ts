import "server-only";

import type { Encoded } from "@/lib/images/encode";

const MAX_TRIES = 6;
/** Files shrink a little slower than their pixels. */
const MARGIN = 0.95;
/** Below this nobody would call it the same image. */
const MIN_WIDTH = 32;
/** Widths from here on are rounded down to tens. */
const ROUNDED_FROM = 200;

/**
 * Finds a width at which an image meets a target size, by trying.
 *
 * @param first the smallest file at full width, larger than the target
 * @param atWidth the smallest file that is similar enough at a width in pixels
 * @returns null when none of at least 32 pixels was found
 */
export async function findWidth(
  first: Encoded,
  targetBytes: number,
  atWidth: (width: number) => Promise<Encoded>,
): Promise<number | null> {
  let { width, byteSize } = first.facts;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    width = narrower(width, targetBytes / byteSize);
    if (width < MIN_WIDTH) return null;
    byteSize = (await atWidth(width)).facts.byteSize;
    if (byteSize <= targetBytes) return width;
  }
  return null;
}

/** @param share of the bytes that may stay, under 1 */
function narrower(width: number, share: number): number {
  const next = Math.min(width - 1, Math.floor(width * Math.sqrt(share) * MARGIN));
  return next < ROUNDED_FROM ? next : Math.floor(next / 10) * 10;
}
