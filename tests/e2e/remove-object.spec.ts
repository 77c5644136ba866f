import type { Page } from "playwright/test";

import { accessibilityFaults } from "../support/accessibility";
import { fingers } from "../support/fingers";
import { holdRequests } from "../support/hold-requests";
import { recordForms } from "../support/sent-forms";
import { recordPoints } from "../support/sent-points";
import { expect, test } from "../support/signed-in-test";

const PHOTOGRAPH = "tests/fixtures/images/coffee.jpg";

function parts(page: Page) {
  return {
    panel: page.getByRole("region", { name: "Processed Image" }),
    upload: page.getByLabel("Upload image"),
    name: page.getByLabel("Object name"),
    remove: page.getByRole("button", { name: "Remove object" }),
    marker: page.getByRole("img", { name: "Image with marks" }),
    toast: (text: string | RegExp) => page.getByRole("listitem").filter({ hasText: text }),
  };
}

/** Counts calls of tools from now on. */
function countCalls(page: Page): () => number {
  let calls = 0;
  page.on("request", (request) => {
    if (request.url().includes("/api/ai/")) calls += 1;
  });
  return () => calls;
}

/** Draws a line across the picture. */
async function paint(page: Page): Promise<void> {
  const { marker } = parts(page);
  await marker.scrollIntoViewIfNeeded();
  const box = await marker.boundingBox();
  if (!box) throw new Error("The picture is not shown.");
  await page.mouse.move(box.x + box.width * 0.3, box.y + box.height * 0.4);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.6, box.y + box.height * 0.5, { steps: 8 });
  await page.mouse.up();
}

test.beforeEach(async ({ page, user: _user }) => {
  await page.goto("/ai/remove-object");
});

test("asks for an image and a name, and sends nothing without them [OR-01, OR-02, V-05, V-06]", async ({
  page,
}) => {
  const { upload, name, remove } = parts(page);
  const calls = countCalls(page);
  await expect(name).toHaveJSProperty("tagName", "TEXTAREA");
  await expect(name).toHaveAttribute("required");
  await expect(name).toHaveAccessibleDescription(/^Enter only a single object name\b/);
  await expect(page.getByText(/^Enter only a single object name\b/)).toBeVisible();
  await expect(upload).toHaveAttribute("accept", "image/*");
  await expect(upload).toHaveAttribute("required");

  await remove.click();
  await expect(name).toHaveAccessibleDescription(/Name the object to remove\./);
  await expect(upload).toHaveAccessibleDescription(/Choose an image first\./);

  await name.fill("cup");
  await expect(name).not.toHaveAccessibleDescription(/Name the object to remove\./);
  await remove.click();
  await expect(upload).toHaveAccessibleDescription(/Choose an image first\./);
  expect(calls()).toBe(0);
});

test("more than one word gets a neutral notice and no call [OR-05, V-08]", async ({ page }) => {
  const { upload, name, remove, toast, panel } = parts(page);
  const calls = countCalls(page);
  await upload.setInputFiles(PHOTOGRAPH);
  await name.fill("  red\ncup ");

  await remove.click();

  const notice = toast("Please enter only one object name").first();
  await expect(notice).toBeVisible();
  await expect(notice).not.toHaveAttribute("data-type", "error");
  await expect(panel).toContainText("Upload an image, name or mark the object");
  expect(calls()).toBe(0);
});

test("sends the image and one word that it can't show as multipart, only on the button [OR-03, C-08]", async ({
  page,
}) => {
  const { upload, name, remove } = parts(page);
  const calls = countCalls(page);
  const sentForms = await recordForms(page);
  await upload.setInputFiles(PHOTOGRAPH);
  await name.fill(" zebra ");
  const request = page.waitForRequest("**/api/ai/remove-image-object");
  expect(calls()).toBe(0);

  await remove.click();

  const sent = await request;
  expect(sent.method()).toBe("POST");
  const [asked, run, ...rest] = await sentForms();
  expect(asked).toMatchObject({ object: "zebra" });
  // What was looked for and not seen mustn't be erased unseen.
  const image = "coffee.jpg image/jpeg 64456";
  expect(run).toEqual({ image, object: "zebra", unseen: "true" });
  expect(rest).toEqual([]);
  expect(await sent.headerValue("content-type")).toMatch(/^multipart\/form-data; boundary=/);
  expect(await sent.headerValue("authorization")).toMatch(/^Bearer \S+$/);
});

test("accepts paint instead of a name, with undo, eraser, and clear", async ({ page }) => {
  const { upload, remove, marker, toast } = parts(page);
  const calls = countCalls(page);
  await upload.setInputFiles(PHOTOGRAPH);
  await page.getByLabel("Paint over it").check();
  await expect(marker).toBeVisible();

  await remove.click();
  await expect(toast("First, mark what to remove.").first()).toBeVisible();

  await paint(page);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: "Undo" })).toBeDisabled();
  await paint(page);
  await page.getByLabel("Unmark").check();
  await paint(page);
  await page.getByRole("button", { name: "Clear" }).click();
  expect(calls()).toBe(0);

  await page.getByLabel("Paint over it").check();
  await paint(page);
  const request = page.waitForRequest("**/api/ai/remove-image-object");
  await remove.click();
  await request;
});

