import type { Page } from "playwright/test";

import { accessibilityFaults } from "../support/accessibility";
import { expect, test } from "../support/signed-in-test";

function parts(page: Page) {
  const panel = page.getByRole("region", { name: "Generated image" });
  return {
    panel,
    images: panel.getByRole("img"),
    description: page.getByLabel("Describe Your Image"),
    generate: page.getByRole("button", { name: "Generate Image" }),
  };
}

test.beforeEach(async ({ page, user: _user }) => {
  await page.goto("/ai/generate-images");
});

test("focuses an empty description and sends nothing [IG-01, V-03]", async ({ page }) => {
  const { description, generate } = parts(page);
  let calls = 0;
  page.on("request", (request) => {
    if (request.url().includes("/api/ai/")) calls += 1;
  });

  await generate.click();

  await expect(description).toHaveAccessibleDescription("Enter at least 3 characters.");
  await expect(description).toBeFocused();
  await expect(description).toHaveAttribute("required");
  await expect(description).toHaveAttribute("rows", "4");
  expect(calls).toBe(0);
});

test("offers eight styles and keeps images private [IG-02, IG-03, IG-06, ST-08]", async ({
  page,
}) => {
  const styles = page.getByRole("group", { name: "Style" });
  await expect(styles.locator("label")).toHaveText([
    "Realistic",
    "Ghibli style",
    "Anime style",
    "Cartoon style",
    "Fantasy style",
    "Realistic style",
    "3D style",
    "Portrait style",
  ]);
  await expect(styles.getByLabel("Realistic", { exact: true })).toBeChecked();
  await expect(page.getByRole("switch", { name: "Make this image Public" })).not.toBeChecked();
  await styles.getByLabel("Anime style").check();
  const request = page.waitForRequest("**/api/ai/generate-image");

  await parts(page).description.fill("a boat on a lake");
  await parts(page).generate.click();

  expect((await request).postDataJSON()).toEqual({
    prompt: "Generate an image of a boat on a lake in the style Anime style",
    publish: false,
    shape: "square",
    count: 1,
  });
  await expect(parts(page).panel).toContainText("Private");
});

test("shows the images, their engine, and what was left out [IG-04, IG-05, ST-04]", async ({
  page,
}) => {
  const { panel, images, description, generate } = parts(page);
  await page.getByRole("group", { name: "Number of images" }).getByLabel("2").check();
  await page.getByRole("group", { name: "Shape" }).getByLabel("Landscape").check();

  await description.fill("three cats and a quokka on a sofa");
  await generate.click();

  await expect(generate).toBeDisabled();
  await expect(images).toHaveCount(2);
  await expect(generate).toBeEnabled();
  await expect(panel).toContainText("Built-in illustrator");
  await expect(panel).toContainText("1536 × 1024 px");
  await expect(panel).toContainText("quokka");
  const widths = () =>
    images.evaluateAll((found) => found.map((image) => (image as HTMLImageElement).naturalWidth));
  await expect.poll(widths).toEqual([1536, 1536]);
});

test("publishes when the switch is on [IG-03, ST-08]", async ({ page }) => {
  const { panel, description, generate } = parts(page);
  await page.getByRole("switch", { name: "Make this image Public" }).check();
  const request = page.waitForRequest("**/api/ai/generate-image");

  await description.fill("a windmill and tulips");
  await generate.click();

  expect((await request).postDataJSON()).toMatchObject({ publish: true });
  await expect(panel).toContainText("Public");
});

test("prefills a prompt from the URL", async ({ page }) => {
  const prompt = "Generate an image of two bees in the style 3D style";

  await page.goto(`/ai/generate-images?prompt=${encodeURIComponent(prompt)}`);

  await expect(parts(page).description).toHaveValue("two bees");
  await expect(page.getByLabel("3D style")).toBeChecked();
});

test("passes an image to the compressor, which records the source, without a second upload", async ({
  page,
}) => {
  const { panel, images, description, generate } = parts(page);
  await description.fill("a green boat");
  await generate.click();
  await expect(images).toHaveCount(1);
  let uploads = 0;
  page.on("request", (request) => {
    if (request.postDataBuffer()?.includes("filename=")) uploads += 1;
  });

  await panel.getByRole("button", { name: "Send to…" }).click();
  await page.getByRole("menuitem", { name: "Compress Resize" }).click();
  await expect(page.getByRole("list", { name: "Chosen images" })).toContainText("a green boat");
  await page.getByRole("button", { name: "Compress & Resize" }).click();
  await expect(page.getByRole("img", { name: "Compressed: a green boat" })).toBeVisible();
  expect(uploads).toBe(0);

  await page.goto("/ai");
  await page.getByRole("button", { name: /Compressed: a green boat/ }).click();
  await page.getByText("Made from").getByRole("link", { name: "a green boat" }).click();
  await expect(page).toHaveURL(/\/ai\/generate-images\?creation=/);
  await expect(parts(page).images).toHaveCount(1);
  await expect(parts(page).description).toHaveValue("a green boat");
});

test("is accessible before and after it makes an image", async ({ page }) => {
  expect(await accessibilityFaults(page)).toEqual([]);
  await parts(page).description.fill("a fox in the snow");
  await parts(page).generate.click();
  await expect(parts(page).images).toHaveCount(1);
  expect(await accessibilityFaults(page)).toEqual([]);
});
