import type { Locator } from "playwright/test";

/**
 * Height of the part of a panel that scrolls, in pixels, and whether its content is longer than that. A
 * short text would fit any height.
 */
export function heightsOf(panel: Locator): Promise<{ shown: number; longer: boolean }> {
  return panel.evaluate((element) => {
    const box = [...element.querySelectorAll("div")].find(
      (inner) => getComputedStyle(inner).overflowY === "auto",
    );
    if (!box) return { shown: 0, longer: false };
    const shown = box.getBoundingClientRect().height;
    return { shown, longer: box.scrollHeight > shown };
  });
}
