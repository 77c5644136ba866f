"use client";

import { useState } from "react";

import { ToolShell } from "@/components/tools/tool-shell";
import { YoutubeSummarizerForm } from "@/components/tools/youtube-summarizer-form";
import { YoutubeSummarizerResult } from "@/components/tools/youtube-summarizer-result";
import { useTool } from "@/lib/client/use-tool";
import {
  type YoutubeSummaryInput,
  youtubeSummaryContract,
} from "@/lib/tools/youtube-summarizer/contract";

export function YoutubeSummarizer() {
  const run = useTool(youtubeSummaryContract, {
    stream: true,
    thrownMessage: "Failed to summarize video",
  });
  const [asked, setAsked] = useState<YoutubeSummaryInput | null>(null);

  function start(input: YoutubeSummaryInput): void {
    setAsked(input);
    run.run(input);
  }

  const form = (
    <YoutubeSummarizerForm
      pending={run.status === "pending"}
      // If a transcript failed, don't ask for a transcript.
      failed={run.status === "error" && !asked?.transcript}
      fieldErrors={run.fieldErrors}
      onSummarize={start}
    />
  );
  return (
    <ToolShell
      slug="youtube-summarizer"
      form={form}
      result={<YoutubeSummarizerResult run={run} />}
    />
  );
}
