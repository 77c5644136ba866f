import type { EngineKind, EngineRow, KnownSource } from "@/lib/engines/row";

const PLACES: Record<KnownSource, string> = {
  server: "Provided by this site",
  "own-key": "Your own key",
  "this-machine": "On this machine or its network",
  downloaded: "Downloaded to this server",
  "built-in": "Built in",
};

/** A model that reads less at once isn't one for long articles or documents. */
const LONG_CONTEXT_TOKENS = 8_192;

type Known = Pick<EngineRow, "contextTokens"> & { source: KnownSource };

/** Where an engine runs, who pays, and what it's good at, in a line. */
export function aboutEngine(engine: Known, kind: EngineKind): string {
  return kind === "writes" ? aboutWriter(engine) : aboutPainter(engine.source, kind);
}

function aboutWriter({ source, contextTokens }: Known): string {
  if (contextTokens === null && source === "server") return PLACES[source];
  const isShort = contextTokens !== null && contextTokens < LONG_CONTEXT_TOKENS;
  const length = contextTokens === null ? "" : `for ${isShort ? "short" : "long"} text`;
  // What it writes well depends on its model, of which nothing else is known.
  const good: Record<KnownSource, string> = {
    server: length,
    "own-key": length || "billed by its provider",
    "this-machine": ["private", length].filter(Boolean).join(", "),
    downloaded: "private, slower than a service",
    "built-in": "practice drafts in English",
  };
  return `${PLACES[source]}: ${good[source]}`;
}

function aboutPainter(source: KnownSource, kind: Exclude<EngineKind, "writes">): string {
  if (kind === "paints" && source !== "this-machine")
    return `${PLACES[source]}: ${source === "built-in" ? "simple scenes" : "anything you describe"}`;
  return source === "built-in" ? `${PLACES[source]}: images stay on this server` : PLACES[source];
}
