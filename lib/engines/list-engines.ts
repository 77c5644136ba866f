import "server-only";

import { findEngineChoices, listConnections } from "@/db/queries/engines";
import type { EngineConnectionRow } from "@/db/schema/engines";
import { aboutPainter, aboutWriter } from "@/lib/engines/about-engine";
import { serverOf, toConnection } from "@/lib/engines/connections";
import type { EngineKind, EngineList, KnownSource, Writer } from "@/lib/engines/contract";
import { downloadedModels } from "@/lib/engines/downloads/downloaded-models";
import { findLocalServers, localOrigins } from "@/lib/engines/local-servers";
import {
  type ReachablePainter,
  reachableEditors,
  reachablePainters,
} from "@/lib/engines/reachable-painters";
import { configuredRef, downloadedRef, keyRef, nearRef, SERVER_REF } from "@/lib/engines/refs";
import type { DownloadedModel } from "@/lib/models/downloadable";
import { allowsPrivateEngines } from "@/lib/providers/choose";
import { furtherEngines } from "@/lib/providers/configured";
import type { ConnectedServer } from "@/lib/providers/connected-server";
import type { UserContext } from "@/lib/providers/context";
import { hostedEngine } from "@/lib/providers/openai/openai-client";

/** An engine in reach, and the server or the downloaded model behind it; without either it is the process's own. */
type Reachable = {
  writer: Omit<Writer, "about" | "source"> & { source: KnownSource };
  server?: ConnectedServer;
  sealed?: EngineConnectionRow;
  downloaded?: DownloadedModel;
};

type Caller = Pick<UserContext, "db" | "user" | "text" | "imageGenerator" | "vision">;

/**
 * Every engine that a person can write with, the best first.
 *
 * @param known the person's connections, when they are known already
 */
export async function reachableWriters(
  { db, user, text }: Pick<Caller, "db" | "user" | "text">,
  known?: readonly EngineConnectionRow[],
): Promise<Reachable[]> {
  const [rows, found, here] = await Promise.all([
    known ?? listConnections(db, user.id),
    findLocalServers(),
    downloadedModels(),
  ]);
  const own = {
    writer: {
      ...text.engine,
      ref: SERVER_REF,
      source: text.engine.builtIn ? ("built-in" as const) : ("server" as const),
      contextTokens: (await text.contextTokens?.().catch(() => undefined)) ?? null,
      prices: text.prices ?? null,
    },
  };
  const configured = furtherEngines("write").map(({ name, server }) =>
    reachable(server, { source: "server", ref: configuredRef(name) }),
  );
  const connected = rows.map((row) => ({
    ...reachable(serverOf(row), { source: "own-key", ref: keyRef(row.id) }),
    sealed: row,
  }));
  const near = found.flatMap(({ name, baseUrl, models }) =>
    models.map(({ id, contextTokens }) =>
      reachable(
        { baseUrl, apiKey: undefined, model: id, contextTokens, runBy: name, isOwnKey: false },
        { source: "this-machine", ref: nearRef(baseUrl, id) },
      ),
    ),
  );
  const others = [...connected, ...near, ...here.map(reachableDownload)];
  return text.engine.builtIn ? [...others, own] : [own, ...configured, ...others];
}

function reachableDownload(model: DownloadedModel): Reachable {
  const { id, name, contextTokens } = model;
  const engine = { id: `downloaded/${id}`, name, builtIn: false };
  const of = { ref: downloadedRef(id), source: "downloaded" as const };
  return { downloaded: model, writer: { ...engine, ...of, contextTokens, prices: null } };
}

function reachable(server: ConnectedServer, of: { ref: string; source: KnownSource }) {
  const engine = hostedEngine(server.model, server.baseUrl, server);
  const { contextTokens = null, prices = null } = server;
  return { server, writer: { ...engine, ...of, contextTokens, prices } };
}

/** Everything the engine chip and the settings show. */
export async function listEngines(ctx: Caller): Promise<EngineList> {
  const [rows, choices] = await Promise.all([
    listConnections(ctx.db, ctx.user.id),
    findEngineChoices(ctx.db, ctx.user.id),
  ]);
  const [writing, painting, erasing, cutting] = await Promise.all([
    reachableWriters(ctx, rows),
    reachablePainters(ctx, rows),
    reachableEditors(ctx, "erases", rows),
    reachableEditors(ctx, "cutsOut", rows),
  ]);
  const writers = writing.map(({ writer }) => ({ ...writer, about: aboutWriter(writer) }));
  const painters = listed(painting, "paints");
  const erasers = listed(erasing, "erases");
  const cutters = listed(cutting, "cutsOut");
  return {
    writers,
    current: currentOf(writers, choices.ref),
    chosen: choices.ref,
    painters,
    currentPainter: currentOf(painters, choices.painterRef),
    erasers,
    currentEraser: currentOf(erasers, choices.eraserRef),
    cutters,
    currentCutter: currentOf(cutters, choices.cutterRef),
    connections: rows.map(toConnection),
    looksOnThisMachine: localOrigins().length > 0,
    allowsPrivateAddresses: allowsPrivateEngines(),
  };
}

function listed(engines: readonly ReachablePainter[], kind: Exclude<EngineKind, "writes">) {
  return engines.map(({ painter }) => ({ ...painter, about: aboutPainter(painter.source, kind) }));
}

/** The chosen one while it is in reach, otherwise the first. */
function currentOf(inReach: readonly { ref: string }[], chosen: string | null): string {
  return (inReach.find(({ ref }) => ref === chosen) ?? inReach[0])?.ref ?? SERVER_REF;
}
