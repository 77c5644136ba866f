import type { Page } from "playwright/test";
import sharp from "sharp";

import { accessibilityFaults } from "../support/accessibility";
import { consoleErrors } from "../support/console-errors";
import { holdRequests } from "../support/hold-requests";
import { recordForms } from "../support/sent-forms";
import { expect, test } from "../support/signed-in-test";
import { photo } from "../support/test-images";

async function image(name: string, width = 600, height = 400) {
  const buffer = await photo(width, height).jpeg({ quality: 98 }).toBuffer();
  return { name, mimeType: "image/jpeg", buffer };
}

function parts(page: Page) {
  const panel = page.getByRole("region", { name: "Preview & Download" });
  return {
    panel,
    input: page.getByLabel("Images", { exact: true }),
    compress: page.getByRole("button", { name: "Compress & Resize" }),
    download: panel.getByRole("button", { name: "Download", exact: true }),
    toast: (text: string | RegExp) => page.getByRole("listitem").filter({ hasText: text }).first(),
  };
}

test.beforeEach(async ({ page, user: _user }) => {
  await page.goto("/ai/image-compressor");
  // A file isn't noticed before hydration; people can't choose one until then.
  await expect(page.getByRole("button", { name: "Compress & Resize" })).toBeEnabled();
});

test("asks for an image and sends nothing [IC-04, V-15, V-09]", async ({ page }) => {
  let calls = 0;
  page.on("request", (request) => {
    if (request.url().includes("/api/ai/")) calls += 1;
  });
  const { input, compress, toast } = parts(page);
  await expect(input).toHaveAttribute("accept", "image/*");

  await compress.click();

  await expect(toast("Please upload an image")).toBeVisible();
  expect(calls).toBe(0);
});

test("shows its controls for Custom only, with the presets' values [IC-01, IC-02, IC-05, IC-06, IC-07, IC-08, IC-09, IC-10, ST-12, K-03]", async ({
  page,
}) => {
  const { input, compress } = parts(page);
  const custom = page.getByRole("radio", { name: /^Custom/ });
  const quality = page.getByRole("slider", { name: "Quality" });
  await expect(custom).toBeChecked();
  await expect(quality).toHaveValue("80");
  await expect(quality).toHaveAttribute("min", "10");
  await expect(quality).toHaveAttribute("max", "100");
  await expect(quality).toHaveAttribute("step", "5");
  await expect(page.getByLabel("Format")).toHaveValue("jpeg");
  await expect(page.getByLabel("Width (px)")).toHaveAttribute("type", "number");

  const sentForms = await recordForms(page);
  await input.setInputFiles(await image("bee.jpg"));
  for (const [name, width, sent] of [
    ["Small", "1920", "90"],
    ["Medium", "1280", "70"],
    ["Large", "800", "50"],
  ]) {
    await page.getByRole("radio", { name: new RegExp(`^${name}`) }).check();
    for (const hidden of ["Width (px)", "Height (px)", "Format"]) {
      await expect(page.getByLabel(hidden)).toHaveCount(0);
    }
    await expect(quality).toHaveCount(0);
    const request = page.waitForRequest("**/api/ai/compress-resize-image");
    await compress.click();
    await request;
    const form = (await sentForms()).at(-1);
    expect(form).toMatchObject({ width, quality: sent });
    // Empty means automatic, and an empty field is not sent.
    expect(form).not.toHaveProperty("height");
    await expect(compress).toBeEnabled();
  }

  await custom.check();
  await expect(page.getByLabel("Width (px)")).toHaveValue("");
  await expect(page.getByLabel("Height (px)")).toHaveValue("");
  await expect(quality).toHaveValue("80");
});

test("shows before and after, and saves compressed.webp [IC-03, IC-11, IC-12]", async ({
  page,
}) => {
  const { panel, input, compress, download } = parts(page);
  await input.setInputFiles(await image("bee.jpg"));
  await page.getByLabel("Width (px)").fill("300");
  await page.getByLabel("Format").selectOption("webp");

  await compress.click();

  await expect(panel.getByText("Saved")).toBeVisible();
  await expect(panel.getByText("300 × 200 px")).toBeVisible();
  await expect(panel.getByAltText("Compressed: bee.jpg")).toHaveJSProperty("naturalWidth", 300);
  await expect(panel.getByAltText("Before")).toBeVisible();
  const saved = page.waitForEvent("download");
  await download.click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe("compressed.webp");
  expect((await sharp(await file.path()).metadata()).format).toBe("webp");
});

test("says that a download failed [IC-12, X-08, X-12]", async ({ page }) => {
  const { panel, input, compress, download, toast } = parts(page);
  await input.setInputFiles(await image("bee.jpg"));
  await compress.click();
  await expect(panel.getByText("Saved")).toBeVisible();
  await page.route("**/api/files/**", (route) => route.abort());
  const logged = consoleErrors(page);

  await download.click();

  await expect(toast("Download failed")).toBeVisible();
  expect(logged).toEqual([expect.stringContaining("Check your connection")]);
});

