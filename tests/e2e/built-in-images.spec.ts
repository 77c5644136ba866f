import { drag } from "../support/canvas";
import { holdRequests } from "../support/hold-requests";
import { untilImageModelsReady } from "../support/image-models";
import { recordForms } from "../support/sent-forms";
import { recordPoints } from "../support/sent-points";
import { expect, test } from "../support/signed-in-test";

const RUN_MS = 180_000;

test.beforeEach(({ request }) => untilImageModelsReady(request));

test("cuts out a person, touches up the edges, and adds a background [BG-03, BG-04, ST-05]", async ({
  page,
  user: _user,
}) => {
  await page.goto("/ai/remove-background");
  await page.getByLabel("Upload image").setInputFiles("tests/fixtures/images/astronaut.jpg");
  await page.getByRole("button", { name: "Remove Background" }).click();

  const panel = page.getByRole("region", { name: "Processed Image" });
  const subject = panel.getByRole("img", { name: "The subject on its new background" });
  await expect(subject).toBeVisible({ timeout: RUN_MS });
  await expect(panel).toContainText("Built-in background remover");
  await expect(panel).toContainText("PNG, 512 × 512");

  const download = page.waitForEvent("download");
  await panel.getByRole("button", { name: "Download cutout" }).click();
  expect((await download).suggestedFilename()).toBe("astronaut-cutout.png");

  await panel.getByLabel("Color", { exact: true }).check();
  await panel.getByLabel("Erase").check();
  await drag(page, subject, 0.4, 0.5);
  await panel.getByRole("button", { name: "Undo" }).click();
  await expect(panel.getByRole("button", { name: "Undo" })).toHaveCount(0);
  const second = page.waitForEvent("download");
  await panel.getByRole("button", { name: "Download with background" }).click();
  expect((await second).suggestedFilename()).toBe("astronaut-cutout-background.png");

  await panel.getByRole("tab", { name: "Before and after" }).click();
  await expect(panel.getByRole("img", { name: "Before", exact: true })).toBeVisible();
});

test("passes an image from tool to tool without a second upload [BG-03, IC-03]", async ({
  page,
  user: _user,
}) => {
  const uploads: string[] = [];
  page.on("request", (request) => {
    const body =
      request.method() === "POST" ? (request.postDataBuffer()?.toString("latin1") ?? "") : "";
    if (body.includes("filename=")) uploads.push(request.url());
  });
  const sendTo = async (region: string, tool: string) => {
    await page
      .getByRole("region", { name: region })
      .getByRole("button", { name: "Send to…" })
      .click();
    await page.getByRole("menuitem", { name: tool }).click();
  };
  await page.goto("/ai/generate-images");
  await page.getByLabel("Describe Your Image").fill("a red fox");
  await page.getByRole("button", { name: "Generate Image" }).click();
  const made = page.getByRole("region", { name: "Generated image" }).getByRole("img");
  await expect(made).toBeVisible({ timeout: RUN_MS });

  await sendTo("Generated image", "Remove object");
  await expect(page.getByRole("img", { name: "Chosen image: a red fox" })).toBeVisible();
  await page.goBack();

  await page.getByLabel("Describe Your Image").fill("a red fox");
  await page.getByRole("button", { name: "Generate Image" }).click();
  await expect(made).toBeVisible({ timeout: RUN_MS });
  await sendTo("Generated image", "Remove background");
  await expect(page.getByRole("img", { name: "Chosen image: a red fox" })).toBeVisible();
  await page.getByRole("button", { name: "Remove Background" }).click();
  const cutOut = page.getByRole("img", { name: "The subject on its new background" });
  await expect(cutOut).toBeVisible({ timeout: RUN_MS });

  await sendTo("Processed Image", "Compress Resize");
  await expect(page.getByRole("list", { name: "Chosen images" })).toContainText("a red fox");
  await page.getByRole("button", { name: "Compress & Resize" }).click();
  const compressed = page.getByRole("img", { name: "Compressed: a red fox" });
  await expect(compressed).toBeVisible({ timeout: RUN_MS });
  expect(uploads).toEqual([]);

  await page.goto("/ai");
  await page.getByRole("button", { name: /Compressed: a red fox/ }).click();
  await expect(page.getByText("Made from Background removed: a red fox")).toBeVisible();
  await page.getByRole("button", { name: /Background removed: a red fox/ }).click();
  await expect(page.getByText("Made from a red fox")).toBeVisible();
});

