"use client";

import { ApiError } from "@/lib/client/api-error";
import { fetchNamedOutlines } from "@/lib/client/canvas/fetch-outline";
import { fitWithin, type Size } from "@/lib/client/canvas/layers";
import { MARK_SIDE, type OutlineMark, toAlphaMask } from "@/lib/client/canvas/marks";
import { openBitmap } from "@/lib/client/canvas/use-bitmap";
import { type ImageChoice, toFormPart } from "@/lib/client/image-choice";
import { foundIn } from "@/lib/tools/remove-object/object-name";
import { knownNameIn } from "@/lib/tools/remove-object/object-names";
import { pickWhich, type Which, whichIn } from "@/lib/tools/remove-object/which-object";
import { OBJECT_LABELS } from "@/lib/vision/labels";

/** What a name stands for in an image, one outline per object from left to right, and the size of their marks. */
export type NamedObjects = {
  outlines: readonly OutlineMark[];
  size: Size;
  /** Which of them a longer name asked for; that one alone is marked at first, where it's clear. */
  which?: Which | undefined;
  /** The place of that one in the list, where it's clear. */
  picked?: number | undefined;
};

/** What was looked for, what of it is marked at first, and without that, the names of what is there instead. */
export type SeenObjects = NamedObjects & {
  marked: readonly OutlineMark[];
  others: readonly string[];
};

/**
 * Outlines what a name stands for, to show it before it's removed.
 *
 * @param phrase the longer name that it was taken from, which may ask for one of several; empty for none
 * @returns no outlines where there is no such object, which the call that removes it explains in the panel of its result; null
 *   when nothing can be shown: the browser can't display the image, or nothing on the server could outline anything
 * @throws ApiError whatever else went wrong, such as a server that is busy and could, a moment later
 */
export async function findNamed(
  image: ImageChoice,
  object: string,
  phrase: string,
): Promise<SeenObjects | null> {
  const bitmap = await openBitmap(toFormPart(image)).catch(() => null);
  if (!bitmap) return null;
  const size = fitWithin(bitmap, MARK_SIDE);
  try {
    const found = await fetchNamedOutlines(bitmap, object);
    const fromTheLeft = found.toSorted((one, other) => one.box.left - other.box.left);
    const outlines = fromTheLeft.map(({ box, mask }): OutlineMark => {
      return { mode: "outline", alphaMask: toAlphaMask(mask), points: [], box };
    });
    const which = whichIn(phrase);
    const boxes = fromTheLeft.map(({ box }) => box);
    const picked = which && pickWhich(boxes, which);
    const marked = outlines.filter((_, at) => picked === undefined || at === picked);
    return { outlines, size, which, picked, marked, others: [] };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === "unusable")
      return { outlines: [], marked: [], size, others: foundIn(error.message) };
    if (error.code === "provider_unavailable" && error.byEngine) return null;
    throw error;
  } finally {
    bitmap.close();
  }
}

/** The one word of a longer name that the built-in detector knows. */
export function oneWordOf(name: string): string | undefined {
  return knownNameIn(name, OBJECT_LABELS);
}
