import type { Page } from "playwright/test";

type Recorded = { sentPoints?: unknown[] };

/**
 * Records the points of every outline call the page makes from now on, because Playwright can't read back
 * the fields of a form with a file.
 *
 * @returns a function that returns the points of each call so far
 */
export async function recordPoints(page: Page): Promise<() => Promise<unknown[]>> {
  await page.evaluate(() => {
    const sent: unknown[] = [];
    (window as Recorded).sentPoints = sent;
    const plain = window.fetch;
    window.fetch = (input, init) => {
      const points = init?.body instanceof FormData ? init.body.get("points") : null;
      if (typeof points === "string") sent.push(JSON.parse(points));
      return plain(input, init);
    };
  });
  return () => page.evaluate(() => (window as Recorded).sentPoints ?? []);
}
