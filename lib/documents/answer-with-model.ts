import "server-only";

import { fence } from "@/lib/core/fence";
import { type AskingContext, askAndVerify } from "@/lib/documents/ask-and-verify";
import { placeLabel } from "@/lib/documents/citation";
import { findPassages, searchText, withNeighbors } from "@/lib/documents/find-passages";
import { fencedPassages, REASONING_TOKENS, sourceRules } from "@/lib/documents/prompt";
import type { ChatReply, Question } from "@/lib/documents/question";
import { notFoundText } from "@/lib/documents/quoted-answer";
import type { SearchableDocument } from "@/lib/documents/searchable-document";
import { passageTokenBudget } from "@/lib/documents/token-budget";

const HITS = 8;
const PASSAGE_TOKENS = 4_000;
const TURNS = 8;
const TURN_CHARACTERS = 1_200;
const ANSWER_TOKENS = 1_000;

/** What the model is told to write when the passages hold no answer. */
const NOT_FOUND = "NOT IN THE DOCUMENT";

/**
 * Asks an instruction-following model, giving it the passages that match the question best. Lines
 * stream to `ctx.progress.onText` as they are verified.
 *
 * @returns an empty `answer` when the model answered but nothing in it could be verified
 * @throws AppError whatever `ctx.text` throws, except `unusable` (the prompt didn't fit), which
 *   counts as an empty answer
 */
export async function askForAnswer(
  ctx: AskingContext,
  document: SearchableDocument,
  question: Question,
): Promise<Omit<ChatReply, "engine">> {
  const { hits } = await findPassages(ctx, document, searchText(question), HITS);
  const system = systemText(document);
  const answerTokens = ANSWER_TOKENS + REASONING_TOKENS;
  const tokenBudget = await passageTokenBudget(ctx.text, {
    otherText: system + promptText(document, question, []),
    answerTokens,
    desiredTokens: PASSAGE_TOKENS,
  });
  const { markdown, statements, dropped, completion } = await askAndVerify(ctx, document, {
    system,
    prompt: promptText(document, question, withNeighbors(document.index, hits, tokenBudget)),
    maxOutputTokens: answerTokens,
    timeoutMs: ctx.textTimeoutMs,
    onText: ctx.progress.onText,
  });
  if (!markdown && completion.text.toUpperCase().includes(NOT_FOUND)) {
    return { answer: notFoundText(document.kind), found: false, citations: [], dropped: 0 };
  }
  const citations = statements.flatMap((statement) => statement.citations);
  const truncated = completion.finishReason === "length";
  return { answer: markdown, found: true, citations, dropped, truncated };
}

function systemText({ kind }: SearchableDocument): string {
  const what = kind === "pdf" ? "a PDF document" : "a video, based on its captions";
  return `You answer questions about ${what}.
${sourceRules(kind)}
Answer in the language of the question, in as few statements as possible, without a preamble.
If the passages do not answer the question, write ${NOT_FOUND} and nothing else.`;
}

function promptText(
  document: SearchableDocument,
  { question, turns }: Question,
  passages: readonly { place: number; text: string }[],
): string {
  const { kind, title, overview } = document;
  const about = overview
    .map(({ place, quote }) => `${quote} [${placeLabel(kind, place)}]`)
    .join("\n");
  const earlier = turns
    .slice(-TURNS)
    .map(
      ({ role, text }) => `${role === "user" ? "User" : "You"}: ${text.slice(0, TURN_CHARACTERS)}`,
    )
    .join("\n");
  return [
    fence("title", title),
    about && fence("overview", about),
    fencedPassages(kind, passages),
    earlier && fence("conversation", earlier),
    fence("question", question),
  ]
    .filter(Boolean)
    .join("\n\n");
}
