"use client";

import { inSentence } from "@/components/engines/engine-words";
import { Button } from "@/components/ui/button";
import { ApiError } from "@/lib/client/api-error";
import { useEngineChange, useEngines } from "@/lib/client/use-engines";

type NextEngineButtonProps = {
  error: Error | null;
  /** Sends the run again, with the engine that was chosen by then. */
  onChosen: () => void;
};

/** Failures of the engine rather than of the input. */
const ENGINE_FAILURES = ["provider_failed", "provider_unavailable", "provider_timeout"];

/** Offers the next engine in reach when the chosen one failed; nothing is sent to another one silently. */
export function NextEngineButton({ error, onChosen }: NextEngineButtonProps) {
  const engines = useEngines();
  const choose = useEngineChange<{ ref: string }>("choose");
  if (!engines || !(error instanceof ApiError)) return null;
  if (!error.byEngine && !ENGINE_FAILURES.includes(error.code)) return null;
  const at = engines.writers.findIndex(({ ref }) => ref === engines.current);
  const next = engines.writers[(at + 1) % engines.writers.length];
  if (!next || next.ref === engines.current) return null;
  return (
    <Button
      size="sm"
      pending={choose.isPending}
      onClick={() => choose.mutate({ ref: next.ref }, { onSuccess: onChosen })}
    >
      Try with {inSentence(next.name)}
    </Button>
  );
}
