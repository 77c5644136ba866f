import "server-only";

import { createHash, timingSafeEqual } from "node:crypto";
import { getAdminToken } from "@/lib/core/admin-token";
import { AppError } from "@/lib/core/errors";
import { bearerToken } from "@/lib/http/bearer";

/**
 * Admits only the administrator's commands, which read the admin token from a file that only the server's OS
 * user can read.
 *
 * @throws AppError `not_found` for everyone else, exactly like a path that doesn't exist
 */
export function requireAdmin(request: Request): void {
  if (!isAdmin(request)) throw notFoundError();
}

/** Whether a request carries the admin token. */
export function isAdmin(request: Request): boolean {
  const token = getAdminToken();
  return token !== undefined && sameToken(bearerToken(request.headers), token);
}

/** The `not_found` error of every path that doesn't exist, or doesn't exist for this caller. */
export function notFoundError(): AppError {
  return new AppError("not_found", "There's nothing at this address.");
}

/** Constant-time comparison. */
function sameToken(given: string | null, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given ?? ""), digest(expected));
}
