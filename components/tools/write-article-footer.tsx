"use client";

import { ArrowRight } from "lucide-react";

import { OtherEngineButton } from "@/components/engines/next-engine-button";
import { ResultFooter } from "@/components/tools/result-footer";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { ShownArticle } from "@/lib/client/stored-article";
import { formatCount, formatSeconds } from "@/lib/core/format";
import { countWords } from "@/lib/core/text";

type WriteArticleFooterProps = {
  article: ShownArticle;
  /** The text in the editor; null unless it is open. */
  editedText: string | null;
  continueArticle: (() => void) | null;
};

/** Whether the article is complete, and its stats. */
export function WriteArticleFooter({
  article,
  editedText,
  continueArticle,
}: WriteArticleFooterProps) {
  const { state, meta, content } = article;
  const isShown = editedText === null;
  const settled = isShown && (state === "cut" || state === "whole") ? meta : null;
  const total = settled ? settled.words : countWords(editedText ?? content);
  const words = formatCount(total, "word");
  const again = continueArticle && (
    <Button size="sm" onClick={continueArticle}>
      Continue
      <ArrowRight aria-hidden />
    </Button>
  );
  return (
    <div className="grid gap-3">
      {isShown && state === "cut" && !meta?.stopped && (
        <Notice
          tone="warning"
          action={
            continueArticle && (
              <span className="flex flex-wrap gap-2">
                {again}
                <OtherEngineButton verb="Continue" kind="writes" onChosen={continueArticle} />
              </span>
            )
          }
        >
          This article was cut off.
        </Notice>
      )}
      {isShown && (state === "stopped" || (state === "cut" && meta?.stopped)) && (
        <Notice action={again}>
          {continueArticle ? "Stopped. The text so far is saved to your dashboard." : "Stopped."}
        </Notice>
      )}
      {meta ? (
        <ResultFooter
          meta={meta}
          figures={settled ? [words, formatSeconds(settled.seconds)] : [words]}
        />
      ) : (
        <span className="tabular-nums">{words}</span>
      )}
    </div>
  );
}
