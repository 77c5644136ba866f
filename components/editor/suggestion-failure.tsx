"use client";

import type { useSuggestion } from "@/components/editor/use-suggestion";
import { ENGINE_SETTINGS } from "@/components/engines/engine-words";
import { NextEngineButton } from "@/components/engines/next-engine-button";
import { ButtonLink } from "@/components/ui/button-link";
import { Notice } from "@/components/ui/notice";
import { currentWriter, useEngines } from "@/lib/client/use-engines";

/** Why there is no suggestion. */
export function SuggestionFailure({ message }: { message: string | undefined }) {
  return (
    <Notice tone={useIsDraftModel() ? "warning" : "danger"}>
      {message ?? "Something went wrong. Try again."}
    </Notice>
  );
}

/** The way to a suggestion where there was none. */
export function FailureActions({ suggestion }: { suggestion: ReturnType<typeof useSuggestion> }) {
  const { run } = suggestion;
  const isDraftModel = useIsDraftModel();
  return (
    <>
      {run.retry && <NextEngineButton error={run.error} kind="writes" onChosen={run.retry} />}
      {isDraftModel && (
        <ButtonLink size="sm" href={ENGINE_SETTINGS}>
          Connect an engine
        </ButtonLink>
      )}
    </>
  );
}

/** Whether the model that can't do this is the one that is built in. */
function useIsDraftModel(): boolean {
  return currentWriter(useEngines())?.source === "built-in";
}
