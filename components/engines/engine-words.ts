import type { EngineKind, EngineSource } from "@/lib/engines/contract";

/** The page where engines are connected. */
export const ENGINE_SETTINGS = "/ai/settings/engines";

/** The page that lists where the person is signed in, where accounts are our own. */
export const DEVICES_PAGE = "/ai/settings/devices";

/** The page that tells what was used. */
export const USAGE_PAGE = "/ai/settings/usage";

const SOURCE_WORDS: Record<EngineSource, string> = {
  server: "Provided by this site",
  "own-key": "Your own key",
  "this-machine": "On this machine or its network",
  "this-browser": "In this browser, at no cost",
  downloaded: "Downloaded to this server",
  "built-in": "Built in: practice drafts in English",
};

/** An engine's name within a sentence. */
export function inSentence(name: string): string {
  return name.replace(/^This /, "this ");
}

/** Where an engine runs, and who pays. */
export function sourceWords(source: EngineSource, kind: EngineKind = "writes"): string {
  if (source === "built-in" && kind === "paints") return "Built in: simple scenes";
  if (source === "built-in" && kind !== "writes") return "Built in: images stay on this server";
  return SOURCE_WORDS[source];
}
