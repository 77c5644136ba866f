import "server-only";

import type { Database } from "@/db/client";
import { listLoads, listPlaces } from "@/db/queries/run-queue";
import type { RunName } from "@/db/queries/runs";
import { formatCount } from "@/lib/core/format";
import { singleton } from "@/lib/core/singleton";
import { keyOf } from "@/lib/runs/live-runs";

/** What waiting runs are told, by their name. */
type Line = Map<string, string>;

/** A line is read at most so often, however many wait in it. */
const FRESH_MS = 1_000;
/** Assumed duration of a run until one of its kind has finished. */
const USUAL_SECONDS = 20;
const MINUTE = 60;

const lines = singleton(
  "run-lines",
  () => new WeakMap<Database, { readAt: number; line: Promise<Line> }>(),
);

/** What to tell a run that waits: "3rd in line, about 40 seconds". */
export async function placeInLine(db: Database, name: RunName): Promise<string> {
  const known = lines.get().get(db);
  const isFresh = known && Date.now() - known.readAt < FRESH_MS;
  const line = isFresh ? known.line : readLine(db);
  if (!isFresh) lines.get().set(db, { readAt: Date.now(), line });
  return (await line).get(keyOf(name)) ?? "Starting";
}

async function readLine(db: Database): Promise<Line> {
  const [places, loads] = await Promise.all([listPlaces(db), listLoads(db)]);
  return new Map(
    places.map((run) => {
      const load = loads.find(({ kind }) => kind === run.kind);
      return [keyOf(run), describePlace(run.place, load?.running ?? 0, load?.meanSeconds ?? null)];
    }),
  );
}

/**
 * @param place from 1
 * @param running runs of its kind that are carried now: whoever carries them has no room for more
 * @param meanSeconds what such runs took lately; null when none has finished
 */
export function describePlace(place: number, running: number, meanSeconds: number | null): string {
  const ordinal = `${place}${ordinalSuffix(place)} in line`;
  if (running === 0) return ordinal;
  return `${ordinal}, about ${describeSeconds(secondsUntil(place, running, meanSeconds))}`;
}

/** How long it takes until the place in line is served. */
export function secondsUntil(place: number, running: number, meanSeconds: number | null): number {
  return Math.max(1, Math.ceil((place / Math.max(1, running)) * (meanSeconds ?? USUAL_SECONDS)));
}

function describeSeconds(seconds: number): string {
  return seconds < 2 * MINUTE
    ? formatCount(seconds, "second")
    : formatCount(Math.round(seconds / MINUTE), "minute");
}

function ordinalSuffix(place: number): string {
  const isTeen = place % 100 >= 11 && place % 100 <= 13;
  return (!isTeen && { 1: "st", 2: "nd", 3: "rd" }[place % 10]) || "th";
}
