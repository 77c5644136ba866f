import "server-only";

import { findChainRun, listChainItems } from "@/db/queries/chain-runs";
import { listTexts } from "@/db/queries/creations";
import type { ChainRunRow } from "@/db/schema/chain-runs";
import { type ChainRun, type ChainRunState, stepsSchema } from "@/lib/chains/contract";
import { findKind } from "@/lib/chains/kinds";
import { CHAIN_LIMITS } from "@/lib/chains/steps";
import { AppError } from "@/lib/core/errors";
import { storedText } from "@/lib/export/markdown-file";
import type { UserContext } from "@/lib/providers/context";

/**
 * One of a person's chain runs, with its inputs and what each step made of them.
 *
 * @throws AppError `not_found` when it's gone or someone else's
 */
export async function readChainRun({ db, user }: UserContext, id: string): Promise<ChainRun> {
  const row = await findChainRun(db, { id, userId: user.id });
  if (!row) throw unknownChainRun();
  const items = await listChainItems(db, id);
  const count = (state: string) => items.filter((item) => item.state === state).length;
  return {
    id,
    name: row.name,
    steps: stepsSchema.parse(row.steps),
    notice: row.notice,
    state: stateOf(row, { items: items.length, done: count("done"), failed: count("failed") }),
    createdAt: row.createdAt.toISOString(),
    items: items.map((item) => ({
      id: item.id,
      input: item.input,
      state: item.state,
      calls: item.calls.map(({ runId: _, charge: __, ...call }) => call),
    })),
  };
}

/**
 * The texts that were made of `CHAIN_LIMITS.itemsOfTexts` inputs of a chain run and that haven't been deleted since, as files.
 *
 * @param wanted.from the place of the first of these inputs, from 0
 *
 * @throws AppError `not_found` when the run is gone or someone else's
 */
export async function readChainTexts(ctx: UserContext, wanted: { id: string; from: number }) {
  const { from } = wanted;
  const { items, steps } = await readChainRun(ctx, wanted.id);
  const some = items.slice(from, from + CHAIN_LIMITS.itemsOfTexts);
  const isText = ({ step }: { step: number }) =>
    findKind(steps[step]?.kind ?? "")?.gives === "text";
  const ids = some.flatMap(({ calls }) =>
    calls.filter(isText).flatMap(({ creationId }) => creationId ?? []),
  );
  const texts = await listTexts(ctx.db, { userId: ctx.user.id, ids });
  return texts.map((row) => {
    const { text, extension } = storedText(row);
    return { id: row.id, file: text, extension };
  });
}

/** How a chain run is, from its row and the states of its inputs. */
export function stateOf(
  run: Pick<ChainRunRow, "owner" | "heartbeatAt"> & { isRunning: boolean; isWaiting: boolean },
  { items, done, failed }: Record<"items" | "done" | "failed", number>,
): ChainRunState {
  if (run.isRunning) return "running";
  if (run.isWaiting) return "waiting";
  if (run.owner === null) return "new";
  if (run.heartbeatAt !== null) return "interrupted";
  if (done + failed < items) return "stopped";
  return failed > 0 ? "failed" : "done";
}

/** The failure for a chain run that isn't this person's. */
export function unknownChainRun(): AppError {
  return new AppError("not_found", "This chain run no longer exists.");
}
