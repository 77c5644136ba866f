"use client";

import { RotateCcw, Square } from "lucide-react";

import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";

type RunControlsProps = {
  pending: boolean;
  onStop: () => void;
  /** Null before the first run. */
  onRegenerate: (() => void) | null;
};

/** Stop during a run, Regenerate after it. */
export function RunControls({ pending, onStop, onRegenerate }: RunControlsProps) {
  if (pending) {
    return (
      <Button size="sm" data-stops onClick={onStop}>
        <Square aria-hidden />
        Stop
      </Button>
    );
  }
  if (!onRegenerate) return null;
  return (
    <Button
      size="sm"
      // It replaces Stop in the same spot, so the second half of a double click must not trigger
      // it.
      onClick={(event) => event.detail < 2 && onRegenerate()}
    >
      <RotateCcw aria-hidden />
      Regenerate
    </Button>
  );
}

/** Shown until the first word of a run arrives. */
export function RunPending({ onStop }: { onStop: () => void }) {
  return (
    <div className="grid justify-items-center gap-4">
      <p className="flex items-center gap-3 text-soft">
        <Spinner />
        Waiting for the first words…
      </p>
      <RunControls pending onStop={onStop} onRegenerate={null} />
    </div>
  );
}
