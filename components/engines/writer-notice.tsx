"use client";

import { BetterEngineCard } from "@/components/engines/better-engine-card";
import { EngineNotice } from "@/components/tools/engine-notice";
import { currentWriter, useEngines } from "@/lib/client/use-engines";

type WriterNoticeProps = {
  /** Name of the field for notes, on pages that have one. */
  notes?: string;
};

/** What to know before writing: that a model still downloads, or that the one there is only drafts. */
export function WriterNotice({ notes }: WriterNoticeProps) {
  const source = currentWriter(useEngines())?.source;
  if (source !== "server" && source !== "built-in") return null;
  return (
    <div className="grid gap-4 empty:hidden">
      <EngineNotice />
      <BetterEngineCard notes={notes} />
    </div>
  );
}
