import "server-only";

import { countWords, wholeSentences } from "@/lib/core/text";
import type { RunContext } from "@/lib/providers/context";
import type { TextAnswer, TextRequest } from "@/lib/providers/text/port";
import { type ArticleLength, articleLength } from "@/lib/tools/write-article/contract";
import { articlePrompt, continuePrompt, shortenPrompt } from "@/lib/tools/write-article/prompt";

type Wanted = {
  topic: string;
  length: ArticleLength;
  /** The article to continue; empty for a new one. */
  sofar: string;
};

/** Minimum time left for a repair to be attempted. */
const MIN_REPAIR_MS = 5_000;

/**
 * Asks an instruction-following model for an article, with one repair pass when its length is out
 * of range: an extension when too short, a shorter version when too long. A repair that fails or
 * doesn't help is discarded.
 *
 * @returns `finishReason` is "length" when the article stays too short
 * @throws AppError whatever `ctx.text` throws on the first call
 */
export async function askForArticle(ctx: RunContext, wanted: Wanted): Promise<TextAnswer> {
  const deadline = Date.now() + ctx.textTimeoutMs;
  const band = articleLength(wanted.length);
  const first = wanted.sofar
    ? await extend(ctx, wanted, wanted.sofar, deadline)
    : await streamAnswer(ctx, articlePrompt(wanted.topic, wanted.length), deadline);
  const words = countWords(first.text);
  const canRepair = () =>
    first.finishReason !== "aborted" &&
    deadline - Date.now() > MIN_REPAIR_MS &&
    !ctx.signal.aborted;

  if (words < band.minWords && !wanted.sofar && canRepair()) {
    const whole = wholeSentences(first.text);
    return extend(ctx, wanted, whole, deadline).catch(() => ({ ...first, finishReason: "length" }));
  }
  if (band.maxWords !== undefined && words > band.maxWords && canRepair()) {
    return shorten(ctx, wanted, first, deadline).catch(() => first);
  }
  return first;
}

/** Continues an article; the answer contains both parts. */
async function extend(
  ctx: RunContext,
  wanted: Wanted,
  article: string,
  deadline: number,
): Promise<TextAnswer> {
  const band = articleLength(wanted.length);
  const words = countWords(article);
  const room = (band.maxWords ?? band.minWords + 500) - words;
  const missing = {
    minWords: Math.max(60, band.minWords - words + 40),
    maxWords: Math.max(120, room - 40),
  };
  const joint = article ? "\n\n" : "";
  // The half sentence after the last whole one has to go from the page too.
  if (article) ctx.progress.onReplace(article + joint);
  const more = await streamAnswer(ctx, continuePrompt(wanted.topic, article, missing), deadline);
  return { ...more, text: `${article}${joint}${more.text}` };
}

async function shorten(
  ctx: RunContext,
  wanted: Wanted,
  article: TextAnswer,
  deadline: number,
): Promise<TextAnswer> {
  const request = shortenPrompt(wanted.topic, wanted.length, article.text);
  const shorter = await ctx.text.generate({ ...request, ...common(ctx, deadline) });
  const { minWords, maxWords = Number.POSITIVE_INFINITY } = articleLength(wanted.length);
  const words = countWords(shorter.text);
  const better = shorter.finishReason === "stop" && words >= minWords && words <= maxWords;
  if (!better) return article;
  const text = withoutFence(shorter.text);
  ctx.progress.onReplace(text);
  return { ...shorter, text };
}

async function streamAnswer(
  ctx: RunContext,
  request: Pick<TextRequest, "system" | "prompt" | "maxOutputTokens">,
  deadline: number,
): Promise<TextAnswer> {
  const pieces = ctx.text.stream({ ...request, ...common(ctx, deadline) });
  for (;;) {
    const { done, value } = await pieces.next();
    if (done) return { ...value, text: withoutFence(value.text) };
    ctx.progress.onText(value);
  }
}

function common(ctx: RunContext, deadline: number) {
  const timeoutMs = Math.max(1_000, deadline - Date.now());
  return { userId: ctx.user.id, signal: ctx.signal, timeoutMs };
}

/** Some models wrap the whole answer in a code block. */
function withoutFence(text: string): string {
  const fenced = /^\s*```(?:markdown|md)?\n([\s\S]*?)\n```\s*$/.exec(text);
  return (fenced?.[1] ?? text).trim();
}
