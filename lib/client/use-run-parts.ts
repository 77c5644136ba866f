"use client";

import { useRef, useState } from "react";

import { loadPart } from "@/lib/client/load-part";
import { usePreload } from "@/lib/client/use-preload";

/**
 * Code that only a run needs, schemas above all: fetched when the user first touches the page.
 *
 * @returns `withParts` calls `use` at once when the parts are there, and otherwise as soon as they are, `waiting` being
 *   true meanwhile; or it calls `fail` with an ApiError. `cancel` ends that wait
 */
export function useRunParts<Parts>(fetchParts: () => Promise<Parts>) {
  const loaded = useRef<Parts>(null);
  const turn = useRef(0);
  const [waiting, setWaiting] = useState(false);
  usePreload(fetchOnce);

  async function fetchOnce(): Promise<Parts> {
    loaded.current ??= await fetchParts();
    return loaded.current;
  }

  function withParts(use: (parts: Parts) => void, fail: (error: unknown) => void): void {
    if (waiting) return;
    if (loaded.current) {
      use(loaded.current);
      return;
    }
    setWaiting(true);
    const mine = ++turn.current;
    const inTurn = () => turn.current === mine;
    void loadPart(fetchOnce)
      .then(
        (parts) => inTurn() && use(parts),
        (error) => inTurn() && fail(error),
      )
      .finally(() => inTurn() && setWaiting(false));
  }

  function cancel(): void {
    turn.current++;
    setWaiting(false);
  }

  return { withParts, waiting, cancel };
}
