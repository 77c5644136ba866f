import "server-only";

import { isDraining } from "@/lib/api/drain";
import type { Engine } from "@/lib/core/engine";
import { engines } from "@/lib/providers";
import { reachDatabase } from "@/lib/providers/database";

/**
 * The body of `/api/health`. `live`: the process responds. `ready`: the database is up and calls are accepted;
 * engines may still be downloading weights.
 *
 * Visitors learn that, and which engines there are. What runs where, and how busy it is, is for the administrator.
 */
export async function readHealth(options: { operator: boolean }) {
  const database = await readDatabase();
  const ready = database.state === "ready" && !isDraining();
  const { engines, queues } = readEngines();
  if (options.operator) {
    return { live: true, ready, draining: isDraining(), database, engines, queues };
  }
  const shown = Object.entries(engines).map(([port, engine]) => [port, withoutHost(engine)]);
  return { live: true, ready, engines: Object.fromEntries(shown) };
}

/** A hosted engine's name tells its host, its id only the model. */
function withoutHost<Status>(engine: Engine & { status: Status }): Engine & { status: Status } {
  return { ...engine, name: engine.builtIn ? engine.name : engine.id.replace(/^\w+\//, "") };
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
  const kind = await reachDatabase();
  return kind ? { kind, state: "ready" as const } : { state: "failed" as const };
}