test("says why an image was refused, and shows the fixed text when no answer comes [IC-13, X-02, X-07, X-12]", async ({
  page,
}) => {
  const { input, compress, toast } = parts(page);
  const fake = { name: "fake.jpg", mimeType: "image/jpeg", buffer: Buffer.from("hello") };
  await input.setInputFiles(fake);
  await compress.click();
  await expect(toast(/^This file isn't an image we can read/)).toBeVisible();

  await page.route("**/api/ai/**", (route) =>
    route.fulfill({ json: { success: false, message: "", code: "internal" }, status: 500 }),
  );
  await compress.click();
  await expect(toast(/^Failed$/)).toBeVisible();

  await page.unroute("**/api/ai/**");
  await page.route("**/api/ai/**", (route) => route.abort());
  const logged = consoleErrors(page);
  await compress.click();
  await expect(toast("Error processing image")).toBeVisible();
  expect(logged).toEqual([expect.stringContaining("Check your connection")]);
});

test("puts several images, pasted ones included, into a ZIP", async ({ page }) => {
  const { panel, input, compress } = parts(page);
  await input.setInputFiles([await image("bee.jpg"), await image("wasp.jpg", 300)]);
  const pasted = [...(await image("pasted.jpg", 200)).buffer];
  await page.evaluate((bytes) => {
    const data = new DataTransfer();
    data.items.add(new File([new Uint8Array(bytes)], "pasted.jpg", { type: "image/jpeg" }));
    document.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true }));
  }, pasted);
  await expect(page.getByRole("list", { name: "Chosen images" }).getByRole("listitem")).toHaveCount(
    3,
  );

  await compress.click();

  await expect(panel.getByRole("list", { name: "Results" }).getByRole("listitem")).toHaveCount(3);
  const saved = page.waitForEvent("download");
  await panel.getByRole("button", { name: "Download all" }).click();
  expect((await saved).suggestedFilename()).toBe("compressed.zip");

  await page.reload();
  const results = panel.getByRole("list", { name: "Results" }).getByRole("listitem");
  await expect(results).toHaveCount(3);
  await expect(panel.getByRole("region", { name: "Totals" })).toContainText("All 3 images");
  const chosen = page.getByRole("list", { name: "Chosen images" }).getByRole("listitem");
  await expect(chosen).toHaveCount(3);
  await compress.click();
  await expect(results).toHaveCount(3);
  await expect(panel.getByText("wasn't saved")).toHaveCount(0);
});

test("says in the list and in the totals which image lost its transparency", async ({ page }) => {
  const { panel, input, compress } = parts(page);
  const buffer = await photo(300, 200, 4).png().toBuffer();
  await input.setInputFiles([
    await image("bee.jpg"),
    { name: "wasp.png", mimeType: "image/png", buffer },
  ]);

  await compress.click();

  const results = panel.getByRole("list", { name: "Results" }).getByRole("listitem");
  await expect(results.filter({ hasText: "wasp.png" })).toContainText(
    "Transparent areas are now white",
  );
  await expect(results.filter({ hasText: "bee.jpg" })).not.toContainText("white");
  await expect(panel.getByRole("region", { name: "Totals" })).toContainText(
    "Transparent areas of 1 of 2 images are now white",
  );
});

test("says beforehand which image JPEG would take the transparency of, and keeps it with one click", async ({
  page,
}) => {
  const { panel, input, compress } = parts(page);
  await page.setViewportSize({ width: 360, height: 800 });
  const buffer = await photo(300, 200, 4).png().toBuffer();
  const opaque = await photo(300, 200).ensureAlpha().png().toBuffer();
  await input.setInputFiles([
    { name: "wasp.png", mimeType: "image/png", buffer },
    { name: "bee.png", mimeType: "image/png", buffer: opaque },
  ]);
  const chosen = page.getByRole("list", { name: "Chosen images" }).getByRole("listitem");
  const told = page.getByText("JPEG makes transparent areas white.");
  await expect(chosen.filter({ has: told })).toHaveText(/wasp\.png/);

  await page.getByRole("button", { name: "Use WebP" }).click();

  await expect(told).toHaveCount(0);
  await expect(page.getByLabel("Format")).toHaveValue("webp");
  await expect(page.getByLabel("Format")).toBeFocused();
  await compress.click();
  await expect(panel.getByRole("list", { name: "Results" }).getByRole("listitem")).toHaveCount(2);
  await expect(panel).not.toContainText("now white");
});

