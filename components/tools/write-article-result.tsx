"use client";

import { ArrowRight } from "lucide-react";
import { useRef } from "react";
import { PRACTICE_DRAFT } from "@/components/tools/article-notices";
import { ResultFooter } from "@/components/tools/result-footer";
import { ResultPanel } from "@/components/tools/result-panel";
import { RunControls, RunPending } from "@/components/tools/run-controls";
import { RunningSteps } from "@/components/tools/running-steps";
import { WriteArticleNotices } from "@/components/tools/write-article-notices";
import {
  fetchToolbar,
  WriteArticleEdit,
  WriteArticleToolbar,
} from "@/components/tools/write-article-parts";
import { Button } from "@/components/ui/button";
import { lazyPart } from "@/components/ui/lazy-part";
import { fetchMarkdown, Markdown } from "@/components/ui/markdown";
import { Notice } from "@/components/ui/notice";
import type { ShownArticle, useArticle } from "@/lib/client/use-article";
import type { useArticleEdit } from "@/lib/client/use-article-edit";
import { usePreload } from "@/lib/client/use-preload";
import type { ToolRun } from "@/lib/client/use-tool";
import { formatCount, formatSeconds } from "@/lib/core/format";
import { countWords } from "@/lib/core/text";
import type { writeArticleContract } from "@/lib/tools/write-article/contract";

const fetchParts = () => Promise.all([fetchMarkdown(), fetchToolbar()]);

/** Above an article that no model had a part in. */
const OWN_WORDS = {
  notes: "Made from your notes. Only headings and formatting were added.",
  document: "Made of the document's own sentences. Only headings and formatting were added.",
};

const fetchQuotations = () => import("@/components/tools/write-article-quotations");

const Quotations = lazyPart(async () => (await fetchQuotations()).WriteArticleQuotations);

async function showQuotation(text: HTMLElement | null, anchor: string): Promise<void> {
  (await fetchQuotations()).showQuotation(text, anchor);
}

type WriteArticleResultProps = ReturnType<typeof useArticle> & {
  editing: ReturnType<typeof useArticleEdit>;
  run: ToolRun<typeof writeArticleContract>;
};

export function WriteArticleResult(props: WriteArticleResultProps) {
  const { run, editing, article, isLoading, showSaved, continueArticle, regenerate } = props;
  usePreload(fetchParts);
  const text = useRef<HTMLDivElement>(null);
  const pending = run.status === "pending";
  const settled = article && (article.state === "cut" || article.state === "whole");

  const madeOf = article?.meta?.madeOf;
  const draftNotice = article?.meta?.engine.builtIn && !madeOf ? PRACTICE_DRAFT : undefined;

  const toolbar = pending ? (
    <RunControls pending onStop={run.stop} onRegenerate={null} />
  ) : (
    article && (
      <WriteArticleToolbar
        article={article}
        editing={editing}
        showSaved={showSaved}
        text={text}
        notice={draftNotice}
        onRegenerate={regenerate}
      />
    )
  );

  const notices = (
    <>
      {madeOf && <Notice>{OWN_WORDS[madeOf]}</Notice>}
      {draftNotice && <Notice tone="warning">{draftNotice}</Notice>}
      <WriteArticleNotices meta={article?.meta} />
    </>
  );

  const draw = (markdown: string) =>
    editing.edit ? (
      <WriteArticleEdit editing={editing} text={text}>
        {notices}
      </WriteArticleEdit>
    ) : (
      <>
        <div className="mb-4 grid gap-3 empty:hidden">{notices}</div>
        <div ref={text}>
          <Markdown
            source={markdown}
            onAnchor={
              article?.meta?.source && ((anchor) => void showQuotation(text.current, anchor))
            }
          />
        </div>
        {article?.meta?.source && <Quotations meta={article.meta} />}
      </>
    );

  return (
    <ResultPanel
      title="Generated article"
      maxHeight={600}
      isEdited={editing.edit !== null}
      hint="Enter a topic and click Generate Article to get started."
      run={{
        status: isLoading ? "pending" : run.status,
        result: settled ? article.content : undefined,
        partial: article && !settled ? article.content : "",
        error: run.error,
        retry: run.retry,
      }}
      toolbar={toolbar}
      footer={
        article && (
          <ArticleFooter
            article={article}
            editedText={editing.edit && editing.text}
            continueArticle={continueArticle}
          />
        )
      }
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

type ArticleFooterProps = {
  article: ShownArticle;
  /** The text in the editor; null unless it is open. */
  editedText: string | null;
  continueArticle: (() => void) | null;
};

/** Whether the article is complete, and its stats. */
function ArticleFooter({ article, editedText, continueArticle }: ArticleFooterProps) {
  const { state, meta, content } = article;
  const isShown = editedText === null;
  const total = isShown && meta ? meta.words : countWords(editedText ?? content);
  const words = formatCount(total, "word");
  const again = continueArticle && (
    <Button size="sm" onClick={continueArticle}>
      Continue
      <ArrowRight aria-hidden />
    </Button>
  );
  return (
    <div className="grid gap-3">
      {isShown && state === "cut" && (
        <Notice tone="warning" action={again}>
          This article was cut off.
        </Notice>
      )}
      {isShown && state === "stopped" && (
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
