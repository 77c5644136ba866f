"use client";

import { useMemo } from "react";

import { lastOutline, type Mark, shareOf } from "@/lib/client/canvas/marks";

/** Shares of the image's area: a spot of 12 × 12 pixels in 1,024 × 768, and what leaves hardly anything. */
const SPECK = 0.0002;
const WHOLE = 0.8;

type RemoveObjectOutlinedProps = {
  marks: readonly Mark[];
  /** What a click does; see `CLICK_MODES`. */
  adds: boolean;
};

/** What to know of the last click's outline before anything is removed. */
export function RemoveObjectOutlined({ marks, adds }: RemoveObjectOutlinedProps) {
  const last = lastOutline(marks);
  const isClicked = last !== undefined && last === marks.at(-1) && last.points.length > 0;
  const share = useMemo(() => (isClicked ? shareOf(last) : undefined), [isClicked, last]);
  return (
    <p role="status" className="text-sm text-soft empty:hidden">
      {share !== undefined && remarkOn(share, adds)}
    </p>
  );
}

export function remarkOn(share: number, adds: boolean): string {
  if (share >= WHOLE)
    return "Nearly the whole image is outlined. Click Undo, then click the object itself, or paint over it.";
  const more = adds ? "Click the rest of it" : "Choose “Adds to the selection” and click the rest";
  if (share < SPECK) return `Only a speck is outlined. ${more}, or paint over it.`;
  return `Only part of it? ${more}.`;
}
