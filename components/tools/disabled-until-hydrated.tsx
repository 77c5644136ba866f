"use client";

import { type ReactNode, useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * Keeps a form disabled until hydration: anything typed before would be lost, and submitting would
 * reload the page. It looks the same meanwhile.
 */
export function WakingForm({ children }: { children: ReactNode }) {
  const awake = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <fieldset disabled={!awake} data-waking={awake ? undefined : ""} className="contents">
      {children}
    </fieldset>
  );
}
