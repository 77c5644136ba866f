"use client";

import { RotateCcw, Square } from "lucide-react";

import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";

type RunControlsProps = {
  pending: boolean;
  onStop: () => void;
  /** Null before there was a run. */
  onRegenerate: (() => void) | null;
};

/** Stop while a run goes on, Regenerate after it. */
export function RunControls({ pending, onStop, onRegenerate }: RunControlsProps) {
  if (pending) {
    return (
      <Button size="sm" onClick={onStop}>
        <Square aria-hidden />
        Stop
      </Button>
    );
  }
  if (!onRegenerate) return null;
  return (
    <Button
      size="sm"
      // It stands where Stop stood: the second half of a double click is not meant for it.
      onClick={(event) => event.detail < 2 && onRegenerate()}
    >
      <RotateCcw aria-hidden />
      Regenerate
    </Button>
  );
}

/** Before the first word of a run is there. */
export function Waiting({ onStop }: { onStop: () => void }) {
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
