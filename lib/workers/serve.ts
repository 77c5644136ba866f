import type { FromWorker, JobFailure, JobKinds, ToWorker } from "@/lib/workers/protocol";

/** What a job gets besides its input. */
export type JobTools<Event> = {
  signal: AbortSignal;
  /** Sends a progress event, or a part of the output. A job that has many waits for each, so that they don't pile up. */
  emit: (event: Event) => Promise<void> | void;
};

type Job<Kind extends JobKinds[string]> = (
  input: Kind["input"],
  tools: JobTools<Kind["event"]>,
) => Promise<Kind["output"]>;

/**
 * Serves jobs inside the worker process until the server disconnects, then exits. Jobs may run
 * concurrently; an error's `code` is passed on to the server.
 */
export function serveJobs<Kinds extends JobKinds>(
  jobs: {
    [Name in keyof Kinds]: Job<Kinds[Name]>;
  },
): void {
  const running = new Map<number, AbortController>();

  async function run(id: number, kind: string, input: unknown): Promise<void> {
    const controller = new AbortController();
    running.set(id, controller);
    try {
      const job = jobs[kind];
      if (!job) throw new Error(`Unknown job: ${kind}.`);
      const emit = (event: unknown) => send({ type: "event", id, event });
      const output = await job(input, { signal: controller.signal, emit });
      void send({ type: "output", id, output });
    } catch (error) {
      void send({ type: "failure", id, failure: describeFailure(error) });
    } finally {
      running.delete(id);
    }
  }

  process.on("message", (message: ToWorker) => {
    if (message.type === "job") void run(message.id, message.kind, message.input);
    else running.get(message.id)?.abort();
  });
  process.on("disconnect", () => process.exit(0));
}

/** Sends a message, and resolves once it's on its way or nobody is there to receive it. */
function send(message: FromWorker): Promise<void> {
  return new Promise((resolve) => {
    if (!process.connected || !process.send) return resolve();
    process.send(message, undefined, undefined, () => resolve());
  });
}

function describeFailure(error: unknown): JobFailure {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = "code" in error && typeof error.code === "string" ? { code: error.code } : {};
  return {
    ...code,
    message: error.message,
    ...(error.stack ? { stack: error.stack } : {}),
    // "Array buffer allocation failed", or "Failed to allocate memory" from Node 24 on.
    outOfMemory: error instanceof RangeError && /\ballocat/.test(error.message),
  };
}
