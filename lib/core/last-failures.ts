import "server-only";

import type { ErrorCode } from "@/lib/core/errors";
import { singleton } from "@/lib/core/singleton";

/** Failed calls of one kind since this process started. */
export type FailureCount = { code: ErrorCode; count: number; lastAt: Date };

const failures = singleton("last-failures", () => new Map<ErrorCode, FailureCount>());

/** Counts a call that failed for a reason that isn't the caller's. Keeps no text: it could hold what people wrote. */
export function countFailure(code: ErrorCode, now = new Date()): void {
  const before = failures.get().get(code);
  failures.get().set(code, { code, count: (before?.count ?? 0) + 1, lastAt: now });
}

/** What failed so far, the latest first. */
export function readFailures(): FailureCount[] {
  return [...failures.get().values()].sort((one, other) => +other.lastAt - +one.lastAt);
}
