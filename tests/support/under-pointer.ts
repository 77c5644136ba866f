import type { Locator, Page } from "playwright/test";

/** The button at a place of the window, by its text; empty without one. */
export function under(page: Page, { x, y }: { x: number; y: number }): Promise<string> {
  return page.evaluate(
    ([left, top]) => document.elementFromPoint(left, top)?.closest("button")?.textContent ?? "",
    [x, y] as const,
  );
}

/** Where a pointer goes to be on something. */
export async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error("It isn't shown.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
