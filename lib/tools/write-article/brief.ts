import "server-only";

import { findNotes } from "@/db/queries/creation-notes";
import type { CreationRow } from "@/db/schema/creations";
import type { RunContext } from "@/lib/providers/context";
import {
  type ArticleInput,
  outlineSchema,
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
  length: ArticleLength;
  /** The article to continue; empty for a new one. */
  textSoFar: string;
};

/**
 * Puts together what a run writes from. An article that is continued brings its own notes, style, and outline: they were
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
    length,
    textSoFar: cut?.content ?? "",
  };
}

function styleOf({ language, tone, audience }: ArticleStyle): ArticleStyle {
  return { ...(language && { language }), ...(tone && { tone }), ...(audience && { audience }) };
}
