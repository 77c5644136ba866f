"use client";

import type { useSuggestion } from "@/components/editor/use-suggestion";
import { Button } from "@/components/ui/button";
import { PASSAGE_ACTIONS, type PassageAction } from "@/lib/tools/write-article/passage-actions";

type PassageToolsProps = {
  suggestion: ReturnType<typeof useSuggestion>;
  hasSelection: boolean;
};

/** What a model can do with the selected text. Always in the same place, so that touch and keyboard reach it, too. */
export function PassageTools({ suggestion, hasSelection }: PassageToolsProps) {
  const { asked, run, ask } = suggestion;
  const isBusy = asked !== null && run.status === "pending";
  return (
    <fieldset
      aria-label="Selected text"
      className="flex flex-wrap items-center gap-2 border-line border-t px-4 py-2 sm:px-6"
    >
      {PASSAGE_ACTIONS.map(({ value, label }) => (
        <Button
          key={value}
          size="sm"
          disabled={!hasSelection || isBusy}
          // Keeps the selection where it is.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => ask(value satisfies PassageAction)}
        >
          {label}
        </Button>
      ))}
      {!hasSelection && <span className="text-soft text-xs">Select text to change it.</span>}
    </fieldset>
  );
}
