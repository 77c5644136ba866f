import "server-only";

import { createHash } from "node:crypto";
import type { z } from "zod";

import {
  type CreationCursor,
  countCreations,
  getCreation,
  listCreations,
} from "@/db/queries/creations";
import { listLikes } from "@/db/queries/likes";
import type { CreationRow } from "@/db/schema/creations";
import type { UserContext } from "@/lib/context";
import type { Creation, CreationList, creationListQuery } from "@/lib/creations/schema";
import { AppError } from "@/lib/errors";

/** A page of the user's own creations, newest first, with how many match in all. */
export async function listHistory(
  ctx: UserContext,
  query: z.output<typeof creationListQuery>,
): Promise<CreationList> {
  const filter = { userId: ctx.user.id, search: query.q, tool: query.tool };
  const after = query.cursor ? decodeCursor(query.cursor) : undefined;
  // One more than asked tells whether there is another page.
  const rows = await listCreations(ctx.db, { ...filter, after, limit: query.limit + 1 });
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  return {
    creations: await present(ctx, page),
    total: await countCreations(ctx.db, filter),
    nextCursor: rows.length > page.length && last ? encodeCursor(last) : null,
  };
}

/** @throws AppError `not_found` when it is missing or someone else's */
export async function readCreation(ctx: UserContext, id: string): Promise<Creation> {
  const row = await getCreation(ctx.db, { id, userId: ctx.user.id });
  const [creation] = await present(ctx, [row]);
  if (!creation) throw new AppError("not_found", "This creation does not exist.");
  return creation;
}

async function present(ctx: UserContext, rows: CreationRow[]): Promise<Creation[]> {
  const likes = await listLikes(
    ctx.db,
    rows.map((row) => row.id),
  );
  return rows.map((row) => {
    const likedBy = likes.get(row.id) ?? [];
    return {
      id: row.id,
      tool: row.tool,
      type: row.type,
      prompt: row.prompt,
      content: row.content,
      meta: row.meta,
      likes: likedBy.map((userId) => (userId === ctx.user.id ? userId : opaqueId(row.id, userId))),
      likeCount: row.likeCount,
      likedByMe: likedBy.includes(ctx.user.id),
      published: row.published,
      truncated: row.truncated,
      parentId: row.parentId,
      created_at: row.createdAt.toISOString(),
    };
  });
}

/** Another person's id: the same for one creation, unlike for two, so that nobody can be followed. */
function opaqueId(creationId: string, userId: string): string {
  return createHash("sha256").update(`${creationId}:${userId}`).digest("base64url").slice(0, 16);
}

function encodeCursor(row: CreationRow): string {
  return Buffer.from(`${row.createdAt.getTime()}.${row.id}`).toString("base64url");
}

function decodeCursor(cursor: string): CreationCursor {
  const match = /^(\d{1,15})\.([\da-f-]{36})$/.exec(Buffer.from(cursor, "base64url").toString());
  const [, time, id] = match ?? [];
  if (!time || !id) throw new AppError("invalid_input", "The cursor is not valid.");
  return { createdAt: new Date(Number(time)), id };
}
