import { readFileSync } from "node:fs";
import { expect, type Locator, type Page, test } from "playwright/test";
import sharp from "sharp";

import { accessibilityFaults } from "../support/accessibility";
import { readQrCode } from "../support/read-qr-code";

const PHOTOGRAPH = "tests/fixtures/images/astronaut.jpg";

const compressor = (page: Page) =>
  page.getByRole("region", { name: "Try it: make an image smaller" });
/** What the compressor says: the slider's own value is a status, too. */
const statusOf = (live: Locator) => live.getByRole("status").filter({ hasText: / / });
const coder = (page: Page) => page.getByRole("region", { name: "Make a QR code in this browser" });

/** Whatever goes over the network from now on, but for the page's own pictures and fonts. */
function sentFrom(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    const isOwn = ["image", "font"].includes(request.resourceType());
    if (/^https?:/.test(request.url()) && !isOwn) sent.push(request.url());
  });
  return sent;
}

async function download(page: Page, click: () => Promise<void>) {
  const downloading = page.waitForEvent("download");
  await click();
  const file = await downloading;
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

test.beforeEach(async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
});

test("compresses an image without an account, and sends nothing of it", async ({
  page,
  context,
}) => {
  const live = compressor(page);
  const own = live.getByLabel("Choose or drop an image");
  const status = statusOf(live);
  await own.setInputFiles("tests/fixtures/images/chelsea.jpg");
  await expect(live.getByRole("img", { name: "Compressed: chelsea.jpg" })).toBeVisible();
  // The page itself has loaded what it needs.
  await page.waitForLoadState("networkidle");
  const sent = sentFrom(page);
  await context.setOffline(true);

  await own.setInputFiles(PHOTOGRAPH);
  await expect(live.getByRole("img", { name: "Compressed: astronaut.jpg" })).toBeVisible();
  await expect(status).toContainText("Made in this browser. Nothing was sent.");
  const { name, bytes } = await download(page, () =>
    live.getByRole("button", { name: "Download" }).click(),
  );
  expect(name).toBe("astronaut-compressed.webp");
  expect(bytes.length).toBeLessThan(readFileSync(PHOTOGRAPH).length);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 512, height: 512 });

  const slider = live.getByRole("slider", { name: "Quality" });
  await slider.focus();
  await page.keyboard.press("Home");
  await expect(slider).toHaveAttribute("aria-valuetext", "5");
  await expect(status).toContainText("Nothing was sent.");
  const smaller = await download(page, () =>
    live.getByRole("button", { name: "Download" }).click(),
  );
  expect(smaller.bytes.length).toBeLessThan(bytes.length);
  expect(sent).toEqual([]);
});

test("fetches the code of a live piece when somebody reaches for it, and not before", async ({
  page,
}) => {
  const codes: Promise<string>[] = [];
  page.on("response", (answer) => {
    if (answer.url().endsWith(".js")) codes.push(answer.text().catch(() => ""));
  });
  const drawing = async () =>
    (await Promise.all(codes)).filter((code) => /convertToBlob/.test(code));
  await page.reload({ waitUntil: "networkidle" });
  expect(await drawing()).toEqual([]);
  await compressor(page).getByRole("slider", { name: "Quality" }).focus();
  await expect.poll(async () => (await drawing()).length).toBe(1);
});

test("compresses the sample when only its slider is moved", async ({ page }) => {
  const live = compressor(page);
  const before = await statusOf(live).innerText();
  await live.getByRole("slider", { name: "Quality" }).focus();
  await page.keyboard.press("Home");
  await expect(statusOf(live)).toContainText("Nothing was sent.");
  expect(await statusOf(live).innerText()).not.toBe(before);
});

