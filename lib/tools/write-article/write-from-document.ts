import "server-only";

import { EXTRACTIVE_ENGINE } from "@/lib/documents/extractive-engine";
import { createQuoteIndex } from "@/lib/documents/quote-index";
import { passageTokenBudget } from "@/lib/documents/token-budget";
import type { RunContext } from "@/lib/providers/context";
import {
  askForText,
  type SourcedBrief,
  underOutline,
} from "@/lib/tools/write-article/ask-from-document";
import { type ChosenPassages, choosePassages } from "@/lib/tools/write-article/choose-passages";
import { missingNotices } from "@/lib/tools/write-article/complete-outline";
import { composeDocument } from "@/lib/tools/write-article/compose-document";
import {
  coveredNotices,
  documentNotices,
  fewerWordsNotices,
  longerNotices,
  tableNotices,
  withoutNotice,
} from "@/lib/tools/write-article/document-notices";
import { documentArticlePrompt } from "@/lib/tools/write-article/document-prompt";
import { followOutline } from "@/lib/tools/write-article/follow-outline";
import type { Written } from "@/lib/tools/write-article/written";

/** About 25 pages; a model whose context is smaller gets less. */
const SOURCE_TOKENS = 16_000;
/** With fewer verified statements, a model's article is discarded. */
const MIN_STATEMENTS = 3;

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
  const isWhole = answer.finishReason === "stop";
  return {
    text: whole.markdown,
    finishReason: answer.finishReason,
    engine: ctx.text.engine,
    citations: whole.citations,
    dropped: whole.dropped,
    extent: chosen.extent,
    notices: documentNotices(brief.length, { ...whole, isWhole }),
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

async function composed(ctx: RunContext, brief: SourcedBrief, notices: string[]): Promise<Written> {
  const made = await composeDocument(ctx, brief, brief.source);
  const { text, citations, isWhole, hasAll, covered } = made;
  const isByNotes = covered?.isByNotes === true;
  const extent = isWhole
    ? "The article includes every full sentence of the document, greetings aside."
    : `The sentences ${isByNotes ? "on what your notes name" : "most relevant to the topic"} were chosen from the whole document.`;
  ctx.progress.onReplace(text);
  const missing = brief.outline ? followOutline(text, brief.outline).missing : [];
  return {
    text,
    finishReason: "stop",
    engine: EXTRACTIVE_ENGINE,
    madeOf: "document",
    citations,
    dropped: 0,
    extent: [extent, covered ? withoutNotice(covered) : ""].filter(Boolean).join(" "),
    notices: [
      ...notices,
      ...longerNotices(brief.length, text),
      ...(covered ? coveredNotices(covered) : []),
      ...fewerWordsNotices(brief.length, text, { hasAll, covered }),
      ...tableNotices(made.leftOut),
      ...missingNotices(missing),
    ],
  };
}
