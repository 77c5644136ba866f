import "server-only";

import { AppError } from "@/lib/core/errors";
import { secondsBetween } from "@/lib/core/format";
import { foreignLanguage } from "@/lib/drafting/foreign-language";
import type { RunContext } from "@/lib/providers/context";
import type { TextCompletion } from "@/lib/providers/text/port";
import { cleanAnswer } from "@/lib/tools/write-article/clean-answer";
import { fixPassage } from "@/lib/tools/write-article/fix-passage";
import type { RewriteInput, Rewritten } from "@/lib/tools/write-article/rewrite-contract";
import { rewritePrompt } from "@/lib/tools/write-article/rewrite-prompt";

/**
 * Suggests other words for a passage of an article. Nothing is stored. The draft model can't follow instructions; with
 * it, mistakes are corrected by the grammar checker, and the rest is refused.
 *
 * @throws AppError `unusable` for what the draft model can't do, `provider_failed` when the model wrote nothing or broke
 *   off, `aborted`, and whatever `ctx.text` and `ctx.grammar` throw
 */
export async function rewritePassage(ctx: RunContext, input: RewriteInput): Promise<Rewritten> {
  const startedAt = ctx.now();
  if (ctx.text.openDraft) {
    const { text: content, corrections } = await correct(ctx, input);
    const seconds = secondsBetween(startedAt, ctx.now());
    return { content, meta: { engine: ctx.grammar.engine, seconds, corrections } };
  }
  const { text, finishReason } = await ask(ctx, input);
  if (ctx.signal.aborted) throw new AppError("aborted", "Stopped.");
  const content = cleanAnswer(text, input.passage, input.shape);
  if (content === "") throw failed("The model returned no text. Try again.");
  if (finishReason !== "stop") {
    throw failed("The model stopped before it finished. Try again, or select less text.");
  }
  const seconds = secondsBetween(startedAt, ctx.now());
  return { content, meta: { engine: ctx.text.engine, ...ctx.tokens(), seconds } };
}

async function ask(ctx: RunContext, input: RewriteInput): Promise<TextCompletion> {
  const pieces = ctx.text.stream({
    ...rewritePrompt(input),
    userId: ctx.user.id,
    timeoutMs: ctx.textTimeoutMs,
    signal: ctx.signal,
  });
  for (;;) {
    const { done, value } = await pieces.next();
    if (done) return value;
    ctx.progress.onText(value);
  }
}

async function correct(ctx: RunContext, { action, passage }: RewriteInput) {
  if (action !== "fix") {
    const message = "The built-in model can't follow instructions, so it can't do this.";
    throw new AppError("unusable", `${message} Connect a better one under Engines.`);
  }
  const language = foreignLanguage(passage);
  if (language) {
    const message = `The built-in checker knows English only, and this looks like ${language}.`;
    throw new AppError("unusable", `${message} Connect a better engine under Engines.`);
  }
  const turn = { userId: ctx.user.id, signal: ctx.signal };
  return fixPassage(passage, await ctx.grammar.checkMarkdown(passage, turn));
}

function failed(message: string): AppError {
  return new AppError("provider_failed", message);
}
