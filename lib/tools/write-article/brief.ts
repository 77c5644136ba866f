import "server-only";

import { findNotes } from "@/db/queries/creation-notes";
import type { CreationRow } from "@/db/schema/creations";
import type { RunContext } from "@/lib/providers/context";
import { type ArticleSource, loadSource } from "@/lib/tools/write-article/article-source";
import {
  type ArticleInput,
  outlineSchema,
  storedSourceSchema,
  storedStyleSchema,
} from "@/lib/tools/write-article/contract";
import { type ArticleLength, topicOfPrompt } from "@/lib/tools/write-article/options";
import type { ArticleStyle } from "@/lib/tools/write-article/style-options";

/** What an article is written from. */
export type ArticleBrief = {
  topic: string;
  /** What to cover; undefined when the person gave no notes. */
  notes: string | undefined;
  style: ArticleStyle;
  /** Its headings; undefined when the writer chooses them. */
  outline: readonly string[] | undefined;
  /** The document it's written from; undefined when there is none. */
  source: ArticleSource | undefined;
  length: ArticleLength;
  /** The article to continue; empty for a new one. */
  textSoFar: string;
};

/**
 * Puts together what a run writes from. An article that is continued brings its own notes, style, outline, and document: they were
 * stored with it, so that its end reads like its beginning.
 */
export async function briefOf(
  ctx: RunContext,
  input: ArticleInput,
  cut?: CreationRow | undefined,
): Promise<ArticleBrief> {
  const { prompt, length } = input;
  const creation = cut && { creationId: cut.id, userId: ctx.user.id };
  const stored = cut && storedStyleSchema.safeParse(cut.meta.style).data;
  const chosen = styleOf(input);
  return {
    topic: topicOfPrompt(prompt),
    notes: input.notes || (creation && (await findNotes(ctx.db, creation))) || undefined,
    style: Object.keys(chosen).length > 0 ? chosen : (stored ?? {}),
    outline: input.outline ?? (cut && outlineSchema.safeParse(cut.meta.outline).data),
    source: await sourceOf(ctx, input, cut),
    length,
    textSoFar: cut?.content ?? "",
  };
}

async function sourceOf(
  ctx: RunContext,
  input: Pick<ArticleInput, "source">,
  cut: CreationRow | undefined,
): Promise<ArticleSource | undefined> {
  if (input.source) return loadSource(ctx, input.source);
  const stored = cut && storedSourceSchema.safeParse(cut.meta.source).data;
  if (stored?.documentId) return loadSource(ctx, { documentId: stored.documentId });
  if (stored?.creationId) return loadSource(ctx, { creationId: stored.creationId });
  return undefined;
}

function styleOf({ language, tone, audience }: ArticleStyle): ArticleStyle {
  return { ...(language && { language }), ...(tone && { tone }), ...(audience && { audience }) };
}
