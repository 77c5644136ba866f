"use client";

let awaited = 0;

/** How many parts of the page have something else standing for them, because their scripts aren't there or weren't run yet. */
export const partsToCome = () => awaited;

/**
 * Counts a part as one that is to come.
 *
 * @returns what ends that
 */
export function awaitPart(): () => void {
  awaited += 1;
  return () => {
    awaited -= 1;
  };
}
