"use client";

import { RotateCcw } from "lucide-react";
import type { ReactNode } from "react";

import { StopSlot } from "@/components/tools/stop-slot";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import type { Step } from "@/lib/core/progress";

export type RunControlsProps = {
  pending: boolean;
  onStop: () => void;
  /** Null before the first run. */
  onRegenerate: (() => void) | null;
  /** What else can be done with a result: comes before them. */
  children?: ReactNode;
};

/** Stop during a run, Regenerate and the rest after it. */
export function RunControls({ pending, onStop, onRegenerate, children }: RunControlsProps) {
  return (
    <StopSlot pending={pending} onStop={onStop}>
      {children}
      {onRegenerate && (
        <Button size="sm" onClick={onRegenerate}>
          <RotateCcw aria-hidden />
          Regenerate
        </Button>
      )}
    </StopSlot>
  );
}

type RunPendingProps = { step: Step | null; onStop: () => void };

/** Shown until the first word of a run arrives. */
export function RunPending({ step, onStop }: RunPendingProps) {
  return (
    <div className="grid justify-items-center gap-4">
      <p className="flex items-center gap-3 text-soft">
        <Spinner />
        {step?.label ?? "Waiting for the first words"}…
      </p>
      <RunControls pending onStop={onStop} onRegenerate={null} />
    </div>
  );
}
