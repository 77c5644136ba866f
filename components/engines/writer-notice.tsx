"use client";

import type { ReactNode } from "react";

import { FirstRunAdvice } from "@/components/engines/first-run-advice";
import { EngineNotice } from "@/components/tools/engine-notice";
import { lazyPart } from "@/components/ui/lazy-part";
import { currentWriter, useEngines } from "@/lib/client/use-engines";
import { hasDeclined } from "@/lib/client/use-first-run";

const LateAdvice = lazyPart(
  async () => (await import("@/components/engines/late-advice")).LateAdvice,
  null,
);

type WriterNoticeProps = {
  /** Name of the field for notes, on pages that have one. */
  notes?: string;
  /** See `FirstRunAdvice`. */
  advice: ReactNode;
};

/** What to know before writing: that a model still downloads, or that the one there is only drafts. */
export function WriterNotice({ notes, advice }: WriterNoticeProps) {
  const source = currentWriter(useEngines())?.source;
  const isBuiltIn = source === "built-in";
  return (
    <>
      {(isBuiltIn || source === "server") && <EngineNotice />}
      <FirstRunAdvice task="drafts" advice={advice} />
      {isBuiltIn && !advice && !hasDeclined("drafts") && <LateAdvice notes={notes} />}
    </>
  );
}
