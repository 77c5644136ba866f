"use client";

import { Download, SquarePen } from "lucide-react";

import { ResultFooter } from "@/components/tools/result-footer";
import { ResultPanel } from "@/components/tools/result-panel";
import { RunControls, RunPending } from "@/components/tools/run-controls";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { CopyButton } from "@/components/ui/copy-button";
import { fetchMarkdown, Markdown } from "@/components/ui/markdown";
import { exportMarkdown } from "@/lib/client/export-markdown";
import { usePreload } from "@/lib/client/use-preload";
import type { ToolRun } from "@/lib/client/use-tool";
import { formatCount, formatSeconds } from "@/lib/core/format";
import { sendTextPath } from "@/lib/registry/send-to";
import { toolPath } from "@/lib/registry/tools";
import type { BlogTitles, blogTitlesContract } from "@/lib/tools/blog-titles/contract";
import { keywordOfPrompt } from "@/lib/tools/blog-titles/options";

export function BlogTitlesResult({ run }: { run: ToolRun<typeof blogTitlesContract> }) {
  usePreload(fetchMarkdown);
  const { result, submitted } = run;
  const pending = run.status === "pending";
  const regenerate = submitted && (() => run.run(submitted));

  const toolbar = (
    <>
      {result && (
        <TitleListActions
          titles={result}
          keyword={keywordOfPrompt(submitted?.prompt ?? "").keyword}
        />
      )}
      <RunControls pending={pending} onStop={run.stop} onRegenerate={regenerate} />
    </>
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
      progress={<RunPending onStop={run.stop} />}
      partial={(text) => <Markdown source={text} />}
    >
      {({ meta, id }) => (
        <TitleList titles={meta.titles} patterns={meta.patterns ?? 0} creationId={id} />
      )}
    </ResultPanel>
  );
}

/** Copies or downloads all titles at once. */
function TitleListActions({ titles, keyword }: { titles: BlogTitles; keyword: string }) {
  const save = () =>
    exportMarkdown(titles.content, {
      format: "md",
      title: `Titles for ${keyword}`,
      locale: navigator.language,
    });
  return (
    <>
      <CopyButton size="sm" label="Copy all" text={titles.content} />
      <Button size="sm" onClick={() => void save()}>
        <Download aria-hidden />
        Download
      </Button>
    </>
  );
}

type TitleListProps = {
  titles: readonly string[];
  /** How many of the last ones no model wrote. */
  patterns: number;
  creationId: string;
};

/** The numbered list, with actions for each title. */
function TitleList({ titles, patterns, creationId }: TitleListProps) {
  return (
    <ol className="@container divide-y divide-line">
      {titles.map((title, index) => (
        <li
          key={title}
          className="grid items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0 @xl:grid-cols-[minmax(0,1fr)_auto]"
        >
          <p className="flex gap-3">
            <span aria-hidden className="w-6 shrink-0 text-right text-soft tabular-nums">
              {index + 1}.
            </span>
            <span className="min-w-0 text-pretty font-medium">
              {title}
              {index >= titles.length - patterns && (
                <span className="block font-normal text-soft text-xs">
                  From our title templates
                </span>
              )}
            </span>
          </p>
          <div className="flex flex-wrap gap-2 pl-6 @xl:pl-0">
            <ButtonLink
              size="sm"
              variant="ghost"
              href={sendTextPath("write-article", title, creationId) ?? toolPath("write-article")}
              aria-label={`Write this article: ${title}`}
            >
              <SquarePen aria-hidden />
              Write this article
            </ButtonLink>
            <CopyButton size="sm" variant="ghost" text={title} about={title} />
          </div>
        </li>
      ))}
    </ol>
  );
}
