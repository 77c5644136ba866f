import { z } from "zod";

/** The model or service that produced a result; every result names its engine. */
export const engineSchema = z.object({
  /** Stable and machine-readable: `openai/gpt-5-mini`, `local/u2net`. */
  id: z.string(),
  /** Display name: "Built-in draft model (TinyLlama 1.1B)". */
  name: z.string(),
  /** Runs on this machine with nothing configured, so the page offers to connect a better one. */
  builtIn: z.boolean(),
});

export type Engine = z.output<typeof engineSchema>;

/** Stands between the names of engines that wrote one text, one after the other. */
export const THEN = ", then ";

/** "gpt-image-1.5 (models.example.com)" names the owner's server, which is nobody else's business. */
export function withoutRunner(engine: Engine): Engine {
  const names = engine.name.split(THEN).map((name) => name.replace(/ \([^()]*\)$/, ""));
  return { ...engine, name: names.join(THEN) };
}

/**
 * Whether an engine can take requests. `fetching` means its weights are still downloading. A failure is tried again by
 * itself unless it's final: then only whoever runs the server can change it.
 */
export type EngineStatus =
  | { state: "ready" }
  | { state: "fetching"; progress: { receivedBytes: number; totalBytes: number } }
  | { state: "failed"; message: string; isFinal?: true };

/** Jobs running and waiting in this process. */
export type QueueSize = { running: number; waiting: number };

/** A place in a fair queue: `userId` sets whose turn it counts as, `signal` gives it up. */
export type QueueTurn = {
  userId: string;
  signal: AbortSignal;
  /** Hears of its place while it has to wait, and null once its turn comes. */
  onPlace?: ((place: QueuePlace | null) => void) | undefined;
};

/** A place in a queue, from 1, and how quickly the queue moves. */
export type QueuePlace = { place: number; running: number; meanSeconds: number };

/** What every engine port shares, so that health checks and shutdown can treat them alike. */
export type EnginePort = {
  engine: Engine;
  status(): EngineStatus;
  queue(): QueueSize;
  /** Stops worker processes and frees their memory. */
  close(): Promise<void>;
};
