import "server-only";

import { findEngineChoices, listConnections } from "@/db/queries/engines";
import { toConnection } from "@/lib/engines/connections";
import type { EngineList } from "@/lib/engines/contract";
import { localOrigins } from "@/lib/engines/local-servers";
import { mayUsePrivateEngines } from "@/lib/engines/private-addresses";
import { SERVER_REF } from "@/lib/engines/refs";
import { enginesInReach, type RegistryContext } from "@/lib/engines/registry";
import type { EngineKind } from "@/lib/engines/row";

/** Everything the engine chip and the settings show. */
export async function listEngines(ctx: RegistryContext): Promise<EngineList> {
  const [connections, choices, allowsPrivateAddresses] = await Promise.all([
    listConnections(ctx.db, ctx.user.id),
    findEngineChoices(ctx.db, ctx.user.id),
    mayUsePrivateEngines(ctx),
  ]);
  const rowsFor = async (kind: EngineKind) =>
    (await enginesInReach(ctx, kind, connections)).map(({ row }) => row);
  const [writers, painters, erasers, cutters] = await Promise.all([
    rowsFor("writes"),
    rowsFor("paints"),
    rowsFor("erases"),
    rowsFor("cutsOut"),
  ]);
  return {
    writers,
    current: currentOf(writers, choices.ref),
    chosen: choices.ref,
    painters,
    currentPainter: currentOf(painters, choices.painterRef),
    chosenPainter: choices.painterRef,
    erasers,
    currentEraser: currentOf(erasers, choices.eraserRef),
    chosenEraser: choices.eraserRef,
    cutters,
    currentCutter: currentOf(cutters, choices.cutterRef),
    chosenCutter: choices.cutterRef,
    connections: connections.map(toConnection),
    looksOnThisMachine: localOrigins().length > 0,
    allowsPrivateAddresses,
  };
}

/** The chosen one while it is in reach, otherwise the first. */
function currentOf(inReach: readonly { ref: string }[], chosen: string | null): string {
  return (inReach.find(({ ref }) => ref === chosen) ?? inReach[0])?.ref ?? SERVER_REF;
}
