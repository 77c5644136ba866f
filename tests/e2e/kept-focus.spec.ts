import type { Page } from "playwright/test";

import { doubleCallsAbout, uniqueTopic } from "../support/double-calls";
import { makeTitles, uniqueWord } from "../support/make-creations";
import { linesAt, makePdf } from "../support/make-pdf";
import { scenePng } from "../support/scene-images";
import { expect, test } from "../support/signed-in-test";

const image = async () => ({ name: "fox.png", mimeType: "image/png", buffer: await scenePng() });
const MESSAGES = "[role=status]:not(:empty), [aria-live=polite]:not(:empty)";

function article(page: Page) {
  const panel = page.getByRole("region", { name: "Generated article" });
  return {
    panel,
    heading: panel.getByRole("heading", { name: "Generated article" }),
    button: (name: string) => panel.getByRole("button", { name, exact: true }),
  };
}

const said = async (page: Page) => (await page.locator(MESSAGES).allTextContents()).join(" ");

test.beforeEach(({ user: _user }) => {});

test("a button keeps the focus while it works, and works once", async ({ page }) => {
  const topic = uniqueTopic("patient keys", "[[drip:20]]");
  const generate = page.getByRole("button", { name: "Generate Article" });
  const { heading, button } = article(page);
  await page.goto("/ai/write-article");
  await page.getByLabel("Article Topic").fill(topic);
  await generate.press("Enter");
  await expect(generate).toHaveAttribute("aria-busy", "true");
  await expect(generate).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByLabel("Article Topic").focus();
  await page.keyboard.press("Control+Enter");
  await generate.focus();
  await expect(heading).toBeFocused();
  expect(await doubleCallsAbout(topic)).toHaveLength(1);

  await button("Download").press("Enter");
  const saved = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: /Word/ }).press("Enter");
  await saved;
  await expect(button("Download")).toBeFocused();

  await button("Edit").press("Enter");
  await expect(page.getByRole("textbox", { name: "Article text" })).toBeFocused();
  await page.keyboard.type("Keys. ");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Article saved")).toBeVisible();
  await expect(heading).toBeFocused();
});

test("Continue leads to the heading, and a cut is told as one", async ({ page }) => {
  const { panel, heading, button } = article(page);
  await page.goto("/ai/write-article");
  await page
    .getByLabel("Article Topic")
    .fill(uniqueTopic("broken keys", "[[fault:cut:2]] [[drip:30]]"));
  await page.getByRole("button", { name: "Generate Article" }).press("Enter");
  await expect(panel).toContainText("This article was cut off.");
  await expect.poll(() => said(page)).toContain("Generated article: cut off");

  await page.keyboard.press("Tab");
  await button("Continue").press("Enter");

  await expect(button("Continue")).toHaveCount(0);
  await expect(heading).toBeFocused();
});

test("an error is said again when the form is sent again", async ({ page }) => {
  const topic = page.getByLabel("Article Topic");
  await page.goto("/ai/write-article");
  // What tells of errors comes with the keys of the page, at the first touch.
  await topic.press("Shift");
  await expect(page.locator("[data-keys]")).toBeAttached();
  await topic.press("Enter");
  const error = page.locator("[id$=-error]").first();
  await expect(error).toHaveRole("alert");
  await expect(topic).toBeFocused();
  const generate = page.getByRole("button", { name: "Generate Article" });

  await generate.press("Enter");

  await expect(topic).toBeFocused();
});

test("an image leads to what replaces it, with its name, and back", async ({ page }) => {
  await page.goto("/ai/remove-object");
  const upload = page.getByLabel("Upload image");
  await expect(upload).toBeEnabled();
  await expect(upload).toHaveAttribute("aria-invalid", "false");
  await expect(upload).toHaveAccessibleDescription(/Choose, drop, or paste an image/);
  const dialog = page.waitForEvent("filechooser");
  await upload.press("Enter");
  await (await dialog).setFiles(await image());
  const replace = page.getByLabel("Replace");
  await expect(replace).toBeFocused();
  await expect(replace).toHaveAccessibleDescription(/^fox\.png/);

  await page.getByRole("radio", { name: "Paint over it" }).check();
  const crosshair = page.getByRole("button", { name: /^Crosshair at 50%.*Enter to paint/ });
  await crosshair.press("Enter");
  await expect.poll(() => said(page)).toContain("Painted. 1 object selected.");
  const undo = page.getByRole("button", { name: "Undo" });
  await undo.press("Enter");
  await expect.poll(() => said(page)).toContain("0 objects selected.");
  await expect(undo).toBeDisabled();
  await expect(undo).toBeFocused();

  await page.getByRole("button", { name: "Remove this image" }).press("Enter");
  await expect(page.getByLabel("Upload image")).toBeFocused();
});

