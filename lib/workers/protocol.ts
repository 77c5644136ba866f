/** The kinds of job a worker does: what goes in, what it reports on the way, what comes out. */
export type JobKinds = Record<string, { input: unknown; event: unknown; output: unknown }>;

/** From the server to its worker. */
export type ToWorker =
  | { type: "job"; id: number; kind: string; input: unknown }
  | { type: "abort"; id: number };

/** From a worker to its server. */
export type FromWorker =
  | { type: "event"; id: number; event: unknown }
  | { type: "output"; id: number; output: unknown }
  | { type: "failure"; id: number; failure: JobFailure };

/** `code` is one of `lib/core/errors.ts` when the job chose it; anything else is a fault of the worker. */
export type JobFailure = { code?: string; message: string; stack?: string };
