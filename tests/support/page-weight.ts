import type { Page } from "playwright/test";

import { layoutShift, watchLayoutShift } from "@/tests/support/layout-shift";

/** Bytes of script, as sent, that a first visit fetches before anyone touches the page (decision 0130). */
export const MAX_SCRIPT = { landing: 165 * 1024, signedIn: 185 * 1024 };
export const MAX_LAYOUT_SHIFT = 0.02;

type Weight = { script: number; fonts: number; shift: number };

/** Loads a page, waits until it has nothing more to fetch, and adds up what it fetched, and how far it moved meanwhile. */
export async function weigh(page: Page, path: string): Promise<Weight> {
  await watchLayoutShift(page);
  await page.goto(path, { waitUntil: "networkidle" });
  const shift = await layoutShift(page);
  const sizes = await page.evaluate(() => {
    const sum = (ending: RegExp) =>
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => ending.test(new URL(name).pathname))
        .reduce((bytes, entry) => bytes + Number(Object(entry).encodedBodySize), 0);
    return { script: sum(/\.m?js$/), fonts: sum(/\.woff2$/) };
  });
  return { ...sizes, shift };
}
