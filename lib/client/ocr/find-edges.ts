"use client";

import { drawImage, toRaster } from "@/lib/client/ocr/prepare-image";
import { findPageCorners } from "@/lib/ocr/pixels/find-page-corners";
import type { Corners } from "@/lib/ocr/pixels/projection";

/** Enough to find edges in; drawn in a moment even on a phone. */
const SIDE_PIXELS = 600;

/**
 * The corners of the page in a photo; null when it shows none.
 *
 * @throws ImageError when the file isn't an image
 */
export async function findEdges(file: Blob): Promise<Corners | null> {
  const canvas = await drawImage(file, ({ width, height }) => {
    const scale = Math.min(1, SIDE_PIXELS / Math.max(width, height));
    return { width: Math.round(width * scale), height: Math.round(height * scale) };
  });
  return findPageCorners(toRaster(canvas));
}
