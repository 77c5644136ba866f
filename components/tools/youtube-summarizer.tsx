"use client";

import { FirstRunAdvice } from "@/components/engines/first-run-advice";
import { ToolShell } from "@/components/tools/tool-shell";
import { YoutubeSummarizerForm } from "@/components/tools/youtube-summarizer-form";
import { YoutubeSummarizerResult } from "@/components/tools/youtube-summarizer-result";
import { useTool } from "@/lib/client/use-tool";
import type { FirstRun } from "@/lib/engines/first-run";

const fetchContract = async () =>
  (await import("@/lib/tools/youtube-summarizer/contract")).youtubeSummaryContract;

/** `firstRun` is set before a first run with the built-in reader, with what to advise then. */
export function YoutubeSummarizer({ firstRun }: { firstRun: FirstRun | undefined }) {
  const run = useTool(fetchContract, {
    stream: true,
    thrown: "Failed to summarize video",
  });
  const form = (
    <YoutubeSummarizerForm
      key={run.restored?.id ?? "new"}
      asked={run.restored?.input ?? null}
      pending={run.status === "pending"}
      // If a transcript failed, don't ask for a transcript.
      failed={run.status === "error" && !run.submitted?.transcript}
      fieldErrors={run.fieldErrors}
      onSummarize={run.run}
    />
  );
  return (
    <ToolShell
      slug="youtube-summarizer"
      notice={<FirstRunAdvice task="summaries" firstRun={firstRun} run={run} />}
      form={form}
      result={<YoutubeSummarizerResult run={run} />}
    />
  );
}
