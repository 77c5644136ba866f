import "server-only";

import { createHash, timingSafeEqual } from "node:crypto";
import { getAdminToken } from "@/lib/core/admin-token";
import { AppError } from "@/lib/core/errors";
import { bearerToken } from "@/lib/http/bearer";

/**
 * Lets the operator's own commands in, which read the token from a file that only this server's user can
 * read.
 *
 * @throws AppError `not_found` for everybody else: the address looks like any that does not exist
 */
export function requireAdmin(request: Request): void {
  const token = getAdminToken();
  if (token && sameToken(bearerToken(request.headers), token)) return;
  throw nothingHere();
}

/** What every address answers that doesn't exist, or not for this caller. */
export function nothingHere(): AppError {
  return new AppError("not_found", "There's nothing at this address.");
}

/** In the same time whatever differs. */
function sameToken(given: string | null, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given ?? ""), digest(expected));
}
