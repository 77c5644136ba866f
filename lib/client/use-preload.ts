"use client";

import { useEffect, useRef } from "react";

const FIRST_TOUCHES = ["pointermove", "pointerdown", "keydown", "focusin", "change"] as const;

/**
 * Fetches what a page needs for its next step as soon as the user touches the page, so that it is there before they
 * ask for it. A failure is for that step to report.
 */
export function usePreload(fetchParts: () => Promise<unknown>): void {
  const latest = useRef(fetchParts);
  useEffect(() => {
    latest.current = fetchParts;
  });

  useEffect(() => {
    const gone = new AbortController();
    const touched = () => {
      gone.abort();
      void latest.current().catch(() => {});
    };
    for (const name of FIRST_TOUCHES) {
      document.addEventListener(name, touched, { signal: gone.signal, passive: true });
    }
    return () => gone.abort();
  }, []);
}
