"use client";

import { ArrowRight } from "lucide-react";
import { useRef } from "react";
import { ResultFooter } from "@/components/tools/result-footer";
import { DownloadMenu, SendText } from "@/components/tools/result-menus";
import { ResultPanel } from "@/components/tools/result-panel";
import { RichCopyButton } from "@/components/tools/rich-copy-button";
import { RunControls, RunPending } from "@/components/tools/run-controls";
import { RunningSteps } from "@/components/tools/running-steps";
import { WriteArticleNotices } from "@/components/tools/write-article-notices";
import { Button } from "@/components/ui/button";
import { fetchMarkdown, Markdown } from "@/components/ui/markdown";
import { Notice } from "@/components/ui/notice";
import type { ShownArticle, useArticle } from "@/lib/client/use-article";
import { usePreload } from "@/lib/client/use-preload";
import type { ToolRun } from "@/lib/client/use-tool";
import { formatCount, formatSeconds } from "@/lib/core/format";
import { countWords } from "@/lib/core/text";
import { markdownTitle } from "@/lib/export/markdown-title";
import type { writeArticleContract } from "@/lib/tools/write-article/contract";
import { topicOfPrompt } from "@/lib/tools/write-article/options";

/** Above every article of the built-in model, and in the first line of its files. */
const PRACTICE_DRAFT = "Practice draft. Unchecked: may be wrong.";
/** Above an article that no model had a part in. */
const MADE_OF_NOTES = "Made from your notes. Only headings and formatting were added.";

type WriteArticleResultProps = ReturnType<typeof useArticle> & {
  run: ToolRun<typeof writeArticleContract>;
};

export function WriteArticleResult(props: WriteArticleResultProps) {
  const { run, article, isLoading, continueArticle, regenerate } = props;
  usePreload(fetchMarkdown);
  const text = useRef<HTMLDivElement>(null);
  const pending = run.status === "pending";
  const settled = article && (article.state === "cut" || article.state === "whole");

  const isOwnText = article?.meta?.madeOf === "notes";
  const draftNotice = article?.meta?.engine.builtIn && !isOwnText ? PRACTICE_DRAFT : undefined;
  const title = article ? markdownTitle(article.content, topicOfPrompt(article.prompt)) : "";

  const toolbar = article && (
    <>
      {!pending && (
        <>
          <RichCopyButton element={text} markdown={article.content} />
          <DownloadMenu
            markdown={article.content}
            title={title}
            engine={article.meta?.engine}
            notice={draftNotice}
          />
          {article.id && <SendText subject={title} from="write-article" creationId={article.id} />}
        </>
      )}
      <RunControls pending={pending} onStop={run.stop} onRegenerate={regenerate} />
    </>
  );

  const draw = (markdown: string) => (
    <>
      {(isOwnText || draftNotice) && (
        <div className="mb-4">
          <Notice tone={isOwnText ? "neutral" : "warning"}>{draftNotice ?? MADE_OF_NOTES}</Notice>
        </div>
      )}
      <WriteArticleNotices meta={article?.meta} />
      <div ref={text}>
        <Markdown source={markdown} />
      </div>
    </>
  );

  return (
    <ResultPanel
      title="Generated article"
      maxHeight={600}
      hint="Enter a topic and click Generate Article to get started."
      run={{
        status: isLoading ? "pending" : run.status,
        result: settled ? article.content : undefined,
        partial: article && !settled ? article.content : "",
        error: run.error,
        retry: run.retry,
      }}
      toolbar={toolbar}
      footer={article && <ArticleFooter article={article} continueArticle={continueArticle} />}
      progress={
        isLoading ? (
          <RunningSteps step={{ label: "Loading the article" }} />
        ) : (
          <RunPending onStop={run.stop} />
        )
      }
      partial={draw}
    >
      {draw}
    </ResultPanel>
  );
}

type ArticleFooterProps = { article: ShownArticle; continueArticle: (() => void) | null };

/** Whether the article is complete, and its stats. */
function ArticleFooter({ article, continueArticle }: ArticleFooterProps) {
  const { state, meta, content } = article;
  const words = formatCount(meta?.words ?? countWords(content), "word");
  const again = continueArticle && (
    <Button size="sm" onClick={continueArticle}>
      Continue
      <ArrowRight aria-hidden />
    </Button>
  );
  return (
    <div className="grid gap-3">
      {state === "cut" && (
        <Notice tone="warning" action={again}>
          This article was cut off.
        </Notice>
      )}
      {state === "stopped" && (
        <Notice action={again}>
          {continueArticle ? "Stopped. The text so far is saved to your dashboard." : "Stopped."}
        </Notice>
      )}
      {meta ? (
        <ResultFooter meta={meta} figures={[words, formatSeconds(meta.seconds)]} />
      ) : (
        <span className="tabular-nums">{words}</span>
      )}
    </div>
  );
}
