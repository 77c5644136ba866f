"use client";

import { useEffect } from "react";

import { ApiError } from "@/lib/client/api-error";
import { followToEnd, markEndSeen } from "@/lib/client/seen-ends";
import type { useRun } from "@/lib/client/use-run";

type ShownRun = Pick<ReturnType<typeof useRun>, "status" | "stopped" | "error">;

/**
 * For a run that the page shows and its address doesn't name: nobody is told how it ended while the page shows it.
 *
 * @param id undefined or null before it has a name
 */
export function useSeenEnd(id: string | null | undefined, run: ShownRun): void {
  const seen = seenOf(run);
  useEffect(() => {
    if (id && seen === "end") markEndSeen(id);
    return id && seen === "work" ? followToEnd(id) : undefined;
  }, [id, seen]);
}

/** What a page sees of a run: nothing before it follows it, and when it has lost it, which goes on then. */
export function seenOf({ status, stopped, error }: ShownRun): "work" | "end" | null {
  if (status === "pending") return "work";
  if (status === "idle") return stopped ? "end" : null;
  return error instanceof ApiError && error.thrown ? null : "end";
}
