import "server-only";

import { countWords, wholeSentences } from "@/lib/core/text";
import type { RunContext } from "@/lib/providers/context";
import type { TextCompletion, TextRequest } from "@/lib/providers/text/port";
import type { ArticleBrief } from "@/lib/tools/write-article/brief";
import { articleLength } from "@/lib/tools/write-article/options";
import { articlePrompt, continuePrompt, shortenPrompt } from "@/lib/tools/write-article/prompt";
import { hasRepairTime } from "@/lib/tools/write-article/repair-time";

/**
 * Asks an instruction-following model for an article, with one repair pass when its length is out
 * of range: an extension when too short, a shorter version when too long. A repair that fails or
 * doesn't help is discarded.
 *
 * @returns `finishReason` is "length" when the article stays too short
 * @throws AppError whatever `ctx.text` throws on the first call
 */
export async function askForArticle(ctx: RunContext, brief: ArticleBrief): Promise<TextCompletion> {
  const deadline = Date.now() + ctx.textTimeoutMs;
  const band = articleLength(brief.length);
  const first = brief.textSoFar
    ? await extend(ctx, brief, brief.textSoFar, deadline)
    : await streamAnswer(ctx, articlePrompt(brief, brief.length), deadline);
  const words = countWords(first.text);
  const canRepair = () => first.finishReason !== "aborted" && hasRepairTime(ctx, deadline);

  if (words < band.minWords && !brief.textSoFar && canRepair()) {
    const whole = wholeSentences(first.text);
    return extend(ctx, brief, whole, deadline).catch(() => ({ ...first, finishReason: "length" }));
  }
  if (band.maxWords !== undefined && words > band.maxWords && canRepair()) {
    return shorten(ctx, brief, first, deadline).catch(() => first);
  }
  return first;
}

/** Continues an article; the answer contains both parts. */
async function extend(
  ctx: RunContext,
  brief: ArticleBrief,
  article: string,
  deadline: number,
): Promise<TextCompletion> {
  const band = articleLength(brief.length);
  const words = countWords(article);
  const room = (band.maxWords ?? band.minWords + 500) - words;
  const missing = {
    minWords: Math.max(60, band.minWords - words + 40),
    maxWords: Math.max(120, room - 40),
  };
  const separator = article ? "\n\n" : "";
  // The half sentence after the last whole one has to go from the page too.
  if (article) ctx.progress.onReplace(article + separator);
  const more = await streamAnswer(ctx, continuePrompt(brief, article, missing), deadline);
  return { ...more, text: `${article}${separator}${more.text}` };
}

async function shorten(
  ctx: RunContext,
  brief: ArticleBrief,
  article: TextCompletion,
  deadline: number,
): Promise<TextCompletion> {
  const request = shortenPrompt(brief, brief.length, article.text);
  const shorter = await ctx.text.generate({ ...request, ...common(ctx, deadline) });
  const { minWords, maxWords = Number.POSITIVE_INFINITY } = articleLength(brief.length);
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
): Promise<TextCompletion> {
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
