"use client";

import { useState } from "react";

import type { KeptEdits } from "@/lib/client/use-cutout-edits";
import type { CutoutFrame } from "@/lib/frames/cutout-frame";

/** What can be taken back: the last brush stroke, or a frame, to what it was before. */
type Step = "stroke" | { frame: CutoutFrame; part: string };

/**
 * Brush strokes and changes of the frame, in the order in which they were made on this page. A slider that was dragged is one step.
 * Strokes of before come after those.
 */
export function useCutoutSteps({ edits, change }: Pick<KeptEdits, "edits" | "change">) {
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const hasStrokes = edits.strokes.length > 0;
  // Another tab may have taken the strokes back.
  const open = steps.filter((step) => step !== "stroke" || hasStrokes);

  function setFrame(frame: CutoutFrame): void {
    const part = changedPart(edits.frame, frame);
    const last = open.at(-1);
    const goesOn = last && last !== "stroke" && last.part === part && part !== "";
    if (!goesOn) setSteps([...open, { frame: edits.frame, part }]);
    change((now) => ({ ...now, frame }));
  }

  function undo(): void {
    const last = open.at(-1);
    setSteps(open.slice(0, -1));
    if (last && last !== "stroke") change((now) => ({ ...now, frame: last.frame }));
    else change((now) => ({ ...now, strokes: now.strokes.slice(0, -1) }));
  }

  return {
    setFrame,
    undo,
    canUndo: open.length > 0 || hasStrokes,
    /** Called after a stroke was added. */
    noteStroke: () => setSteps([...open, "stroke"]),
  };
}

const SLIDERS = ["margin", "zoom", "x", "y", "shadow"] as const;

/** The one slider that was moved; empty for anything else. */
function changedPart(before: CutoutFrame, after: CutoutFrame): string {
  const moved = SLIDERS.filter((part) => before[part] !== after[part]);
  return moved.length === 1 && before.size === after.size ? String(moved[0]) : "";
}