test("the slider between before and after says where it is", async ({ page }) => {
  await page.goto("/ai/image-compressor");
  await expect(page.getByRole("button", { name: "Compress & Resize" })).toBeEnabled();
  await page.getByLabel("Images", { exact: true }).setInputFiles(await image());
  await page.getByRole("button", { name: "Compress & Resize" }).click();
  const slider = page.getByRole("slider", { name: "Compare before and after" });
  await expect(slider).toHaveAttribute("aria-valuetext", "50% before, 50% after");

  await slider.press("ArrowRight");

  await expect(slider).toHaveAttribute("aria-valuetext", /^5[1-9]% before, 4\d% after$/);
  const ringed = page.locator(".checkerboard", { has: slider });
  await expect(ringed.first()).toHaveCSS("outline-style", "solid");
});

test("the buttons of a page's dialog keep the focus", async ({ page }) => {
  await page.goto("/ai/pdf-summarizer");
  await expect(page.getByRole("button", { name: "Summarize PDF" })).toBeEnabled();
  const texts = ["The garden was founded in 1984 by twelve neighbors of Mill Street."];
  const pages = [{ texts: linesAt(texts) }, { texts: linesAt(["Its well is 60 meters deep."]) }];
  const upload = page.getByLabel("Upload PDF");
  const file = { name: "garden.pdf", mimeType: "application/pdf", buffer: makePdf(pages) };
  await upload.setInputFiles(file);
  await expect(upload).toHaveAccessibleDescription(/^garden\.pdf/);
  await page.getByRole("button", { name: "Summarize PDF" }).click();
  const panel = page.getByRole("region", { name: "Analysis & Chat" });
  await panel.getByRole("button", { name: "p. 1" }).first().press("Enter");
  const dialog = page.getByRole("dialog", { name: "garden.pdf" });
  await expect(dialog).toContainText("Page 1 of 2");
  const next = dialog.getByRole("button", { name: "Next page" });

  await next.press("Enter");

  await expect(dialog).toContainText("Page 2 of 2");
  await expect(next).toBeDisabled();
  await expect(next).toBeFocused();
});

test("a card keeps the focus when it moves, and a shared link takes it", async ({ page, user }) => {
  const [first, second] = [uniqueWord(), uniqueWord()];
  await makeTitles(page, user, [first, second]);
  await page.goto("/ai");
  await page.getByRole("button", { name: new RegExp(`keyword ${first}`) }).press("Enter");
  const more = page.getByRole("button", { name: `More options for ${first}` });
  await more.press("Enter");
  await page.getByRole("menuitem", { name: "Pin to the top" }).press("Enter");
  await expect(page.getByRole("main").locator("h3").first()).toContainText(first);
  await expect(more).toBeFocused();

  await more.press("Enter");
  await page.getByRole("menuitem", { name: "Share link" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Share" });
  await dialog.getByRole("button", { name: "Create link" }).press("Enter");
  const link = dialog.getByLabel("Link", { exact: true });
  await expect(link).toBeFocused();
  await expect(link).toHaveAccessibleDescription(/^Copy it now\./);
  await dialog.getByRole("button", { name: "Done" }).press("Enter");
  await more.press("Enter");
  await page.getByRole("menuitem", { name: "Share link" }).press("Enter");
  await dialog.getByRole("button", { name: "Stop sharing" }).press("Enter");
  await expect(dialog.getByRole("button", { name: "Create link" })).toBeFocused();
});

test("a search says how much it found", async ({ page, user }) => {
  const word = uniqueWord();
  await makeTitles(page, user, [word]);
  await page.goto("/ai");
  await page.getByRole("searchbox", { name: "Search your creations" }).fill(word);
  await expect.poll(() => said(page)).toContain("1 creation found");
});

test("a page that a link leads to has the focus on its heading", async ({ page }) => {
  await page.goto("/ai");
  await page.getByRole("link", { name: "Write article" }).first().press("Enter");
  await expect(page.getByRole("heading", { name: "Article writer", level: 1 })).toBeFocused();
});

test("in a low window, nothing sticks over the field that has the focus", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto("/ai/write-article");
  const generate = page.getByRole("button", { name: "Generate Article" });
  await expect(generate.locator("..")).toHaveCSS("position", "static");
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(generate.locator("..")).toHaveCSS("position", "sticky");
});
