import { describe, expect, it } from "vitest";

import { type ComparedSettings, pairsOf } from "@/lib/client/compared-pair";
import { sideNames, takeTurns } from "@/lib/client/compared-sides";
import type { EngineList } from "@/lib/engines/contract";
import type { EngineSource } from "@/lib/engines/row";
import { engineRow } from "@/tests/support/engine-row";

function writer(name: string, source: EngineSource) {
  return engineRow({ id: name, name, ref: name, source, builtIn: source === "built-in" });
}

function listOf(...writers: ReturnType<typeof writer>[]): EngineList {
  return {
    writers,
    current: writers[0]?.ref ?? "",
    chosen: null,
    painters: [],
    currentPainter: "",
    erasers: [],
    currentEraser: "",
    cutters: [],
    currentCutter: "",
    chosenPainter: null,
    chosenEraser: null,
    chosenCutter: null,
    connections: [],
    looksOnThisMachine: false,
    allowsPrivateAddresses: false,
  };
}

const lengths: ComparedSettings = {
  name: "length",
  choices: ["Short", "Long"].map((label) => ({ label, apply: () => label })),
  labelOf: String,
};

describe("pairsOf", () => {
  it("offers the shown engine with every other one, and with itself at each setting", () => {
    const list = listOf(writer("a", "server"), writer("b", "own-key"), writer("c", "built-in"));
    const { engines, settings } = pairsOf(list, "writes", lengths);
    expect(engines.map((pair) => pair.engines.map(({ ref }) => ref))).toEqual([
      ["a", "b"],
      ["a", "c"],
    ]);
    expect(settings.map(({ label, setting }) => [label, setting?.apply("")])).toEqual([
      ["Short", "Short"],
      ["Long", "Long"],
    ]);
  });

  it("offers nothing where there is one engine and no setting", () => {
    const { engines, settings } = pairsOf(listOf(writer("a", "server")), "writes", undefined);
    expect([engines, settings]).toEqual([[], []]);
  });
});

describe("sideNames", () => {
  it.each([
    [
      ["one (Ollama)", "two (Ollama)"],
      ["one", "two"],
    ],
    [
      ["one (Ollama)", "one (OpenAI, your key)"],
      ["one (Ollama)", "one (OpenAI, your key)"],
    ],
  ])("names %j as %j", ([first = "", second = ""], names) => {
    const list = listOf(writer(first, "own-key"), writer(second, "own-key"));
    const [pair] = pairsOf(list, "writes", undefined).engines;
    expect(pair && sideNames(pair, "", undefined)).toEqual(names);
  });

  it("goes by the setting where the engine is the same", () => {
    const [, long] = pairsOf(listOf(writer("a", "server")), "writes", lengths).settings;
    expect(long && sideNames(long, "Short", lengths)).toEqual(["Short", "Long"]);
  });
});

describe("takeTurns", () => {
  it.each([
    ["built-in", "built-in", true],
    ["downloaded", "built-in", true],
    ["this-machine", "this-machine", true],
    ["this-browser", "this-browser", true],
    ["this-machine", "own-key", false],
    ["own-key", "own-key", false],
    ["server", "built-in", false],
  ] as const)("%s and %s: %s", (one, other, turns) => {
    expect(takeTurns([writer("a", one), writer("b", other)])).toBe(turns);
  });
});
