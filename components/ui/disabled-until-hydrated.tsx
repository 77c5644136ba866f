"use client";

import { type ReactNode, useSyncExternalStore } from "react";

const subscribeToNothing = () => () => {};

/**
 * Keeps a form disabled until hydration: anything typed before would be lost, and submitting would
 * reload the page. It looks the same meanwhile.
 */
export function DisabledUntilHydrated({ children }: { children: ReactNode }) {
  const hydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  return (
    <fieldset disabled={!hydrated} data-waking={hydrated ? undefined : ""} className="contents">
      {children}
    </fieldset>
  );
}
