/** A worker's jobs by name: the input, the progress events, and the output of each. */
export type JobKinds = Record<string, { input: unknown; event: unknown; output: unknown }>;

/** Messages from the server to a worker. */
export type ToWorker =
  | { type: "job"; id: number; kind: string; input: unknown }
  | { type: "abort"; id: number };

/** Messages from a worker to the server. */
export type FromWorker =
  | { type: "event"; id: number; event: unknown }
  | { type: "output"; id: number; output: unknown }
  | { type: "failure"; id: number; failure: JobFailure };

/** A failed job. `code` is an `ErrorCode` when the job threw one deliberately; anything else is a bug. */
export type JobFailure = { code?: string; message: string; stack?: string; outOfMemory?: boolean };
