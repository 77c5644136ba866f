"use client";

import Link from "next/link";

import type { Framing } from "@/lib/client/canvas/draw-framed";
import type { Size } from "@/lib/client/canvas/layers";
import { severalCutoutsPath } from "@/lib/client/several-cutouts-path";
import { type CutoutFrame, isFramed, namedSize } from "@/lib/frames/cutout-frame";
import type { CutoutBackdrop } from "@/lib/tools/remove-background/cutout-edits";

/** Larger than this, one sees that a subject was enlarged. */
const SOFT_FROM = 1.3;

type FrameNotesProps = {
  image: Size;
  frame: CutoutFrame;
  backdrop: CutoutBackdrop;
  framing: Framing | null | "empty";
  /** Whether a brush is on, for which the whole image is shown. */
  isBrushing: boolean;
};

/** The size that is saved, what to know about it, and the way to do the same with several images. */
export function FrameNotes(props: FrameNotesProps) {
  const { image, frame, backdrop, framing, isBrushing } = props;
  const several = isFramed(frame) ? severalCutoutsPath(frame, backdrop) : null;
  const { width, height } = framing && framing !== "empty" ? framing.frame : image;
  return (
    <>
      <div role="status" className="grid gap-1 text-sm text-soft">
        <p className="tabular-nums">
          Saved as {width} × {height} px.
        </p>
        {framing === "empty" && <p>There's no subject left to frame.</p>}
        {framing && framing !== "empty" && (
          <>
            {isBrushing && <p>While a brush is on, you see the whole image, without its frame.</p>}
            {framing.frame.scale > SOFT_FROM && (
              <p>
                The subject is enlarged {framing.frame.scale.toFixed(1)} times, so it may look soft.
              </p>
            )}
            {namedSize(frame.size)?.perInch && (
              <p>
                The required face size varies by country. We don't measure faces, so set it yourself
                with "Subject size" and "Margin".
              </p>
            )}
          </>
        )}
      </div>
      {several && (
        <Link href={several} className="justify-self-start text-sm underline underline-offset-4">
          Do the same with several images
        </Link>
      )}
    </>
  );
}
