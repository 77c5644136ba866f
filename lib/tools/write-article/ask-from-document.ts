import "server-only";

import { withPlainCitations } from "@/lib/core/citation-links";
import { AppError } from "@/lib/core/errors";
import type { QuoteIndex } from "@/lib/documents/quote-index";
import { type VerifiedArticle, verifyArticle } from "@/lib/documents/verify-article";
import type { RunContext } from "@/lib/providers/context";
import type { FinishReason } from "@/lib/providers/text/port";
import type { ArticleSource } from "@/lib/tools/write-article/article-source";
import type { ArticleBrief } from "@/lib/tools/write-article/brief";
import type { ChosenPassages } from "@/lib/tools/write-article/choose-passages";
import { documentArticlePrompt } from "@/lib/tools/write-article/document-prompt";
import { followOutline } from "@/lib/tools/write-article/follow-outline";
import { hasRepairTime } from "@/lib/tools/write-article/repair-time";

/** Low: facts should be copied, not invented. */
const TEMPERATURE = 0.2;

/** What to write, and the document to write it from. */
export type SourcedBrief = ArticleBrief & { source: ArticleSource };

/** What a model is given, what its statements are checked against, and when it has to end (ms since the Unix epoch). */
export type Asking = { chosen: ChosenPassages; quoteIndex: QuoteIndex; deadlineMs: number };

/** A model's article with what was verified of it, and why it ends where it does. */
export type DocumentAnswer = VerifiedArticle & { finishReason: FinishReason };

/**
 * Asks a model for an article from a document and streams what of it can be verified.
 *
 * @throws AppError whatever `ctx.text` throws, except `unusable`
 */
export async function askForText(
  ctx: RunContext,
  brief: SourcedBrief,
  { chosen, quoteIndex, deadlineMs }: Asking,
): Promise<DocumentAnswer> {
  const { kind } = brief.source;
  const { length, textSoFar } = brief;
  const separator = textSoFar ? "\n\n" : "";
  if (textSoFar) ctx.progress.onReplace(textSoFar + separator);
  const verifier = verifyArticle(kind, quoteIndex, ctx.progress.onText);
  const request = documentArticlePrompt(
    brief,
    { kind, passages: chosen.passages },
    { length, textSoFar: withPlainCitations(textSoFar) },
  );
  const pieces = ctx.text.stream({
    ...request,
    temperature: TEMPERATURE,
    userId: ctx.user.id,
    signal: ctx.signal,
    timeoutMs: Math.max(1_000, deadlineMs - Date.now()),
  });
  const finishReason = await readPieces(pieces, verifier.push);
  const answer = verifier.end();
  return { ...answer, finishReason, markdown: `${textSoFar}${separator}${answer.markdown}`.trim() };
}

/** A prompt that was too long after all counts as no answer. */
async function readPieces(
  pieces: ReturnType<RunContext["text"]["stream"]>,
  onPiece: (text: string) => void,
): Promise<FinishReason> {
  try {
    for (;;) {
      const { done, value } = await pieces.next();
      if (done) return value.finishReason;
      onPiece(value);
    }
  } catch (error) {
    if (error instanceof AppError && error.code === "unusable") return "stop";
    throw error;
  }
}

/** Puts the sections in the outline's order, and asks once more for those that are missing. */
export async function underOutline(
  ctx: RunContext,
  brief: SourcedBrief,
  answer: DocumentAnswer,
  asking: Asking,
): Promise<VerifiedArticle & { missing: string[] }> {
  const { outline } = brief;
  if (!outline) return { ...answer, missing: [] };
  const first = followOutline(answer.markdown, outline);
  const lacks = answer.finishReason === "stop" && first.missing.length > 0;
  const more =
    lacks && hasRepairTime(ctx, asking.deadlineMs)
      ? await askForText(
          { ...ctx, progress: { ...ctx.progress, onText: () => {}, onReplace: () => {} } },
          { ...brief, outline: first.missing, textSoFar: first.markdown },
          asking,
        ).catch(() => undefined)
      : undefined;
  const article = more ? followOutline(more.markdown, outline) : first;
  ctx.progress.onReplace(article.markdown);
  return {
    ...article,
    statements: answer.statements + (more?.statements ?? 0),
    citations: [...answer.citations, ...(more?.citations ?? [])],
    dropped: answer.dropped + (more?.dropped ?? 0),
  };
}
