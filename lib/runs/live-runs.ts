import "server-only";

import type { Database } from "@/db/client";
import { type RunWork, saveRunNews } from "@/db/queries/run-work";
import type { RunName } from "@/db/queries/runs";
import { logger } from "@/lib/core/logger";
import type { Progress, Step } from "@/lib/core/progress";
import { singleton } from "@/lib/core/singleton";
import { storableText } from "@/lib/core/text";

/** The body of an answer, of success or failure; null when the run was handed back or taken over, and so goes on elsewhere. */
export type RunEnd = Record<string, unknown> | null;

/** A run that this process carries. */
export type CarriedRun = RunWork & {
  text: string;
  step: Step | null;
  /** Fires when someone stops the run, or with `GOES_ON_ELSEWHERE` as its reason when it is no longer this process's. */
  stop: AbortController;
  /** Those who follow it here. */
  listeners: Set<Progress>;
  /** False once it was taken over or deleted, or may have been: nothing of it is saved then. */
  isOurs: () => boolean;
  /** Settles once the run's end is recorded. Never rejects. */
  ended: Promise<RunEnd>;
};

type Entry = CarriedRun & {
  db: Database;
  isTextNew: boolean;
  savedAt: number;
  /** When the database last said that it's ours. */
  confirmedAt: number;
};

/** Why work on a run ends that nobody stopped: another process has it, or will. Fetches pass it on like any other abort. */
export const GOES_ON_ELSEWHERE = new DOMException("This run goes on elsewhere.", "AbortError");

/** Whether work ends only here, because another process goes on with it. */
export function goesOnElsewhere(signal: AbortSignal): boolean {
  return signal.aborted && signal.reason === GOES_ON_ELSEWHERE;
}

/** Shorter than the silence after which another process takes a run up. */
const MAX_UNCONFIRMED_MS = 15_000;

/** Short enough for another server's followers, and for a stop that comes from there. */
const SAVE_EVERY_MS = 500;
/** A run without news says only that it's alive, and asks whether to stop. */
const BEAT_MS = 2_000;

const live = singleton("live-runs", () => ({
  runs: new Map<string, Entry>(),
  timer: undefined as NodeJS.Timeout | undefined,
  isSaving: false,
}));

/**
 * Carries a run in this process: its followers here hear of its progress at once, and what it has come to is saved twice
 * a second for all others, in one statement for all runs.
 *
 * @param work does it and records its end; never rejects
 */
export function carryRun(
  db: Database,
  name: RunWork,
  work: (progress: Progress, run: CarriedRun) => Promise<RunEnd>,
): CarriedRun {
  const { runs } = live.get();
  const { userId, id, carrier } = name;
  const key = keyOf(name);
  const entry: Entry = {
    userId,
    id,
    carrier,
    db,
    text: "",
    step: null,
    stop: new AbortController(),
    listeners: new Set(),
    isOurs: () => {
      // For good: what heard no has ended with that, and somebody has to begin it again.
      if (Date.now() - entry.confirmedAt >= MAX_UNCONFIRMED_MS) abandon(entry);
      return !isAbandoned(entry);
    },
    // Begun below, once the entry is there for its progress.
    ended: Promise.resolve()
      .then(() => work(progressOf(entry), entry))
      .finally(() => {
        if (runs.get(key) === entry) runs.delete(key);
      }),
    isTextNew: false,
    savedAt: Date.now(),
    confirmedAt: Date.now(),
  };
  // An earlier attempt that this process lost saves nothing more.
  const lost = runs.get(key);
  if (lost) abandon(lost);
  runs.set(key, entry);
  startSaving();
  return entry;
}

/** A run that this process carries; undefined when another one does, or nobody. */
export function findLiveRun(name: RunName): CarriedRun | undefined {
  return live.get().runs.get(keyOf(name));
}

/** Ends the work on a run here that was handed back: nothing more of it is saved. */
export function letGo(name: RunWork): void {
  const entry = live.get().runs.get(keyOf(name));
  if (entry && entry.carrier === name.carrier) abandon(entry);
}

function abandon(entry: Entry): void {
  entry.confirmedAt = 0;
  entry.stop.abort(GOES_ON_ELSEWHERE);
}

function isAbandoned({ confirmedAt }: Entry): boolean {
  return confirmedAt === 0;
}

/** All runs that this process carries. */
export function listLiveRuns(): CarriedRun[] {
  return [...live.get().runs.values()];
}

function progressOf(entry: Entry): Progress {
  const tell = (news: (listener: Progress) => void) => {
    for (const listener of entry.listeners) news(listener);
  };
  return {
    onText(text) {
      entry.text += text;
      entry.isTextNew = true;
      tell((listener) => listener.onText(text));
    },
    onReplace(text) {
      entry.text = text;
      entry.isTextNew = true;
      tell((listener) => listener.onReplace(text));
    },
    onStep(step) {
      entry.step = step;
      tell((listener) => listener.onStep(step));
    },
  };
}

function startSaving(): void {
  const state = live.get();
  state.timer ??= setInterval(() => void save(), SAVE_EVERY_MS);
  state.timer.unref();
}

async function save(): Promise<void> {
  const state = live.get();
  if (state.runs.size === 0) {
    clearInterval(state.timer);
    state.timer = undefined;
    return;
  }
  if (state.isSaving) return;
  state.isSaving = true;
  try {
    const due = [...state.runs.values()].filter(
      (entry) => !isAbandoned(entry) && (entry.isTextNew || Date.now() - entry.savedAt >= BEAT_MS),
    );
    for (const db of new Set(due.map((entry) => entry.db))) {
      await saveAll(
        db,
        due.filter((entry) => entry.db === db),
      );
    }
  } finally {
    state.isSaving = false;
  }
}

async function saveAll(db: Database, due: readonly Entry[]): Promise<void> {
  const news = due.map(({ userId, id, carrier, text, step, isTextNew }) => ({
    userId,
    id,
    carrier,
    text: isTextNew ? storableText(text) : null,
    step: step && { ...step, label: storableText(step.label) },
  }));
  // The time before the statement, which may have waited long for its answer.
  const askedAt = Date.now();
  for (const entry of due) {
    entry.isTextNew = false;
    entry.savedAt = askedAt;
  }
  try {
    const ours = new Map((await saveRunNews(db, news)).map((run) => [keyOf(run), run]));
    for (const entry of due) {
      const saved = ours.get(keyOf(entry));
      if (!saved) abandon(entry);
      else if (!isAbandoned(entry)) entry.confirmedAt = askedAt;
      if (saved?.stopRequested) entry.stop.abort();
    }
  } catch (error) {
    // What a later save brings is whole again.
    for (const entry of due) entry.isTextNew = true;
    logger.warn({ error }, "could not save run progress");
  }
}

/** A run's name as one text. */
export function keyOf({ userId, id }: RunName): string {
  return `${userId} ${id}`;
}
