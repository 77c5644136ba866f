import { z } from "zod";

const bytes = z.number().nonnegative();

const statusSchema = z.discriminatedUnion("state", [
  z.object({ state: z.literal("ready") }),
  z.object({
    state: z.literal("fetching"),
    progress: z.object({ receivedBytes: bytes, totalBytes: bytes }),
  }),
  z.object({ state: z.literal("failed"), message: z.string() }),
]);

/** How this server is, for its operator. */
export const serverHealthSchema = z.object({
  database: z.object({
    state: z.enum(["ready", "failed"]),
    kind: z.enum(["server", "embedded"]).optional(),
    version: z.string().nullable(),
  }),
  storage: z.object({ kind: z.string(), state: z.enum(["ready", "failed"]) }),
  /** What does each job, and what waits for it in this process. */
  engines: z.array(
    z.object({
      job: z.string(),
      name: z.string(),
      status: statusSchema,
      /** Null for one that shares the queue of the row before. */
      queue: z.object({ running: z.int(), waiting: z.int() }).nullable(),
    }),
  ),
  /** The engines of `ENGINES`. */
  configured: z.array(z.object({ name: z.string(), model: z.string(), can: z.array(z.string()) })),
  machine: z.object({
    freeDiskBytes: bytes.nullable(),
    freeMemoryBytes: bytes,
    memoryBytes: bytes,
    processBytes: bytes,
  }),
  versions: z.object({ app: z.string(), node: z.string() }),
  upSeconds: z.number().nonnegative(),
  draining: z.boolean(),
  /** Failed calls of this process by kind, the latest first. */
  failures: z.array(z.object({ code: z.string(), count: z.int(), lastAt: z.iso.datetime() })),
});

export type ServerHealth = z.output<typeof serverHealthSchema>;
