import "server-only";

import { z } from "zod";

import { replaceText } from "@/db/queries/creation-versions";
import { getCreation, keepCreation } from "@/db/queries/creations";
import type { CreationRow } from "@/db/schema/creations";
import { withoutCitations } from "@/lib/core/citation-links";
import { type Engine, THEN } from "@/lib/core/engine";
import { AppError } from "@/lib/core/errors";
import { secondsBetween } from "@/lib/core/format";
import { isEngine } from "@/lib/core/is-engine";
import { countWords, wholeSentences } from "@/lib/core/text";
import { citationSchema } from "@/lib/documents/chat-contract";
import type { Citation } from "@/lib/documents/citation";
import { draftNotice } from "@/lib/drafting/draft-notice";
import type { RunContext } from "@/lib/providers/context";
import type { ArticleSource } from "@/lib/tools/write-article/article-source";
import { briefOf } from "@/lib/tools/write-article/brief";
import type { Article, ArticleInput } from "@/lib/tools/write-article/contract";
import { writeText } from "@/lib/tools/write-article/write-text";

const TOOL = "write-article";
/** An article that was stopped or cut off with fewer words is discarded. */
const SUBSTANCE_WORDS = 60;

/**
 * Writes an article, or continues a truncated one, and saves it to the user's history once the
 * model is done. A run that was stopped, cut off or out of time keeps its whole sentences as a
 * truncated article, if there is enough of it.
 *
 * @throws AppError `aborted` when stopped before there was enough text, `provider_failed` when the
 *   model wrote nothing or broke off right away, `not_found` or `unusable` when `continueFrom` isn't one of the caller's
 *   truncated articles or the built-in model can't take the topic, `conflict` when its text was changed meanwhile, and
 *   whatever `ctx.text` throws
 */
export async function writeArticle(ctx: RunContext, input: ArticleInput): Promise<Article> {
  const startedAt = ctx.now();
  const { cut, done } = await findCutArticle(ctx, input.continueFrom);
  if (done) return done;
  const brief = await briefOf(ctx, input, cut);
  const written = await writeText(ctx, brief);

  const truncated = written.finishReason !== "stop";
  // What a document confirmed ends after a source, which isn't part of a sentence.
  const endsWhole = !truncated || brief.source !== undefined;
  const content = endsWhole ? written.text.trim() : wholeSentences(written.text);
  const words = countWords(withoutCitations(content));
  if (words < SUBSTANCE_WORDS && ctx.signal.aborted) {
    throw new AppError("aborted", "Stopped before there was anything to save.");
  }
  if (words === 0) throw new AppError("provider_failed", "The model returned no text. Try again.");
  if (words < SUBSTANCE_WORDS && truncated) {
    throw new AppError("provider_failed", "The model broke off after a few words. Try again.");
  }

  const seconds = secondsBetween(startedAt, ctx.now());
  const { madeOf, isSpelledOut, notices, dropped } = written;
  const engine = afterEngineOf(cut, written.engine);
  const citations = written.citations && [...citationsOf(cut), ...written.citations];
  const meta = {
    words,
    engine,
    ...ctx.tokens(),
    truncated,
    ...(truncated && ctx.signal.aborted && { stopped: true as const }),
    seconds,
    ...(madeOf && { madeOf }),
    ...(isSpelledOut && { spelledOut: true as const }),
    ...(Object.keys(brief.style).length > 0 && { style: brief.style }),
    ...(brief.outline && { outline: [...brief.outline] }),
    ...(brief.source && { source: storedSource(brief.source, written.extent ?? "") }),
    ...(citations && { citations, dropped: dropped ?? 0 }),
    ...(notices.length > 0 && { notices }),
    ...(cut?.meta.edited === true && { edited: true as const }),
    ...(draftNotice(cut?.meta) && { drafted: true as const }),
  };
  const row = await keep(ctx, input, { content, meta, truncated, cut });
  const message = notices.join(" ");
  return { id: row.id, content, ...(message && { message }), meta };
}

/** A document that was chosen is what the article was made from, whatever the topic came from. */
function parentOf({ source, parentId }: ArticleInput): string | undefined {
  return source && "creationId" in source ? source.creationId : parentId;
}

function storedSource({ kind, title, creationId, documentId }: ArticleSource, extent: string) {
  const ref = { ...(creationId && { creationId }), ...(documentId && { documentId }) };
  return { kind, title, ...ref, extent };
}

/** Names the engine that wrote the beginning, too, where another one continued it. */
function afterEngineOf(cut: CreationRow | undefined, engine: Engine): Engine {
  const begun = isEngine(cut?.meta.engine) ? cut.meta.engine.name : engine.name;
  if (begun === engine.name || begun.endsWith(`${THEN}${engine.name}`)) {
    return { ...engine, name: begun };
  }
  return { ...engine, name: `${begun}${THEN}${engine.name}` };
}

/** The quotations that prove what a continued article says already. */
function citationsOf(cut: CreationRow | undefined): Citation[] {
  return z.array(citationSchema).safeParse(cut?.meta.citations).data ?? [];
}

/** The article to continue, or the answer when this run had continued it before its process died. */
async function findCutArticle(
  ctx: RunContext,
  id: string | undefined,
): Promise<{ cut?: CreationRow; done?: Article }> {
  if (!id) return {};
  const cut = await getCreation(ctx.db, { id, userId: ctx.user.id });
  const { continuedBy, ...meta } = cut.meta;
  // Safe: only `keep` marks an article so, with the metadata of its answer.
  if (continuedBy === ctx.runId)
    return { done: { id, content: cut.content, meta: meta as Article["meta"] } };
  if (cut.tool === TOOL && cut.truncated) return { cut };
  throw new AppError("unusable", "This article is already complete. Start a new one instead.");
}

async function keep(
  ctx: RunContext,
  input: ArticleInput,
  article: {
    content: string;
    meta: Article["meta"];
    truncated: boolean;
    cut: CreationRow | undefined;
  },
): Promise<CreationRow> {
  const { content, meta, truncated, cut } = article;
  if (cut) return keepContinued(ctx, cut, { content, meta, truncated });
  return keepCreation(ctx, {
    tool: TOOL,
    type: "article",
    prompt: input.prompt,
    content,
    meta,
    truncated,
    parentId: parentOf(input),
    notes: input.notes,
  });
}

/** Saves a continued article over the text that it continues, and no other. */
async function keepContinued(
  ctx: RunContext,
  { id, revision }: CreationRow,
  { meta, ...text }: { content: string; meta: Article["meta"]; truncated: boolean },
): Promise<CreationRow> {
  const userId = ctx.user.id;
  ctx.assertOurs();
  const replaced = await replaceText(ctx.db, {
    ...text,
    meta: { ...meta, continuedBy: ctx.runId },
    id,
    userId,
    revision,
    writtenAt: ctx.now(),
  });
  if (replaced) return replaced.row;
  // Throws when it's gone.
  await getCreation(ctx.db, { id, userId });
  throw new AppError(
    "conflict",
    "This article was changed somewhere else while it was being continued, so that text was kept. Continue it again.",
  );
}
