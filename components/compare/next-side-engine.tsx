"use client";

import { inSentence } from "@/components/engines/engine-words";
import { isOfEngine } from "@/components/engines/next-engine-button";
import { Button } from "@/components/ui/button";
import type { ComparedEngine, Pair } from "@/lib/client/compared-pair";
import { enginesFor, useEngines } from "@/lib/client/use-engines";
import type { EngineKind } from "@/lib/engines/row";

type NextSideEngineProps = {
  error: Error | null;
  kind: EngineKind;
  pair: Pair;
  onChosen: (engine: ComparedEngine) => void;
};

/** Offers a side whose engine failed one that neither side has, for this comparison only. Sides of one engine keep it. */
export function NextSideEngine({ error, kind, pair, onChosen }: NextSideEngineProps) {
  const engines = useEngines();
  if (!engines || pair.setting || !isOfEngine(error)) return null;
  const taken = pair.engines.map(({ ref }) => ref);
  const next = enginesFor(engines, kind).inReach.find(({ ref }) => !taken.includes(ref));
  if (!next) return null;
  const { ref, name, source, allowance } = next;
  return (
    <Button size="sm" onClick={() => onChosen({ ref, name, source, allowance })}>
      Try with {inSentence(name)}
    </Button>
  );
}
