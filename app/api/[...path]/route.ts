import { AppError } from "@/lib/core/errors";
import { requestIdOf } from "@/lib/http/request-id";
import { fail } from "@/lib/http/respond";

/** Unknown paths under /api still get a JSON response. */
function notFound(request: Request): Response {
  return fail(new AppError("not_found", "There's nothing here."), requestIdOf(request.headers));
}

export {
  notFound as DELETE,
  notFound as GET,
  notFound as HEAD,
  notFound as PATCH,
  notFound as POST,
  notFound as PUT,
};
