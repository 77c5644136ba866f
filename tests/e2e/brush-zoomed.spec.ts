import type { Locator, Page } from "playwright/test";

import { pixelOf } from "../support/canvas";
import { fingers } from "../support/fingers";
import { layoutShift, watchLayoutShift } from "../support/layout-shift";
import { expect, test } from "../support/signed-in-test";
import { redBlock } from "../support/test-images";

/** A phone's, or a window in 400% zoom. */
test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

const RED = [255, 0, 0, 255];
/** Farther than the brush reaches, in shares of the image's width; its radius is 0.03. */
const BESIDE = 0.05;
/** Of the image. */
const SHAPE = 400 / 300;

type Place = { x: number; y: number };

/** Where a canvas shows what is at a place of the window, in shares of it. */
async function shareAt(canvas: Locator, { x, y }: Place): Promise<[x: number, y: number]> {
  const box = await canvas.boundingBox();
  if (!box) throw new Error("The canvas isn't shown.");
  return [(x - box.x) / box.width, (y - box.y) / box.height];
}

/** Where the page is, and what of it has moved so far. */
async function places(page: Page, parts: readonly Locator[]) {
  return {
    boxes: await Promise.all(parts.map((part) => part.boundingBox())),
    scrolled: await page.evaluate(() => [window.scrollX, window.scrollY]),
    moved: (await layoutShift(page)).parts,
  };
}

for (const by of ["mouse", "finger"] as const) {
  test(`a cutout is brushed while it's zoomed, at 360 pixels, and nothing jumps (${by})`, async ({
    page,
    user: _user,
  }) => {
    await watchLayoutShift(page);
    await page.goto("/ai/remove-background");
    const panel = page.getByRole("region", { name: "Processed Image" });
    const subject = panel.getByRole("img", { name: "The subject on its new background" });
    const stage = panel.getByRole("region", { name: /^Image, zoom/ });
    const zoomIn = panel.getByRole("button", { name: "Zoom in" });
    const buffer = await redBlock({ left: 10, top: 10, width: 380, height: 280 });
    await page
      .getByLabel("Upload image")
      .setInputFiles({ name: "block.png", mimeType: "image/png", buffer });
    await page.getByRole("button", { name: "Remove Background" }).click();
    await expect(subject).toBeVisible();
    await panel.getByLabel("Erase").check();
    await stage.evaluate((element) => element.scrollIntoView({ block: "center" }));
    const { x = 0, y = 0, width = 0, height = 0 } = (await stage.boundingBox()) ?? {};
    const still = [stage, zoomIn, panel.getByRole("group", { name: "Frame" })];
    const before = await places(page, still);

    await zoomIn.click();
    await zoomIn.click();
    expect(await places(page, still)).toEqual(before);
    await page.mouse.move(x + width * 0.3, y + height * 0.4);
    await page.keyboard.down("Control");
    await page.mouse.wheel(0, -60);
    await page.keyboard.up("Control");
    await expect(panel.getByText("304%")).toBeVisible();
    expect(await places(page, still)).toEqual(before);
    // The wheel alone moves the image in its frame.
    const zoomed = await subject.boundingBox();
    const moved = zoomed && { ...zoomed, x: zoomed.x - 30, y: zoomed.y - 20 };
    await page.mouse.wheel(30, 20);
    await expect.poll(() => subject.boundingBox()).toEqual(moved);

    const line = [0.3, 0.7].map((share) => ({ x: x + width * share, y: y + height * 0.5 }));
    const [from, to] = line as [Place, Place];
    if (by === "finger") await (await fingers(page))([from.x], [to.x], from.y);
    else {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 10 });
      await page.mouse.up();
    }

    await expect(panel.getByText("Your edits are saved with this image.")).toBeVisible();
    expect(await places(page, still)).toEqual(before);
    expect(await subject.boundingBox()).toEqual(moved);
    for (const place of [from, { x: (from.x + to.x) / 2, y: from.y }, to]) {
      const [across, down] = await shareAt(subject, place);
      expect((await pixelOf(subject, across, down))[3]).toBe(0);
      for (const side of [-1, 1]) {
        const beside = down + side * BESIDE * SHAPE;
        expect(await pixelOf(subject, across, beside)).toEqual(RED);
      }
    }
    const [left] = await shareAt(subject, from);
    const [right] = await shareAt(subject, to);
    const [, down] = await shareAt(subject, from);
    expect(await pixelOf(subject, left - BESIDE, down)).toEqual(RED);
    expect(await pixelOf(subject, right + BESIDE, down)).toEqual(RED);
    await panel.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => pixelOf(subject, left, down)).toEqual(RED);
    expect(await places(page, still)).toEqual(before);
  });
}
