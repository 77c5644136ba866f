import "server-only";

import type { Database } from "@/db/client";
import { listLoads, listPlaces, listWaitingForModel } from "@/db/queries/run-queue";
import type { RunName } from "@/db/queries/runs";
import { describePlace } from "@/lib/core/describe-place";
import { singleton } from "@/lib/core/singleton";
import { keyOf } from "@/lib/runs/live-runs";

/** What waiting runs are told, by their name. */
type Line = Map<string, string>;

/** A line is read at most so often, however many wait in it. */
const FRESH_MS = 1_000;

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
  const [places, loads, ahead] = await Promise.all([
    listPlaces(db),
    listLoads(db),
    listWaitingForModel(db),
  ]);
  return new Map(
    places.map((run) => {
      const load = loads.find(({ kind }) => kind === run.kind);
      const others = ahead.find(({ kind }) => kind === run.kind)?.count ?? 0;
      const place = run.place + others;
      return [keyOf(run), describePlace(place, load?.running ?? 0, load?.meanSeconds ?? null)];
    }),
  );
}
