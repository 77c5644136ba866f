import "server-only";

import { findEngineChoices, saveEngineChoice } from "@/db/queries/engines";
import { outOfReach } from "@/lib/engines/choose-writer";
import { withKeyOf } from "@/lib/engines/connections";
import type { EngineList } from "@/lib/engines/contract";
import { listEngines } from "@/lib/engines/list-engines";
import { reachablePainters } from "@/lib/engines/reachable-painters";
import { SERVER_REF } from "@/lib/engines/refs";
import { createServerImage } from "@/lib/providers/choose";
import type { UserContext } from "@/lib/providers/context";
import type { ImageGenerator } from "@/lib/providers/image-generation/port";

/**
 * The image generator of one run: the one the caller names, otherwise the one they chose, otherwise the best in reach.
 *
 * @param wanted a `ref` of `listEngines`; null when the caller names none
 * @throws AppError `unusable` when the named one is out of reach: another one is never taken silently
 */
export async function painterFor(ctx: UserContext, wanted: string | null): Promise<ImageGenerator> {
  if (wanted === SERVER_REF) return ctx.imageGenerator;
  const reachable = await reachablePainters(ctx);
  const ref = wanted ?? (await findEngineChoices(ctx.db, ctx.user.id)).painterRef;
  const found = reachable.find(({ painter }) => painter.ref === ref);
  if (wanted !== null && !found) throw outOfReach();
  const { server, sealed } = found ?? reachable[0] ?? {};
  if (!server) return ctx.imageGenerator;
  return createServerImage(await withKeyOf(ctx, server, sealed));
}

/**
 * Saves which engine makes a person's images.
 *
 * @throws AppError `unusable` when it is out of reach
 */
export async function choosePainter(ctx: UserContext, ref: string): Promise<EngineList> {
  const reachable = await reachablePainters(ctx);
  if (!reachable.some(({ painter }) => painter.ref === ref)) throw outOfReach();
  await saveEngineChoice(ctx.db, { userId: ctx.user.id, painterRef: ref, now: ctx.now() });
  return listEngines(ctx);
}
