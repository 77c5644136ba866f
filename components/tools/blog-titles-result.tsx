"use client";

import { ResultFooter } from "@/components/tools/result-footer";
import { ResultPanel } from "@/components/tools/result-panel";
import { RunControls, RunPending } from "@/components/tools/running-part";
import { lazyPart } from "@/components/ui/lazy-part";
import { fetchMarkdown, Markdown } from "@/components/ui/markdown";
import { usePreload } from "@/lib/client/use-preload";
import type { ToolRun } from "@/lib/client/use-tool";
import { formatCount, formatSeconds } from "@/lib/core/format";
import type { blogTitlesContract } from "@/lib/tools/blog-titles/contract";
import { keywordOfPrompt, nextRound } from "@/lib/tools/blog-titles/options";

const fetchList = () => import("@/components/tools/blog-titles-list");
const fetchParts = () => Promise.all([fetchMarkdown(), fetchList()]);

const TitleList = lazyPart(async () => (await fetchList()).TitleList);
const TitleListActions = lazyPart(
  async () => (await fetchList()).TitleListActions,
  // As high as its buttons.
  <span className="h-9" />,
);

export function BlogTitlesResult({ run }: { run: ToolRun<typeof blogTitlesContract> }) {
  usePreload(fetchParts);
  const { result, submitted } = run;
  const pending = run.status === "pending";
  const regenerate = submitted && (() => run.run(nextRound(submitted)));

  const toolbar = (
    <RunControls pending={pending} onStop={run.stop} onRegenerate={regenerate}>
      {result && (
        <TitleListActions
          titles={result}
          keyword={keywordOfPrompt(submitted?.prompt ?? "").keyword}
        />
      )}
    </RunControls>
  );
  const footer = result && (
    <ResultFooter
      meta={result.meta}
      figures={[
        formatCount(result.meta.titles.length, "title"),
        formatSeconds(result.meta.seconds),
      ]}
    />
  );

  return (
    <ResultPanel
      title="Generated titles"
      hint="Enter a keyword and click Generate title to get started."
      run={run}
      toolbar={toolbar}
      footer={footer}
      progress={<RunPending step={run.step} onStop={run.stop} />}
      partial={(text) => <Markdown source={text} />}
    >
      {(titles) => <TitleList {...titles} />}
    </ResultPanel>
  );
}
