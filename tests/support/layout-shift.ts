import { expect, type Page } from "playwright/test";

/** Counts as nothing moved. */
const MAX_LAYOUT_SHIFT = 0.02;

type Moved = { shift: number; parts: string[] };

/** Adds up how far the parts of every page that is opened from now on are pushed around, without anyone's doing. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: Moved[] = [];
    Object.assign(window, { moved });
    const place = ({ x, y, width, height }: DOMRectReadOnly) =>
      `${[x, y].map(Math.round)} (${[width, height].map(Math.round)})`;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources = [] } = Object(entry);
        const parts = Array.from(Object(sources), ({ node, previousRect, currentRect }) => {
          const text = (node?.outerHTML ?? node?.textContent ?? "gone").slice(0, 80);
          return `${place(previousRect)} to ${place(currentRect)}: ${text}`;
        });
        moved.push({ shift: Number(value), parts });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** How much {@link watchLayoutShift} has seen move on the page that is open, and what, from where to where. */
export async function layoutShift(page: Page): Promise<Moved> {
  const moved: Moved[] = await page.evaluate(() => Reflect.get(window, "moved"));
  const shift = moved.reduce((sum, one) => sum + one.shift, 0);
  return { shift, parts: moved.flatMap(({ parts }) => parts) };
}

/** Fails when more of the open page has moved, and says what. */
export async function expectStill(page: Page, most = MAX_LAYOUT_SHIFT): Promise<void> {
  const { shift, parts } = await layoutShift(page);
  expect.soft(shift, ["This moved:", ...parts].join("\n")).toBeLessThan(most);
}
