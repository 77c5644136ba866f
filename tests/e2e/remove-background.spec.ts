import type { Locator, Page } from "playwright/test";
import sharp from "sharp";

import { accessibilityFaults } from "../support/accessibility";
import { pixelOf } from "../support/canvas";
import { holdRequests } from "../support/hold-requests";
import { openNewest } from "../support/open-newest";
import { expect, test } from "../support/signed-in-test";
import { redBlock } from "../support/test-images";

const PHOTOGRAPH = "tests/fixtures/images/chelsea.jpg";

function parts(page: Page) {
  return {
    panel: page.getByRole("region", { name: "Processed Image" }),
    upload: page.getByLabel("Upload image"),
    remove: page.getByRole("button", { name: "Remove Background" }),
    toast: (text: string | RegExp) => page.getByRole("listitem").filter({ hasText: text }),
  };
}

test.beforeEach(async ({ page, user: _user }) => {
  await page.goto("/ai/remove-background");
});

test("asks for one image and sends nothing without it [BG-01, BG-02, BG-03, V-04, V-09]", async ({
  page,
}) => {
  const { upload, remove, panel } = parts(page);
  let calls = 0;
  page.on("request", (request) => {
    if (request.url().includes("/api/ai/")) calls += 1;
  });
  await expect(upload).toHaveAttribute("accept", "image/*");
  await expect(upload).not.toHaveAttribute("multiple");
  await expect(page.getByText("Supports JPG, PNG, and other image formats")).toBeVisible();
  await expect(panel).toContainText("Upload an image and click Remove Background");

  await remove.click();

  await expect(upload).toHaveAccessibleDescription(/Choose an image first\./);
  await expect(upload).toBeFocused();
  expect(calls).toBe(0);
});

test("says that it was stopped, and not what to do before the first run", async ({ page }) => {
  const { upload, remove, panel } = parts(page);
  const held = await holdRequests(page, "**/api/ai/remove-image-background");
  await upload.setInputFiles(PHOTOGRAPH);
  await remove.click();
  await held.asked;

  await panel.getByRole("button", { name: "Stop" }).click();

  await expect(panel).toContainText("Stopped.");
  await expect(panel.getByRole("status")).toHaveText("Processed Image: stopped");
  await expect(panel).not.toContainText("Upload an image and click");
  held.end("fail");
});

test("refuses a file that isn't an image before sending anything [V-09]", async ({ page }) => {
  const { upload, toast } = parts(page);

  await upload.setInputFiles({
    name: "notes.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("no picture"),
  });

  await expect(toast("That's not an image.").first()).toBeVisible();
});

test("shows the image before the run, and can remove it", async ({ page }) => {
  const { upload } = parts(page);
  await upload.setInputFiles(PHOTOGRAPH);
  await expect(page.getByRole("img", { name: "Chosen image: chelsea.jpg" })).toBeVisible();

  await page.getByRole("button", { name: "Remove this image" }).click();

  await expect(upload).toBeVisible();
});

