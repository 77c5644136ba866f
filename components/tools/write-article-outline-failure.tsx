"use client";

import { NextEngineButton } from "@/components/engines/next-engine-button";
import { Notice } from "@/components/ui/notice";
import type { useOutline } from "@/lib/client/use-outline";

/** Why no headings were proposed, with the next engine where the chosen one failed. */
export function OutlineFailure({ outline }: { outline: ReturnType<typeof useOutline> }) {
  const { error, retry } = outline;
  if (!error) return null;
  return (
    <Notice
      tone="danger"
      action={retry && <NextEngineButton error={error} kind="writes" onChosen={retry} />}
    >
      {error.message}
    </Notice>
  );
}
