"use client";

import { useRef } from "react";
import { ResultPanel } from "@/components/tools/result-panel";
import { RunControls, RunningPart, RunPending } from "@/components/tools/running-part";
import {
  fetchArticleParts,
  WriteArticleFooter,
  WriteArticleText,
  WriteArticleToolbar,
} from "@/components/tools/write-article-parts";
import type { useArticle } from "@/lib/client/use-article";
import type { useArticleEdit } from "@/lib/client/use-article-edit";
import { usePreload } from "@/lib/client/use-preload";
import type { ToolRun } from "@/lib/client/use-tool";
import type { writeArticleContract } from "@/lib/tools/write-article/contract";

type WriteArticleResultProps = ReturnType<typeof useArticle> & {
  editing: ReturnType<typeof useArticleEdit>;
  run: ToolRun<typeof writeArticleContract>;
};

const LOADING = { label: "Loading the article" };

export function WriteArticleResult(props: WriteArticleResultProps) {
  const { run, editing, article, isLoading, showSaved, continueArticle, regenerate } = props;
  usePreload(fetchArticleParts);
  const text = useRef<HTMLDivElement>(null);
  const pending = run.status === "pending";
  const settled = article && (article.state === "cut" || article.state === "whole");

  const toolbar = (
    <RunControls
      pending={pending}
      onStop={run.stop}
      onRegenerate={editing.edit ? null : regenerate}
    >
      {article && (
        <WriteArticleToolbar
          article={article}
          editing={editing}
          showSaved={showSaved}
          text={text}
          asked={run.submitted}
        />
      )}
    </RunControls>
  );

  const draw = (markdown: string) =>
    article && (
      <WriteArticleText
        article={article}
        markdown={markdown}
        editing={editing}
        text={text}
        asked={run.submitted}
      />
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
        step: isLoading ? LOADING : run.step,
        error: run.error,
        cut: run.status === "success" && article?.state === "cut",
        stopped: run.stopped || run.result?.meta.stopped === true,
        retry: run.retry,
      }}
      toolbar={toolbar}
      footer={
        article && (
          <WriteArticleFooter
            article={article}
            editedText={editing.edit && editing.text}
            continueArticle={continueArticle}
          />
        )
      }
      progress={
        isLoading ? (
          <RunningPart step={LOADING} />
        ) : (
          <RunPending step={run.step} onStop={run.stop} />
        )
      }
      partial={draw}
    >
      {draw}
    </ResultPanel>
  );
}
