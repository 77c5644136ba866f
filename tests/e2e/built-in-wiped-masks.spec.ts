import type { Locator, Page } from "playwright/test";
import sharp from "sharp";

import { drag, pixelOf } from "../support/canvas";
import { untilImageModelsReady } from "../support/image-models";
import { recordForms } from "../support/sent-forms";
import { expect, test } from "../support/signed-in-test";

const RUN_MS = 180_000;
const PHOTOGRAPH = "tests/fixtures/images/coffee.jpg";
/** Of what the mug covers in the photograph, which a wide stroke crosses. */
const MANY_PIXELS = 5_000;

test.beforeEach(({ request }) => untilImageModelsReady(request));

/** Which pixels of a canvas are marked, row by row. */
function marksOn(canvas: Locator): Promise<boolean[]> {
  return canvas.evaluate((element: HTMLCanvasElement) => {
    const { width, height } = element;
    const bytes = element.getContext("2d")?.getImageData(0, 0, width, height).data ?? [];
    return Array.from({ length: width * height }, (_, at) => (bytes[at * 4 + 3] ?? 0) > 127);
  });
}

const count = (pixels: readonly boolean[]) => pixels.filter(Boolean).length;

const rgbOf = (image: Uint8Array | string) => sharp(image).removeAlpha().raw().toBuffer();

/** Which pixels of the photograph differ in the result that is shown; its marks are as large as it is. */
async function changedIn(result: Locator, page: Page): Promise<boolean[]> {
  await expect(result).toBeVisible({ timeout: RUN_MS });
  const file = await page.request.get((await result.getAttribute("src")) ?? "");
  const [before, after] = [await rgbOf(PHOTOGRAPH), await rgbOf(await file.body())];
  expect(after.length).toBe(before.length);
  return Array.from({ length: before.length / 3 }, (_, pixel) => {
    const [from, end] = [pixel * 3, pixel * 3 + 3];
    return !before.subarray(from, end).equals(after.subarray(from, end));
  });
}

test("what is wiped off a named thing stays as it was, and what is added to it goes, too", async ({
  page,
  user: _user,
}) => {
  const panel = page.getByRole("region", { name: "Processed Image" });
  const after = panel.getByRole("img", { name: "The image without the object" });
  const marker = page.getByRole("img", { name: "Image with marks" });
  const remove = page.getByRole("button", { name: "Remove object" });
  const steps = page.getByRole("list", { name: "Removed so far" });
  const stayed = (wiped: readonly boolean[], changed: readonly boolean[]) =>
    count(wiped.map((was, at) => was && changed[at] === false));
  await page.goto("/ai/remove-object");
  await page.getByLabel("Upload image").setInputFiles(PHOTOGRAPH);
  await page.getByLabel("Object name").fill("mug");
  await remove.click();
  await expect(page.getByText("The marked area will be removed.")).toBeVisible({ timeout: RUN_MS });
  const named = await marksOn(marker);

  await page.getByLabel("Unmark").check();
  await drag(page, marker, 0.3, 0.7);
  const rest = await marksOn(marker);
  const wiped = named.map((was, at) => was && !rest[at]);
  expect(count(wiped)).toBeGreaterThan(MANY_PIXELS);
  expect(count(rest)).toBeGreaterThan(MANY_PIXELS);

  // A click that adds the saucer brings back nothing of it, and neither does paint elsewhere.
  await page.getByLabel("Name it").check();
  const outlined = page.waitForResponse("**/api/ai/outline-object");
  const { width = 0, height = 0 } = (await marker.boundingBox()) ?? {};
  await marker.click({ position: { x: width * 0.45, y: height * 0.9 } });
  expect((await outlined).status()).toBe(200);
  await expect(page.getByText("Finding the outline…")).toHaveCount(0);
  await page.getByLabel("Paint over it").check();
  await drag(page, marker, 0.02, 0.08);
  expect((await pixelOf(marker, 0.05, 0.5))[3]).toBe(255);
  const sent = await marksOn(marker);
  expect(count(sent)).toBeGreaterThan(count(rest) + MANY_PIXELS);
  expect(count(wiped.map((was, at) => was && sent[at] === true))).toBe(0);

  const sentForms = await recordForms(page);
  await remove.click();
  await expect(steps).toHaveText("1. mug", { timeout: RUN_MS });
  const changed = await changedIn(after, page);
  expect(stayed(wiped, changed)).toBe(count(wiped));
  expect(count(sent.map((was, at) => was && changed[at] === true))).toBeGreaterThan(
    count(sent) * 0.95,
  );
  // With its name, what is next to it isn't taken along.
  expect((await sentForms())[0]).toMatchObject({
    object: "mug",
    mask: expect.stringMatching(/^mask\.png /),
  });

  // So it is with the mask that is opened again.
  const first = await after.getAttribute("src");
  await panel.getByRole("tab", { name: "Mask" }).click();
  await panel.getByRole("button", { name: "Change this mask" }).click();
  await expect.poll(async () => count(await marksOn(marker))).toBeGreaterThan(MANY_PIXELS);
  await remove.click();
  await expect(steps).toHaveText("1. marked area", { timeout: RUN_MS });
  await expect(after).not.toHaveAttribute("src", first ?? "");
  expect(stayed(wiped, await changedIn(after, page))).toBe(count(wiped));
});
