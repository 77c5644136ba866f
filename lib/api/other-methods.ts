import { notFoundError } from "@/lib/api/require-admin";
import { AppError } from "@/lib/core/errors";
import { allowOrigin } from "@/lib/http/cors";
import { requestIdOf } from "@/lib/http/request-id";
import { failureResponse } from "@/lib/http/respond";

type Handler = (request: Request) => Response;
type OwnMethod = "GET" | "POST";
type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * Handlers for all methods of a route but its own: 405 as JSON, with an `Allow` header. Next's own answer has no
 * body. Next derives HEAD from GET.
 */
export function otherMethods(...own: OwnMethod[]): Record<Method, Handler> {
  const refuse: Handler = (request) => allowOrigin(request, methodNotAllowed(request, own));
  return { GET: refuse, POST: refuse, PUT: refuse, PATCH: refuse, DELETE: refuse };
}

/**
 * Handlers for all methods of a path that doesn't exist, or exists for the administrator's commands alone: the same 404, so that
 * nobody can tell these apart.
 */
export function absentMethods(): Record<Method, Handler> {
  const absent: Handler = (request) =>
    allowOrigin(request, failureResponse(notFoundError(), requestIdOf(request.headers)));
  return { GET: absent, POST: absent, PUT: absent, PATCH: absent, DELETE: absent };
}

/** The 405 of an endpoint whose only methods are `own`. */
export function methodNotAllowed(request: Request, own: readonly OwnMethod[]): Response {
  const message = `This endpoint only accepts ${own.join(" and ")} requests.`;
  const error = new AppError("method_not_allowed", message);
  const refusal = failureResponse(error, requestIdOf(request.headers));
  refusal.headers.set(
    "allow",
    own.map((method) => (method === "GET" ? "GET, HEAD" : method)).join(", "),
  );
  return refusal;
}
