import "server-only";

import { type CreationCursor, type CreationPage, PAGE_BYTES } from "@/db/queries/creation-page";
import { listCreationsById, type SizedPlace, searchCreations } from "@/db/queries/search-creations";
import { searchInTurn } from "@/lib/creations/search-turns";
import type { UserContext } from "@/lib/providers/context";

/**
 * Searches the user's own creations, one search at a time for each user.
 *
 * @returns a page of at most `limit` matches after `after`, in the list's order, and how many there are in all
 * @throws AppError `provider_unavailable` when too many searches wait, `aborted`
 */
export async function searchHistory(
  ctx: UserContext,
  query: {
    search: string;
    tool?: string | undefined;
    pinned?: boolean | undefined;
    after?: CreationCursor | undefined;
    limit: number;
    preview: boolean;
  },
): Promise<CreationPage & { total: number }> {
  const { search, tool, pinned, after, limit, preview } = query;
  const userId = ctx.user.id;
  const { signal } = ctx;
  return searchInTurn(ctx, async () => {
    const matches = await searchCreations(ctx.db, { userId, search, tool, pinned, signal });
    const rest = after ? matches.filter((match) => comesAfter(match, after)) : matches;
    const ids = pageOf(rest, limit).map(({ id }) => id);
    const rows = await listCreationsById(ctx.db, { userId, ids, preview });
    return { rows, hasMore: rest.length > ids.length, total: matches.length };
  });
}

/** The first places, as many as `listCreations` would put on a page. */
function pageOf(places: readonly SizedPlace[], limit: number): SizedPlace[] {
  let bytesAbove = 0;
  return places.slice(0, limit).filter(({ bytes }) => {
    const fits = bytesAbove < PAGE_BYTES;
    bytesAbove += bytes;
    return fits;
  });
}

function comesAfter(one: CreationCursor, other: CreationCursor): boolean {
  if (one.pinned !== other.pinned) return other.pinned;
  const milliseconds = one.createdAt.getTime() - other.createdAt.getTime();
  return milliseconds === 0 ? one.id < other.id : milliseconds < 0;
}