test("images of a page that was left don't take over the next one", async ({ page }) => {
  const { panel, input, compress } = parts(page);
  await input.setInputFiles([await image("bee.jpg"), await image("wasp.jpg", 300)]);
  const calls = await holdRequests(page, "**/api/ai/compress-resize-image");
  await compress.click();
  await calls.asked;
  await page.getByRole("link", { name: "Dashboard" }).first().click();
  await page
    .getByRole("link", { name: /^Compress/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/ai\/image-compressor$/);
  await input.setInputFiles([await image("fly.jpg", 200)]);
  const answers: string[] = [];
  page.on("requestfinished", (request) => answers.push(new URL(request.url()).pathname));
  calls.end("answer");

  const ended = () => answers.filter((path) => path === "/api/ai/compress-resize-image").length;
  await expect.poll(ended).toBe(2);
  // Whoever lists what was made asks once the run is over.
  await page.waitForLoadState("networkidle");
  await expect(page).toHaveURL(/\/ai\/image-compressor$/);
  await expect(page.getByRole("list", { name: "Chosen images" })).toContainText("fly.jpg");
  await compress.click();
  await expect(panel.getByRole("button", { name: "Download", exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\?creation=/);
});

test("keeps the format for a target size, marks what missed it, and shrinks it on request", async ({
  page,
}) => {
  const { panel, input, compress } = parts(page);
  await input.setInputFiles([await image("bee.jpg"), await image("wasp.jpg", 90, 60)]);
  await page.getByRole("switch", { name: "Target size" }).check();
  await compress.click();
  const kilobytes = page.getByRole("spinbutton", { name: "Target size (KB)" });
  await expect(kilobytes).toHaveAccessibleDescription("Enter a target size.");
  await expect(page.getByRole("switch", { name: "Use the format chosen above" })).toBeChecked();
  await kilobytes.fill("3");

  await compress.click();

  const totals = panel.getByRole("region", { name: "Totals" });
  await expect(totals).toContainText("1 of 2 images missed the target size.");
  await expect(panel.getByText(/^3 KB isn't possible at 600 × 400 px/)).toBeVisible();
  await expect(panel.getByLabel("Over the target size")).toHaveCount(1);
  const shrink = totals.getByRole("button", { name: /^Shrink to \d+ px$/ });
  const width = /\d+/.exec((await shrink.textContent()) ?? "")?.[0];
  await shrink.click();
  await expect(panel.getByText(new RegExp(`^${width} × \\d+ px$`))).toBeVisible();
  await expect(panel.getByText(/JPEG/)).toBeVisible();
  await expect(panel.getByLabel("Over the target size")).toHaveCount(0);
  await expect(panel.getByRole("list", { name: "Results" }).getByRole("listitem")).toHaveCount(2);
});

test("asks whether an animated image stays animated, and says that an image isn't enlarged", async ({
  page,
}) => {
  const { panel, input, compress } = parts(page);
  const frames = [photo(60, 40), photo(60, 40).negate(), photo(60, 40).flop()];
  const pngs = await Promise.all(frames.map((frame) => frame.png().toBuffer()));
  const buffer = await sharp(pngs, { join: { animated: true } })
    .gif()
    .toBuffer();
  await input.setInputFiles({ name: "bee.gif", mimeType: "image/gif", buffer });
  const keeps = page.getByRole("switch", { name: "Keep animation" });
  await expect(keeps).toBeChecked();
  await page.getByLabel("Width (px)").fill("900");

  await compress.click();

  await expect(panel.getByText("3 frames")).toBeVisible();
  await expect(panel.getByText(/^Your image is only 60 × 40 px/)).toBeVisible();
  await keeps.uncheck();
  await compress.click();
  await expect(panel.getByText("JPEG", { exact: true })).toBeVisible();
  await expect(panel.getByText("3 frames")).toHaveCount(0);
});

test("keeps the image in the history, for its owner only [D-08]", async ({ page, browser }) => {
  const { panel, input, compress } = parts(page);
  await input.setInputFiles(await image("bee.jpg"));
  await compress.click();
  const address = await panel.getByAltText("Compressed: bee.jpg").getAttribute("src");

  await page.goto("/ai");
  await page.getByRole("button", { name: /Compressed: bee/ }).click();
  await expect(page.getByAltText("Compressed: bee")).toHaveJSProperty("naturalWidth", 600);

  const stranger = await browser.newContext();
  const answer = await stranger.request.get(new URL(address ?? "", page.url()).href);
  expect(answer.status()).toBe(404);
  expect(answer.headers()["content-security-policy"]).toContain("sandbox");
  await stranger.close();
});

test("is accessible before and after", async ({ page }) => {
  const { panel, input, compress } = parts(page);
  expect(await accessibilityFaults(page)).toEqual([]);
  await input.setInputFiles(await image("bee.jpg"));
  await compress.click();
  await expect(panel.getByText("Saved")).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});
