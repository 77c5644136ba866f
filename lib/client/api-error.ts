"use client";

import type { ErrorCode } from "@/lib/core/errors";

/**
 * A failed call, as the browser sees it. `thrown` marks a call that got no response from us (no
 * network, no JSON), as opposed to `success: false`: some tools show a fixed text for it.
 */
export class ApiError extends Error {
  readonly code: ErrorCode | "offline";
  readonly thrown: boolean;
  /** The engine refused, not us. */
  readonly byEngine: boolean;

  constructor(
    code: ErrorCode | "offline",
    message: string,
    options: { thrown: boolean; byEngine?: boolean; cause?: unknown },
  ) {
    super(message, { cause: options.cause });
    this.name = "ApiError";
    this.code = code;
    this.thrown = options.thrown;
    this.byEngine = options.byEngine ?? false;
  }
}

/** Whether somebody else, or another tab, saved first. */
export function isConflict(error: Error | null): boolean {
  return error instanceof ApiError && error.code === "conflict";
}
