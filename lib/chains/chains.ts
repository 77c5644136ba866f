import "server-only";

import { uuidv7 } from "uuidv7";
import type { z } from "zod";
import { deleteChainRuns, insertChainRun, listChainRuns } from "@/db/queries/chain-runs";
import { insertChain, listChains, updateChain } from "@/db/queries/chains";
import type {
  beginChainSchema,
  ChainList,
  restoreChainSchema,
  saveChainSchema,
  savedChainSchema,
} from "@/lib/chains/contract";
import { stepsSchema } from "@/lib/chains/contract";
import { assertInputsFit } from "@/lib/chains/input-fault";
import { stateOf } from "@/lib/chains/read-chain-run";
import { CHAIN_LIMITS, inputOf } from "@/lib/chains/steps";
import { AppError } from "@/lib/core/errors";
import type { UserContext } from "@/lib/providers/context";

/** Runs that the page lists. */
const LISTED_RUNS = 20;

/** A person's chains and their latest runs, the newest first. */
export async function readChains({ db, user }: UserContext): Promise<ChainList> {
  const [chains, runs] = await Promise.all([
    listChains(db, user.id),
    listChainRuns(db, { userId: user.id, limit: LISTED_RUNS }),
  ]);
  return {
    // What an older version stored and this one can't read isn't shown.
    chains: chains.flatMap(({ id, name, steps, updatedAt }) => {
      const read = stepsSchema.safeParse(steps);
      if (!read.success) return [];
      return [{ id, name, steps: read.data, updatedAt: updatedAt.toISOString() }];
    }),
    runs: runs.map(({ id, name, items, done, failed, createdAt, ...run }) => ({
      id,
      name,
      items,
      done,
      failed,
      state: stateOf(run, { items, done, failed }),
      createdAt: createdAt.toISOString(),
    })),
  };
}

/**
 * Saves a chain.
 *
 * @throws AppError `unusable` when there are too many, `not_found` when the one to change is gone, `conflict` when it was
 *   changed since it was listed
 */
export async function saveChain(
  { db, user, now }: UserContext,
  { id, name, steps, updatedAt: listedAt }: z.output<typeof saveChainSchema>,
): Promise<z.output<typeof savedChainSchema>> {
  const updatedAt = now();
  const chain = { id: id ?? uuidv7(), userId: user.id, name, steps, updatedAt };
  if (id === undefined)
    await insertChain(db, { ...chain, createdAt: updatedAt }, CHAIN_LIMITS.chains);
  else await updateChain(db, chain, listedAt === undefined ? undefined : new Date(listedAt));
  return { id: chain.id, updatedAt: updatedAt.toISOString() };
}

/**
 * Restores a chain that was deleted, so that links to it and open pages of it work again. One that's there already stays as
 * it is.
 *
 * @returns its ID
 * @throws AppError `unusable` when there are too many, `not_found` when the ID is someone else's
 */
export async function restoreChain(
  { db, user, now }: UserContext,
  { updatedAt, ...chain }: z.output<typeof restoreChainSchema>,
): Promise<{ id: string }> {
  const at = now();
  const savedAt = updatedAt === undefined ? at : new Date(updatedAt);
  const row = { ...chain, userId: user.id, createdAt: at, updatedAt: savedAt };
  await insertChain(db, row, CHAIN_LIMITS.chains);
  return { id: chain.id };
}

/**
 * Prepares a run of a chain. A chain that begins with a file waits for `addChainFile`. A person's oldest runs beyond the
 * limit are forgotten; what they made stays.
 *
 * @returns its ID
 * @throws AppError `invalid_input` when there's nothing to run it on, or a text that its first step won't take
 */
export async function prepareChainRun(
  ctx: UserContext,
  { name, steps, inputs }: z.output<typeof beginChainSchema>,
): Promise<{ id: string }> {
  const takesFiles = isFile(inputOf(steps));
  if (!takesFiles && inputs.length === 0) {
    throw new AppError("invalid_input", "Add at least one input.");
  }
  const { db, user, now } = ctx;
  const userId = user.id;
  const id = uuidv7();
  const texts = takesFiles ? [] : inputs;
  await assertInputsFit(ctx, steps, texts);
  const items = texts.map((input, position) => ({ id: uuidv7(), position, input }));
  await insertChainRun(db, { id, userId, name, steps, createdAt: now() }, items);
  const all = await listChainRuns(db, { userId, limit: 2 * CHAIN_LIMITS.runs });
  const old = all.slice(CHAIN_LIMITS.runs).map((run) => run.id);
  await deleteChainRuns(db, { userId, ids: old, now: now() });
  return { id };
}

/** Whether a chain's inputs are files. */
export function isFile(material: ReturnType<typeof inputOf>): boolean {
  return material === "image" || material === "pdf";
}
