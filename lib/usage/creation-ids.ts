import "server-only";

/** What one hexadecimal digit counts to; runs make four creations at most. */
const MAX_CREATIONS = 16;

/**
 * The ids of a run's creations, in the order that it saves them: the run's own with another last digit, so that they
 * sort by time as its id does.
 *
 * @throws Error for the seventeenth
 */
export function creationIds(runId: string): () => string {
  let next = 0;
  return () => {
    if (next === MAX_CREATIONS) throw new Error("a run makes 16 creations at most");
    const id = `${runId.slice(0, -1)}${next.toString(MAX_CREATIONS)}`;
    next += 1;
    return id;
  };
}
