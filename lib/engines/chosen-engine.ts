import "server-only";

import { findEngineChoices } from "@/db/queries/engines";
import { CHOICE_COLUMNS } from "@/lib/engines/choice-columns";
import { BROWSER_REF } from "@/lib/engines/refs";
import { findEntry } from "@/lib/engines/registry";
import type { EngineKind } from "@/lib/engines/row";
import type { UserContext } from "@/lib/providers/context";
import { engineKindOf } from "@/lib/registry/contract";

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
  const kind = engineKindOf(contract);
  if (!kind) return null;
  const chosen = (await findEngineChoices(ctx.db, ctx.user.id))[CHOICE_COLUMNS[kind]];
  if (chosen !== null && chosen !== BROWSER_REF) return chosen;
  return kind === "writes" ? currentEngine(ctx, kind) : null;
}

/** The engine that makes a call which names none. */
export async function currentEngine(ctx: UserContext, kind: EngineKind): Promise<string> {
  return (await findEntry(ctx, kind, null)).row.ref;
}
