import "server-only";

import type { Database } from "@/db/client";
import { keepKeysAlive, type OwnedKey } from "@/db/queries/idempotency-keys";
import { singleton } from "@/lib/core/singleton";

/** Keys whose calls run in this process, and the timer that says so for all of them. */
type Heartbeat = {
  db: Database;
  everyMs: number;
  keys: Set<OwnedKey>;
  timer: NodeJS.Timeout;
};

const heartbeats = singleton("key-heartbeats", () => new Set<Heartbeat>());

/**
 * Says every `everyMs` that a key's call is still running. Keys share their statements, so that thousands of calls at
 * once cost the database no more than one.
 *
 * @returns stops it
 */
export function startHeartbeat(db: Database, key: OwnedKey, everyMs: number): () => void {
  const all = heartbeats.get();
  const known = [...all].find((one) => one.db === db && one.everyMs === everyMs);
  const heartbeat = known ?? createHeartbeat(db, everyMs);
  all.add(heartbeat);
  heartbeat.keys.add(key);
  return () => {
    heartbeat.keys.delete(key);
    if (heartbeat.keys.size > 0) return;
    clearInterval(heartbeat.timer);
    all.delete(heartbeat);
  };
}

function createHeartbeat(db: Database, everyMs: number): Heartbeat {
  const keys = new Set<OwnedKey>();
  // One that is missed does no harm: keys stay for the time of several.
  const beat = () => void keepKeysAlive(db, [...keys]).catch(() => {});
  return { db, everyMs, keys, timer: setInterval(beat, everyMs) };
}
