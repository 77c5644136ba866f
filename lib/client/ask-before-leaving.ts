"use client";

/**
 * Has the browser ask before the page is closed or reloaded, for work that would be lost with it.
 *
 * @param over aborted when the work has ended
 */
export function askBeforeLeaving(over: AbortSignal): void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener("beforeunload", ask, { signal: over });
}
