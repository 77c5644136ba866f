import "server-only";

import type { z } from "zod";

import { countCreations, getCreation, listCreations } from "@/db/queries/creations";
import { decodeCursor, encodeCursor } from "@/lib/creations/cursor";
import { presentCreation } from "@/lib/creations/present";
import type { Creation, CreationList, creationListQuery } from "@/lib/creations/schema";
import type { UserContext } from "@/lib/providers/context";

/** A page of the user's own creations, newest first, and how many match in total. */
export async function listHistory(
  ctx: UserContext,
  query: z.output<typeof creationListQuery>,
): Promise<CreationList> {
  const filter = { userId: ctx.user.id, search: query.q, tool: query.tool };
  const place = query.cursor ? decodeCursor(query.cursor) : undefined;
  const after = place && { createdAt: new Date(place.rank), id: place.id };
  // One extra row tells whether there is a next page.
  const listed = listCreations(ctx.db, { ...filter, after, limit: query.limit + 1 });
  const [rows, total] = await Promise.all([listed, countCreations(ctx.db, filter)]);
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  return {
    creations: page.map((row) => presentCreation(ctx.user, row)),
    total,
    nextCursor:
      rows.length > page.length && last
        ? encodeCursor({ rank: last.createdAt.getTime(), id: last.id })
        : null,
  };
}

/**
 * Reads one of the user's own creations.
 *
 * @throws AppError `not_found` when it is missing or someone else's
 */
export async function readCreation(ctx: UserContext, id: string): Promise<Creation> {
  return presentCreation(ctx.user, await getCreation(ctx.db, { id, userId: ctx.user.id }));
}