test("shows what a name stands for, removes it, and goes on from there [OR-03, OR-04, C-08]", async ({
  page,
  user: _user,
}) => {
  const remove = page.getByRole("button", { name: "Remove object" });
  const panel = page.getByRole("region", { name: "Processed Image" });
  const after = panel.getByRole("img", { name: "The image without the object" });
  const marker = page.getByRole("img", { name: "Image with marks" });
  const removals: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/ai/remove-image-object")) removals.push(request.url());
  });
  await page.goto("/ai/remove-object");
  await page.getByLabel("Upload image").setInputFiles("tests/fixtures/images/coffee.jpg");
  await page.getByLabel("Object name").fill("mug");
  await remove.click();

  await expect(page.getByText("The marked area will be removed.")).toBeVisible({ timeout: RUN_MS });
  await expect(marker).toBeVisible();
  await expect(panel).toContainText("Upload an image, name or mark the object");
  expect(removals).toEqual([]);

  const sentForms = await recordForms(page);
  await remove.click();
  await expect(after).toBeVisible({ timeout: RUN_MS });
  expect((await sentForms())[0]).toMatchObject({
    image: "coffee.jpg image/jpeg 64456",
    object: "mug",
    mask: expect.stringMatching(/^mask\.png /),
  });
  await expect(panel).toContainText("Built-in eraser (SAM 2 and MI-GAN)");
  // It opens on the result; the slider is there on demand.
  await expect(panel.getByRole("img", { name: "Before", exact: true })).toHaveCount(0);
  await panel.getByRole("button", { name: "Compare with before" }).click();
  await expect(panel.getByRole("img", { name: "Before", exact: true })).toBeVisible();
  await panel.getByRole("tab", { name: "Mask" }).click();
  await expect(panel.getByRole("img", { name: "Mask of the erased area, in white" })).toBeVisible();

  // The next removal works on the result, until the last step is taken back.
  await expect(page.getByRole("list", { name: "Removed so far" })).toHaveText("1. mug");
  await expect(page.getByText("From your creations")).toBeVisible();
  await page.getByRole("button", { name: "Bring back mug" }).click();
  await expect(page.getByRole("list", { name: "Removed so far" })).toHaveCount(0);
  await expect(page.getByRole("img", { name: "Chosen image: coffee.jpg" })).toBeVisible();
  await expect(page.getByLabel("Object name")).toHaveValue("mug");
  await expect(after).toHaveCount(0);

  await page.getByLabel("Object name").fill("lamp");
  await remove.click();
  await expect(panel).toContainText("Couldn't find “lamp” in this image", { timeout: RUN_MS });
  await expect(panel).toContainText("cup");
});

test("waits for the outline of a click before it removes anything, and corrects outlines", async ({
  page,
  user: _user,
}) => {
  await page.goto("/ai/remove-object");
  await page.getByLabel("Upload image").setInputFiles("tests/fixtures/images/coffee.jpg");
  await page.getByLabel("Click it").check();
  const marker = page.getByRole("img", { name: "Image with marks" });
  await marker.click({ position: { x: 40, y: 40 } });
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(undo).toBeEnabled({ timeout: RUN_MS });

  await page.getByLabel("Removes from the selection").check();
  const sentPoints = await recordPoints(page);
  const corrected = page.waitForResponse("**/api/ai/outline-object");
  await marker.click({ position: { x: 90, y: 40 } });
  const thing = expect.objectContaining({ inside: true });
  const stays = expect.objectContaining({ inside: false });
  expect((await corrected).status()).toBe(200);
  expect(await sentPoints()).toEqual([[thing, stays]]);
  await expect(page.getByText("Finding the outline…")).toHaveCount(0);
  // One step back is the outline as it was before it was corrected.
  await undo.click();
  await expect(undo).toBeEnabled();
  await undo.click();
  await expect(undo).toBeDisabled();

  const held = await holdRequests(page, "**/api/ai/outline-object");
  await page.getByLabel("Selects a new object").check();
  await marker.click({ position: { x: 40, y: 40 } });
  await page.getByRole("button", { name: "Remove object" }).click();
  await expect(
    page.getByText("Waiting for the outline. Then the object is removed."),
  ).toBeVisible();
  held.end("answer");
  const panel = page.getByRole("region", { name: "Processed Image" });
  await expect(panel.getByRole("img", { name: "The image without the object" })).toBeVisible({
    timeout: RUN_MS,
  });
});
