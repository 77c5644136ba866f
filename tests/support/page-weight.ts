import type { Page } from "playwright/test";

import { watchLayoutShift } from "@/tests/support/layout-shift";

/** Bytes of script, as sent, that a first visit fetches before anyone touches the page (decision 0130). */
export const MAX_SCRIPT = { landing: 165 * 1024, signedIn: 185 * 1024 };

type Weight = { script: number; fonts: number };

/** Loads a page, waits until it has nothing more to fetch, and adds up what it fetched. What moved meanwhile is for `expectStill`. */
export async function weigh(page: Page, path: string): Promise<Weight> {
  await watchLayoutShift(page);
  await page.goto(path, { waitUntil: "networkidle" });
  return page.evaluate(() => {
    const sum = (ending: RegExp) =>
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => ending.test(new URL(name).pathname))
        .reduce((bytes, entry) => bytes + Number(Object(entry).encodedBodySize), 0);
    return { script: sum(/\.m?js$/), fonts: sum(/\.woff2$/) };
  });
}
