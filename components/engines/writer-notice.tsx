"use client";

import { EngineNotice } from "@/components/tools/engine-notice";
import { lazyPart } from "@/components/ui/lazy-part";
import { currentWriter, useEngines } from "@/lib/client/use-engines";

const BetterEngineCard = lazyPart(
  async () => (await import("@/components/engines/better-engine-card")).BetterEngineCard,
  null,
);

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
      {source === "built-in" && <BetterEngineCard notes={notes} />}
    </div>
  );
}
