import "server-only";

import type { z } from "zod";

import { pingDatabase, readDatabaseVersion } from "@/db/queries/ping";
import { isDraining } from "@/lib/api/drain";
import { env } from "@/lib/core/env";
import { readFailures } from "@/lib/core/last-failures";
import { thisMachine } from "@/lib/engines/downloads/room";
import { engines, storage } from "@/lib/providers";
import type { UserContext } from "@/lib/providers/context";
import { reachDatabase } from "@/lib/providers/database";
import type { serverHealthSchema } from "@/lib/server/health-contract";
import packageJson from "@/package.json";

/** What no file is called: opening it tells whether the storage answers. */
const NO_FILE = "health/none";

type Health = z.input<typeof serverHealthSchema>;

/** How this server is: what it depends on, what waits, and what failed. Holds nothing that people wrote. */
export async function readServerHealth({ db }: Pick<UserContext, "db">): Promise<Health> {
  const [database, store, freeDiskBytes] = await Promise.all([
    databaseHealth(db),
    storageHealth(),
    thisMachine.freeDiskBytes(env().DATA_DIR).catch(() => null),
  ]);
  return {
    database,
    storage: store,
    engines: engineRows(),
    configured: env().ENGINES.map(({ name, model, can }) => ({ name, model, can })),
    machine: {
      freeDiskBytes,
      freeMemoryBytes: thisMachine.freeMemoryBytes(),
      memoryBytes: thisMachine.memoryBytes(),
      processBytes: process.memoryUsage().rss,
    },
    versions: { app: packageJson.version, node: process.versions.node },
    upSeconds: Math.round(process.uptime()),
    draining: isDraining(),
    failures: readFailures().map((one) => ({ ...one, lastAt: one.lastAt.toISOString() })),
  };
}

async function databaseHealth(db: UserContext["db"]): Promise<Health["database"]> {
  const kind = await reachDatabase();
  if (!kind) return { state: "failed", version: null };
  await pingDatabase(db);
  return { state: "ready", kind, version: await readDatabaseVersion(db) };
}

async function storageHealth(): Promise<Health["storage"]> {
  const { kind, open } = storage.get();
  try {
    await (await open(NO_FILE))?.body.cancel();
    return { kind, state: "ready" };
  } catch {
    return { kind, state: "failed" };
  }
}

const JOBS: Record<Exclude<keyof typeof engines, "vision">, string> = {
  text: "Writing",
  imageGenerator: "Generating images",
  imageProcessor: "Reading and converting images",
  pdfReader: "Reading PDFs",
  grammar: "Checking grammar",
  embeddings: "Searching documents by meaning",
};

function engineRows(): Health["engines"] {
  const { vision: seeing, ...others } = engines;
  const vision = seeing.get();
  const rows = Object.entries(others).map(([port, { get }]) => {
    const engine = get();
    // Safe: these are the keys of `engines` without vision.
    const job = JOBS[port as keyof typeof JOBS];
    return { job, name: engine.engine.name, status: engine.status(), queue: engine.queue() };
  });
  const { cutOut, erase } = vision.engines;
  return [
    ...rows,
    {
      job: "Removing backgrounds",
      name: cutOut.name,
      status: vision.status("cutOut"),
      queue: vision.queue(),
    },
    { job: "Removing objects", name: erase.name, status: vision.status("erase"), queue: null },
  ];
}
