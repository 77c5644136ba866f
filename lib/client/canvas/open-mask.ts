"use client";

import { bytesOf } from "@/lib/client/canvas/fetch-outline";
import { decodeBitmap, fitWithin, type Size } from "@/lib/client/canvas/layers";
import { MARK_SIDE, type MarkLayer, toAlphaMask, toKeptMask } from "@/lib/client/canvas/marks";
import { fetchFile } from "@/lib/client/fetch-file";

/** A mask, white on black, and blue where marks were wiped off: as it was sent, or its URL. */
export type MaskChoice = Blob | string;

/**
 * The mask of an earlier removal as a mark, to be changed.
 *
 * @param image size of the image that it's of, in pixels; null where that isn't known: what a page drew is as large as its marks
 * @throws Error when it can't be loaded
 */
export async function openMask(mask: MaskChoice, image: Size | null): Promise<MarkLayer> {
  const bitmap = await decodeBitmap(await blobOf(mask));
  const [alphaMask, kept] = [toAlphaMask(bitmap), toKeptMask(bitmap)];
  bitmap.close();
  const size = fitWithin(image ?? alphaMask, MARK_SIDE);
  return { list: [{ mode: "outline", alphaMask, points: [], kept }], size };
}

function blobOf(mask: MaskChoice): Promise<Blob> | Blob {
  if (mask instanceof Blob) return mask;
  return mask.startsWith("data:") ? bytesOf(mask) : fetchFile(mask);
}
