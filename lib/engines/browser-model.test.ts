import { describe, expect, it } from "vitest";

import { withBrowserModel } from "@/lib/engines/browser-model";
import type { EngineList } from "@/lib/engines/contract";
import { CONTEXT_HEADER } from "@/lib/engines/header";
import { pageContextTokens } from "@/lib/engines/read-headers";
import type { EngineSource } from "@/lib/engines/row";
import { engineRow } from "@/tests/support/engine-row";

function listOf(sources: readonly EngineSource[], chosen: string | null = null): EngineList {
  const writers = sources.map((source) => {
    const builtIn = source === "built-in";
    return engineRow({
      id: source,
      name: source,
      builtIn,
      ref: builtIn ? "server" : source,
      source,
    });
  });
  const current = writers.find(({ ref }) => ref === chosen) ?? writers[0];
  return {
    writers,
    current: current?.ref ?? "server",
    chosen,
    painters: [],
    currentPainter: "server",
    erasers: [],
    currentEraser: "server",
    cutters: [],
    currentCutter: "server",
    chosenPainter: null,
    chosenEraser: null,
    chosenCutter: null,
    connections: [],
    looksOnThisMachine: true,
    allowsPrivateAddresses: true,
  };
}

const sourcesOf = ({ writers }: EngineList) => writers.map(({ source }) => source);

describe("the model in the browser", () => {
  it("is ahead of those in the server's own process, and behind all others", () => {
    const sources = ["own-key", "this-machine", "downloaded", "built-in"] as const;
    const list = withBrowserModel(listOf([...sources]), "available");

    expect(sourcesOf(list)).toEqual([
      "own-key",
      "this-machine",
      "this-browser",
      "downloaded",
      "built-in",
    ]);
    expect(list.current).toBe("own-key");
  });

  it("writes without being asked where there is only the built-in one", () => {
    expect(withBrowserModel(listOf(["built-in"]), "available").current).toBe("browser");
    expect(withBrowserModel(listOf(["server"]), "available").current).toBe("server");
  });

  it("writes when it is chosen, and not when another one is", () => {
    const chosen = listOf(["own-key", "built-in"], "browser");
    expect(withBrowserModel(chosen, "available").current).toBe("browser");
    expect(withBrowserModel(chosen, "unavailable").current).toBe("own-key");
    const builtIn = listOf(["built-in"], "server");
    expect(withBrowserModel(builtIn, "available").current).toBe("server");
  });

  it.each(["unavailable", "downloadable", "downloading"] as const)(
    "is no engine while it is %s",
    (state) => {
      expect(sourcesOf(withBrowserModel(listOf(["built-in"]), state))).toEqual(["built-in"]);
    },
  );
});

it.each([
  ["9216", 9_216],
  ["1", 1_024],
  ["999999999", 200_000],
  ["9999999999", 4_096],
  ["-5", 4_096],
  ["Infinity", 4_096],
  ["", 4_096],
])("a page that says %s tokens gets %i", (said, tokens) => {
  expect(pageContextTokens(new Headers({ [CONTEXT_HEADER]: said }))).toBe(tokens);
  expect(pageContextTokens(new Headers())).toBe(4_096);
});
