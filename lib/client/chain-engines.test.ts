import { describe, expect, it } from "vitest";

import { STEP_KINDS } from "@/lib/chains/kinds";
import { STEP_CALLS } from "@/lib/chains/step-calls";
import { newStep } from "@/lib/chains/steps";
import {
  asksBrowserElsewhere,
  chainEngines,
  runsByAllowance,
  serverEngines,
} from "@/lib/client/chain-engines";
import type { RunAllowance } from "@/lib/core/run-allowance";
import { withBrowserModel } from "@/lib/engines/browser-model";
import type { EngineList } from "@/lib/engines/contract";
import type { EngineSource } from "@/lib/engines/row";
import { engineKindOf } from "@/lib/registry/contract";
import { engineRow } from "@/tests/support/engine-row";

const ALLOWANCES: Partial<Record<EngineSource, RunAllowance>> = {
  "own-key": "own-engine",
  "built-in": "built-in",
  downloaded: "built-in",
};

function engine(source: EngineSource) {
  const allowance = ALLOWANCES[source] ?? "plan";
  const of = { id: source, name: source, ref: source, source, allowance } as const;
  return engineRow({ ...of, builtIn: source === "built-in" });
}

function listOf(sources: EngineSource[], chosen: string | null = null): EngineList {
  const [first = "built-in"] = sources;
  return {
    writers: sources.map(engine),
    current: sources.find((source) => source === chosen) ?? first,
    chosen,
    painters: [engine("built-in")],
    currentPainter: "built-in",
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

const compress = newStep("compress-image");
/** Three widths are three runs. */
const SIZES = { ...compress, settings: { ...compress.settings, widths: ["480", "960", "1920"] } };
const STEPS = [newStep("write-article"), newStep("generate-image"), SIZES];

describe("what makes a step of a chain", () => {
  it("is chosen for what its tool's call says", () => {
    for (const { id, ...kind } of STEP_KINDS) {
      const engine = "engine" in kind ? kind.engine : undefined;
      expect([id, engine]).toEqual([id, engineKindOf(STEP_CALLS[id].contract)]);
    }
  });

  it("is the engine of the tools' pages", () => {
    expect(chainEngines(listOf(["own-key", "built-in"]), "writes").current).toBe("own-key");
    const chosen = listOf(["own-key", "built-in"], "built-in");
    expect(chainEngines(chosen, "writes").current).toBe("built-in");
  });

  it("is the next one in place of the browser's model, which is said", () => {
    const engines = withBrowserModel(listOf(["downloaded", "built-in"]), "available");
    expect(engines.current).toBe("browser");

    const { inReach, current } = chainEngines(engines, "writes");

    expect(current).toBe("downloaded");
    expect(inReach.map(({ ref }) => ref)).toEqual(["downloaded", "built-in"]);
    expect(asksBrowserElsewhere(engines, STEPS)).toBe(true);
    expect(asksBrowserElsewhere(engines, [newStep("generate-image")])).toBe(false);
    expect(asksBrowserElsewhere(listOf(["built-in"]), STEPS)).toBe(false);
  });

  it("is the best in reach when the browser's model was chosen over it", () => {
    const engines = withBrowserModel(listOf(["own-key", "built-in"], "browser"), "available");
    expect(engines.current).toBe("browser");

    expect(chainEngines(engines, "writes").current).toBe("own-key");
  });

  it("isn't another one than the person chose, silently", () => {
    expect(chainEngines(listOf(["built-in"], "own-key"), "writes").current).toBeUndefined();
  });
});

describe("the runs that a chain takes", () => {
  it("count toward what each step's engine counts toward, and the plan without one", () => {
    const none = { plan: 0, "own-engine": 0, "built-in": 0, unknown: 0 };
    const runsWith = (writer: EngineSource) => runsByAllowance(listOf([writer]), STEPS);
    expect(runsWith("server")).toEqual({ ...none, plan: 4, "built-in": 1 });
    expect(runsWith("own-key")).toEqual({ ...none, plan: 3, "own-engine": 1, "built-in": 1 });
    expect(runsWith("built-in")).toEqual({ ...none, plan: 3, "built-in": 2 });
  });

  it("are named by the engines of the server's own process that they are of", () => {
    const article = [newStep("write-article")];
    expect(serverEngines(listOf(["downloaded"]), article)).toBe("downloaded");
    expect(serverEngines(listOf(["downloaded"]), STEPS)).toBe("built-in or downloaded");
    expect(serverEngines(listOf(["built-in"]), STEPS)).toBe("built-in");
    expect(serverEngines(listOf(["server"]), STEPS)).toBe("built-in");
    expect(serverEngines(undefined, STEPS)).toBe("built-in");
  });

  it("aren't guessed at while the engines aren't known", () => {
    const runs = { plan: 3, "own-engine": 0, "built-in": 0, unknown: 2 };
    expect(runsByAllowance(undefined, STEPS)).toEqual(runs);
  });
});
