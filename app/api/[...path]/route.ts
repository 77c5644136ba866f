import { nothingHere } from "@/lib/api/require-admin";
import { requestIdOf } from "@/lib/http/request-id";
import { fail } from "@/lib/http/respond";

/** Unknown paths under /api still get a JSON response. */
function notFound(request: Request): Response {
  return fail(nothingHere(), requestIdOf(request.headers));
}

export {
  notFound as DELETE,
  notFound as GET,
  notFound as HEAD,
  notFound as PATCH,
  notFound as POST,
  notFound as PUT,
};
