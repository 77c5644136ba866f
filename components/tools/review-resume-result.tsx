"use client";

import { ResultFooter } from "@/components/tools/result-footer";
import { ResultPanel } from "@/components/tools/result-panel";
import { DownloadMenu, RunControls } from "@/components/tools/running-part";
import { SourceGone } from "@/components/tools/source-gone";
import { CopyButton } from "@/components/ui/copy-button";
import { fetchMarkdown, Markdown } from "@/components/ui/markdown";
import { Notice } from "@/components/ui/notice";
import { usePreload } from "@/lib/client/use-preload";
import type { ToolRun } from "@/lib/client/use-tool";
import { formatCount, formatSeconds } from "@/lib/core/format";
import type { ResumeReview, reviewResumeContract } from "@/lib/tools/review-resume/contract";

export function ReviewResumeResult({ run }: { run: ToolRun<typeof reviewResumeContract> }) {
  usePreload(fetchMarkdown);
  const { result } = run;
  const toolbar = (
    <RunControls pending={run.status === "pending"} onStop={run.stop} onRegenerate={null}>
      {result && <CopyButton size="sm" label="Copy" text={result.content} />}
      {result && (
        <DownloadMenu markdown={result.content} title="Résumé review" meta={result.meta} />
      )}
    </RunControls>
  );
  return (
    <ResultPanel
      title="Analysis Results"
      hint="Upload your résumé and click Resume Review to get started."
      run={run}
      maxHeight={600}
      toolbar={toolbar}
      footer={result && <ResultFooter meta={result.meta} figures={figuresOf(result)} />}
    >
      {({ content, message }) => (
        <>
          {run.opened?.source === null && <SourceGone what="PDF" />}
          {message && <Notice>{message}</Notice>}
          <Markdown source={content} />
        </>
      )}
    </ResultPanel>
  );
}

function figuresOf({ meta }: ResumeReview): string[] {
  return [
    `Score ${meta.overall}`,
    formatCount(meta.words, "word"),
    meta.dropped > 0 ? `${formatCount(meta.dropped, "unverified remark")} left out` : "",
    formatSeconds(meta.seconds),
  ].filter(Boolean);
}