test("shows the image once, and can be clicked from the keyboard", async ({ page }) => {
  const { upload, marker, toast } = parts(page);
  const calls = countCalls(page);
  const chosen = page.getByRole("img", { name: "Chosen image: coffee.jpg" });
  await upload.setInputFiles(PHOTOGRAPH);
  await expect(chosen).toBeVisible();
  await page.getByLabel("Click it").check();
  await expect(marker).toBeVisible();
  await expect(chosen).toHaveCount(0);

  await page.getByLabel("Removes from the selection").check();
  await marker.click();
  await expect(toast("First, click what to remove.").first()).toBeVisible();
  expect(calls()).toBe(0);

  await page.getByLabel("Selects a new object").check();
  const sentPoints = await recordPoints(page);
  await page.getByRole("button", { name: /^Crosshair at 50% from the left/ }).press("ArrowRight");
  await page.getByRole("button", { name: /^Crosshair at 53% from the left/ }).press("Enter");
  await expect.poll(sentPoints).toEqual([[{ x: 0.53, y: 0.5, inside: true }]]);
});

test("paints a line by keyboard", async ({ page }) => {
  const { upload, marker } = parts(page);
  await upload.setInputFiles(PHOTOGRAPH);
  await page.getByLabel("Paint over it").check();
  await expect(marker).toBeVisible();
  const isPainted = (across: number) =>
    marker.evaluate((canvas: HTMLCanvasElement, x) => {
      const { width, height } = canvas;
      const at = [Math.round(x * width), Math.round(height / 2), 1, 1] as const;
      return (canvas.getContext("2d")?.getImageData(...at).data[3] ?? 0) > 0;
    }, across);

  const crosshair = page.getByRole("button", { name: /^Crosshair at .*Enter to paint/ });
  await crosshair.press("Enter");
  for (let step = 0; step < 8; step += 1) await crosshair.press("ArrowRight");
  await expect.poll(() => isPainted(0.5)).toBe(true);
  expect(await isPainted(0.62)).toBe(false);
  await crosshair.press("Shift+Enter");
  await expect.poll(() => isPainted(0.62)).toBe(true);
  await expect(page.getByText("Painted. 1 object selected.")).toBeAttached();

  await page.getByRole("button", { name: "Undo", exact: true }).press("Enter");
  await expect.poll(() => isPainted(0.62)).toBe(false);
  expect(await isPainted(0.5)).toBe(true);
});

test("zooms the image to mark by buttons, keys, and wheel", async ({ page }) => {
  const { upload, marker } = parts(page);
  await upload.setInputFiles(PHOTOGRAPH);
  await page.getByLabel("Paint over it").check();
  await expect(marker).toBeVisible();
  const widthOf = async () => Math.round((await marker.boundingBox())?.width ?? 0);
  const fits = await widthOf();

  await page.getByRole("button", { name: "Zoom in" }).click();
  await expect.poll(widthOf).toBe(Math.round(fits * 1.5));
  const frame = page.getByRole("region", { name: "Image, zoom with plus and minus" });
  await frame.press("0");
  await expect.poll(widthOf).toBe(fits);
  await marker.hover();
  await page.keyboard.down("Control");
  await page.mouse.wheel(0, -200);
  await page.keyboard.up("Control");
  await expect.poll(widthOf).toBeGreaterThan(fits * 2);
});

test.describe("with fingers", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 780 } });

  test("pinches the image to mark, moves it with two fingers, and paints with one", async ({
    page,
  }) => {
    const { upload, marker } = parts(page);
    await upload.setInputFiles(PHOTOGRAPH);
    await page.getByLabel("Paint over it").check();
    await marker.scrollIntoViewIfNeeded();
    const box = await marker.boundingBox();
    if (!box) throw new Error("The image is not shown.");
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const widthOf = async () => (await marker.boundingBox())?.width ?? 0;
    const leftOf = async () => (await marker.boundingBox())?.x ?? 0;
    const isPainted = () =>
      marker.evaluate((element) => {
        const { width, height } = element as HTMLCanvasElement; // Safe: the locator is of one.
        const layer = (element as HTMLCanvasElement).getContext("2d");
        const bytes = layer?.getImageData(0, 0, width, height).data ?? [];
        return [...bytes].some((byte) => byte > 0);
      });
    const drag = await fingers(page);

    await drag([x - 20, x + 20], [x - 40, x + 40], y);
    expect(await widthOf()).toBeCloseTo(box.width * 2, -1);
    const left = await leftOf();
    await drag([x - 40, x + 40], [x, x + 80], y);
    expect(await widthOf()).toBeCloseTo(box.width * 2, -1);
    expect(await leftOf()).toBeCloseTo(left + 40, -1);
    expect(await isPainted()).toBe(false);

    await drag([x - 40], [x + 40], y);
    await expect.poll(isPainted).toBe(true);
    expect(await leftOf()).toBeCloseTo(left + 40, -1);
  });
});

test("is accessible in each mode", async ({ page }) => {
  const { upload, marker } = parts(page);
  expect(await accessibilityFaults(page)).toEqual([]);
  await upload.setInputFiles(PHOTOGRAPH);
  await page.getByLabel("Click it").check();
  await expect(marker).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test("a form that was left removes nothing any more", async ({ page }) => {
  const { upload, name, remove } = parts(page);
  const removals: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/ai/remove-image-object")) removals.push(request.url());
  });
  const held = await holdRequests(page, "**/api/ai/outline-object");
  await upload.setInputFiles(PHOTOGRAPH);
  await name.fill("zebra");
  await remove.click();
  await held.asked;

  await page.getByRole("link", { name: "Remove background" }).first().click();
  await expect(page).toHaveURL(/remove-background/);
  const answered = page.waitForResponse("**/api/ai/outline-object");
  held.end("answer");
  await answered;
  await page.getByLabel("Upload image").setInputFiles(PHOTOGRAPH);
  await expect(page.getByRole("img", { name: "Chosen image: coffee.jpg" })).toBeVisible();

  expect(removals).toEqual([]);
});
