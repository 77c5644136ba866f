"use client";

import { type CutoutFrame, frameSizeText, namedSize } from "@/lib/frames/cutout-frame";
import { cutoutsPath } from "@/lib/registry/chain-paths";
import type { CutoutBackdrop } from "@/lib/tools/remove-background/cutout-edits";

/** Where many images get the same frame and background; null where a chain can't do the same. */
export function severalCutoutsPath(frame: CutoutFrame, backdrop: CutoutBackdrop): string | null {
  const { size, margin, zoom, x, y, shadow } = frame;
  const isOffered = typeof size === "string" || namedSize(size) !== undefined;
  // What was placed by hand is right for one image.
  const isPlaced = typeof size !== "string" && (zoom !== 1 || x !== 0 || y !== 0);
  const { kind } = backdrop;
  if (!isOffered || isPlaced || kind === "gradient" || kind === "image") return null;
  return cutoutsPath({
    background: kind,
    ...(kind === "color" && { color: backdrop.color }),
    size: frameSizeText(size),
    margin: String(Math.round(margin * 100)),
    shadow: String(Math.round(shadow * 100)),
  });
}
