import type { Page } from "playwright/test";

import { accessibilityFaults } from "../support/accessibility";
import { expect, test } from "../support/signed-in-test";

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
