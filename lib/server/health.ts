import "server-only";

import { pingDatabase } from "@/db/queries/ping";
import { isDraining } from "@/lib/api/drain";
import { logger } from "@/lib/core/logger";
import { engines } from "@/lib/providers";
import { getConnection } from "@/lib/providers/database";

/**
 * The body of `/api/health`. `live`: the process responds. `ready`: the database is up and calls are accepted;
 * engines may still be downloading weights.
 */
export async function readHealth() {
  const database = await readDatabase();
  return {
    live: true,
    ready: database.state === "ready" && !isDraining(),
    draining: isDraining(),
    database,
    ...readEngines(),
  };
}

/** Every engine with its status, and the number of jobs each has running and waiting. */
function readEngines() {
  const { vision: seeing, ...others } = engines;
  const vision = seeing.get();
  const ports = Object.entries(others).map(([name, { get }]) => [name, get()] as const);
  return {
    engines: {
      ...Object.fromEntries(
        ports.map(([name, port]) => [name, { ...port.engine, status: port.status() }]),
      ),
      cutOut: { ...vision.engines.cutOut, status: vision.status("cutOut") },
      erase: { ...vision.engines.erase, status: vision.status("erase") },
    },
    queues: {
      ...Object.fromEntries(ports.map(([name, port]) => [name, port.queue()])),
      vision: vision.queue(),
    },
  };
}

async function readDatabase() {
  try {
    const { db, kind } = await getConnection();
    await pingDatabase(db);
    return { kind, state: "ready" as const };
  } catch (error) {
    logger.error({ error }, "could not reach the database");
    return { state: "failed" as const };
  }
}
