"use client";

import { useMemo } from "react";

import { EngineNotice } from "@/components/tools/engine-notice";
import { lazyPart } from "@/components/ui/lazy-part";
import { currentWriter, useEngines } from "@/lib/client/use-engines";
import { useTellServer } from "@/lib/client/use-first-run";
import type { FirstRun, FirstTask } from "@/lib/engines/first-run";

const BetterEngineCard = lazyPart(
  async () => (await import("@/components/engines/better-engine-card")).BetterEngineCard,
  null,
);

type WriterNoticeProps = {
  task?: FirstTask;
  /** Name of the field for notes, on pages that have one. */
  notes?: string;
  /** Set where the server draws the card for the draft model, so that the page doesn't move when the engines are known. */
  firstRun?: FirstRun | undefined;
};

/** What to know before writing: that a model still downloads, or that the one there is only drafts. */
export function WriterNotice({ task = "drafts", notes, firstRun }: WriterNoticeProps) {
  const engines = useEngines();
  const source = engines ? currentWriter(engines)?.source : firstRun && "built-in";
  useTellServer(task, firstRun !== undefined && source !== "built-in");
  // The same element each time: an update before its script is there would take the server's card off the page.
  const card = useMemo(
    () => <BetterEngineCard task={task} notes={notes} {...firstRun} />,
    [task, notes, firstRun],
  );
  if (source !== "server" && source !== "built-in") return null;
  return (
    <div className="grid gap-4 empty:hidden">
      {/* The built-in reader and reviewer need no model. */}
      {engines && task === "drafts" && <EngineNotice />}
      {source === "built-in" && card}
    </div>
  );
}
