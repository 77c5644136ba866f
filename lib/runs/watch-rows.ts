import "server-only";

import type { Database } from "@/db/client";
import { type FollowedRun, followRows, type RunName } from "@/db/queries/runs";
import { singleton } from "@/lib/core/singleton";
import { placeInLine } from "@/lib/runs/line";

/** One look at a run's row. */
type Look = {
  db: Database;
  name: RunName & { knownCharacters: number };
  resolve: (run: FollowedRun | null) => void;
  reject: (error: unknown) => void;
};

/** How often to look at runs that another process carries, or nobody yet. */
const LOOK_EVERY_MS = 400;

const looks = singleton("run-looks", () => ({
  waiting: [] as Look[],
  timer: undefined as NodeJS.Timeout | undefined,
}));

/**
 * How far a run has come the next time that this process looks at all runs it follows, in one statement: within 400 ms. A
 * waiting one's step is its place in line.
 *
 * @returns null when it's unknown or was forgotten
 */
export function nextLook(
  db: Database,
  name: RunName & { knownCharacters: number },
): Promise<FollowedRun | null> {
  const state = looks.get();
  state.timer ??= setTimeout(() => void lookAtAll(), LOOK_EVERY_MS);
  return new Promise((resolve, reject) => state.waiting.push({ db, name, resolve, reject }));
}

/** The same, at once. */
export async function lookNow(
  db: Database,
  name: RunName & { knownCharacters: number },
): Promise<FollowedRun | null> {
  const [run] = await followRows(db, [name]);
  return run ? withPlace(db, run) : null;
}

async function lookAtAll(): Promise<void> {
  const state = looks.get();
  const due = state.waiting;
  state.waiting = [];
  state.timer = undefined;
  for (const db of new Set(due.map((look) => look.db))) {
    await lookAt(
      db,
      due.filter((look) => look.db === db),
    );
  }
}

async function lookAt(db: Database, due: readonly Look[]): Promise<void> {
  try {
    const rows = await followRows(
      db,
      due.map(({ name }) => name),
    );
    const placed = await Promise.all(rows.map((run) => run && withPlace(db, run)));
    for (const [at, { resolve }] of due.entries()) resolve(placed[at] ?? null);
  } catch (error) {
    for (const { reject } of due) reject(error);
  }
}

async function withPlace(db: Database, run: FollowedRun): Promise<FollowedRun> {
  if (!run.isWaiting) return run;
  return { ...run, step: { label: await placeInLine(db, run) } };
}
