import type { EngineList } from "@/lib/engines/contract";
import { BROWSER_REF } from "@/lib/engines/refs";
import type { EngineRow } from "@/lib/engines/row";

/** The words of the Prompt API for whether a browser has its model. */
export type BrowserModelState = "unavailable" | "downloadable" | "downloading" | "available";

const BROWSER_WRITER: EngineRow = {
  id: "browser/prompt-api",
  name: "This browser's model",
  builtIn: false,
  ref: BROWSER_REF,
  source: "this-browser",
  contextTokens: null,
  wordsPerGo: null,
  // Which ones a browser's model writes well, nobody has measured.
  languages: null,
  prices: null,
  abilities: ["writes"],
  state: "ready",
  allowance: "own-engine",
  about: "In this browser, at no cost: private, best for short text",
};

/**
 * Adds the model in this browser to the engines that the server knows: ahead of those in the server's own
 * process, behind all others.
 * Only one that is there already is an engine.
 */
export function withBrowserModel(engines: EngineList, state: BrowserModelState): EngineList {
  if (state !== "available") return engines;
  // Both take the server's own processor.
  const comesAfter = ({ source }: EngineRow) => source === "downloaded" || source === "built-in";
  const writers = [
    ...engines.writers.filter((writer) => !comesAfter(writer)),
    BROWSER_WRITER,
    ...engines.writers.filter(comesAfter),
  ];
  const chosen = writers.find(({ ref }) => ref === engines.chosen) ?? writers[0];
  return { ...engines, writers, current: chosen?.ref ?? engines.current };
}
