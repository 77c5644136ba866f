"use client";

import type { useSuggestion } from "@/components/editor/use-suggestion";
import { ENGINE_SETTINGS } from "@/components/engines/engine-words";
import { NextEngineButton } from "@/components/engines/next-engine-button";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Notice } from "@/components/ui/notice";
import { currentWriter, useEngines } from "@/lib/client/use-engines";

type SuggestionFailureProps = {
  suggestion: ReturnType<typeof useSuggestion>;
  message: string | undefined;
};

/** Why there is no suggestion, and the way to one. */
export function SuggestionFailure({ suggestion, message }: SuggestionFailureProps) {
  const { run, close } = suggestion;
  const isDraftModel = currentWriter(useEngines())?.source === "built-in";
  return (
    <>
      <Notice tone={isDraftModel ? "warning" : "danger"}>
        {message ?? "Something went wrong. Try again."}
      </Notice>
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="sm" onClick={close}>
          Close
        </Button>
        {run.retry && <NextEngineButton error={run.error} kind="writes" onChosen={run.retry} />}
        {isDraftModel && (
          <ButtonLink size="sm" href={ENGINE_SETTINGS}>
            Connect an engine
          </ButtonLink>
        )}
      </div>
    </>
  );
}
