import type { Page } from "playwright/test";

import { accessibilityFaults } from "../support/accessibility";
import { drag, pixelOf } from "../support/canvas";
import { untilImageModelsReady } from "../support/image-models";
import { openNewest } from "../support/open-newest";
import { expect, test } from "../support/signed-in-test";
import { photo } from "../support/test-images";

const RUN_MS = 180_000;
const BLUE = [0, 0, 255, 255];

test.beforeEach(({ request }) => untilImageModelsReady(request));

function partsOf(page: Page) {
  const panel = page.getByRole("region", { name: "Processed Image" });
  return {
    panel,
    subject: panel.getByRole("img", { name: "The subject on its new background" }),
    undo: panel.getByRole("button", { name: "Undo" }),
    saved: panel.getByText("Your edits are saved with this image."),
  };
}

async function cutOut(page: Page): Promise<void> {
  await page.goto("/ai/remove-background");
  await page.getByLabel("Upload image").setInputFiles("tests/fixtures/images/astronaut.jpg");
  await page.getByRole("button", { name: "Remove Background" }).click();
  await expect(partsOf(page).subject).toBeVisible({ timeout: RUN_MS });
}

test("background and brush strokes stay with a cutout, through a reload and from the dashboard", async ({
  page,
  user: _user,
}) => {
  const { panel, subject, undo, saved } = partsOf(page);
  await cutOut(page);
  await panel.getByLabel("Color", { exact: true }).check();
  await panel.getByLabel("Color", { exact: true }).last().fill("#0000ff");
  await panel.getByLabel("Erase").check();
  await drag(page, subject, 0.4, 0.6);
  const erased = () => pixelOf(subject, 0.5, 0.5);
  await expect.poll(erased).toEqual(BLUE);

  // At once, before anything was saved.
  await page.reload();
  await expect(undo).toBeVisible();
  await expect.poll(erased).toEqual(BLUE);
  await expect(saved).toBeVisible();
  await expect(page.getByRole("img", { name: /^Chosen image: astronaut/ })).toBeVisible();

  await openNewest(page);
  await expect(undo).toBeVisible();
  await expect.poll(erased).toEqual(BLUE);
  expect(await accessibilityFaults(page)).toEqual([]);
  await undo.click();
  await expect(undo).toHaveCount(0);
  await expect.poll(erased).not.toEqual(BLUE);
  await expect(saved).toBeVisible();
  await page.reload();
  await expect(panel.getByLabel("Color", { exact: true }).first()).toBeChecked();
  await expect(undo).toHaveCount(0);
});

test("an image behind a cutout stays with it, and goes along to other tools", async ({
  page,
  user: _user,
}) => {
  const { panel, subject, saved } = partsOf(page);
  await cutOut(page);
  const buffer = await photo(300, 200).jpeg().toBuffer();
  await panel.getByLabel("Image", { exact: true }).check();
  const chooser = page.waitForEvent("filechooser");
  await panel.getByText("Choose an image").click();
  await (await chooser).setFiles({ name: "meadow.jpg", mimeType: "image/jpeg", buffer });
  await expect(saved).toBeVisible();
  const corner = await pixelOf(subject, 0.02, 0.02);
  expect(corner[3]).toBe(255);

  await page.reload();
  await expect(panel.getByText("Your saved image")).toBeVisible();
  await expect.poll(async () => (await pixelOf(subject, 0.02, 0.02))[3]).toBe(255);

  await panel.getByRole("button", { name: "Send to…" }).click();
  await page.getByRole("menuitem", { name: "Compress Resize" }).click();
  await expect(page.getByRole("list", { name: "Chosen images" })).toContainText("astronaut");
  const sent = new URL(page.url()).searchParams.get("from");
  await page.goBack();
  await panel.getByRole("button", { name: "Send to…" }).click();
  await page.getByRole("menuitem", { name: "Compress Resize" }).click();
  await expect(page).toHaveURL(new RegExp(`from=${sent}`));
  await page.goto("/ai");
  await expect(page.getByRole("main").locator("h3 > button")).toHaveText([
    /Background added: astronaut/,
    /Background removed: astronaut/,
  ]);
});

test("what two tabs make of a cutout is all there, and once", async ({
  page,
  context,
  user: _,
}) => {
  const { panel, subject, undo, saved } = partsOf(page);
  await cutOut(page);
  const other = await context.newPage();
  await other.goto(page.url());
  const there = partsOf(other);
  await expect(there.subject).toBeVisible();

  await there.panel.getByLabel("Erase").check();
  await drag(other, there.subject, 0.45, 0.55);
  await expect(there.saved).toBeVisible();
  await page.bringToFront();
  await panel.getByLabel("Erase").check();
  await drag(page, subject, 0.1, 0.2);
  await expect(saved).toBeVisible();

  await page.reload();
  await expect(undo).toBeVisible();
  await undo.click();
  await undo.click();
  await expect(undo).toHaveCount(0);
});
