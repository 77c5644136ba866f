"use client";

import { type ReactNode, useState } from "react";

import { WriterNotice } from "@/components/engines/writer-notice";
import { ToolShell } from "@/components/tools/tool-shell";
import { WriteArticleForm } from "@/components/tools/write-article-form";
import { LeaveEdit } from "@/components/tools/write-article-parts";
import { WriteArticleResult } from "@/components/tools/write-article-result";
import { COMPARED_ARTICLE, fetchArticleContract } from "@/lib/client/compared-article";
import type { ShownArticle } from "@/lib/client/stored-article";
import { useArticle } from "@/lib/client/use-article";
import { useArticleEdit } from "@/lib/client/use-article-edit";
import { useComparison } from "@/lib/client/use-comparison";
import type { ChosenSource } from "@/lib/client/use-source-choice";
import { useTool } from "@/lib/client/use-tool";
import type { ArticleInput } from "@/lib/tools/write-article/contract";
import { lengthOfPrompt, topicOfPrompt } from "@/lib/tools/write-article/options";

const NO_STYLE = {};

/** The document of a stored article, to write from again. */
function storedSource(source: NonNullable<ShownArticle["meta"]>["source"]): ChosenSource | null {
  const { title = "", creationId, documentId } = source ?? {};
  if (documentId) return { ref: { documentId }, title };
  return creationId ? { ref: { creationId }, title } : null;
}

/** The document that a run was asked to write from; its title is known once the article is there. */
function askedSource(
  source: ArticleInput["source"],
  meta: ShownArticle["meta"] | undefined,
): ChosenSource | null {
  return source ? { ref: source, title: meta?.source?.title ?? "" } : null;
}

type WriteArticleProps = {
  /** Prefills the topic; set by another tool. */
  topic: string;
  /** The creation the topic is from. */
  parentId: string | undefined;
  /** Whether that creation is the document to write from. */
  isDocumentSent: boolean;
  /** A stored article to show and continue. */
  continueId: string | null;
  /** For a newcomer; see `FirstRunAdvice`. */
  advice: ReactNode;
};

export function WriteArticle({
  topic,
  parentId,
  isDocumentSent,
  continueId,
  advice,
}: WriteArticleProps) {
  const run = useTool(fetchArticleContract, { stream: true });
  const { start, pending, kept, comparison } = useComparison(run, COMPARED_ARTICLE);
  const article = useArticle(run, continueId);
  const editing = useArticleEdit(article);
  const stored = article.stored;
  const asked = run.restored?.input ?? stored;
  const notes = run.restored ? run.restored.input.notes : stored?.notes;

  const [sent] = useState<ChosenSource | null>(() =>
    isDocumentSent && parentId ? { ref: { creationId: parentId }, title: topic } : null,
  );

  // Its advice was followed by then, or declined.
  const hasBegun = pending || run.status !== "idle" || article.article !== null;

  const form = (
    <WriteArticleForm
      // A stored article, or a run that is shown again, brings its own topic once it is loaded.
      key={run.restored?.id ?? stored?.id ?? "new"}
      topic={asked ? topicOfPrompt(asked.prompt) : topic}
      notes={notes ?? ""}
      style={run.restored?.input ?? stored?.meta?.style ?? NO_STYLE}
      outline={run.restored ? run.restored.input.outline : stored?.meta?.outline}
      source={
        run.restored
          ? askedSource(run.restored.input.source, article.article?.meta)
          : stored
            ? storedSource(stored.meta?.source)
            : sent
      }
      storedId={stored?.id ?? undefined}
      length={asked ? lengthOfPrompt(asked.prompt) : 800}
      keptLength={kept && lengthOfPrompt(kept.prompt)}
      parentId={parentId}
      pending={pending}
      onWrite={(input) => editing.leave(() => start(input))}
    />
  );

  return (
    <ToolShell
      notice={!hasBegun && <WriterNotice notes="notes" advice={advice} />}
      form={form}
      comparison={comparison}
      result={
        <>
          <WriteArticleResult run={run} editing={editing} {...article} />
          {editing.edit && <LeaveEdit {...editing} />}
        </>
      }
    />
  );
}
