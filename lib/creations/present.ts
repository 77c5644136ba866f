import "server-only";

import type { ListedCreation } from "@/db/queries/creation-page";
import { opaqueId } from "@/lib/creations/opaque-ids";
import type { Creation } from "@/lib/creations/schema";

/** What this user may see of a creation, likes included. */
export function presentCreation(user: { id: string }, row: ListedCreation): Creation {
  const likedBy = row.likedBy ?? [];
  return {
    id: row.id,
    tool: row.tool,
    type: row.type,
    prompt: row.prompt,
    title: row.title,
    pinned: row.pinned,
    content: row.content,
    meta: row.meta,
    likes: likedBy.map((userId) => (userId === user.id ? userId : opaqueId(row.id, userId))),
    likeCount: row.likeCount,
    likedByMe: likedBy.includes(user.id),
    mine: row.userId === user.id,
    published: row.published,
    truncated: row.truncated,
    parentId: row.parentId,
    ...comparisonOf(row),
    created_at: row.createdAt.toISOString(),
  };
}

/** Once a side was kept, there is nothing left to choose. */
function comparisonOf(row: ListedCreation): Pick<Creation, "comparison"> {
  const { comparisonId: id, comparisonSide: side, comparisonKeptAt } = row;
  return id && side && !comparisonKeptAt ? { comparison: { id, side } } : {};
}
