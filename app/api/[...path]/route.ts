import { AppError } from "@/lib/core/errors";
import { requestIdOf } from "@/lib/http/request-id";
import { fail } from "@/lib/http/respond";

/** Addresses under /api that are none of ours still answer JSON. */
function notFound(request: Request): Response {
  return fail(new AppError("not_found", "There is nothing here."), requestIdOf(request.headers));
}

export {
  notFound as DELETE,
  notFound as GET,
  notFound as HEAD,
  notFound as PATCH,
  notFound as POST,
  notFound as PUT,
};
