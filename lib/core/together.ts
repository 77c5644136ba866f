/**
 * Waits for both, like `Promise.all`, but to their ends even when one fails: nothing of a run that failed goes on behind
 * its back.
 *
 * @throws whatever the first of them throws, or else the second
 */
export async function together<First, Second>(
  first: Promise<First>,
  second: Promise<Second>,
): Promise<[First, Second]> {
  await Promise.allSettled([first, second]);
  return [await first, await second];
}
