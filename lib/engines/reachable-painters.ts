import "server-only";

import { listConnections } from "@/db/queries/engines";
import type { EngineConnectionRow } from "@/db/schema/engines";
import type { Engine } from "@/lib/core/engine";
import { serverOf } from "@/lib/engines/connections";
import type { EngineKind, KnownSource, Painter } from "@/lib/engines/contract";
import { findLocalPainters } from "@/lib/engines/local-servers";
import { configuredRef, keyRef, nearRef, SERVER_REF } from "@/lib/engines/refs";
import type { ImageServer } from "@/lib/providers/choose";
import { configuredEditors, furtherEngines } from "@/lib/providers/configured";
import type { ConnectedServer } from "@/lib/providers/connected-server";
import type { UserContext } from "@/lib/providers/context";
import { sdapiEngine } from "@/lib/providers/model-servers/find-painters";
import { canCutOut } from "@/lib/providers/model-servers/read-models";
import { hostedEngine } from "@/lib/providers/openai/openai-client";

/** An engine in reach that makes or edits images, and what is behind it; without a server it is the process's own. */
export type ReachablePainter = {
  painter: Omit<Painter, "about" | "source"> & { source: KnownSource };
  server?: ImageServer;
  sealed?: EngineConnectionRow;
};

/** What an editor is chosen for. */
export type EditKind = Extract<EngineKind, "erases" | "cutsOut">;

type Caller = Pick<UserContext, "db" | "user">;

/**
 * Every engine that a person can make images with, the best first.
 *
 * @param rows the person's connections, when they are known already
 */
export async function reachablePainters(
  { db, user, imageGenerator }: Caller & Pick<UserContext, "imageGenerator">,
  rows?: readonly EngineConnectionRow[],
): Promise<ReachablePainter[]> {
  const { engine } = imageGenerator;
  const connected = connectedBy(rows ?? (await listConnections(db, user.id)), "imageModel");
  const near = await painters();
  if (engine.builtIn) return [...connected, ...near, ownOf(engine)];
  return [ownOf(engine), ...furtherEngines("paint").map(configured), ...connected, ...near];
}

/**
 * Every engine that a person can edit images with: first this server's own, which keeps images here unless the operator
 * chose otherwise, then the others, which are used once they're chosen.
 *
 * @param rows the person's connections, when they are known already
 */
export async function reachableEditors(
  { db, user, vision }: Caller & Pick<UserContext, "vision">,
  kind: EditKind,
  rows?: readonly EngineConnectionRow[],
): Promise<ReachablePainter[]> {
  const own = ownOf(vision.engines[kind === "erases" ? "erase" : "cutOut"]);
  const connected = connectedBy(rows ?? (await listConnections(db, user.id)), "editModel");
  const hosted = [...configuredEditors().map(configured), ...connected];
  if (kind === "erases") return [own, ...hosted, ...(await painters())];
  return [own, ...hosted.filter(({ server }) => server && canCutOut(server.model))];
}

function ownOf(engine: Engine): ReachablePainter {
  const source = engine.builtIn ? ("built-in" as const) : ("server" as const);
  return { painter: { ...engine, ref: SERVER_REF, source } };
}

function configured({ name, server }: { name: string; server: ConnectedServer }): ReachablePainter {
  const of = { source: "server" as const, ref: configuredRef(name) };
  const painter = { ...hostedEngine(server.model, server.baseUrl, server), ...of };
  return { painter, server: { ...server, protocol: "openai" } };
}

function connectedBy(
  rows: readonly EngineConnectionRow[],
  model: "imageModel" | "editModel",
): ReachablePainter[] {
  return rows.flatMap((row) => {
    const name = row[model];
    if (name === null) return [];
    const server = { ...serverOf(row), protocol: "openai" as const, model: name };
    const engine = hostedEngine(name, server.baseUrl, server);
    const of = { source: "own-key" as const, ref: keyRef(row.id) };
    return [{ painter: { ...engine, ...of }, server, sealed: row }];
  });
}

/** The servers on this machine with AUTOMATIC1111's protocol: they make images and fill holes. */
async function painters(): Promise<ReachablePainter[]> {
  const found = await findLocalPainters();
  return found.flatMap(({ origin, models }) =>
    models.map((model): ReachablePainter => {
      const server = { protocol: "sdapi" as const, origin, model };
      const of = { source: "this-machine" as const, ref: nearRef(origin, model) };
      return { painter: { ...sdapiEngine(server), ...of }, server };
    }),
  );
}
