import type { EngineRow } from "@/lib/engines/row";

/** A row of the registry of which nothing else is known. */
export function engineRow(of: Partial<EngineRow>): EngineRow {
  return {
    id: "engine",
    name: "Engine",
    builtIn: false,
    ref: "server",
    source: "server",
    abilities: [],
    contextTokens: null,
    wordsPerGo: null,
    languages: null,
    prices: null,
    state: "unchecked",
    allowance: "plan",
    about: "",
    ...of,
  };
}
