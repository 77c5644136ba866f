import "server-only";

import { findEngineChoices, listConnections } from "@/db/queries/engines";
import type { EngineConnectionRow } from "@/db/schema/engines";
import type { EngineConnection, EngineList, Painter, Writer } from "@/lib/engines/contract";
import { downloadedModels } from "@/lib/engines/downloads/downloaded-models";
import { findLocalPainters, findLocalServers, localOrigins } from "@/lib/engines/local-servers";
import { getProvider, type ProviderId } from "@/lib/engines/providers";
import { configuredRef, downloadedRef, keyRef, nearRef, SERVER_REF } from "@/lib/engines/refs";
import type { DownloadedModel } from "@/lib/models/downloadable";
import { allowsPrivateEngines, type ImageServer } from "@/lib/providers/choose";
import { furtherEngines } from "@/lib/providers/configured";
import type { ConnectedServer } from "@/lib/providers/connected-server";
import type { UserContext } from "@/lib/providers/context";
import { sdapiEngine } from "@/lib/providers/model-servers/find-painters";
import { hostedEngine } from "@/lib/providers/openai/openai-client";

/** An engine in reach, and the server or the downloaded model behind it; without either it is the process's own. */
type Reachable = {
  writer: Writer;
  server?: ConnectedServer;
  sealed?: EngineConnectionRow;
  downloaded?: DownloadedModel;
};

type Caller = Pick<UserContext, "db" | "user" | "text" | "imageGenerator">;

/** Every engine that a person can write with, the best first. */
export async function reachableWriters({
  db,
  user,
  text,
}: Omit<Caller, "imageGenerator">): Promise<Reachable[]> {
  const [rows, found, here] = await Promise.all([
    listConnections(db, user.id),
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

/** Everything the engine chip and the settings show. */
export async function listEngines(ctx: Caller): Promise<EngineList> {
  const [reachable, painting, { ref: chosen, painterRef }, rows] = await Promise.all([
    reachableWriters(ctx),
    reachablePainters(ctx),
    findEngineChoices(ctx.db, ctx.user.id),
    listConnections(ctx.db, ctx.user.id),
  ]);
  const painters = painting.map(({ painter }) => painter);
  const currentPainter = painters.find(({ ref }) => ref === painterRef) ?? painters[0];
  const writers = reachable.map(({ writer }) => writer);
  const current = writers.find(({ ref }) => ref === chosen) ?? writers[0];
  return {
    writers,
    current: current?.ref ?? SERVER_REF,
    chosen,
    painters,
    currentPainter: currentPainter?.ref ?? SERVER_REF,
    connections: rows.map(toConnection),
    looksOnThisMachine: localOrigins().length > 0,
    allowsPrivateAddresses: allowsPrivateEngines(),
  };
}

/** An engine in reach that makes images, and what is behind it; without a server it is the process's own. */
export type ReachablePainter = {
  painter: Painter;
  server?: ImageServer;
  sealed?: EngineConnectionRow;
};

/** Every engine that a person can make images with, the best first. */
export async function reachablePainters({
  db,
  user,
  imageGenerator: { engine },
}: Omit<Caller, "text">): Promise<ReachablePainter[]> {
  const [rows, found] = await Promise.all([listConnections(db, user.id), findLocalPainters()]);
  const source = engine.builtIn ? ("built-in" as const) : ("server" as const);
  const own = { painter: { ...engine, ref: SERVER_REF, source } };
  const configured = furtherEngines("paint").map(({ name, server }): ReachablePainter => {
    const of = { source: "server" as const, ref: configuredRef(name) };
    const painter = { ...hostedEngine(server.model, server.baseUrl, server), ...of };
    return { painter, server: { ...server, protocol: "openai" } };
  });
  const connected = rows.flatMap((row): ReachablePainter[] => {
    if (row.imageModel === null) return [];
    const server = { ...serverOf(row), protocol: "openai" as const, model: row.imageModel };
    const painter = hostedEngine(server.model, server.baseUrl, server);
    const of = { source: "own-key" as const, ref: keyRef(row.id) };
    return [{ painter: { ...painter, ...of }, server, sealed: row }];
  });
  const near = found.flatMap(({ origin, models }) =>
    models.map((model): ReachablePainter => {
      const server = { protocol: "sdapi" as const, origin, model };
      const of = { source: "this-machine" as const, ref: nearRef(origin, model) };
      return { painter: { ...sdapiEngine(server), ...of }, server };
    }),
  );
  return engine.builtIn
    ? [...connected, ...near, own]
    : [own, ...configured, ...connected, ...near];
}

function reachable(server: ConnectedServer, of: Pick<Writer, "ref" | "source">) {
  const engine = hostedEngine(server.model, server.baseUrl, server);
  const { contextTokens = null, prices = null } = server;
  return { server, writer: { ...engine, ...of, contextTokens, prices } };
}

function serverOf(row: EngineConnectionRow): ConnectedServer {
  const { baseUrl, model, inputPrice: input, outputPrice: output } = row;
  return {
    baseUrl,
    apiKey: undefined,
    model,
    contextTokens: row.contextTokens ?? undefined,
    runBy: runnerOf(row),
    isOwnKey: true,
    prices: input === null || output === null ? undefined : { input, output },
  };
}

function runnerOf({ provider, baseUrl }: EngineConnectionRow): string {
  return provider === "other" ? new URL(baseUrl).host : `${providerOf(provider).name}, your key`;
}

function toConnection(row: EngineConnectionRow): EngineConnection {
  const { id, baseUrl, model, keyEnd } = row;
  return { id, provider: providerOf(row.provider).id, baseUrl, model, keyEnd };
}

/** Safe: rows are only written with ids of this list. */
function providerOf(id: string) {
  return getProvider(id as ProviderId);
}
