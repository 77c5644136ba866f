"use client";

import { ApiError } from "@/lib/client/api-error";
import { notify } from "@/lib/client/notify";

export type FailureTexts = {
  /** Shown instead of the error's own text when there was no response from us. */
  thrown?: string | undefined;
};

/** Toasts a failed call and logs it to the console; a stopped call isn't a failure. */
export function reportFailure(error: Error, { thrown }: FailureTexts = {}): void {
  if (isAbort(error)) return;
  const answered = error instanceof ApiError && !error.thrown;
  // biome-ignore lint/suspicious/noConsole: X-12 asks for it.
  console.error(error);
  notify.error((!answered && thrown) || error.message);
}

/** Whether it was stopped: on this page, or on another one. */
export function isAbort(error: Error | null): boolean {
  return error?.name === "AbortError" || (error instanceof ApiError && error.code === "aborted");
}
