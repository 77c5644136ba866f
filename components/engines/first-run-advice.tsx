"use client";

import { useMemo } from "react";

import { lazyPart } from "@/components/ui/lazy-part";
import type { FirstRun, FirstTask } from "@/lib/engines/first-run";

const WriterNotice = lazyPart(
  async () => (await import("@/components/engines/writer-notice")).WriterNotice,
  null,
);

type FirstRunAdviceProps = {
  task: FirstTask;
  /** Undefined where another engine than the built-in one answers, or the advice was declined: nothing is fetched then. */
  firstRun: FirstRun | undefined;
  run: { status: string; opened: unknown };
};

/** What the built-in reader and reviewer don't do, and the ways to an engine that does, until something was run. */
export function FirstRunAdvice({ task, firstRun, run }: FirstRunAdviceProps) {
  // The same element each time: an update before its script is there would take what the server drew off the page.
  const notice = useMemo(
    () => firstRun && <WriterNotice task={task} firstRun={firstRun} />,
    [task, firstRun],
  );
  return run.status === "idle" && !run.opened ? notice : null;
}
