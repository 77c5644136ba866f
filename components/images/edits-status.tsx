"use client";

import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { KeptEdits } from "@/lib/client/use-cutout-edits";
import { areSame, NO_EDITS } from "@/lib/tools/remove-background/cutout-edits";

type EditsStatusProps = {
  kept: KeptEdits;
  /** Whether the background image is still on its way. */
  isStoring: boolean;
};

/** Whether background and brush strokes are saved with the cutout. */
export function EditsStatus({ kept, isStoring }: EditsStatusProps) {
  const { status, message, edits, retry } = kept;
  if (status === "failed") {
    return (
      <Notice
        tone="warning"
        action={
          <Button size="sm" onClick={() => void retry()}>
            Try again
          </Button>
        }
      >
        Your edits aren't saved yet. {message}
      </Notice>
    );
  }
  const isSaving = status === "saving" || isStoring;
  const saved = areSame(edits, NO_EDITS) ? "" : "Your edits are saved with this image.";
  return (
    <p role="status" className="min-h-5 text-sm text-soft">
      {isSaving ? "Saving your edits…" : saved}
    </p>
  );
}
