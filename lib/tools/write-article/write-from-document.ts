import "server-only";

import { AppError } from "@/lib/core/errors";
import { countWords } from "@/lib/core/text";
import { withoutCitations, withPlainCitations } from "@/lib/documents/citation";
import { EXTRACTIVE_ENGINE } from "@/lib/documents/extractive-engine";
import { createQuoteIndex, type QuoteIndex } from "@/lib/documents/quote-index";
import { passageTokenBudget } from "@/lib/documents/token-budget";
import { type VerifiedArticle, verifyArticle } from "@/lib/documents/verify-article";
import type { RunContext } from "@/lib/providers/context";
import type { FinishReason } from "@/lib/providers/text/port";
import type { ArticleSource } from "@/lib/tools/write-article/article-source";
import type { ArticleBrief } from "@/lib/tools/write-article/brief";
import { type ChosenPassages, choosePassages } from "@/lib/tools/write-article/choose-passages";
import { missingNotices } from "@/lib/tools/write-article/complete-outline";
import { composeDocument } from "@/lib/tools/write-article/compose-document";
import { documentArticlePrompt } from "@/lib/tools/write-article/document-prompt";
import { followOutline } from "@/lib/tools/write-article/follow-outline";
import { articleLength } from "@/lib/tools/write-article/options";
import type { Written } from "@/lib/tools/write-article/written";

/** Low: facts should be copied, not invented. */
const TEMPERATURE = 0.2;
/** About 25 pages; a model whose context is smaller gets less. */
export const SOURCE_TOKENS = 16_000;
/** With fewer verified statements, a model's article is discarded. */
const MIN_STATEMENTS = 3;
/** Minimum time left for missing sections to be asked for. */
const MIN_REPAIR_MS = 5_000;

type SourcedBrief = ArticleBrief & { source: ArticleSource };
type Answer = VerifiedArticle & { finishReason: FinishReason };

/**
 * Writes an article from a document. A model writes it and every statement must be proven by a quotation; without a
 * model that follows instructions, or when too little could be proven, it consists of the document's own sentences.
 *
 * @throws AppError `unusable` when the document holds nothing to write from, and whatever `ctx.text` throws
 */
export async function writeFromDocument(ctx: RunContext, brief: SourcedBrief): Promise<Written> {
  if (ctx.text.openDraft) return composed(ctx, brief, []);
  const deadlineMs = Date.now() + ctx.textTimeoutMs;
  const { kind, parts } = brief.source;
  const quoteIndex = await createQuoteIndex(kind, parts);
  const chosen = await passagesFor(ctx, brief);
  const answer = await askForText(ctx, brief, { chosen, quoteIndex, deadlineMs });
  if (answer.statements < MIN_STATEMENTS && !brief.textSoFar && !ctx.signal.aborted)
    return composed(ctx, brief, [
      "Too little of what the model wrote could be proven, so this is made from the document's own sentences.",
    ]);
  const whole = await underOutline(ctx, brief, answer, { chosen, quoteIndex, deadlineMs });
  return {
    text: whole.markdown,
    finishReason: answer.finishReason,
    engine: ctx.text.engine,
    citations: whole.citations,
    dropped: whole.dropped,
    extent: chosen.extent,
    notices: noticesFor(brief, whole, answer.finishReason),
  };
}

/** What of the document is given to the model, for an article or its outline. */
export async function passagesFor(ctx: RunContext, brief: SourcedBrief): Promise<ChosenPassages> {
  const { source, topic, notes, outline, length, textSoFar } = brief;
  const empty = { kind: source.kind, passages: [] };
  const { system, prompt, maxOutputTokens } = documentArticlePrompt(brief, empty, {
    length,
    textSoFar,
  });
  const budget = await passageTokenBudget(ctx.text, {
    otherText: `${system}${prompt}`,
    answerTokens: maxOutputTokens,
    desiredTokens: SOURCE_TOKENS,
  });
  const subject = [topic, notes, ...(outline ?? [])].filter(Boolean).join("\n");
  return choosePassages(ctx, source, subject, budget);
}

type Asking = { chosen: ChosenPassages; quoteIndex: QuoteIndex; deadlineMs: number };

async function askForText(
  ctx: RunContext,
  brief: SourcedBrief,
  { chosen, quoteIndex, deadlineMs }: Asking,
): Promise<Answer> {
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
async function underOutline(
  ctx: RunContext,
  brief: SourcedBrief,
  answer: Answer,
  asking: Asking,
): Promise<VerifiedArticle & { missing: string[] }> {
  const { outline } = brief;
  if (!outline) return { ...answer, missing: [] };
  const first = followOutline(answer.markdown, outline);
  const hasTime = asking.deadlineMs - Date.now() > MIN_REPAIR_MS && !ctx.signal.aborted;
  const repairs = answer.finishReason === "stop" && first.missing.length > 0 && hasTime;
  const more = repairs
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

function noticesFor(
  { length }: SourcedBrief,
  { markdown, dropped, missing }: VerifiedArticle & { missing: string[] },
  finishReason: FinishReason,
): string[] {
  const words = countWords(withoutCitations(markdown));
  const isShort = finishReason === "stop" && words < articleLength(length).minWords;
  return [
    ...(dropped > 0
      ? [
          `${dropped} of the model's statements couldn't be verified in the document and ${dropped === 1 ? "was" : "were"} left out.`,
        ]
      : []),
    ...(isShort ? ["It's shorter than you chose, because only this much could be verified."] : []),
    ...(finishReason === "stop" ? missingNotices(missing) : []),
  ];
}

async function composed(ctx: RunContext, brief: SourcedBrief, notices: string[]): Promise<Written> {
  const { text, citations, isWhole } = await composeDocument(ctx, brief, brief.source);
  ctx.progress.onReplace(text);
  const missing = brief.outline ? followOutline(text, brief.outline).missing : [];
  return {
    text,
    finishReason: "stop",
    engine: EXTRACTIVE_ENGINE,
    madeOf: "document",
    citations,
    dropped: 0,
    extent: isWhole
      ? "The article includes every sentence of the document."
      : "The sentences most relevant to the topic were chosen from the whole document.",
    notices: [...notices, ...missingNotices(missing)],
  };
}
