import { hasCommandKey } from "@/lib/client/command-key";

/** The latest press before the page's keys were there, and what had the focus. */
export type EarlyPress = { press: KeyboardEvent; focused: Element | null };

let latest: EarlyPress | null = null;

/**
 * Keeps the latest press while the page's keys are still on their way: they come with the first touch, which may be that key. Only what a
 * first load needs; `repeat-early-press.ts` does the rest.
 *
 * @returns ends that
 */
export function keepEarlyPress(): () => void {
  const gone = new AbortController();
  const keep = (event: Event): void => {
    latest = null;
    if (!(event instanceof KeyboardEvent) || event.defaultPrevented) return;
    // The browser's own search would take the focus.
    if (event.code === "KeyK" && (event.metaKey || (event.ctrlKey && !hasCommandKey())))
      event.preventDefault();
    latest = { press: event, focused: document.activeElement };
  };
  for (const name of ["keydown", "pointerdown"]) {
    document.addEventListener(name, keep, { signal: gone.signal });
  }
  return () => gone.abort();
}

export function takeEarlyPress(): EarlyPress | null {
  const taken = latest;
  latest = null;
  return taken;
}
