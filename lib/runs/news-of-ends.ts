import type { RunSummary } from "@/lib/runs/contract";

type Run = Pick<RunSummary, "id" | "state" | "endedAt">;

/** Two looks of a page at which nothing runs. */
const FRESH_MS = 40_000;

/** What a page has seen of the runs up to its last look. */
export type SeenRuns = {
  running: ReadonlySet<string>;
  ended: ReadonlySet<string>;
  /** When the last of them ended, by the server's clock; empty when none has. */
  lastEnd: string;
};

/** What is seen of the runs after another look. */
export function seeRuns(runs: readonly Run[], before?: SeenRuns): SeenRuns {
  const running = new Set(runs.filter(isRunning).map(({ id }) => id));
  const ends = runs.filter((run) => !isRunning(run));
  const ended = new Set([...(before?.ended ?? []), ...ends.map(({ id }) => id)]);
  // It was asked for again.
  for (const id of running) ended.delete(id);
  const times = ends.map(({ endedAt }) => endedAt ?? "");
  const lastEnd = [before?.lastEnd ?? "", ...times].reduce((a, b) => (a > b ? a : b));
  return { running, ended, lastEnd };
}

/**
 * The runs that have ended since the last look, those that began since then, too. A list that has room again also shows
 * older ones, which ended before.
 */
export function endedSince<Listed extends Run>(
  { running, ended, lastEnd }: SeenRuns,
  runs: readonly Listed[],
): Listed[] {
  return runs.filter((run) => {
    if (isRunning(run)) return false;
    return running.has(run.id) || (!ended.has(run.id) && (run.endedAt ?? "") >= lastEnd);
  });
}

/**
 * Of the runs that have ended since the last look, those to tell of: what the page saw at work, else only what has just ended. A
 * page that was out of sight doesn't look while nothing runs, and would tell of a whole day.
 *
 * @param lookedAt when the page took this look
 */
export function worthTelling<Listed extends Run>(
  { running }: SeenRuns,
  ended: readonly Listed[],
  lookedAt: Date,
): Listed[] {
  const freshSince = lookedAt.getTime() - FRESH_MS;
  return ended.filter(({ id, endedAt }) => {
    return running.has(id) || (endedAt !== null && Date.parse(endedAt) >= freshSince);
  });
}

function isRunning({ state }: Run): boolean {
  return state === "running";
}
