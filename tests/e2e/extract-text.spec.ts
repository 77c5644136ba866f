import { readFileSync } from "node:fs";
import type { Page } from "playwright/test";
import sharp from "sharp";

import { READINGS_DATABASE } from "@/lib/client/kept-forms";
import { accessibilityFaults } from "../support/accessibility";
import { consoleErrors } from "../support/console-errors";
import { LAYOUT_PICTURES } from "../support/ocr/layout-pictures";
import { expect, test } from "../support/signed-in-test";
import { characterError, type TextImage, textImages } from "../support/text-images";

function parts(page: Page) {
  const panel = page.getByRole("region", { name: "Extracted Text" });
  return {
    panel,
    images: page.getByLabel("Images", { exact: true }),
    extract: page.getByRole("button", { name: "Extract Text" }),
    text: panel.getByRole("textbox", { name: "Extracted text" }),
    toast: (text: string) => page.getByRole("listitem").filter({ hasText: text }).first(),
  };
}

/** The texts whose images a page's browser keeps. */
function keptReadings(page: Page): Promise<string[]> {
  return page.evaluate(
    (name) =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const keys = database.transaction("readings").objectStore("readings").getAllKeys();
          keys.onsuccess = () => {
            database.close();
            resolve(keys.result.map(String));
          };
        };
      }),
    READINGS_DATABASE,
  );
}

let drawn: Promise<TextImage[]> | undefined;

async function image(page: Page, name: string) {
  const browser = page.context().browser();
  if (!browser) throw new Error("There is no browser to draw with.");
  drawn ??= textImages(browser);
  const found = (await drawn).find((one) => one.name === name);
  if (!found) throw new Error(`There is no picture ${name}.`);
  const upload = { name: `${name}.png`, mimeType: "image/png", buffer: await found.file() };
  return { upload, written: found.text };
}

async function layoutPicture(name: string) {
  const found = LAYOUT_PICTURES.find((one) => one.name === name);
  if (!found) throw new Error(`There is no picture ${name}.`);
  return { name: `${name}.png`, mimeType: "image/png", buffer: await found.file() };
}

/** Lets nothing out but to the product itself. */
async function blockOtherHosts(page: Page): Promise<string[]> {
  const { origin } = new URL(test.info().project.use.baseURL ?? "");
  const others: string[] = [];
  await page.context().route(/^https?:/, (route) => {
    const url = route.request().url();
    if (new URL(url).origin === origin) return route.continue();
    others.push(url);
    return route.abort();
  });
  return others;
}

test.beforeEach(async ({ page, user: _user }) => {
  await page.goto("/ai/extract-text");
});

test("asks for an image when there is none, and sends nothing [V-16, OC-01]", async ({ page }) => {
  const { extract, images } = parts(page);
  await expect(images).toHaveAttribute("accept", "image/*");
  await expect(images).toHaveAttribute("required");

  await extract.click();

  await expect(images).toHaveAccessibleDescription(/Choose an image\./);
  await expect(page.getByRole("progressbar")).toHaveCount(0);
});

test("reads in the browser with files from our own origin, and saves the text [OC-01, OC-02, OC-03, OC-04, OC-05, X-10, C-16, ST-13]", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const others = await blockOtherHosts(page);
  const fetched: string[] = [];
  context.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  const { images, extract, text, panel, toast } = parts(page);
  const { upload, written } = await image(page, "page");
  const saved = page.waitForRequest("**/api/ai/extract-text");

  await images.setInputFiles(upload);
  await extract.click();

  await expect(extract).toBeDisabled();
  await expect(page.getByRole("progressbar")).toBeVisible();
  await expect(toast("Text extracted!")).toBeVisible();
  await expect(text).toHaveAttribute("readonly");
  const read = await text.inputValue();
  expect(characterError(read, written)).toBeLessThan(0.01);
  expect((await saved).postDataJSON()).toMatchObject({ text: read });
  await expect(panel).toContainText("Saved to your dashboard");

  await panel.getByRole("button", { name: "Copy" }).click();
  await expect(toast("Copied to clipboard!")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(read);
  expect(fetched).toContain("/tessdata/eng.traineddata.gz");
  expect(fetched).toContain("/tessdata/worker.min.js");
  expect(others).toEqual([]);
});