test("says what is wrong with a file that is no image, and goes on with the next", async ({
  page,
}) => {
  const live = compressor(page);
  const own = live.getByLabel("Choose or drop an image");
  await own.setInputFiles({
    name: "notes.jpg",
    mimeType: "image/jpeg",
    buffer: Buffer.from("not an image"),
  });
  await expect(statusOf(live)).toHaveText(/can't open this file as an image/);
  await own.setInputFiles(PHOTOGRAPH);
  await expect(statusOf(live)).toContainText("Nothing was sent.");
});

test("says when an image has more pixels than a tab takes, and when only its first frame is kept", async ({
  page,
}) => {
  const live = compressor(page);
  const own = live.getByLabel("Choose or drop an image");
  const solid = { width: 6_000, height: 5_000, channels: 3, background: "teal" } as const;
  const large = await sharp({ create: solid }).png({ compressionLevel: 1 }).toBuffer();
  await own.setInputFiles({ name: "large.png", mimeType: "image/png", buffer: large });
  await expect(statusOf(live)).toContainText("24 megapixels");

  const frame = (background: string) =>
    sharp({ create: { width: 300, height: 200, channels: 3, background } })
      .png()
      .toBuffer();
  const frames = await Promise.all(["red", "blue"].map(frame));
  const moving = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  await own.setInputFiles({ name: "moving.gif", mimeType: "image/gif", buffer: moving });
  await expect(live.getByRole("img", { name: "Compressed: moving.gif" })).toBeVisible();
  await expect(statusOf(live)).toContainText(/first frame only|Lower the quality/);
});

test("keeps its slider where it is when its words change, on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const live = compressor(page);
  const slider = live.getByRole("slider", { name: "Quality" });
  // Which scrolls to it.
  await slider.focus();
  const before = (await slider.boundingBox())?.y;
  await page.keyboard.press("Home");
  await expect(statusOf(live)).toContainText("Nothing was sent.");
  expect((await slider.boundingBox())?.y).toBe(before);
});

test("says that the sample can't be fetched when it's to be saved", async ({ page }) => {
  const live = compressor(page);
  await page.route("**/landing/**", (route) => route.fulfill({ status: 503 }));
  await live.getByRole("button", { name: "Download" }).click();
  await expect(statusOf(live)).toContainText("Couldn't load the sample.");
});

test("makes a QR code that scans, and sends nothing of it", async ({ page, context }) => {
  const live = coder(page);
  const text = "https://example.com/straße?q=☕";
  const box = live.getByLabel("Link or text");
  await box.fill("https://example.com");
  await expect(live.getByRole("img", { name: "QR code: https://example.com" })).toBeVisible();
  // The page itself has loaded what it needs.
  await page.waitForLoadState("networkidle");
  const sent = sentFrom(page);
  await context.setOffline(true);

  await box.fill(text);
  await expect(live.getByRole("img", { name: `QR code: ${text}` })).toBeVisible();
  const png = await download(page, () => live.getByRole("button", { name: "PNG" }).click());
  const svg = await download(page, () => live.getByRole("button", { name: "SVG" }).click());
  expect([png.name, svg.name]).toEqual(["qr-code.png", "qr-code.svg"]);
  expect(await readQrCode(png.bytes, 800)).toBe(text);
  expect(await readQrCode(svg.bytes, 800)).toBe(text);
  expect(sent).toEqual([]);

  await box.fill("");
  await expect(box).toHaveAccessibleDescription(/Type a link or a text\./);
  await expect(live.getByRole("button", { name: "PNG" })).toBeDisabled();
});

test("compares before and after by keyboard", async ({ page }) => {
  const slider = page.getByRole("slider", { name: "Compare the photo with its cutout" });
  await slider.focus();
  await page.keyboard.press("End");
  await expect(slider).toHaveAttribute("aria-valuetext", "100% before, 0% after");
  await page.keyboard.press("ArrowLeft");
  await expect(slider).toHaveAttribute("aria-valuetext", "99% before, 1% after");
});

test("shows pictures of its own place, and has no faults that axe finds, on every width and theme", async ({
  page,
}) => {
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      expect(await accessibilityFaults(page), `${colorScheme} at ${width} px`).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${colorScheme} at ${width} px`).toBe(0);
    }
  }
  const images = page.getByRole("main").locator("img");
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    expect(await image.getAttribute("width")).toMatch(/^\d+$/);
  }
});
