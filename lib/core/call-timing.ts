import { AsyncLocalStorage } from "node:async_hooks";

import { singleton } from "@/lib/core/singleton";

/** What a call spends its time on: waiting for its turn, for the database, for an engine. */
export type TimedKind = "queue" | "db" | "engine";

/** Where the times of one call go. */
export type CallTimer = {
  /**
   * Begins a part of the call.
   *
   * @param name of the part, made of our own words only: an engine's id, a statement with placeholders
   * @returns a function that ends the part
   */
  begin(kind: TimedKind, name: string): () => void;
  /** The call's work has ended, after its last byte when it's streamed. */
  end(): void;
};

const timers = singleton("call-timers", () => new AsyncLocalStorage<CallTimer>());

/** The timer of the running call; undefined when calls aren't timed. */
export function callTimer(): CallTimer | undefined {
  return timers.get().getStore();
}

/** Runs a call, whose parts go to `timer`. */
export function withCallTimer<Result>(timer: CallTimer, call: () => Result): Result {
  return timers.get().run(timer, call);
}

/** Runs a part of the running call, and times it when calls are timed. */
export function timed<Result>(
  kind: TimedKind,
  name: string,
  part: () => Promise<Result>,
): Promise<Result> {
  const end = callTimer()?.begin(kind, name);
  return end ? part().finally(end) : part();
}

/** What a call is traced by. */
export type TracedCall = {
  begin(kind: TimedKind, name: string): () => void;
  end(response: { status: number; requestId: string | null }): void;
};

/** Begins the trace of a call, such as `POST` of `/api/files/[id]`. */
export type CallTracer = (call: { method: string; route: string }) => TracedCall;

const tracing = singleton("call-tracing", () => ({ tracer: undefined as CallTracer | undefined }));

/** The tracer of this process; undefined when no traces are exported. */
export function callTracer(): CallTracer | undefined {
  return tracing.get().tracer;
}

/** Sends the traces of all later calls to `tracer`; undefined stops it. */
export function setCallTracer(tracer: CallTracer | undefined): void {
  tracing.get().tracer = tracer;
}
