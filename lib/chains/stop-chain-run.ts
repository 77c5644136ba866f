import "server-only";

import { listRunsOfChain } from "@/db/queries/chain-runs";
import { requestChainStop } from "@/db/queries/chain-work";
import { unknownChainRun } from "@/lib/chains/read-chain-run";
import type { UserContext } from "@/lib/providers/context";
import { stopRun } from "@/lib/runs/read-runs";

/**
 * Stops one of a person's chain runs, wherever it runs, and takes one that waits out of the line. What is done stays.
 *
 * @throws AppError `not_found` when it's gone or someone else's
 */
export async function stopChainRun(ctx: UserContext, id: string): Promise<void> {
  const name = { id, userId: ctx.user.id };
  if (!(await requestChainStop(ctx.db, name))) throw unknownChainRun();
  for (const run of await listRunsOfChain(ctx.db, name)) await stopRun(ctx, run);
}
