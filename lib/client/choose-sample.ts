"use client";

import { fetchSample } from "@/lib/client/fetch-sample";

/** For the page to draw what was chosen. */
const DRAWN_MS = 100;

/**
 * Fetches a sample for the form that a button is part of. One that arrives after something else was chosen, or after the
 * run began, is dropped.
 *
 * @throws Error when it can't be fetched
 */
export async function chooseSample(
  path: string,
  button: HTMLElement,
  onFile: (file: File) => void,
): Promise<void> {
  const input = button.parentElement?.querySelector<HTMLInputElement>("input[type=file]");
  try {
    const file = await fetchSample(path);
    // The button goes with the first choice.
    if (button.isConnected && !input?.disabled) onFile(file);
  } finally {
    setTimeout(() => keepFocus([button, input]), DRAWN_MS);
  }
}

/** A button that is disabled, or gone, loses the focus. */
function keepFocus(places: readonly (HTMLElement | null | undefined)[]): void {
  if (document.activeElement !== document.body) return;
  const place = places.find((element) => element?.isConnected && !element.matches(":disabled"));
  (place ?? document.getElementById("main"))?.focus();
}
