import "server-only";

import type { z } from "zod";

import {
  type CreationCursor,
  countCreations,
  getCreation,
  listCreations,
} from "@/db/queries/creations";
import { decodeCursor, encodeCursor } from "@/lib/creations/cursor";
import { presentCreation } from "@/lib/creations/present";
import type { Creation, CreationList, creationListQuery } from "@/lib/creations/schema";
import { searchHistory } from "@/lib/creations/search-history";
import type { UserContext } from "@/lib/providers/context";

/** A page of the user's own creations, newest first, and how many match in total. */
export async function listHistory(
  ctx: UserContext,
  query: z.output<typeof creationListQuery>,
): Promise<CreationList> {
  const { q: search, tool } = query;
  const place = query.cursor ? decodeCursor(query.cursor) : undefined;
  const after = place && { createdAt: new Date(place.rank), id: place.id };
  // One extra row tells whether there is a next page.
  const wanted = { tool, after, limit: query.limit + 1 };
  const { rows, total } = search
    ? await searchHistory(ctx, { ...wanted, search })
    : await listAll(ctx, wanted);
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

async function listAll(
  ctx: UserContext,
  wanted: { tool: string | undefined; after: CreationCursor | undefined; limit: number },
) {
  const userId = ctx.user.id;
  const [rows, total] = await Promise.all([
    listCreations(ctx.db, { ...wanted, userId }),
    countCreations(ctx.db, { userId, tool: wanted.tool }),
  ]);
  return { rows, total };
}

/**
 * Reads one of the user's own creations.
 *
 * @throws AppError `not_found` when it is missing or someone else's
 */
export async function readCreation(ctx: UserContext, id: string): Promise<Creation> {
  return presentCreation(ctx.user, await getCreation(ctx.db, { id, userId: ctx.user.id }));
}
