"use client";

import { useEffect, useState } from "react";

/**
 * Calls `begin` when another document was summarized, so that its chat starts over (YT-07, decision
 * 22).
 */
export function useOnNewSummary(contextId: string | undefined, begin: () => void): void {
  const [known, setKnown] = useState(contextId);
  const isNew = contextId !== known;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new document starts over.
  useEffect(() => {
    if (!isNew) return;
    setKnown(contextId);
    begin();
  }, [isNew]);
}
