/** What one hexadecimal digit counts to; runs make four creations at most. */
export const MAX_CREATIONS = 16;

/**
 * The id of a creation that a run makes: the run's own with another last digit, so that they sort by time as its id does.
 *
 * @param index in the order that the run saves them, from 0
 */
export function creationIdOf(runId: string, index: number): string {
  return `${runId.slice(0, -1)}${index.toString(MAX_CREATIONS)}`;
}
