import type { FromWorker, JobFailure, JobKinds, ToWorker } from "@/lib/workers/protocol";

/** What a job gets besides its input: the abort signal, and `emit` for progress events. */
export type JobTools<Event> = { signal: AbortSignal; emit: (event: Event) => void };

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
      send({ type: "output", id, output });
    } catch (error) {
      send({ type: "failure", id, failure: describeFailure(error) });
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

function send(message: FromWorker): void {
  if (process.connected) process.send?.(message);
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
