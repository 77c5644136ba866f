import "server-only";

import { singleton } from "@/lib/core/singleton";
import type { UserContext } from "@/lib/providers/context";
import { createFairQueue } from "@/lib/workers/queue";

/** What there is to search can be much, and a script can ask for many searches at once. */
const searches = singleton("creation-searches", () =>
  createFairQueue({
    concurrency: 2,
    maxRunningPerUser: 1,
    maxWaiting: 100,
    maxWaitingPerUser: 5,
    fullMessage: "Too many searches are running right now. Try again in a moment.",
  }),
);

/**
 * Searches creations, one search at a time for each user.
 *
 * @throws AppError `provider_unavailable` when too many searches wait, `aborted`
 */
export async function searchInTurn<Found>(
  ctx: UserContext,
  search: () => Promise<Found>,
): Promise<Found> {
  const endTurn = await searches.get().enter({ userId: ctx.user.id, signal: ctx.signal });
  try {
    return await search();
  } finally {
    endTurn();
  }
}
