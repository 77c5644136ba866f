import { expect, it } from "vitest";

import type { RunSummary } from "@/lib/runs/contract";
import { endedSince, seeRuns, worthTelling } from "@/lib/runs/news-of-ends";

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

it("tells of what was seen at work, and else only of what has just ended", () => {
  const seen = seeRuns([running("a"), ended("b", 1)]);
  // After an hour out of sight.
  const runs = [ended("e", 3_600), ended("d", 3_560), ended("c", 3_559), ended("a", 60)];
  const since = endedSince(seen, runs);
  expect(since).toHaveLength(4);

  const told = worthTelling(seen, since, new Date(3_600_000));

  expect(told.map(({ id }) => id)).toEqual(["e", "d", "a"]);
});

it("tells of a run that was lost only where it was seen at work", () => {
  const lost = (id: string) => ({ id, state: "lost" as const, endedAt: null });
  const told = worthTelling(seeRuns([running("a")]), [lost("a"), lost("b")], new Date(0));
  expect(told).toEqual([lost("a")]);
});