test("rotates a sideways image, reads several, and saves them as a searchable PDF, also once it's opened again", async ({
  page,
  user,
}) => {
  test.slow();
  const { images, extract, text, panel } = parts(page);
  const sideways = await image(page, "sideways");
  const receipt = await image(page, "receipt");

  await images.setInputFiles([sideways.upload, receipt.upload]);
  await extract.click();

  await expect(text).toHaveValue(/gulls know it/, { timeout: 90_000 });
  await expect(text).toHaveValue(/Rye loaf/);
  const savePdf = async () => {
    const download = page.waitForEvent("download");
    await panel.getByRole("button", { name: "Download" }).click();
    await page.getByRole("menuitem", { name: "Searchable PDF" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe("sideways.pdf");
    return readFileSync(await file.path(), "latin1");
  };
  const fresh = await savePdf();
  expect(fresh).toMatch(/^%PDF-1\.7[\s\S]*\/Count 2/);

  // Opened again, in this browser: with its images.
  await expect(page).toHaveURL(/creation=/);
  const opened = page.url();
  await page.reload();
  await expect(panel.getByRole("switch", { name: "Show on the image" })).toBeVisible();
  await expect(text).toHaveValue(/gulls know it[\s\S]*Rye loaf/);
  expect(await savePdf()).toBe(fresh);
  const chosen = page.getByRole("list", { name: "Chosen images" }).getByRole("listitem");
  await expect(chosen).toHaveText([/sideways\.png/, /receipt\.png/]);

  // Its images go with it.
  const id = new URL(opened).searchParams.get("creation") ?? "";
  const headers = { authorization: `Bearer ${await user.token()}` };
  await page.request.post("/api/user/delete-creation", { headers, data: { id } });
  await page.goto("/ai/bin");
  expect(await keptReadings(page)).toEqual([id]);
  await page.getByRole("button", { name: "Empty trash" }).click();
  await page
    .getByRole("dialog", { name: "Empty the trash?" })
    .getByRole("button", { name: "Delete permanently" })
    .click();
  await expect.poll(() => keptReadings(page)).toEqual([]);
});

test("keeps its width with a long file name, and removes an image", async ({ page }) => {
  const { upload } = await image(page, "page");
  const name = `${"minutes-of-the-meeting-".repeat(6)}1.png`;
  await page.setViewportSize({ width: 360, height: 800 });

  await parts(page).images.setInputFiles({ ...upload, name });

  const chosen = page.getByRole("list", { name: "Chosen images" }).getByRole("listitem");
  await expect(chosen).toHaveText(new RegExp(name));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByRole("button", { name: `Remove ${name}` }).click();
  await expect(chosen).toHaveCount(0);
});

test("finds nothing in an image without text, and saves nothing", async ({ page }) => {
  const { images, extract, toast, panel } = parts(page);
  let calls = 0;
  page.on("request", (request) => {
    if (request.url().includes("/api/ai/")) calls += 1;
  });
  const blank = await sharp({
    create: { width: 300, height: 200, channels: 3, background: "#cdd" },
  })
    .png()
    .toBuffer();

  await images.setInputFiles({ name: "blank.png", mimeType: "image/png", buffer: blank });
  await extract.click();

  await expect(toast("No text found in this image")).toBeVisible();
  await expect(panel).toContainText("No text found in this image. Nothing was saved");
  await expect(panel).toContainText("Choose an image and click Extract Text");
  expect(calls).toBe(0);
});

test("says why a file can't be read [OC-05, X-09, X-12]", async ({ page }) => {
  const { images, extract, toast, panel } = parts(page);
  const logged = consoleErrors(page);
  const heic = Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0mif1heic", "latin1");

  await images.setInputFiles({ name: "photo.heic", mimeType: "image/heic", buffer: heic });
  await extract.click();

  await expect(toast("OCR failed")).toBeVisible();
  expect(logged).toContainEqual(expect.stringContaining("can't open HEIC images"));
  await expect(panel).toContainText("can't open HEIC images");
  await expect(extract).toBeEnabled();
});

test("without a connection before it was touched, leads on to the tool that needs none", async ({
  page,
}) => {
  const { images, extract, panel } = parts(page);
  const { upload } = await image(page, "receipt");
  await page.route("**/_next/static/**", (route) => route.abort());
  await images.setInputFiles(upload);
  await extract.click();

  // Another part of the panel may not have come, either.
  const failure = panel.getByRole("alert").filter({ hasText: "Couldn't reach the server." });
  await expect(failure).toContainText("Check your connection");
  const link = failure.getByRole("link", { name: "Read it without a connection" });
  await expect(link).toHaveAttribute("href", "/offline?for=/ai/extract-text");
});

test("says that a language's data couldn't be loaded, and ends the engine [X-09]", async ({
  page,
  context,
}) => {
  const { images, extract, panel, toast } = parts(page);
  await context.route("**/tessdata/deu.traineddata.gz", (route) => route.fulfill({ status: 503 }));
  await images.setInputFiles((await image(page, "receipt")).upload);
  await page.getByLabel("Text language").selectOption({ label: "German" });
  await extract.click();

  await expect(toast("OCR failed")).toBeVisible();
  await expect(panel).toContainText("Couldn't load the data for German. Check your connection");
  await expect(extract).toBeEnabled();
  await expect
    .poll(() => page.workers().filter((worker) => worker.url().includes("/tessdata/")))
    .toHaveLength(0);
});

test("shows the text even if it couldn't be saved [OC-04]", async ({ page }) => {
  const { images, extract, text, panel, toast } = parts(page);
  await page.route("**/api/ai/extract-text", (route) => route.abort());
  const { upload } = await image(page, "receipt");

  await images.setInputFiles(upload);
  await extract.click();

  await expect(text).toHaveValue(/CORNER BAKERY/);
  await expect(panel).toContainText("Not saved to your dashboard");
  await expect(toast("OCR failed")).toHaveCount(0);
});

test("passes the text to the titles, which record the source", async ({ page }) => {
  const { images, extract, panel } = parts(page);
  await images.setInputFiles((await image(page, "receipt")).upload);
  await extract.click();
  await expect(panel).toContainText("Saved to your dashboard");

  await panel.getByRole("button", { name: "Send to…" }).click();
  await page.getByRole("menuitem", { name: "Blog titles" }).click();

  await expect(page.getByLabel("Keyword")).toHaveValue("CORNER BAKERY");
  const request = page.waitForRequest("**/api/ai/generate-blog-title");
  await page.getByRole("button", { name: "Generate title" }).click();
  const { parentId } = (await request).postDataJSON();
  expect(parentId).toBe(new URL(page.url()).searchParams.get("from"));
  expect(parentId).toMatch(/^[\da-f-]{36}$/);
});

test("keeps the rows of a photographed receipt, adds them up, and shows what it read", async ({
  page,
}) => {
  test.slow();
  const { images, extract, text, panel } = parts(page);
  await images.setInputFiles(await layoutPicture("receipt-photo"));
  await extract.click();

  await expect(text).toHaveValue(/2 Rye loaf {2,}9\.80\n/, { timeout: 90_000 });
  await expect(panel).toContainText("Page straightened");
  await expect(panel).toContainText(/add up to/);
  await panel.getByRole("switch", { name: "Keep line breaks" }).uncheck();
  await expect(text).not.toHaveValue(/ {2,}/);

  await panel.getByRole("switch", { name: "Show on the image" }).check();
  const marked = panel.getByRole("img", { name: /words marked as read/ });
  await expect(marked).toBeVisible();
  await expect(marked.getByText("BAKERY")).toHaveCount(1);
  await panel.getByRole("switch", { name: "Write the words on the image" }).check();
  await expect(marked.getByText("BAKERY").last()).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test("reads only what lies between the page edges, moved by keyboard", async ({ page }) => {
  test.slow();
  const { images, extract, text } = parts(page);
  await images.setInputFiles(await layoutPicture("page-tilted"));
  await page.getByRole("button", { name: "Set page edges" }).click();

  const edges = page.getByRole("region", { name: /^Page edges of/ });
  await expect(edges).toContainText("Drag the corners if they don't match the page");
  const corner = edges.getByRole("slider", { name: /^Top left corner/ });
  await expect(corner).toHaveAttribute("aria-valuetext", /^1[5-7]\.\d% from the left/);
  await corner.press("ArrowRight");
  await expect(corner).toHaveAttribute("aria-valuetext", /^1[6-8]\.\d% from the left/);
  await corner.press("ArrowLeft");
  expect(await accessibilityFaults(page)).toEqual([]);
  await extract.click();

  await expect(text).toHaveValue(/^The harbor wakes before the town does/, { timeout: 90_000 });
});

test("reads both sides of a dark chat, each message named after its side", async ({ page }) => {
  test.slow();
  const { images, extract, text, panel } = parts(page);
  const saved = page.waitForRequest("**/api/ai/extract-text");
  await images.setInputFiles(await layoutPicture("chat-dark"));
  await extract.click();

  await expect(text).toHaveValue(/Right: Yes, the train gets in/, { timeout: 90_000 });
  await expect(text).toHaveValue(/Left: Perfect, see you then!/);
  await expect(panel).toContainText("Looks like a chat");
  expect((await saved).postDataJSON().text).toBe(await text.inputValue());
});

test("is accessible before and after it reads", async ({ page }) => {
  const { images, extract, text } = parts(page);
  expect(await accessibilityFaults(page)).toEqual([]);
  await images.setInputFiles((await image(page, "receipt")).upload);
  await extract.click();
  await expect(text).toHaveValue(/CORNER BAKERY/);
  expect(await accessibilityFaults(page)).toEqual([]);
});
