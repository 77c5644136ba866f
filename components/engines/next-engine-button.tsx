"use client";

import { inSentence } from "@/components/engines/engine-words";
import { Button } from "@/components/ui/button";
import { ApiError } from "@/lib/client/api-error";
import { enginesFor, useEngineChange, useEngines } from "@/lib/client/use-engines";
import type { EngineKind } from "@/lib/engines/row";

type NextEngineButtonProps = {
  error: Error | null;
  kind: EngineKind;
  /** Sends the run again, with the engine that was chosen by then. */
  onChosen: () => void;
};

/** Failures of the engine rather than of the input. */
const ENGINE_FAILURES = ["provider_failed", "provider_unavailable", "provider_timeout"];

/** Whether another engine may do better where this one failed. */
export function isOfEngine(error: Error | null): boolean {
  return error instanceof ApiError && (error.byEngine || ENGINE_FAILURES.includes(error.code));
}

/** Offers the next engine in reach when the chosen one failed; nothing is sent to another one silently. */
export function NextEngineButton({ error, kind, onChosen }: NextEngineButtonProps) {
  if (!isOfEngine(error)) return null;
  return <OtherEngineButton verb="Try" kind={kind} onChosen={onChosen} />;
}

type OtherEngineButtonProps = Omit<NextEngineButtonProps, "error"> & {
  /** What the next engine does: "Try", "Continue". */
  verb: string;
};

/** Chooses the next engine in reach, and goes on with it; renders nothing where there's no other one. */
export function OtherEngineButton({ verb, kind, onChosen }: OtherEngineButtonProps) {
  const engines = useEngines();
  const choose = useEngineChange<{ ref: string; kind: EngineKind }>("choose");
  if (!engines) return null;
  const { inReach, current } = enginesFor(engines, kind);
  const at = inReach.findIndex(({ ref }) => ref === current);
  const next = inReach[(at + 1) % inReach.length];
  if (!next || next.ref === current) return null;
  return (
    <Button
      size="sm"
      pending={choose.isPending}
      onClick={() => choose.mutate({ ref: next.ref, kind }, { onSuccess: onChosen })}
    >
      {verb} with {inSentence(next.name)}
    </Button>
  );
}
