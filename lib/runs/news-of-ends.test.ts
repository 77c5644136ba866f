import { expect, it } from "vitest";

import type { RunSummary } from "@/lib/runs/contract";
import { endedSince, seeRuns } from "@/lib/runs/news-of-ends";

const running = (id: string) => ({ id, state: "running" as const, endedAt: null });
const ended = (id: string, second: number, state: RunSummary["state"] = "done") => ({
  id,
  state,
  endedAt: new Date(second * 1_000).toISOString(),
});

type Look = Pick<RunSummary, "id" | "state" | "endedAt">;

/** The names of the runs that each look after the first has news of. */
function news(...looks: Look[][]): string[][] {
  let seen = seeRuns(looks[0] ?? []);
  return looks.slice(1).map((runs) => {
    const names = endedSince(seen, runs).map(({ id }) => id);
    seen = seeRuns(runs, seen);
    return names;
  });
}

it("tells once of a run that was seen at work", () => {
  expect(news([running("a")], [running("a")], [ended("a", 9)], [ended("a", 9)])).toEqual([
    [],
    ["a"],
    [],
  ]);
});

it("tells of a run that began and ended between two looks, also where there was none before", () => {
  expect(news([ended("a", 1)], [ended("b", 9), ended("a", 1)])).toEqual([["b"]]);
  expect(news([], [ended("a", 1)], [ended("a", 1)])).toEqual([["a"], []]);
});

it("tells nothing of what had ended before, not even when the list shows it only now", () => {
  expect(news([ended("b", 8)], [ended("b", 8), ended("a", 1)])).toEqual([[]]);
  expect(news([running("c"), ended("b", 8)], [ended("c", 9), ended("a", 1)])).toEqual([["c"]]);
});

it("tells once of a run that was lost, and again of one that was asked for again", () => {
  const lost = { id: "a", state: "lost" as const, endedAt: null };
  expect(news([running("a")], [lost], [ended("a", 9, "failed")])).toEqual([["a"], []]);
  expect(news([ended("a", 1)], [running("a")], [ended("a", 9)])).toEqual([[], ["a"]]);
});
