"use client";

import { Undo2 } from "lucide-react";

import { Button } from "@/components/ui/button";
import type { RemovalStep } from "@/lib/client/removal-steps";

type RemovalStepsProps = {
  /** Oldest first; at least one. */
  steps: readonly RemovalStep[];
  /** Takes the last one back. */
  onUndo: () => void;
  disabled: boolean;
};

/** What was removed so far. The form goes on with the last result. */
export function RemovalSteps({ steps, onUndo, disabled }: RemovalStepsProps) {
  const names = steps.map(({ object }) => object ?? "marked area");
  return (
    <div className="grid gap-3 rounded-control border border-line bg-sunken p-3">
      <p className="text-sm">The next removal continues from this result.</p>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <ol
          aria-label="Removed so far"
          className="flex min-w-0 flex-wrap gap-x-3 text-sm text-soft"
        >
          {names.map((name, at) => (
            <li key={steps[at]?.result.id} className="break-all">
              {at + 1}. {name}
            </li>
          ))}
        </ol>
        <Button size="sm" disabled={disabled} onClick={onUndo}>
          <Undo2 aria-hidden />
          Bring back {names.at(-1)}
        </Button>
      </div>
    </div>
  );
}
