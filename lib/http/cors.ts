import "server-only";

import { env } from "@/lib/core/env";

const METHODS = "GET, POST, DELETE";
const REQUEST_HEADERS = "authorization, content-type, accept, idempotency-key";
const ANSWER_HEADERS = "retry-after, x-request-id";
const PREFLIGHT_SECONDS = 600;

/**
 * Lets the pages of `APP_ORIGINS` read an answer: a deployment may serve its pages from another address
 * than its calls (`NEXT_PUBLIC_BASE_URL`). Calls carry a bearer token, so no cookie is allowed across.
 */
export function allowOrigin(request: Request, response: Response): Response {
  const origin = request.headers.get("origin");
  if (!origin || !env().APP_ORIGINS.includes(origin)) return response;
  response.headers.set("access-control-allow-origin", origin);
  response.headers.set("access-control-expose-headers", ANSWER_HEADERS);
  response.headers.append("vary", "origin");
  return response;
}

/** The answer to a browser that asks whether a page elsewhere may call; undefined for any other request. */
export function answerPreflight(request: Request): Response | undefined {
  const asks = request.headers.get("access-control-request-method");
  if (request.method !== "OPTIONS" || asks === null) return undefined;
  const response = allowOrigin(request, new Response(null, { status: 204 }));
  response.headers.set("access-control-allow-methods", METHODS);
  response.headers.set("access-control-allow-headers", REQUEST_HEADERS);
  response.headers.set("access-control-max-age", String(PREFLIGHT_SECONDS));
  return response;
}
