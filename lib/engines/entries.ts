import "server-only";

import type { EngineConnectionRow } from "@/db/schema/engines";
import type { Engine } from "@/lib/core/engine";
import type { Ability } from "@/lib/core/env-engines";
import { aboutEngine } from "@/lib/engines/about-engine";
import { allowanceOf } from "@/lib/engines/allowance";
import { serverOf } from "@/lib/engines/connections";
import { downloadedModels } from "@/lib/engines/downloads/downloaded-models";
import { findLocalPainters, findLocalServers } from "@/lib/engines/local-servers";
import { processEngineOf } from "@/lib/engines/process-engine";
import { configuredRef, downloadedRef, keyRef, nearRef, SERVER_REF } from "@/lib/engines/refs";
import type { EngineAbility, EngineKind, EngineRow, KnownSource } from "@/lib/engines/row";
import { downloadedWordsPerGo, draftWordsPerGo } from "@/lib/engines/words-per-go";
import type { DownloadedModel } from "@/lib/models/downloadable";
import { downloadedWriters } from "@/lib/providers";
import type { ImageServer } from "@/lib/providers/choose";
import { configuredEditors, furtherEngines } from "@/lib/providers/configured";
import type { ConnectedServer } from "@/lib/providers/connected-server";
import type { UserContext } from "@/lib/providers/context";
import { sdapiEngine } from "@/lib/providers/model-servers/find-painters";
import { canCutOut } from "@/lib/providers/model-servers/read-models";
import { hostedEngine } from "@/lib/providers/openai/openai-client";

/** A row of the registry, and what is behind it; without any it's the process's own engine. */
export type EngineEntry = {
  row: EngineRow;
  writer?: ConnectedServer;
  painter?: ImageServer;
  /** The key of `writer` or `painter`, where a person connected it. */
  sealed?: EngineConnectionRow;
  downloaded?: DownloadedModel;
};

export type Engines = Pick<UserContext, "text" | "imageGenerator" | "vision">;

/** The engine of the process itself. */
export async function ownEntry(ctx: Engines, kind: EngineKind): Promise<EngineEntry> {
  const { engine, status } = processEngineOf(ctx, kind);
  const { text } = ctx;
  const writes = kind === "writes";
  const contextTokens = writes ? await text.contextTokens?.().catch(() => undefined) : undefined;
  const wordsPerGo = writes && engine.builtIn ? await draftWordsPerGo() : undefined;
  return entryOf(ctx, kind, engine, {
    ref: SERVER_REF,
    source: engine.builtIn ? "built-in" : "server",
    abilities: writes && text.writesJson ? [kind, "writesJson"] : abilitiesFor(kind),
    contextTokens,
    wordsPerGo,
    prices: writes ? text.prices : undefined,
    // The draft model and the illustrator read English words only; networks that edit need none.
    languages: engine.builtIn && (writes || kind === "paints") ? ["en"] : undefined,
    // Elsewhere, only a call tells.
    state: isInProcess(engine) ? status().state : "unchecked",
  });
}

/** The other engines that the operator configured. */
export function configuredEntries(ctx: Engines, kind: EngineKind): EngineEntry[] {
  return configuredFor(kind).map(({ name, can, server }) =>
    hostedEntry(ctx, kind, server, {
      ref: configuredRef(name),
      source: "server",
      abilities: [...new Set(can.flatMap((one) => abilitiesOf(one, server.model)))],
    }),
  );
}

/** Models of the servers that a person connected. */
export function connectedEntries(
  ctx: Engines,
  kind: EngineKind,
  rows: readonly EngineConnectionRow[],
): EngineEntry[] {
  return rows.flatMap((row) => {
    const model = modelOf(row, kind);
    if (model === null) return [];
    const of = { ref: keyRef(row.id), source: "own-key" as const, abilities: abilitiesFor(kind) };
    return [{ ...hostedEntry(ctx, kind, { ...serverOf(row), model }, of), sealed: row }];
  });
}

/**
 * Models of the servers that were found on this machine. Those that edit take no transparent backgrounds. Servers are looked
 * for once, so only a call tells whether one still answers.
 */
