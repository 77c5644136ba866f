import "server-only";

import { findEngineChoices, listConnections } from "@/db/queries/engines";
import type { EngineConnectionRow } from "@/db/schema/engines";
import { AppError } from "@/lib/core/errors";
import { CHOICE_COLUMNS } from "@/lib/engines/choice-columns";
import {
  configuredEntries,
  connectedEntries,
  downloadedEntries,
  type EngineEntry,
  type Engines,
  nearEntries,
  ownEntry,
} from "@/lib/engines/entries";
import type { EngineKind } from "@/lib/engines/row";
import type { UserContext } from "@/lib/providers/context";

export type RegistryContext = Pick<UserContext, "db" | "user"> & Engines;

/**
 * Every engine that a person has for this, the best first. What comes with the product is the last one that writes or
 * paints, and the first that edits: it keeps images on this server, so others are used once they're chosen.
 *
 * @param known the person's connections, when they are known already
 */
export async function enginesInReach(
  ctx: RegistryContext,
  kind: EngineKind,
  known?: readonly EngineConnectionRow[],
): Promise<EngineEntry[]> {
  const [own, connections, near, downloaded] = await Promise.all([
    ownEntry(ctx, kind),
    known ?? listConnections(ctx.db, ctx.user.id),
    nearEntries(ctx, kind),
    downloadedEntries(ctx, kind),
  ]);
  const connected = connectedEntries(ctx, kind, connections);
  const others = [...configuredEntries(ctx, kind), ...connected, ...near, ...downloaded];
  const isLast = own.row.builtIn && (kind === "writes" || kind === "paints");
  return isLast ? [...others, own] : [own, ...others];
}

/**
 * The engine of a run: the one the caller names, otherwise the one they chose, otherwise the best in reach.
 *
 * @param wanted a `ref` of a row; null when the caller names none
 * @throws AppError `unusable` when the named one is out of reach: another one is never taken silently
 */
export async function findEntry(
  ctx: RegistryContext,
  kind: EngineKind,
  wanted: string | null,
): Promise<EngineEntry> {
  const [reachable, choices] = await Promise.all([
    enginesInReach(ctx, kind),
    wanted === null ? findEngineChoices(ctx.db, ctx.user.id) : null,
  ]);
  const ref = wanted ?? choices?.[CHOICE_COLUMNS[kind]];
  const found = reachable.find(({ row }) => row.ref === ref);
  if (wanted !== null && !found) throw outOfReach();
  // The process's own is always there.
  return found ?? (reachable[0] as EngineEntry);
}

/** What is said of an engine that isn't in reach. */
export function outOfReach(): AppError {
  return new AppError("unusable", "This engine isn't available. Choose another one.");
}
