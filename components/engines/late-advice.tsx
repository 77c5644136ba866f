"use client";

import { BetterEngineAdvice } from "@/components/engines/better-engine-advice";
import { useEngines } from "@/lib/client/use-engines";

/** The advice for drafts where the server didn't know that the built-in model would write. */
export function LateAdvice({ notes }: { notes: string | undefined }) {
  const looksOnThisMachine = useEngines()?.looksOnThisMachine ?? false;
  return (
    <BetterEngineAdvice
      task="drafts"
      notes={notes}
      looksOnThisMachine={looksOnThisMachine}
      mayDownload={false}
      suitable={null}
    />
  );
}
