"use client";

import { findKind } from "@/lib/chains/kinds";
import { type ChainStep, callsPerStep } from "@/lib/chains/steps";
import { enginesFor } from "@/lib/client/use-engines";
import type { RunAllowance } from "@/lib/core/run-allowance";
import type { EngineList } from "@/lib/engines/contract";
import { BROWSER_REF } from "@/lib/engines/refs";
import type { EngineKind } from "@/lib/engines/row";

/** The engines that a chain can be made with, and the one that it is; undefined while the person's choice is out of reach. */
export function chainEngines(engines: EngineList, kind: EngineKind) {
  const { inReach, current } = enginesFor(engines, kind);
  const others = inReach.filter(({ ref }) => ref !== BROWSER_REF);
  const { chosen } = engines;
  const isLost =
    kind === "writes" &&
    chosen !== null &&
    chosen !== BROWSER_REF &&
    !others.some(({ ref }) => ref === chosen);
  // The server goes by the person's choice, and without one by what is best.
  const used = others.find(({ ref }) => ref === current) ?? others[0];
  return { inReach: others, current: isLost ? undefined : used?.ref };
}

/** Whose name the page shows elsewhere, although a chain can't ask it: a chain runs on the server. */
export function asksBrowserElsewhere(engines: EngineList, steps: readonly ChainStep[]): boolean {
  return (
    engines.current === BROWSER_REF &&
    steps.some((step) => findKind(step.kind)?.engine === "writes")
  );
}

/** What the runs of an input count toward; `unknown` ones while the engines are. */
export type RunsByAllowance = Record<RunAllowance | "unknown", number>;

/** How many runs one input takes, by what they count toward. */
export function runsByAllowance(
  engines: EngineList | undefined,
  steps: readonly ChainStep[],
): RunsByAllowance {
  const runs = { plan: 0, "own-engine": 0, "built-in": 0, unknown: 0 };
  const calls = callsPerStep(steps);
  for (const [at, step] of steps.entries()) {
    runs[allowanceOf(engines, findKind(step.kind)?.engine)] += calls[at] ?? 0;
  }
  return runs;
}

/** What the engines are called together that run in the server's own process. */
export type ServerEngines = "built-in" | "downloaded" | "built-in or downloaded";

/** Which engines of the server's own process make steps of a chain. */
export function serverEngines(
  engines: EngineList | undefined,
  steps: readonly ChainStep[],
): ServerEngines {
  const used = steps.flatMap((step) => {
    const kind = findKind(step.kind)?.engine;
    if (!kind || !engines) return [];
    const { inReach, current } = chainEngines(engines, kind);
    return inReach.filter(({ ref, allowance }) => ref === current && allowance === "built-in");
  });
  const downloaded = used.filter(({ source }) => source === "downloaded").length;
  if (downloaded === 0) return "built-in";
  return downloaded === used.length ? "downloaded" : "built-in or downloaded";
}

function allowanceOf(
  engines: EngineList | undefined,
  kind: EngineKind | undefined,
): keyof RunsByAllowance {
  if (!kind) return "plan";
  if (!engines) return "unknown";
  const { inReach, current } = chainEngines(engines, kind);
  return inReach.find(({ ref }) => ref === current)?.allowance ?? "unknown";
}
