import "server-only";

import { creationIdOf, MAX_CREATIONS } from "@/lib/core/creation-id";

/**
 * The ids of a run's creations, in the order that it saves them.
 *
 * @throws Error for the seventeenth
 */
export function creationIds(runId: string): () => string {
  let next = 0;
  return () => {
    if (next === MAX_CREATIONS) throw new Error("a run makes 16 creations at most");
    const id = creationIdOf(runId, next);
    next += 1;
    return id;
  };
}
