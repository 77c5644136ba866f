"use client";

import type { ReactNode } from "react";

import { FirstRunAdvice } from "@/components/engines/first-run-advice";
import { ToolShell } from "@/components/tools/tool-shell";
import { YoutubeSummarizerForm } from "@/components/tools/youtube-summarizer-form";
import { YoutubeSummarizerResult } from "@/components/tools/youtube-summarizer-result";
import { useTool } from "@/lib/client/use-tool";

const fetchContract = async () =>
  (await import("@/lib/tools/youtube-summarizer/contract")).youtubeSummaryContract;

/** `advice` is for a first run with the built-in reader; see `FirstRunAdvice`. */
export function YoutubeSummarizer({ advice }: { advice: ReactNode }) {
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
      notice={
        run.status === "idle" && !run.opened && <FirstRunAdvice task="summaries" advice={advice} />
      }
      form={form}
      result={<YoutubeSummarizerResult run={run} />}
    />
  );
}
