import "server-only";

import { findEngineChoices, saveEngineChoice } from "@/db/queries/engines";
import { isEmbedded } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";
import type { Progress } from "@/lib/core/progress";
import { storableText } from "@/lib/core/text";
import { withKeyOf } from "@/lib/engines/connections";
import type { EngineList } from "@/lib/engines/contract";
import { CONTEXT_HEADER, ENGINE_HEADER } from "@/lib/engines/header";
import { listEngines, reachableWriters } from "@/lib/engines/list-engines";
import { BROWSER_REF, connectionIdOf, isNearRef, SERVER_REF } from "@/lib/engines/refs";
import { downloadedWriters } from "@/lib/providers";
import { createPageText, createServerText } from "@/lib/providers/choose";
import type { UserContext } from "@/lib/providers/context";
import type { TextPort } from "@/lib/providers/text/port";
import type { Allowance } from "@/lib/usage/quota";

/** The model in the caller's browser. */
export type PageModel = {
  /** Absent when the call is answered with JSON, so that no page listens. */
  ask: Progress["onQuestion"];
  contextTokens: number;
};

/**
 * The text engine of one run: the one the caller names, otherwise the one they chose, otherwise the best in reach.
 *
 * @param wanted a `ref` of `listEngines`; null when the caller names none
 * @throws AppError `unusable` when the named one is out of reach: another one is never taken silently
 */
export async function writerFor(
  ctx: UserContext,
  wanted: string | null,
  page: PageModel,
): Promise<TextPort> {
  // What most runs name; it needs no look-up.
  if (wanted === SERVER_REF) return ctx.text;
  if (wanted === BROWSER_REF) return pageText(ctx, page);
  const [reachable, { ref }] = await Promise.all([
    reachableWriters(ctx),
    wanted === null ? findEngineChoices(ctx.db, ctx.user.id) : { ref: wanted },
  ]);
  const found = reachable.find(({ writer }) => writer.ref === ref);
  if (wanted !== null && !found) throw outOfReach();
  const { server, sealed, downloaded } = found ?? reachable[0] ?? {};
  if (downloaded) return downloadedWriters.get().textOf(downloaded);
  if (!server) return ctx.text;
  return createServerText(await withKeyOf(ctx, server, sealed));
}

/**
 * Saves which engine a person writes with.
 *
 * @throws AppError `unusable` when it is out of reach
 */
export async function chooseWriter(ctx: UserContext, ref: string): Promise<EngineList> {
  const reachable = await reachableWriters(ctx);
  // Only the page knows whether its browser has a model.
  const isInReach = ref === BROWSER_REF || reachable.some(({ writer }) => writer.ref === ref);
  if (!isInReach) throw outOfReach();
  await saveEngineChoice(ctx.db, { userId: ctx.user.id, ref, now: ctx.now() });
  return listEngines(ctx);
}

/**
 * The `ref` in a call's header, encoded because models may be named in any language; null when there is none.
 *
 * @throws AppError `invalid_input` when it isn't encoded as URLs are
 */
export function wantedEngine(headers: Headers): string | null {
  const encoded = headers.get(ENGINE_HEADER);
  if (encoded === null) return null;
  try {
    return storableText(decodeURIComponent(encoded));
  } catch (cause) {
    throw new AppError("invalid_input", `The header ${ENGINE_HEADER} isn't valid.`, { cause });
  }
}

const MIN_CONTEXT_TOKENS = 1_024;
const MAX_CONTEXT_TOKENS = 200_000;
/** Smaller than that of any model that browsers have come with. */
const USUAL_CONTEXT_TOKENS = 4_096;

/** What the page says its model reads and writes at once, within bounds; a cautious number when it says nothing. */
export function pageContextTokens(headers: Headers): number {
  const said = headers.get(CONTEXT_HEADER) ?? "";
  if (!/^\d{1,9}$/.test(said)) return USUAL_CONTEXT_TOKENS;
  return Math.min(MAX_CONTEXT_TOKENS, Math.max(MIN_CONTEXT_TOKENS, Number(said)));
}

function pageText({ db }: UserContext, { ask, contextTokens }: PageModel): TextPort {
  if (ask) return createPageText({ db, ask, contextTokens });
  const message = "The model in a browser only writes for calls that accept text/event-stream.";
  throw new AppError("unusable", message);
}

/** What a run with this engine counts toward: a person's own key or machine costs whoever runs this site nothing. */
export function allowanceOf(ref: string | null): Allowance {
  if (ref === null) return "plan";
  // Elsewhere, the servers beside this one are the operator's.
  const isTheirs = isNearRef(ref)
    ? isEmbedded()
    : ref === BROWSER_REF || connectionIdOf(ref) !== undefined;
  return isTheirs ? "own-engine" : "plan";
}

/** What is said of an engine that isn't in reach. */
export function outOfReach(): AppError {
  return new AppError("unusable", "This engine is no longer available. Choose another one.");
}
