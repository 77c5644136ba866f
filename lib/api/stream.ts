import "server-only";

import { GoesOnError } from "@/lib/core/errors";
import type { Progress } from "@/lib/core/progress";
import { REQUEST_ID_HEADER } from "@/lib/http/envelope";
import { failureBody } from "@/lib/http/respond";
import { EVENT_STREAM, type StreamEvent } from "@/lib/http/stream-events";

/** Keeps proxies from closing an idle stream. */
const HEARTBEAT_MS = 15_000;

/**
 * Responds with server-sent events while `work` runs, then sends the body the JSON call would have returned.
 * When the client disconnects, the work's `signal` fires, later events are dropped, and the body ends with the work. HEAD, which Next derives from GET, begins no work.
 *
 * @param onEnd called once `work` has finished or failed, or won't begin
 */
export function streamEvents(
  request: Request,
  requestId: string,
  work: (progress: Progress, signal: AbortSignal) => Promise<Record<string, unknown>>,
  onEnd: () => void,
): Response {
  const init = { headers: headersOf(requestId) };
  if (request.method === "HEAD") {
    // Next neither sends nor cancels its body, so the work would go on for nobody.
    onEnd();
    return new Response(null, init);
  }
  const gone = new AbortController();
  const signal = AbortSignal.any([request.signal, gone.signal]);
  const encoder = new TextEncoder();

  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const write = (text: string) => {
        if (!signal.aborted) controller.enqueue(encoder.encode(text));
      };
      const send = ({ event, data }: StreamEvent) =>
        write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      const heartbeat = setInterval(() => write(":\n\n"), HEARTBEAT_MS);
      // Some proxies hold back a short first chunk.
      write(`:${" ".repeat(1024)}\n\n`);
      try {
        const content = await work(
          {
            onText: (text) => send({ event: "delta", data: { text } }),
            onReplace: (text) => send({ event: "replace", data: { text } }),
            onStep: (step) => send({ event: "step", data: step }),
            onKept: () => send({ event: "kept", data: {} }),
            onQuestion: (question) => send({ event: "question", data: question }),
          },
          signal,
        );
        send({ event: "done", data: { success: true, ...content } });
      } catch (error) {
        // Without a closing event, pages follow the run where it goes on.
        if (!(error instanceof GoesOnError)) {
          send({ event: "error", data: failureBody(error, requestId).body });
        }
      } finally {
        clearInterval(heartbeat);
        onEnd();
        // A call may be stopped while its body is still read; only a canceled one is closed already.
        if (!gone.signal.aborted) controller.close();
      }
    },
    cancel() {
      gone.abort();
    },
  });
  return new Response(body, init);
}

function headersOf(requestId: string): Record<string, string> {
  return {
    "content-type": `${EVENT_STREAM}; charset=utf-8`,
    "cache-control": "no-cache, no-transform",
    "x-accel-buffering": "no",
    [REQUEST_ID_HEADER]: requestId,
  };
}
