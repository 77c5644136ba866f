import "server-only";

import { findEngineChoices, saveEngineChoice } from "@/db/queries/engines";
import { outOfReach } from "@/lib/engines/choose-writer";
import { withKeyOf } from "@/lib/engines/connections";
import type { EngineList } from "@/lib/engines/contract";
import { listEngines } from "@/lib/engines/list-engines";
import { type EditKind, reachableEditors } from "@/lib/engines/reachable-painters";
import { SERVER_REF } from "@/lib/engines/refs";
import { withServerEditor } from "@/lib/providers/choose";
import type { UserContext } from "@/lib/providers/context";
import type { VisionPort } from "@/lib/providers/vision/port";

/** Where each choice is kept. */
const EDITOR_CHOICES = { erases: "eraserRef", cutsOut: "cutterRef" } as const;

/**
 * The vision engine of one run: with the editor that the caller names, otherwise the one they chose, otherwise this
 * server's own.
 *
 * @param wanted a `ref` of `listEngines`; null when the caller names none
 * @throws AppError `unusable` when the named one is out of reach: another one is never taken silently
 */
export async function editorFor(
  ctx: UserContext,
  wanted: string | null,
  kind: EditKind,
): Promise<VisionPort> {
  if (wanted === SERVER_REF) return ctx.vision;
  const choices = wanted === null ? await findEngineChoices(ctx.db, ctx.user.id) : null;
  const ref = wanted ?? choices?.[EDITOR_CHOICES[kind]] ?? SERVER_REF;
  if (ref === SERVER_REF) return ctx.vision;
  const found = (await reachableEditors(ctx, kind)).find(({ painter }) => painter.ref === ref);
  if (wanted !== null && !found) throw outOfReach();
  if (!found?.server) return ctx.vision;
  const server = await withKeyOf(ctx, found.server, found.sealed);
  return withServerEditor(ctx.vision, server, ctx.imageProcessor);
}

/**
 * Saves which engine removes a person's objects or backgrounds.
 *
 * @throws AppError `unusable` when it is out of reach
 */
export async function chooseEditor(
  ctx: UserContext,
  ref: string,
  kind: EditKind,
): Promise<EngineList> {
  const reachable = await reachableEditors(ctx, kind);
  if (!reachable.some(({ painter }) => painter.ref === ref)) throw outOfReach();
  const choice = { [EDITOR_CHOICES[kind]]: ref };
  await saveEngineChoice(ctx.db, { userId: ctx.user.id, ...choice, now: ctx.now() });
  return listEngines(ctx);
}
