"use client";

import { ApiError } from "@/lib/client/api-error";
import { fetchNamedOutlines } from "@/lib/client/canvas/fetch-outline";
import { fitWithin, type Size } from "@/lib/client/canvas/layers";
import { MARK_SIDE, type OutlineMark, toAlphaMask } from "@/lib/client/canvas/marks";
import { openBitmap } from "@/lib/client/canvas/use-bitmap";
import { type ImageChoice, toFormPart } from "@/lib/client/image-choice";

/** What a name stands for in an image, one outline per object from left to right, and the size of their marks. */
export type NamedObjects = { outlines: readonly OutlineMark[]; size: Size };

/**
 * Outlines what a name stands for, to show it before it's removed.
 *
 * @returns no outlines where there is no such object, which the call that removes it explains in the panel of its result; null
 *   when nothing can be shown: the browser can't display the image, or nothing on the server could outline anything
 * @throws ApiError whatever else went wrong, such as a server that is busy and could, a moment later
 */
export async function findNamed(image: ImageChoice, object: string): Promise<NamedObjects | null> {
  const bitmap = await openBitmap(toFormPart(image)).catch(() => null);
  if (!bitmap) return null;
  try {
    const found = await fetchNamedOutlines(bitmap, object);
    const fromTheLeft = found.toSorted((one, other) => one.box.left - other.box.left);
    const outlines = fromTheLeft.map(({ box, mask }): OutlineMark => {
      return { mode: "outline", alphaMask: toAlphaMask(mask), points: [], box };
    });
    return { outlines, size: fitWithin(bitmap, MARK_SIDE) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === "unusable") return { outlines: [], size: fitWithin(bitmap, MARK_SIDE) };
    if (error.code === "provider_unavailable" && error.byEngine) return null;
    throw error;
  } finally {
    bitmap.close();
  }
}
