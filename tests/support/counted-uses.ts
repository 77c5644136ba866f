import type { Database } from "@/db/client";
import { countUses } from "@/db/queries/usage-counters";
import { getDatabase } from "@/lib/providers/database";
import { quotaHour } from "@/lib/usage/quota";

const HOUR_MS = 3_600_000;

/**
 * What was counted for somebody since the hour before this one began: a test may run as the hour turns.
 *
 * @param database the process's own by default
 */
export async function countedUses(subject: string, database?: Database): Promise<number> {
  const db = database ?? (await getDatabase());
  const counts = [Date.now(), Date.now() - HOUR_MS].map((at) =>
    countUses(db, { subject, windowStart: quotaHour(new Date(at)).windowStart }),
  );
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

/** A person's runs, whatever they count toward: the plan, engines of their own, or the built-in ones. */
export async function countedRuns(userId: string, database?: Database): Promise<number> {
  const subjects = ["runs", "own-runs", "built-in-runs"].map((name) => `${name}:${userId}`);
  const counts = await Promise.all(subjects.map((subject) => countedUses(subject, database)));
  return counts.reduce((sum, count) => sum + count, 0);
}
