import "server-only";

import { hash } from "node:crypto";

import { listLikes } from "@/db/queries/likes";
import type { CreationRow } from "@/db/schema/creations";
import type { Creation } from "@/lib/creations/schema";
import type { UserContext } from "@/lib/providers/context";

/** Converts rows to what this user may see, likes included, in the same order. */
export async function presentCreations(
  ctx: UserContext,
  rows: readonly CreationRow[],
): Promise<Creation[]> {
  const likes = await listLikes(
    ctx.db,
    rows.map((row) => row.id),
    ctx.user.id,
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
      mine: row.userId === ctx.user.id,
      published: row.published,
      truncated: row.truncated,
      parentId: row.parentId,
      created_at: row.createdAt.toISOString(),
    };
  });
}

/** Stable within one creation, different across creations, so that users can't be tracked. */
function opaqueId(creationId: string, userId: string): string {
  return hash("sha256", `${creationId}:${userId}`, "base64url").slice(0, 16);
}
