import { notFoundError } from "@/lib/api/require-admin";
import { requestIdOf } from "@/lib/http/request-id";
import { failureResponse } from "@/lib/http/respond";

/** Unknown paths under /api still get a JSON response. */
function notFound(request: Request): Response {
  return failureResponse(notFoundError(), requestIdOf(request.headers));
}

export {
  notFound as DELETE,
  notFound as GET,
  notFound as HEAD,
  notFound as PATCH,
  notFound as POST,
  notFound as PUT,
};
