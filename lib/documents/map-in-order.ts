/**
 * Maps with at most `atOnce` running; results stay in the order of `items`. The first failure is thrown,
 * and nothing new is begun after it.
 */
export async function mapInOrder<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  map: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const left = items.entries();
  let failed = false;
  async function work(): Promise<void> {
    for (const [index, item] of left) {
      if (failed) return;
      try {
        results[index] = await map(item, index);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, work));
  return results;
}
