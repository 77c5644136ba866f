import "server-only";

import { findEngineChoice, saveEngineChoice } from "@/db/queries/engines";
import { AppError } from "@/lib/core/errors";
import { storableText } from "@/lib/core/text";
import type { EngineList } from "@/lib/engines/contract";
import { ENGINE_HEADER } from "@/lib/engines/header";
import { listEngines, OWN_REF, reachableWriters } from "@/lib/engines/list-engines";
import { openKey } from "@/lib/engines/seal";
import { createServerText } from "@/lib/providers/choose";
import type { UserContext } from "@/lib/providers/context";
import type { TextPort } from "@/lib/providers/text/port";

/**
 * The text engine of one run: the one the caller names, otherwise the one they chose, otherwise the best in reach.
 *
 * @param wanted a `ref` of `listEngines`; null when the caller names none
 * @throws AppError `unusable` when the named one is out of reach: another one is never taken silently
 */
export async function writerFor(ctx: UserContext, wanted: string | null): Promise<TextPort> {
  // What most runs name; it needs no look-up.
  if (wanted === OWN_REF) return ctx.text;
  const reachable = await reachableWriters(ctx);
  const ref = wanted ?? (await findEngineChoice(ctx.db, ctx.user.id));
  const found = reachable.find(({ writer }) => writer.ref === ref);
  if (wanted !== null && !found) throw outOfReach();
  const { server, sealed } = found ?? reachable[0] ?? {};
  if (!server) return ctx.text;
  const key = sealed?.sealedKey;
  const owner = { userId: ctx.user.id, connectionId: sealed?.id ?? "" };
  return createServerText({
    ...server,
    apiKey: key ? await openKey(ctx.db, key, owner) : undefined,
  });
}

/**
 * Saves which engine a person writes with.
 *
 * @throws AppError `unusable` when it is out of reach
 */
export async function chooseWriter(ctx: UserContext, ref: string): Promise<EngineList> {
  const reachable = await reachableWriters(ctx);
  if (!reachable.some(({ writer }) => writer.ref === ref)) throw outOfReach();
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

function outOfReach(): AppError {
  return new AppError("unusable", "This engine isn't available any more. Choose another one.");
}
