import "server-only";

import type { RunKind } from "@/db/schema/runs";
import { painterFor, writerFor } from "@/lib/engines/engines-of-run";
import { isInProcess, isLoadedByCarrier } from "@/lib/engines/entries";
import { BROWSER_REF } from "@/lib/engines/refs";
import type { UserContext } from "@/lib/providers/context";

/** What the contract of a call says about its engine. */
type EngineUse = { calls?: true; writes?: true; paints?: true; edits?: "erases" | "cutsOut" };

const NO_PAGE = { ask: undefined, contextTokens: 0 };

/**
 * What a machine needs to carry a run.
 *
 * @param wanted the engine that the caller named; null for the one they chose
 * @returns null when only the process that was asked can do it: without an engine, or with the browser's model
 * @throws AppError `unusable` when the engine is out of reach
 */
export async function kindOfRun(
  ctx: UserContext,
  { calls, writes, paints, edits }: EngineUse,
  wanted: string | null,
): Promise<RunKind | null> {
  if (wanted === BROWSER_REF) return null;
  // It waits for others most of the time.
  if (calls) return "remote";
  if (writes) {
    const { engine } = await writerFor(ctx, wanted, NO_PAGE);
    return isLoadedByCarrier(engine) ? "text" : "remote";
  }
  // An editor elsewhere is given what local networks found.
  if (edits) return "vision";
  if (!paints) return null;
  const { engine } = await painterFor(ctx, wanted);
  return isInProcess(engine) ? "vision" : "remote";
}

/**
 * Whether a question is answered before anybody leaves: where there is only a draft model, sentences of the document are
 * the answer. It doesn't wait behind articles, then.
 *
 * @param wanted the engine that the caller named; null for the one they chose
 * @throws AppError `unusable` when the engine is out of reach
 */
export async function isAnsweredAtOnce(
  ctx: UserContext,
  { asks }: { asks?: true },
  wanted: string | null,
): Promise<boolean> {
  if (!asks || wanted === BROWSER_REF) return false;
  return (await writerFor(ctx, wanted, NO_PAGE)).openDraft !== undefined;
}
