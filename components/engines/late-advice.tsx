"use client";

import { BetterEngineAdvice } from "@/components/engines/better-engine-advice";
import { useEngines } from "@/lib/client/use-engines";
import type { FirstTask } from "@/lib/engines/first-run";

/** The advice for a task where the server didn't know that the built-in model would write. */
export function LateAdvice({ task, notes }: { task: FirstTask; notes: string | undefined }) {
  const looksOnThisMachine = useEngines()?.looksOnThisMachine ?? false;
  return (
    <BetterEngineAdvice
      task={task}
      notes={notes}
      looksOnThisMachine={looksOnThisMachine}
      mayDownload={false}
      suitable={null}
    />
  );
}
