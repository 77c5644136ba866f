import type { Locator, Page } from "playwright/test";

import { RECEIPT_LINE } from "@/lib/registry/example-texts";
import { accessibilityFaults } from "../support/accessibility";
import { expect, test } from "../support/signed-in-test";

const chosen = (page: Page) => page.getByRole("list", { name: "Chosen images" });

/** Tools that take a file: what their button says, and what shows that the sample was chosen. */
const SAMPLES: [string, string, (page: Page) => Locator, RegExp][] = [
  ["image-compressor", "Try a sample photo", chosen, /coffee\.jpg/],
  ["remove-background", "Try a sample photo", (page) => page.getByRole("main"), /coffee\.jpg/],
  ["remove-object", "Try a sample photo", (page) => page.getByRole("main"), /portrait\.jpg/],
  ["extract-text", "Try a sample receipt", chosen, /receipt\.jpg/],
  ["review-resume", "Try a sample résumé", (page) => page.getByRole("main"), /resume\.pdf/],
  ["pdf-summarizer", "Try a sample PDF", (page) => page.getByRole("main"), /handbook\.pdf/],
];

const EXAMPLES = [
  "write-article",
  "blog-titles",
  "qr-generator",
  "extract-text",
  "generate-images",
  "image-compressor",
  "remove-background",
  "remove-object",
  "review-resume",
  "pdf-summarizer",
  "youtube-summarizer",
];

for (const [slug, action, place, name] of SAMPLES) {
  test(`${slug} has a sample to try with one click`, async ({ page, user: _user }) => {
    let fetched = 0;
    page.on("request", (request) => {
      // An example may show the same file as a picture.
      const isPicture = request.resourceType() === "image";
      if (request.url().includes("/samples/") && !isPicture) fetched += 1;
    });
    await page.goto(`/ai/${slug}`, { waitUntil: "networkidle" });
    expect(fetched).toBe(0);
    await page.getByRole("button", { name: action }).click();
    await expect(place(page)).toContainText(name);
  });
}

test("the sample receipt is read as the example shows it", async ({ page, user: _user }) => {
  test.slow();
  await page.goto("/ai/extract-text");
  await page.getByRole("button", { name: "Try a sample receipt" }).click();
  await expect(chosen(page)).toContainText("receipt.jpg");
  await page.getByRole("button", { name: "Extract Text" }).click();
  const panel = page.getByRole("region", { name: "Extracted Text" });
  const text = panel.getByRole("textbox", { name: "Extracted text" });
  await expect(text).toHaveValue(new RegExp(RECEIPT_LINE.replaceAll(" ", "\\s+")), {
    timeout: 120_000,
  });
});

test("youtube-summarizer has a transcript to try", async ({ page, user: _user }) => {
  await page.goto("/ai/youtube-summarizer");
  await page.getByRole("button", { name: "Try a sample transcript" }).click();
  await expect(page.getByLabel("Transcript", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Transcript", { exact: true })).toHaveValue(/ocean currents/);
});

test("a sample that arrives late doesn't take the place of a file chosen meanwhile", async ({
  page,
  user: _user,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/samples/**", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/ai/pdf-summarizer", { waitUntil: "networkidle" });
  const arrived = page.waitForResponse("**/samples/**");
  await page.getByRole("button", { name: "Try a sample PDF" }).click();
  await page
    .getByLabel("Upload PDF", { exact: true })
    .setInputFiles({ name: "mine.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-") });
  await expect(page.getByRole("main")).toContainText("mine.pdf");
  release();
  await (await arrived).finished();
  await page.waitForTimeout(300);
  await expect(page.getByRole("main")).toContainText("mine.pdf");
  await expect(page.getByRole("main")).not.toContainText("handbook.pdf");
});

test("a sample leaves the focus in the form, and no transcript is replaced", async ({
  page,
  user: _user,
}) => {
  await page.goto("/ai/pdf-summarizer", { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Try a sample PDF" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Upload PDF", { exact: true })).toBeFocused();

  await page.goto("/ai/youtube-summarizer");
  await page.getByText("Use a transcript instead").click();
  const sample = page.getByRole("button", { name: "Try a sample transcript" });
  await expect(sample).toBeVisible();
  await page.getByLabel("Transcript", { exact: true }).fill("Words of mine.");
  await expect(sample).toHaveCount(0);
});

test("a sample that can't be fetched is said, and the tool goes on", async ({
  page,
  user: _user,
}) => {
  await page.route("**/samples/**", (route) => route.abort());
  await page.goto("/ai/pdf-summarizer");
  const button = page.getByRole("button", { name: "Try a sample PDF" });
  await button.click();
  await expect(
    page.getByRole("listitem").filter({ hasText: "Couldn't load the sample." }),
  ).toBeVisible();
  await expect(button).toBeEnabled();
});

test("the empty panel of each tool shows an example of its own, called one", async ({
  page,
  user: _user,
}) => {
  test.slow();
  const shown = new Set<string>();
  for (const slug of EXAMPLES) {
    await page.goto(`/ai/${slug}`);
    const example = page.getByRole("figure", { name: "Example result" });
    await example.scrollIntoViewIfNeeded();
    for (const image of await example.locator("img").all())
      await expect
        .poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0);
    shown.add((await example.textContent()) ?? "");
    expect(await accessibilityFaults(page), slug).toEqual([]);
  }
  expect(shown.size).toBe(EXAMPLES.length);
});
