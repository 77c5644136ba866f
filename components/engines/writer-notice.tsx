"use client";

import type { ReactNode } from "react";

import { FirstRunAdvice } from "@/components/engines/first-run-advice";
import { EngineNotice } from "@/components/tools/engine-notice";
import { lazyPart } from "@/components/ui/lazy-part";
import { currentWriter, useEngines } from "@/lib/client/use-engines";
import { hasDeclined } from "@/lib/client/use-first-run";
import type { FirstTask } from "@/lib/engines/first-run";

const LateAdvice = lazyPart(
  async () => (await import("@/components/engines/late-advice")).LateAdvice,
  null,
);

type WriterNoticeProps = {
  /** What the built-in engine would do here. */
  task?: FirstTask;
  /** Name of the field for notes, on pages that have one. */
  notes?: string;
  /** See `FirstRunAdvice`. */
  advice: ReactNode;
};

/** What to know before writing: that a model still downloads, or that the one there is only drafts. */
export function WriterNotice({ task = "drafts", notes, advice }: WriterNoticeProps) {
  const source = currentWriter(useEngines())?.source;
  const isBuiltIn = source === "built-in";
  return (
    <>
      {(isBuiltIn || source === "server") && <EngineNotice />}
      <FirstRunAdvice task={task} advice={advice} />
      {isBuiltIn && !advice && !hasDeclined(task) && <LateAdvice task={task} notes={notes} />}
    </>
  );
}
