import "server-only";

import { env } from "@/lib/core/env";

const METHODS = "GET, POST, DELETE";
const REQUEST_HEADERS =
  "authorization, content-type, accept, idempotency-key, x-engine, x-engine-context, x-comparison, x-run";
const EXPOSED_HEADERS = "retry-after, x-request-id";
const PREFLIGHT_SECONDS = 600;

/**
 * Adds CORS headers for the origins in `APP_ORIGINS`, for deployments that serve pages and API from
 * different origins (`NEXT_PUBLIC_BASE_URL`). Calls carry a bearer token, so credentials stay off.
 */
export function allowOrigin(request: Request, response: Response): Response {
  const origin = request.headers.get("origin");
  if (!origin || !env().APP_ORIGINS.includes(origin)) return response;
  response.headers.set("access-control-allow-origin", origin);
  response.headers.set("access-control-expose-headers", EXPOSED_HEADERS);
  response.headers.append("vary", "origin");
  return response;
}

/** Answers a CORS preflight request; undefined for any other request. */
export function preflightResponse(request: Request): Response | undefined {
  const asks = request.headers.get("access-control-request-method");
  if (request.method !== "OPTIONS" || asks === null) return undefined;
  const response = allowOrigin(request, new Response(null, { status: 204 }));
  response.headers.set("access-control-allow-methods", METHODS);
  response.headers.set("access-control-allow-headers", REQUEST_HEADERS);
  response.headers.set("access-control-max-age", String(PREFLIGHT_SECONDS));
  return response;
}
