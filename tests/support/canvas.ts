import type { Locator, Page } from "playwright/test";

/** RGBA of a pixel of a canvas, at a place in fractions of its size. */
export function pixelOf(canvas: Locator, x: number, y: number): Promise<number[]> {
  return canvas.evaluate(
    (element, [left, top]) => {
      const canvas = element as HTMLCanvasElement; // Safe: the locator is of one.
      const place = [Math.floor(left * canvas.width), Math.floor(top * canvas.height)] as const;
      return [...(canvas.getContext("2d")?.getImageData(...place, 1, 1).data ?? [])];
    },
    [x, y] as const,
  );
}

/** Draws a line across the middle of a canvas. */
export async function drag(page: Page, canvas: Locator, from: number, to: number): Promise<void> {
  await canvas.scrollIntoViewIfNeeded();
  const box = await canvas.boundingBox();
  if (!box) throw new Error("The canvas is not shown.");
  await page.mouse.move(box.x + box.width * from, box.y + box.height * 0.5);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * to, box.y + box.height * 0.5, { steps: 8 });
  await page.mouse.up();
}
