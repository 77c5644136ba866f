"use client";

import { EngineNotice } from "@/components/tools/engine-notice";
import { ToolShell } from "@/components/tools/tool-shell";
import { WriteArticleForm } from "@/components/tools/write-article-form";
import { WriteArticleResult } from "@/components/tools/write-article-result";
import { useArticleRun } from "@/lib/client/use-article-run";
import { topicOfPrompt } from "@/lib/tools/write-article/contract";

type WriteArticleProps = {
  /** Prefills the topic; set by another tool. */
  topic: string;
  /** The creation the topic is from. */
  parentId: string | undefined;
  /** A stored article to show and continue. */
  continueId: string | null;
};

export function WriteArticle({ topic, parentId, continueId }: WriteArticleProps) {
  const article = useArticleRun(continueId);
  const stored = article.stored;

  const form = (
    <WriteArticleForm
      // A stored article brings its own topic once it is loaded.
      key={stored?.id ?? "new"}
      topic={stored ? topicOfPrompt(stored.prompt) : topic}
      length={stored ? article.lengthOf(stored.prompt) : 800}
      pending={article.run.status === "pending"}
      onWrite={(input) => article.write({ ...input, ...(parentId && { parentId }) })}
    />
  );

  return (
    <ToolShell
      slug="write-article"
      notice={<EngineNotice />}
      form={form}
      result={<WriteArticleResult {...article} />}
    />
  );
}