export async function nearEntries(ctx: Engines, kind: EngineKind): Promise<EngineEntry[]> {
  if (kind === "cutsOut") return [];
  if (kind === "writes") {
    return (await findLocalServers()).flatMap(({ name, baseUrl, models }) =>
      models.map(({ id, contextTokens }) => {
        const own = { isOwnKey: false, publicOnly: false };
        const of = { baseUrl, apiKey: undefined, runBy: name, ...own };
        const near = { ref: nearRef(baseUrl, id), source: "this-machine" as const };
        const known = { ...near, abilities: abilitiesFor(kind) };
        return hostedEntry(ctx, kind, { ...of, model: id, contextTokens }, known);
      }),
    );
  }
  return (await findLocalPainters()).flatMap(({ origin, models }) =>
    models.map((model): EngineEntry => {
      const painter = { protocol: "sdapi" as const, origin, model };
      const known: Known = {
        ref: nearRef(origin, model),
        source: "this-machine",
        // Its protocol has a call for each.
        abilities: ["paints", "erases", "sees"],
      };
      return { ...entryOf(ctx, kind, sdapiEngine(painter), known), painter };
    }),
  );
}

/** Models that the operator downloaded. */
export async function downloadedEntries(ctx: Engines, kind: EngineKind): Promise<EngineEntry[]> {
  if (kind !== "writes") return [];
  const all = (await downloadedModels()).map(async (downloaded): Promise<EngineEntry> => {
    const { id, name, contextTokens, parameters } = downloaded;
    const engine = { id: `downloaded/${id}`, name, builtIn: false };
    const known: Known = {
      ref: downloadedRef(id),
      source: "downloaded",
      abilities: ["writes", "writesJson"],
      contextTokens,
      wordsPerGo: await downloadedWordsPerGo(parameters),
      state: downloadedWriters.get().stateOf(downloaded.weights),
    };
    return { ...entryOf(ctx, kind, engine, known), downloaded };
  });
  return Promise.all(all);
}

/** Whether an engine is the own one of the process that carries the run. */
export function isInProcess({ id }: Engine): boolean {
  return id.startsWith("local/");
}

/** Whether a model is loaded by the process that carries the run: its own engine, or a downloaded one. */
export function isLoadedByCarrier(engine: Engine): boolean {
  return isInProcess(engine) || engine.id.startsWith("downloaded/");
}

type Known = Pick<EngineRow, "ref" | "abilities"> & {
  source: KnownSource;
  contextTokens?: number | undefined;
  wordsPerGo?: number | undefined;
  prices?: NonNullable<EngineRow["prices"]> | undefined;
  languages?: string[] | undefined;
  state?: EngineRow["state"];
};

/** The only place where a row is made. */
function entryOf(ctx: Engines, kind: EngineKind, engine: Engine, known: Known): EngineEntry {
  const { contextTokens = null, wordsPerGo = null, prices = null } = known;
  const { languages = null, state = "unchecked" } = known;
  const { id, name, builtIn } = engine;
  const facts = { ...known, contextTokens, wordsPerGo, prices, languages, state };
  const about = aboutEngine(facts, kind);
  return {
    row: { id, name, builtIn, ...facts, allowance: allowanceOf(ctx, kind, known.ref), about },
  };
}

function hostedEntry(
  ctx: Engines,
  kind: EngineKind,
  server: ConnectedServer,
  known: Known,
): EngineEntry {
  const engine = hostedEngine(server.model, server.baseUrl, server);
  if (kind !== "writes") {
    return { ...entryOf(ctx, kind, engine, known), painter: { ...server, protocol: "openai" } };
  }
  const { contextTokens, prices } = server;
  return { ...entryOf(ctx, kind, engine, { ...known, contextTokens, prices }), writer: server };
}

function configuredFor(kind: EngineKind) {
  if (kind === "writes") return furtherEngines("write");
  if (kind === "paints") return furtherEngines("paint");
  const editors = configuredEditors();
  return kind === "erases" ? editors : editors.filter(({ server }) => canCutOut(server.model));
}

function modelOf(row: EngineConnectionRow, kind: EngineKind): string | null {
  if (kind === "writes") return row.model;
  if (kind === "paints") return row.imageModel;
  const { editModel } = row;
  return kind === "erases" || (editModel !== null && canCutOut(editModel)) ? editModel : null;
}

function abilitiesFor(kind: EngineKind): EngineAbility[] {
  return kind === "writes" || kind === "paints" ? [kind] : [kind, "sees"];
}

/** What `can` of `ENGINES` stands for. */
function abilitiesOf(can: Ability, model: string): EngineAbility[] {
  if (can === "write") return ["writes"];
  if (can === "paint") return ["paints"];
  if (can === "see") return ["sees"];
  return canCutOut(model) ? ["erases", "cutsOut", "sees"] : ["erases", "sees"];
}
