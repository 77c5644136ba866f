"use client";

import { type SetStateAction, useRef, useState } from "react";
import type { z } from "zod";

import { type ComparedSettings, type Pair, type Pairs, pairsOf } from "@/lib/client/compared-pair";
import { notify } from "@/lib/client/notify";
import { reportFailure } from "@/lib/client/report-failure";
import { useEngines, useKnownEngines } from "@/lib/client/use-engines";
import type { RunStatus } from "@/lib/client/use-run";
import type { EngineKind } from "@/lib/engines/row";
import type { ToolContract } from "@/lib/registry/contract";

type UsePair = (pair: Pair | null, pairs: Pairs) => void;

const NO_PAIRS: Pairs = { engines: [], settings: [] };

/** What chooses the second side of a comparison. */
export type PairChoice = {
  kind: EngineKind;
  /** Undefined until the engines are known. */
  pairs: Pairs | undefined;
  /** What a setting is called, where the tool has settings. */
  settingName: string | undefined;
  isOn: boolean;
  setOn: (isOn: boolean) => void;
  /** Null while comparing is off, and where there is nothing to compare with. */
  pair: Pair | null;
  /** @param value of one of the pairs */
  choose: (value: string) => void;
  /** Whether the person chose the pair. */
  isChosen: boolean;
  /** Calls `use` with the pair and those it was chosen from, null without one: at once, or when the engines are known. */
  withPair: (use: UsePair) => void;
  /** Whether `withPair` waits. */
  isAwaited: boolean;
};

/** Chooses what the next run is compared with: nothing at first, then the first engine there is until another is chosen. */
export function usePairChoice(kind: EngineKind, settings?: ComparedSettings): PairChoice {
  const engines = useEngines();
  const knownEngines = useKnownEngines();
  const [isOn, setOn] = useState(false);
  const [chosen, choose] = useState("");
  const [isAwaited, setAwaited] = useState(false);
  const pairs = engines && pairsOf(engines, kind, settings);

  function withPair(use: UsePair): void {
    const choose = (among: Pairs) => use(pairAmong(among, chosen), among);
    const known = isOn ? pairs : NO_PAIRS;
    if (known) {
      choose(known);
      return;
    }
    setAwaited(true);
    void knownEngines()
      .then((list) => choose(pairsOf(list, kind, settings)), reportFailure)
      .finally(() => setAwaited(false));
  }

  return {
    kind,
    pairs,
    settingName: settings?.name,
    isOn,
    setOn,
    pair: isOn && pairs ? pairAmong(pairs, chosen) : null,
    choose,
    isChosen: chosen !== "",
    withPair,
    isAwaited,
  };
}

/** The pair with this value, or the first there is; null without any. */
function pairAmong({ engines, settings }: Pairs, value: string): Pair | null {
  const all = [...engines, ...settings];
  return all.find((pair) => pair.value === value) ?? all[0] ?? null;
}

function sameTwice(settingName = "setting"): string {
  return `Choose another ${settingName}: both sides would be the same.`;
}

/** How a tool compares. Inputs and contents are the tool's own. */
export type ComparedTool<Input = unknown, Content = unknown> = {
  kind: EngineKind;
  fetchContract: () => Promise<ToolContract<z.ZodType, z.ZodType<Content>>>;
  settings?: ComparedSettings<Input>;
  /** What an input is sent as while it is compared, if not as it is. */
  held?: (input: Input) => Input;
  /** Does what `held` has put off, once a result is kept. */
  release?: (input: Input, content: Content) => Promise<Content>;
};

/** Two runs that have been started. */
export type Started = {
  /** Another number for each comparison on a page. */
  turn: number;
  input: unknown;
  /** After a reload, its setting has lost what it does; see `pairOf`. */
  pair: Pair;
  /** What both runs share, and the name of each that goes on without the page; undefined before there is one. */
  kept?: { id: string; runs: readonly (string | null)[] };
};

/** What a page hands on to show a comparison. */
export type Comparison = {
  choice: PairChoice;
  tool: ComparedTool;
  /** What stands side by side, or stays for Undo after one was kept. */
  started: Started | null;
  isShown: boolean;
  setStarted: (change: SetStateAction<Started | null>) => void;
  setRunning: (isRunning: boolean) => void;
  /** Makes one result the page's, as that of this input. */
  keep: (input: unknown, content: unknown) => void;
  /** Shows both again, unless another run has begun by then. */
  unkeep: () => void;
};

type PageRun<Input, Content> = {
  /** Input of the latest run; null before the first. */
  submitted: unknown;
  status: RunStatus;
  run: (input: Input) => void;
  adopt: (input: Input, content: Content) => void;
};

/**
 * Runs a tool as usual, or on two engines while a second one is chosen. Both results then stand side by side until one
 * is kept, which becomes the page's result.
 */
export function useComparison<Input, Content>(
  run: PageRun<Input, Content>,
  toolOfPage: ComparedTool<Input, Content>,
): {
  start: (input: Input) => void;
  pending: boolean;
  /** Input of the result that was kept, while the page shows it; null otherwise. */
  kept: Input | null;
  comparison: Comparison;
} {
  // Safe: what a comparison is given came from the same tool.
  const tool = toolOfPage as unknown as ComparedTool;
  const choice = usePairChoice(tool.kind, tool.settings);
  const [started, setStarted] = useState<Started | null>(null);
  const turn = useRef(0);
  const [isRunning, setRunning] = useState(false);
  const [kept, setKept] = useState<Input | null>(null);

  /** The chosen pair, or while none was chosen the first one that isn't the same twice. */
  function pairFor(input: Input, pair: Pair | null, pairs: Pairs): Pair | null {
    const other = pairs.settings.find((one) => !isSame(input, one));
    if (choice.isChosen || !pair || !isSame(input, pair) || !other) return pair;
    choice.choose(other.value);
    return other;
  }

  function isSame(input: Input, { setting }: Pair): boolean {
    return setting !== null && tool.settings?.labelOf(input) === setting.label;
  }

  function start(input: Input): void {
    choice.withPair((first, pairs) => begin(input, pairFor(input, first, pairs)));
  }

  function begin(input: Input, pair: Pair | null): void {
    const same = pair && isSame(input, pair) && sameTwice(tool.settings?.name);
    const fault = same || (pair && tool.settings?.fault?.(input, pair));
    if (fault) {
      notify.error(fault);
      return;
    }
    turn.current += 1;
    setKept(null);
    setRunning(pair !== null);
    setStarted(pair && { turn: turn.current, input, pair });
    if (!pair) run.run(input);
  }

  function keep(input: unknown, content: unknown): void {
    // Safe, as above.
    run.adopt(input as Input, content as Content);
    choice.setOn(false);
    // Safe, as above.
    setKept(input as Input);
  }

  const comparison = {
    choice,
    tool,
    started,
    isShown: started !== null && kept === null,
    setStarted,
    setRunning,
    keep,
    unkeep: () => setKept(null),
  };
  const pending = run.status === "pending" || choice.isAwaited || (comparison.isShown && isRunning);
  return { start, pending, kept: kept === run.submitted ? kept : null, comparison };
}
