import type { Page } from "playwright/test";

/** Adds up how far the parts of every page that is opened from now on are pushed around, without anyone's doing. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts = { total: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.total += Number(Object(entry).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** What {@link watchLayoutShift} has added up on the page that is open. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => Number(Object(Reflect.get(window, "shifts")).total));
}
