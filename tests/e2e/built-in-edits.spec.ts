import { readFileSync } from "node:fs";
import type { Locator, Page } from "playwright/test";

import { accessibilityFaults } from "../support/accessibility";
import { expect, test } from "../support/signed-in-test";
import { photo } from "../support/test-images";

const WEIGHTS_MS = 15 * 60_000;
const RUN_MS = 180_000;
const BLUE = [0, 0, 255, 255];

/** Waits until the image models have their weights, which the first run on a machine fetches. */
test.beforeEach(async ({ request }) => {
  test.setTimeout(WEIGHTS_MS + 10 * 60_000);
  const states = async () => {
    const { engines } = await (await request.get("/api/health")).json();
    return [engines.cutOut.status.state, engines.erase.status.state];
  };
  const ready = ["ready", "ready"];
  await expect.poll(states, { timeout: WEIGHTS_MS, intervals: [2_000] }).toEqual(ready);
});

/** RGBA of a pixel of a canvas, at a place in fractions of its size. */
function pixelOf(canvas: Locator, x: number, y: number): Promise<number[]> {
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
async function drag(page: Page, canvas: Locator, from: number, to: number): Promise<void> {
  await canvas.scrollIntoViewIfNeeded();
  const box = await canvas.boundingBox();
  if (!box) throw new Error("The canvas is not shown.");
  await page.mouse.move(box.x + box.width * from, box.y + box.height * 0.5);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * to, box.y + box.height * 0.5, { steps: 8 });
  await page.mouse.up();
}

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

/** Opens the newest creation on the dashboard in its tool. */
async function openNewest(page: Page): Promise<void> {
  await page.goto("/ai");
  await page.getByRole("main").locator("h3 > button").first().click();
  await page.getByRole("link", { name: "Open", exact: true }).click();
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

test("a name is shown before it's removed, also while the server is busy", async ({
  page,
  user,
}) => {
  const removals: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/ai/remove-image-object")) removals.push(request.url());
  });
  await page.goto("/ai/remove-object");
  await page.getByLabel("Upload image").setInputFiles("tests/fixtures/images/coffee.jpg");
  await page.getByLabel("Object name").fill("mug");
  const headers = { authorization: `Bearer ${await user.token()}` };
  const buffer = readFileSync("tests/fixtures/images/coffee.jpg");
  const image = { name: "coffee.jpg", mimeType: "image/jpeg", buffer };
  const outline = async () => {
    const points = JSON.stringify([{ x: 0.5, y: 0.5, inside: true }]);
    const multipart = { image, points };
    const answer = await page.request.post("/api/ai/outline-object", { headers, multipart });
    return answer.status();
  };
  // More than one person may have waiting.
  const asked = Array.from({ length: 8 }, outline);
  const refused = asked.map(async (status) => {
    if ((await status) !== 503) throw new Error("There was room.");
  });
  await Promise.any(refused);

  await page.getByRole("button", { name: "Remove object" }).click();

  const toast = page.getByRole("listitem").filter({ hasText: "The server is busy" });
  await expect(toast.first()).toBeVisible();
  expect(removals).toEqual([]);
  await Promise.all(asked);
  await page.getByRole("button", { name: "Remove object" }).click();
  await expect(page.getByText("The marked area will be removed.")).toBeVisible({ timeout: RUN_MS });
  expect(removals).toEqual([]);
});
