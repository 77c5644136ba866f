"use client";

import { useEffect, useRef } from "react";

/** Reads an open editor before anything is clicked or reached by Tab, so that it gets the latest words. */
export function useLatestWords(readText: () => string, isOpen: boolean): void {
  const reading = useRef(readText);
  useEffect(() => {
    reading.current = readText;
  });
  useEffect(() => {
    if (!isOpen) return;
    const gone = new AbortController();
    const options = { signal: gone.signal, capture: true };
    document.addEventListener("pointerdown", () => reading.current(), options);
    document.addEventListener("focusout", () => reading.current(), options);
    return () => gone.abort();
  }, [isOpen]);
}
