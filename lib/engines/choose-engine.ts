import "server-only";

import { saveEngineChoice } from "@/db/queries/engines";
import { CHOICE_COLUMNS } from "@/lib/engines/choice-columns";
import type { EngineList } from "@/lib/engines/contract";
import { listEngines } from "@/lib/engines/list-engines";
import { BROWSER_REF } from "@/lib/engines/refs";
import { enginesInReach, outOfReach } from "@/lib/engines/registry";
import type { EngineKind } from "@/lib/engines/row";
import type { UserContext } from "@/lib/providers/context";

/**
 * Saves which engine a person writes with, makes images with, or edits them with.
 *
 * @throws AppError `unusable` when it is out of reach
 */
export async function chooseEngine(
  ctx: UserContext,
  kind: EngineKind,
  ref: string,
): Promise<EngineList> {
  const reachable = await enginesInReach(ctx, kind);
  // Only the page knows whether its browser has a model.
  const isBrowser = kind === "writes" && ref === BROWSER_REF;
  if (!isBrowser && !reachable.some(({ row }) => row.ref === ref)) throw outOfReach();
  const choice = { [CHOICE_COLUMNS[kind]]: ref };
  await saveEngineChoice(ctx.db, { userId: ctx.user.id, ...choice, now: ctx.now() });
  return listEngines(ctx);
}