test("says what is wrong with a file that isn't an image, and re-enables the button [X-01, ST-04]", async ({
  page,
}) => {
  const { upload, remove, panel, toast } = parts(page);
  await upload.setInputFiles({
    name: "fake.png",
    mimeType: "image/png",
    buffer: Buffer.from("%PDF-1.7 not what it says"),
  });

  await remove.click();

  await expect(toast(/isn't an image we can read/).first()).toBeVisible();
  await expect(panel).toContainText("This file isn't an image we can read");
  await expect(remove).toBeEnabled();
});

test("is accessible", async ({ page }) => {
  expect(await accessibilityFaults(page)).toEqual([]);
  await parts(page).upload.setInputFiles(PHOTOGRAPH);
  await expect(page.getByRole("img", { name: "Chosen image: chelsea.jpg" })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test("frames a cutout for a shop: what is downloaded is what is on the page, and it's kept", async ({
  page,
}) => {
  const { upload, remove, panel } = parts(page);
  const subject = panel.getByRole("img", { name: "The subject on its new background" });
  const slider = (label: string) => panel.getByRole("slider", { name: label });
  const size = panel.getByRole("combobox", { name: "Size" });
  const buffer = await block();
  await upload.setInputFiles({ name: "block.png", mimeType: "image/png", buffer });
  await remove.click();
  await expect(panel.getByText("Saved as 400 × 300 px.")).toBeVisible();
  const stage = panel.getByRole("region", { name: /^Image, zoom/ });
  const frame = panel.getByRole("group", { name: "Frame" });
  /** Where the fields are, seen from the image above them. */
  async function gap(): Promise<number> {
    const [above, below] = [await stage.boundingBox(), await frame.boundingBox()];
    return Math.round((below?.y ?? 0) - (above?.y ?? 0));
  }
  const before = await gap();

  await size.selectOption("Crop to the subject");
  await slider("Margin").fill("0");
  await expect(panel.getByText("Saved as 100 × 60 px.")).toBeVisible();
  await expect.poll(() => pixelOf(subject, 0.01, 0.01)).toEqual(RED);
  await slider("Margin").fill("20");
  await expect(panel.getByText("Saved as 140 × 100 px.")).toBeVisible();
  await size.selectOption("Square, 2000 × 2000 px");
  await slider("Shadow").fill("60");
  await expect(panel.getByText(/enlarged 12\.0 times/)).toBeVisible();
  // Nothing below the image moves, whatever the frame's shape.
  expect(await gap()).toBe(before);
  expect(await accessibilityFaults(page)).toEqual([]);

  const cutout = await downloaded(page, panel.getByRole("button", { name: "Download cutout" }));
  expect(cutout.info).toMatchObject({ width: 2000, height: 2000 });
  for (const [x, y] of [
    [415, 1000],
    [1585, 1000],
    [1000, 655],
    [1000, 1345],
  ] as const) {
    expect(cutout.at(x, y)).toEqual(RED);
  }
  // A shadow fades out below it, and nothing is in the corners.
  expect(cutout.at(1000, 1385)[3]).toBeGreaterThan(cutout.at(1000, 1440)[3] ?? 0);
  expect(cutout.at(1000, 1440)[3]).toBeGreaterThan(0);
  expect(cutout.at(5, 5)[3]).toBe(0);

  await panel.getByLabel("Color", { exact: true }).check();
  const placed = panel.getByRole("button", { name: "Download with background" });
  expect((await downloaded(page, placed)).at(5, 5)).toEqual([255, 255, 255, 255]);
  await expect(panel.getByText("Your edits are saved with this image.")).toBeVisible();
  // Whoever looks at another kind goes back to what was chosen.
  const color = panel.getByRole("textbox", { name: "Hex value" });
  await color.fill("#123456");
  await panel.getByLabel("Gradient", { exact: true }).check();
  await panel.getByLabel("Color", { exact: true }).check();
  await expect(color).toHaveValue("#123456");
  await color.fill("#ffffff");

  await openNewest(page);
  await expect(size).toHaveValue("Square, 2000 × 2000 px");
  await expect(slider("Margin")).toHaveValue("20");
  await expect(slider("Shadow")).toHaveValue("60");
  await expect.poll(() => pixelOf(subject, 0.5, 0.5)).toEqual(RED);
  await slider("Shadow").fill("0");
  await panel.getByRole("button", { name: "Undo" }).click();
  await expect(slider("Shadow")).toHaveValue("60");
  await panel.getByRole("button", { name: "Reset frame" }).click();
  await expect(panel.getByText("Saved as 400 × 300 px.")).toBeVisible();
});

test("takes several images to a chain, framed as one was", async ({ page }) => {
  const { upload, remove, panel } = parts(page);
  const bytes = [...(await block())];
  await upload.setInputFiles({ name: "block.png", mimeType: "image/png", buffer: await block() });
  await remove.click();
  await panel.getByRole("combobox", { name: "Size" }).selectOption("Square, 1600 × 1600 px");
  await panel.getByRole("slider", { name: "Margin" }).fill("12");
  await panel.getByRole("link", { name: "Do the same with several images" }).click();
  await expect(page.getByLabel("Size", { exact: true })).toHaveValue("1600x1600");
  await expect(page.getByLabel("Margin", { exact: true })).toHaveValue("12");

  await page.goto("/ai/remove-background");
  await expect(upload).toBeEnabled();
  await page.evaluate((png) => {
    const data = new DataTransfer();
    for (const name of ["one.png", "two.png"])
      data.items.add(new File([new Uint8Array(png)], name, { type: "image/png" }));
    document.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true }));
  }, bytes);

  await expect(page).toHaveURL(/readyMade=cutouts/);
  await expect(page.getByText("one.png")).toBeVisible();
  await expect(page.getByText("two.png")).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Run chain" }).click();
  await expect(page.getByRole("status")).toHaveText("Done: 2 of 2 inputs done.");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download all as ZIP" }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.zip$/);
});

const RED = [255, 0, 0, 255];

const block = () => redBlock({ left: 150, top: 120, width: 100, height: 60 });

/** The pixels of what a button downloads. */
async function downloaded(page: Page, button: Locator) {
  const saved = page.waitForEvent("download");
  await button.click();
  const raw = sharp(await (await saved).path())
    .ensureAlpha()
    .raw();
  const { data, info } = await raw.toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4),
  ];
  return { info, at };
}
