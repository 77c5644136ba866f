import "server-only";

import { findEngineChoices } from "@/db/queries/engines";
import { listEngines, reachableWriters } from "@/lib/engines/list-engines";
import { BROWSER_REF } from "@/lib/engines/refs";
import type { UserContext } from "@/lib/providers/context";
import { engineKindOf, type ToolContract } from "@/lib/registry/contract";

const CHOICES = {
  writes: "ref",
  paints: "painterRef",
  erases: "eraserRef",
  cutsOut: "cutterRef",
} as const;

/**
 * The engine that a person's own call of a tool would name. A model in a browser is left out, because no page is there:
 * the best one in reach writes instead.
 *
 * @returns null where there is nothing to choose, or nothing was chosen
 */
export async function chosenEngine(
  ctx: UserContext,
  contract: Parameters<typeof engineKindOf>[0],
): Promise<string | null> {
  const kind = engineKindOf(contract as ToolContract<never, never>);
  if (!kind) return null;
  const chosen = (await findEngineChoices(ctx.db, ctx.user.id))[CHOICES[kind]];
  if (chosen !== null && chosen !== BROWSER_REF) return chosen;
  return kind === "writes" ? ((await reachableWriters(ctx))[0]?.writer.ref ?? null) : null;
}

const CURRENT = {
  writes: "current",
  paints: "currentPainter",
  erases: "currentEraser",
  cutsOut: "currentCutter",
} as const;

/** The engine that makes a call which names none; null where there is nothing to choose. */
export async function currentEngine(
  ctx: UserContext,
  contract: Parameters<typeof engineKindOf>[0],
): Promise<string | null> {
  const kind = engineKindOf(contract as ToolContract<never, never>);
  return kind ? (await listEngines(ctx))[CURRENT[kind]] : null;
}
