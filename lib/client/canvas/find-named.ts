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
 * Whether the call that removes the object explains a failure better, in the panel of its result, or does without an outline:
 * there is no such object, or nothing on the server that could outline it. A busy server could, a moment later.
 */
function isLeftToTheRun({ code, byEngine }: ApiError): boolean {
  return code === "unusable" || (code === "provider_unavailable" && byEngine);
}

/**
 * Outlines what a name stands for, to show it before it's removed.
 *
 * @returns null when it can't be shown: there is no such object, or the browser can't display the image
 * @throws ApiError whatever else went wrong
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
    if (error instanceof ApiError && isLeftToTheRun(error)) return null;
    throw error;
  } finally {
    bitmap.close();
  }
}
