import "server-only";

import {
  type CallTimer,
  callTracer,
  type TimedKind,
  type TracedCall,
  withCallTimer,
} from "@/lib/core/call-timing";
import { env } from "@/lib/core/env";
import { REQUEST_ID_HEADER } from "@/lib/http/envelope";
import { EVENT_STREAM } from "@/lib/http/stream-events";

const KINDS: readonly TimedKind[] = ["queue", "db", "engine"];

/**
 * Times a call where somebody looks at the times: traces with a collector set, and the `Server-Timing` header in
 * development. Elsewhere the call runs as it is.
 *
 * A streamed answer's header holds what was spent before its first byte.
 */
export async function timeCall(
  request: Request,
  respond: () => Promise<Response>,
): Promise<Response> {
  const tracer = callTracer();
  const isDevelopment = env().NODE_ENV === "development";
  if (!tracer && !isDevelopment) return respond();
  const timing = startTiming(tracer?.({ method: request.method, route: routeOf(request) }));
  const response = await withCallTimer(timing.timer, respond);
  if (isDevelopment) response.headers.set("server-timing", timing.header());
  timing.answered(response);
  return response;
}

/** The path without what is somebody's: ids, and the tokens of share links. Calls that aren't ours never get here. */
function routeOf(request: Request): string {
  const { pathname } = new URL(request.url);
  const path = pathname.replace(/^(\/api\/shared\/)[^/]+/, "$1[token]");
  return path.replace(/\/[\da-f]{8}-[\da-f-]{27}(?=\/|$)/gi, "/[id]");
}

function startTiming(traced: TracedCall | undefined) {
  const startedAt = performance.now();
  const spentMs = { queue: 0, db: 0, engine: 0 };
  let response: Response | undefined;
  let hasEnded = false;

  function finish() {
    const status = response?.status ?? 500;
    const requestId = response?.headers.get(REQUEST_ID_HEADER) ?? null;
    traced?.end({ status, requestId });
    traced = undefined;
  }

  const timer: CallTimer = {
    begin(kind, name) {
      const begunAt = performance.now();
      const end = traced?.begin(kind, name);
      return () => {
        spentMs[kind] += performance.now() - begunAt;
        end?.();
      };
    },
    end() {
      hasEnded = true;
      if (response) finish();
    },
  };
  return {
    timer,
    answered(answer: Response) {
      response = answer;
      const isStream = answer.headers.get("content-type")?.startsWith(EVENT_STREAM);
      if (hasEnded || !isStream) finish();
    },
    header: () =>
      [
        ...KINDS.map((kind) => [kind, spentMs[kind]] as const),
        ["total", performance.now() - startedAt] as const,
      ]
        .map(([name, ms]) => `${name};dur=${ms.toFixed(1)}`)
        .join(", "),
  };
}
