import { readFileSync } from "node:fs";
import type { Page } from "playwright/test";

import { accessibilityFaults } from "../support/accessibility";
import { drag, pixelOf } from "../support/canvas";
import { holdRequests } from "../support/hold-requests";
import { untilImageModelsReady } from "../support/image-models";
import { openNewest } from "../support/open-newest";
import { recordForms } from "../support/sent-forms";
import { expect, test } from "../support/signed-in-test";

const RUN_MS = 180_000;
/** In pixels, on a wide screen. */
const CARD_PADDING = 24;
const PHOTOGRAPH = "tests/fixtures/images/coffee.jpg";
const REMOVALS = "**/api/ai/remove-image-object";

test.beforeEach(({ request }) => untilImageModelsReady(request));

function partsOf(page: Page) {
  const panel = page.getByRole("region", { name: "Processed Image" });
  const marker = page.getByRole("img", { name: "Image with marks" });
  return {
    panel,
    marker,
    after: panel.getByRole("img", { name: "The image without the object" }),
    maskTab: panel.getByRole("tab", { name: "Mask" }),
    changeMask: panel.getByRole("button", { name: "Change this mask" }),
    remove: page.getByRole("button", { name: "Remove object" }),
    steps: page.getByRole("list", { name: "Removed so far" }),
    /** Whether these places of the middle line, in fractions of its width, are marked. */
    marked: (...places: number[]) =>
      Promise.all(places.map(async (x) => (await pixelOf(marker, x, 0.5))[3] === 255)),
  };
}

/** Uploads the photograph and removes two painted areas of it, one after the other. */
async function removeTwice(page: Page): Promise<void> {
  const { marker, remove, steps } = partsOf(page);
  await page.goto("/ai/remove-object");
  await page.getByLabel("Upload image").setInputFiles(PHOTOGRAPH);
  await page.getByLabel("Paint over it").check();
  await drag(page, marker, 0.2, 0.3);
  await remove.click();
  await expect(steps).toHaveText("1. marked area", { timeout: RUN_MS });
  await drag(page, marker, 0.6, 0.7);
  await remove.click();
  await expect(steps).toHaveText("1. marked area2. marked area", { timeout: RUN_MS });
}

test("each removal's mask opens again by keyboard, and stays there when its removal is stopped", async ({
  page,
  user: _user,
}) => {
  const { panel, marker, maskTab, changeMask, remove, steps, marked } = partsOf(page);
  await removeTwice(page);
  await maskTab.click();
  await changeMask.press("Enter");
  await expect(page.getByRole("form", { name: "What to remove" })).toBeFocused();
  await expect(steps).toHaveText("1. marked area");
  await expect.poll(() => marked(0.25, 0.65)).toEqual([false, true]);
  expect(await accessibilityFaults(page)).toEqual([]);

  await drag(page, marker, 0.45, 0.5);
  const held = await holdRequests(page, REMOVALS);
  await remove.click();
  await held.asked;
  await panel.getByRole("button", { name: "Stop" }).first().click();
  await page.unroute(REMOVALS);
  await expect(remove).toBeEnabled();
  expect(await marked(0.25, 0.47, 0.65)).toEqual([false, true, true]);

  await remove.click();
  await expect(steps).toHaveText("1. marked area2. marked area", { timeout: RUN_MS });
  await page.getByRole("button", { name: "Bring back marked area" }).click();
  await expect(steps).toHaveText("1. marked area");
});

