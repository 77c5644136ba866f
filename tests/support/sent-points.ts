import type { Page } from "playwright/test";

type Recorded = { sentPoints?: unknown[] };

/**
 * Notes the points of every call for an outline that the page makes from now on; the browser's own log leaves
 * the fields of a call with a file out.
 *
 * @returns a function that gives the points of each call so far
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
