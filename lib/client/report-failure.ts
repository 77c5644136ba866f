"use client";

import { toast } from "sonner";

import { ApiError } from "@/lib/client/call-api";

/**
 * Toasts a failed call and logs it to the console; a stopped call isn't a
 * failure.
 *
 * @param texts.thrown shown instead of the error's own text when there was no response from us
 * @param texts.empty shown when the response has no message
 */
export function reportFailure(
  error: Error,
  texts: { thrown?: string | undefined; empty?: string | undefined } = {},
): void {
  if (isAbort(error)) return;
  const thrown = !(error instanceof ApiError) || error.thrown;
  // biome-ignore lint/suspicious/noConsole: X-12 asks for it.
  console.error(error);
  toast.error((thrown && texts.thrown) || error.message || texts.empty);
}

export function isAbort(error: Error | null): boolean {
  return error?.name === "AbortError";
}
