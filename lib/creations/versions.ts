import "server-only";

import type { z } from "zod";

import {
  findVersion,
  type ListedVersion,
  listVersions,
  type ReplacedText,
  replaceText,
} from "@/db/queries/creation-versions";
import { getCreation } from "@/db/queries/creations";
import { AppError } from "@/lib/core/errors";
import { isEngine } from "@/lib/core/is-engine";
import { countWords } from "@/lib/core/text";
import { readCreation } from "@/lib/creations/history";
import type {
  replacedTextSchema,
  restoreVersionInput,
  saveTextInput,
  Version,
  versionQuery,
  versionTextSchema,
} from "@/lib/creations/schema";
import type { UserContext } from "@/lib/providers/context";

type Replaced = z.output<typeof replacedTextSchema>;

/**
 * Saves a text that its owner edited; the one before becomes a version. Saving the same text again changes nothing.
 *
 * @throws AppError `not_found`; `unusable` when the creation isn't an article; `conflict` when its text isn't the one
 *   that was edited
 */
export async function saveText(
  ctx: UserContext,
  { id, content, revision }: z.output<typeof saveTextInput>,
): Promise<Replaced> {
  const userId = ctx.user.id;
  const row = await getCreation(ctx.db, { id, userId });
  if (row.type !== "article") throw new AppError("unusable", "You can only edit articles.");
  if (row.content === content) return { creation: await readCreation(ctx, id), replacedId: null };
  const meta = { ...row.meta, words: countWords(content), edited: true };
  const { truncated } = row;
  const text = { id, userId, content, meta, truncated, writtenAt: ctx.now(), revision };
  return answer(ctx, await replaceText(ctx.db, text));
}

/**
 * Brings an earlier text of a creation back; the one before becomes a version.
 *
 * @throws AppError `not_found`, `conflict` as `saveText`
 */
export async function restoreVersion(
  ctx: UserContext,
  { id, versionId, revision }: z.output<typeof restoreVersionInput>,
): Promise<Replaced> {
  const userId = ctx.user.id;
  const { content, meta, truncated, writtenAt } = await getVersion(ctx, id, versionId);
  const text = { id, userId, content, meta, truncated, writtenAt, revision, restoredId: versionId };
  return answer(ctx, await replaceText(ctx.db, text));
}

async function answer(ctx: UserContext, replaced: ReplacedText | null): Promise<Replaced> {
  if (!replaced) {
    throw new AppError(
      "conflict",
      "This article has been changed somewhere else, for example in another tab.",
    );
  }
  const { row, versionId } = replaced;
  return { creation: await readCreation(ctx, row.id), replacedId: versionId };
}

/**
 * The earlier texts of one of the user's creations, newest first.
 *
 * @throws AppError `not_found` when the creation is missing or someone else's
 */
export async function listEarlierTexts(
  ctx: UserContext,
  { id }: { id: string },
): Promise<{ versions: Version[] }> {
  const userId = ctx.user.id;
  await getCreation(ctx.db, { id, userId });
  const rows = await listVersions(ctx.db, { creationId: id, userId });
  return { versions: rows.map(presentVersion) };
}

/**
 * One earlier text of one of the user's creations.
 *
 * @throws AppError `not_found` when it is gone, or the creation is someone else's
 */
export async function readVersion(
  ctx: UserContext,
  { id, versionId }: z.output<typeof versionQuery>,
): Promise<z.output<typeof versionTextSchema>> {
  const row = await getVersion(ctx, id, versionId);
  return { version: { ...presentVersion(row), content: row.content } };
}

async function getVersion(ctx: UserContext, creationId: string, id: string) {
  await getCreation(ctx.db, { id: creationId, userId: ctx.user.id });
  const version = await findVersion(ctx.db, { id, creationId, userId: ctx.user.id });
  return version ?? noVersion();
}

function noVersion(): never {
  throw new AppError("not_found", "This version is no longer available.");
}

function presentVersion({ id, content, meta, writtenAt }: ListedVersion): Version {
  return {
    id,
    words: typeof meta.words === "number" ? meta.words : countWords(content ?? ""),
    engine: isEngine(meta.engine) ? meta.engine.name : null,
    edited: meta.edited === true,
    written_at: writtenAt.toISOString(),
  };
}
