"use client";

import { useEffect, useState } from "react";

import { FIRST_RUN_OVER, type FirstTask } from "@/lib/engines/first-run";

/** Whether the person has declined a better engine for the task in this browser. Not for the server. */
export function hasDeclined(task: FirstTask): boolean {
  return localStorage.getItem(FIRST_RUN_OVER[task]) === "yes";
}

/** The same as state, and what declines it. */
export function useDeclined(task: FirstTask): readonly [boolean, () => void] {
  const [isDeclined, setDeclined] = useState(false);
  // The server, which draws it first, doesn't know this storage.
  useEffect(() => setDeclined(hasDeclined(task)), [task]);

  function decline(): void {
    localStorage.setItem(FIRST_RUN_OVER[task], "yes");
    setDeclined(true);
  }

  useTellServer(task, isDeclined);
  return [isDeclined, decline];
}

/** Once a first run is over, the server's pages no longer come with advice for its task. */
export function useTellServer(task: FirstTask, isOver: boolean): void {
  useEffect(() => {
    if (!isOver) return;
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the newer interface.
    document.cookie = `${FIRST_RUN_OVER[task]}=yes; path=/ai; max-age=31536000; samesite=lax`;
  }, [task, isOver]);
}
