import "server-only";

import { setTimeout } from "node:timers/promises";

import type { Span } from "@opentelemetry/api";

import { setCallTracer, type TracedCall } from "@/lib/core/call-timing";

/** What a collector that's away may hold up the server's end. */
const LAST_TRACES_MS = 2_000;
/** A statement's beginning says which one it is. */
const MAX_NAME_CHARACTERS = 300;

/**
 * Sends a trace of every call to the collector that `OTEL_EXPORTER_OTLP_ENDPOINT` names. The libraries are loaded here
 * and nowhere else, and read the other `OTEL_…` variables themselves. Nothing is registered globally: Next would then
 * trace its requests with their query, which holds what people search for.
 *
 * @returns a function that sends what is left and stops
 */
export async function startTracing(): Promise<() => Promise<void>> {
  const { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } = await import("@opentelemetry/api");
  const { BasicTracerProvider, BatchSpanProcessor } = await import("@opentelemetry/sdk-trace-base");
  const { defaultResource, detectResources, envDetector, resourceFromAttributes } = await import(
    "@opentelemetry/resources"
  );
  const { OTLPTraceExporter } = await import("@opentelemetry/exporter-trace-otlp-http");
  const provider = new BasicTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ "service.name": "atelier" }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  const tracer = provider.getTracer("atelier");

  function traceCall({ method, route }: { method: string; route: string }): TracedCall {
    const attributes = { "http.request.method": method, "http.route": route };
    const call = tracer.startSpan(
      `${method} ${route}`,
      { kind: SpanKind.SERVER, attributes },
      ROOT_CONTEXT,
    );
    const inside = trace.setSpan(ROOT_CONTEXT, call);
    return {
      begin(kind, name) {
        const part = tracer.startSpan(kind, { kind: SpanKind.INTERNAL }, inside);
        part.setAttribute(`${kind}.name`, name.slice(0, MAX_NAME_CHARACTERS));
        return () => part.end();
      },
      end(response) {
        if (response.status >= 500) call.setStatus({ code: SpanStatusCode.ERROR });
        endCall(call, response);
      },
    };
  }

  setCallTracer(traceCall);
  return async () => {
    setCallTracer(undefined);
    const gaveUp = setTimeout(LAST_TRACES_MS, undefined, { ref: false });
    await Promise.race([provider.shutdown().catch(() => {}), gaveUp]);
  };
}

function endCall(call: Span, { status, requestId }: Parameters<TracedCall["end"]>[0]): void {
  call.setAttribute("http.response.status_code", status);
  // The same as in the log.
  if (requestId) call.setAttribute("request.id", requestId);
  call.end();
}
