import "server-only";

import { findNotes } from "@/db/queries/creation-notes";
import { getCreation, keepCreation, updateCreationText } from "@/db/queries/creations";
import type { CreationRow } from "@/db/schema/creations";
import type { Engine } from "@/lib/core/engine";
import { AppError } from "@/lib/core/errors";
import { secondsBetween } from "@/lib/core/format";
import { countWords, wholeSentences } from "@/lib/core/text";
import { embedIfReady } from "@/lib/documents/searchable-document";
import { checkDraftTopic } from "@/lib/drafting/draft-limits";
import type { RunContext } from "@/lib/providers/context";
import type { FinishReason } from "@/lib/providers/text/port";
import { askForArticle } from "@/lib/tools/write-article/ask-for-article";
import { checkRoomForNotes } from "@/lib/tools/write-article/check-room";
import { composeNotes } from "@/lib/tools/write-article/compose-notes";
import type { Article, ArticleInput } from "@/lib/tools/write-article/contract";
import { draftArticle } from "@/lib/tools/write-article/draft-article";
import { articleLength, topicOfPrompt } from "@/lib/tools/write-article/options";

const TOOL = "write-article";
/** An article that was stopped or cut off with fewer words is discarded. */
const SUBSTANCE_WORDS = 60;
/** Time reserved for saving and responding. */
const SPARE_MS = 3_000;

/** An article's text, and why it ends where it does. */
export type Written = {
  text: string;
  finishReason: FinishReason;
  /** Set when no model wrote it. */
  madeOf?: "notes";
};

/** What puts notes in order when only the draft model is there, which would make things up. */
const NOTES_ENGINE: Engine = {
  id: "local/notes",
  name: "Your own notes, arranged",
  builtIn: true,
};

/**
 * Writes an article, or continues a truncated one, and saves it to the user's history once the
 * model is done. A run that was stopped, cut off or out of time keeps its whole sentences as a
 * truncated article, if there is enough of it.
 *
 * @throws AppError `aborted` when stopped before there was enough text, `provider_failed` when the
 *   model wrote nothing or broke off right away, `not_found` or `unusable` when `continueFrom` isn't one of the caller's
 *   truncated articles or the built-in model can't take the topic, and whatever `ctx.text` throws
 */
export async function writeArticle(ctx: RunContext, input: ArticleInput): Promise<Article> {
  const startedAt = ctx.now();
  const runId = ctx.nextCreationId();
  const { cut, done } = await findCutArticle(ctx, input.continueFrom, runId);
  if (done) return done;
  const notes = input.notes || (cut && (await findNotes(ctx.db, notesOf(ctx, cut)))) || undefined;
  const written = await write(ctx, { ...input, notes }, cut?.content ?? "");

  const truncated = written.finishReason !== "stop";
  const content = truncated ? wholeSentences(written.text) : written.text.trim();
  const words = countWords(content);
  if (words < SUBSTANCE_WORDS && ctx.signal.aborted) {
    throw new AppError("aborted", "Stopped before there was anything to save.");
  }
  if (words === 0) throw new AppError("provider_failed", "The model returned no text. Try again.");
  if (words < SUBSTANCE_WORDS && truncated) {
    throw new AppError("provider_failed", "The model broke off after a few words. Try again.");
  }

  const seconds = secondsBetween(startedAt, ctx.now());
  const { madeOf } = written;
  const engine = madeOf ? NOTES_ENGINE : ctx.text.engine;
  const edited = cut?.meta.edited === true && { edited: true as const };
  const from = { ...(madeOf && { madeOf }), ...edited };
  const meta = { words, engine, ...ctx.tokens(), truncated, seconds, ...from };
  const row = await keep(ctx, input, { id: runId, content, meta, truncated, cut });
  return { id: row.id, content, meta };
}

function notesOf(ctx: RunContext, { id }: CreationRow): { creationId: string; userId: string } {
  return { creationId: id, userId: ctx.user.id };
}

async function write(ctx: RunContext, input: ArticleInput, textSoFar: string): Promise<Written> {
  const { notes, length } = input;
  const topic = topicOfPrompt(input.prompt);
  if (!ctx.text.openDraft) {
    await checkRoomForNotes(ctx.text, notes ?? "");
    return askForArticle(ctx, { topic, notes, length, textSoFar });
  }
  if (notes && !textSoFar) return composeFromNotes(ctx, topic, notes);

  checkDraftTopic(topic);
  const draft = await ctx.text.openDraft({ userId: ctx.user.id, signal: ctx.signal });
  try {
    const { minWords: min, maxWords: max } = articleLength(input.length);
    const { markdown, finishReason } = await draftArticle({
      draft,
      topic,
      words: { min, max, target: input.length },
      textSoFar,
      signal: ctx.signal,
      deadlineMs: Date.now() + ctx.textTimeoutMs - SPARE_MS,
      unknownWords: (sentences) => unknownWords(ctx, sentences),
      onText: ctx.progress.onText,
    });
    return { text: markdown, finishReason };
  } finally {
    await draft.close();
  }
}

/** Makes the article of the notes alone. Needs no weights, and takes any subject and language: it adds nothing. */
async function composeFromNotes(ctx: RunContext, topic: string, notes: string): Promise<Written> {
  const text = await composeNotes({ topic, notes, embed: (texts) => embedIfReady(ctx, texts) });
  if (!text.includes("\n")) {
    throw new AppError("unusable", "Your notes have no text yet. Write a few points first.");
  }
  ctx.progress.onText(text);
  return { text, finishReason: "stop", madeOf: "notes" };
}

/** A dictionary that doesn't answer keeps nobody from a draft. */
async function unknownWords(ctx: RunContext, sentences: readonly string[]): Promise<string[][]> {
  const turn = { userId: ctx.user.id, signal: ctx.signal };
  return ctx.grammar.unknownWords(sentences, turn).catch(() => sentences.map(() => []));
}

/** The article to continue, or the answer when this run had continued it before its process died. */
async function findCutArticle(
  ctx: RunContext,
  id: string | undefined,
  runId: string,
): Promise<{ cut?: CreationRow; done?: Article }> {
  if (!id) return {};
  const cut = await getCreation(ctx.db, { id, userId: ctx.user.id });
  const { continuedBy, ...meta } = cut.meta;
  // Safe: only `keep` marks an article so, with the metadata of its answer.
  if (continuedBy === runId)
    return { done: { id, content: cut.content, meta: meta as Article["meta"] } };
  if (cut.tool === TOOL && cut.truncated) return { cut };
  throw new AppError("unusable", "This article is already complete. Start a new one instead.");
}

async function keep(
  ctx: RunContext,
  input: ArticleInput,
  article: {
    id: string;
    content: string;
    meta: Article["meta"];
    truncated: boolean;
    cut: CreationRow | undefined;
  },
): Promise<CreationRow> {
  const { id, content, meta, truncated, cut } = article;
  const userId = ctx.user.id;
  const now = ctx.now();
  if (cut) {
    const marked = { ...meta, continuedBy: id };
    return updateCreationText(ctx.db, {
      id: cut.id,
      userId,
      content,
      meta: marked,
      truncated,
      now,
    });
  }
  return keepCreation(
    { ...ctx, nextCreationId: () => id },
    {
      tool: TOOL,
      type: "article",
      prompt: input.prompt,
      content,
      meta,
      truncated,
      parentId: input.parentId,
      notes: input.notes,
    },
  );
}
