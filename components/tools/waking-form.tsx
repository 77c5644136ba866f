"use client";

import { type ReactNode, useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * Keeps a form from being filled in before the page's script runs: what was typed by then would be lost, and
 * sending it would load the page anew. It looks no different meanwhile.
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