test("an opened creation that was marked begins with its marks, and keeps them when a removal is stopped", async ({
  page,
  user: _user,
}) => {
  const { panel, after, marker, remove, steps, marked } = partsOf(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await removeTwice(page);
  await openNewest(page);
  await expect(after).toBeVisible();

  await expect(page.getByLabel("Paint over it")).toBeChecked();
  await expect.poll(() => marked(0.25, 0.65)).toEqual([false, true]);
  await expect(after).toBeInViewport({ ratio: 0.5 });
  const form = page.getByRole("form", { name: "What to remove" });
  await expect(form).not.toBeFocused();
  // It stays in its card, beside the result.
  const { x, width } = (await form.boundingBox()) ?? { x: 0, width: Number.POSITIVE_INFINITY };
  expect(x + width).toBeLessThan(((await panel.boundingBox())?.x ?? 0) - CARD_PADDING);
  expect(await accessibilityFaults(page)).toEqual([]);
  await drag(page, marker, 0.45, 0.5);
  const held = await holdRequests(page, REMOVALS);
  await remove.click();
  await held.asked;
  await panel.getByRole("button", { name: "Stop" }).first().click();
  await page.unroute(REMOVALS);
  await expect(remove).toBeEnabled();
  expect(await marked(0.25, 0.47, 0.65)).toEqual([false, true, true]);

  await remove.click();
  await expect(steps).toHaveText("1. marked area", { timeout: RUN_MS });
  await expect.poll(() => marked(0.47, 0.65)).toEqual([false, false]);
});

test("a named removal that is opened after a marked one begins with its name", async ({
  page,
  user: _user,
}) => {
  const { after, marker, remove, steps, marked } = partsOf(page);
  const name = page.getByLabel("Object name");
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/ai/remove-object");
  await page.getByLabel("Upload image").setInputFiles(PHOTOGRAPH);
  await name.fill("mug");
  await remove.click();
  await expect(page.getByText("The marked area will be removed.")).toBeVisible({ timeout: RUN_MS });
  await remove.click();
  await expect(steps).toHaveText("1. mug", { timeout: RUN_MS });
  await page.goto("/ai/remove-object");
  await page.getByLabel("Upload image").setInputFiles(PHOTOGRAPH);
  await page.getByLabel("Paint over it").check();
  await drag(page, marker, 0.2, 0.3);
  await remove.click();
  await expect(steps).toHaveText("1. marked area", { timeout: RUN_MS });
  await openNewest(page);
  await expect.poll(() => marked(0.25)).toEqual([true]);

  // The newest is at the top.
  await page.getByRole("button", { name: /^Runs/ }).click();
  await page
    .getByRole("menuitem", { name: /coffee\.jpg/ })
    .last()
    .click();

  await expect(name).toHaveValue("mug");
  await expect(page.getByLabel("Name it")).toBeChecked();
  await expect(marker).toHaveCount(0);
  await expect(after).toBeInViewport({ ratio: 0.5 });
});

test("the mask of an opened creation is changed, and the object removed from its source anew", async ({
  page,
  user: _user,
}) => {
  const { after, marker, maskTab, changeMask, remove, steps, marked } = partsOf(page);
  await removeTwice(page);
  await openNewest(page);
  await expect(after).toBeVisible();
  await maskTab.click();
  await changeMask.click();
  await expect.poll(() => marked(0.25, 0.65)).toEqual([false, true]);
  await page.getByLabel("Unmark").check();
  await drag(page, marker, 0.66, 0.75);
  await page.getByLabel("Paint over it").check();
  await drag(page, marker, 0.45, 0.5);
  expect(await marked(0.47, 0.62, 0.69)).toEqual([true, true, false]);

  const sentForms = await recordForms(page);
  await remove.click();
  await expect
    .poll(sentForms)
    .toEqual([
      { image: expect.stringContaining("/api/files/"), mask: expect.stringMatching(/^mask\.png /) },
    ]);
  await expect(steps).toHaveText("1. marked area", { timeout: RUN_MS });
});

test("an opened creation whose source is gone shows its mask, but can't have it changed", async ({
  page,
  user,
}) => {
  const { panel, after, maskTab, changeMask } = partsOf(page);
  await removeTwice(page);
  const headers = { authorization: `Bearer ${await user.token()}` };
  const list = await page.request.get("/api/user/get-user-creations", { headers });
  const [, first] = (await list.json()).creations;
  const data = { id: first.id };
  const gone = await page.request.post("/api/user/delete-creation", { headers, data });
  expect(gone.ok(), await gone.text()).toBe(true);

  await openNewest(page);
  await expect(after).toBeVisible();
  await expect(panel).toContainText("To run this again, choose the file again.");
  await maskTab.click();
  await expect(panel.getByRole("img", { name: "Mask of the erased area, in white" })).toBeVisible();
  await expect(changeMask).toHaveCount(0);
});

test("a name is shown before it's removed, also while the server is busy", async ({
  page,
  user,
}) => {
  const { remove } = partsOf(page);
  const name = page.getByLabel("Object name");
  const found = page.getByText("The marked area will be removed.");
  const toast = page.getByRole("listitem").filter({ hasText: "The server is busy" }).first();
  const removals: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/ai/remove-image-object")) removals.push(request.url());
  });
  await page.goto("/ai/remove-object");
  await page.getByLabel("Upload image").setInputFiles(PHOTOGRAPH);
  const headers = { authorization: `Bearer ${await user.token()}` };
  const image = { name: "coffee.jpg", mimeType: "image/jpeg", buffer: readFileSync(PHOTOGRAPH) };
  const points = JSON.stringify([{ x: 0.5, y: 0.5, inside: true }]);
  const multipart = { image, points };
  const outline = () => page.request.post("/api/ai/outline-object", { headers, multipart });
  let isBusy = true;
  const keepBusy = async () => {
    // More than one person may have waiting.
    while (isBusy) await Promise.all(Array.from({ length: 8 }, outline));
  };
  const busy = keepBusy();

  await expect(async () => {
    // Forgets what was found while there was room.
    await name.fill("");
    await name.fill("mug");
    await remove.click();
    await expect(toast.or(found).first()).toBeVisible({ timeout: RUN_MS });
    expect(await toast.isVisible()).toBe(true);
  }).toPass();
  expect(removals).toEqual([]);
  isBusy = false;
  await busy;

  await remove.click();
  await expect(found).toBeVisible({ timeout: RUN_MS });
  expect(removals).toEqual([]);
});
