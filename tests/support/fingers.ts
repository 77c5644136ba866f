import type { Page } from "playwright/test";

/** Moves fingers from some places to others in ten steps, at one height. */
export async function fingers(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  return async (from: readonly number[], to: readonly number[], y: number): Promise<void> => {
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", xs: readonly number[]) =>
      devtools.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: xs.map((x, id) => ({ x, y, id })),
      });
    await touch("touchStart", from);
    for (let step = 1; step <= 10; step += 1)
      await touch(
        "touchMove",
        from.map((x, at) => x + (((to[at] ?? x) - x) * step) / 10),
      );
    await touch("touchEnd", []);
  };
}
