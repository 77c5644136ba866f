import { expect, type Locator, type Page, test } from "playwright/test";

import { uniqueTopic } from "../support/double-calls";
import { type Keyboard, keyboardOf } from "../support/keyboard";
import { galleryTiles, uniqueWord } from "../support/make-creations";
import { linesAt, makePdf } from "../support/make-pdf";
import { LAYOUT_PICTURES } from "../support/ocr/layout-pictures";
import { plainResume } from "../support/resume-pdfs";
import { scenePng } from "../support/scene-images";

/** The first run of some tools starts processes of their own. */
const RUN_MS = 60_000;
const NOTES = [
  "The community garden was founded in 1984 by twelve neighbors of Mill Street.",
  "Water comes from a well that was drilled to a depth of 60 meters.",
];

const image = async () => ({ name: "fox.png", mimeType: "image/png", buffer: await scenePng() });
const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: "application/pdf", buffer });

type Hands = { page: Page; keys: Keyboard };

function expectPage(page: Page, heading: string): Promise<void> {
  return expect(page.getByRole("heading", { name: heading, level: 1 })).toBeVisible();
}

/** Goes to a page by the palette, and past what all pages begin with. */
async function open({ page, keys }: Hands, name: string, heading: string): Promise<void> {
  // A menu that is closing still takes the keys.
  await expect(page.getByRole("menu")).toHaveCount(0);
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", { name: "Search and commands" });
  await expect(palette.getByRole("combobox")).toBeFocused();
  await page.keyboard.type(name);
  await expect(palette.getByRole("option").first()).toContainText(name);
  await page.keyboard.press("Enter");
  await expectPage(page, heading);
  await skipToContent({ page, keys });
}

async function skipToContent({ page, keys }: Hands): Promise<void> {
  await keys.reach(page.getByRole("link", { name: "Skip to content" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
}

/** Runs the tool, and waits for what shows that it's done, with the focus at the result. */
async function run({ page }: Hands, panel: Locator, done: Locator): Promise<void> {
  await page.keyboard.press("Control+Enter");
  await expect(done).toBeVisible({ timeout: RUN_MS });
  await expect(panel.getByRole("heading").first()).toBeFocused();
}

async function download({ page, keys }: Hands, panel: Locator): Promise<void> {
  const saved = page.waitForEvent("download");
  await keys.activate(panel.getByRole("button", { name: /^Download/ }).first());
  await saved;
}

function regionOf(page: Page, name: string): Locator {
  return page.getByRole("region", { name, exact: true });
}

async function signUp({ page, keys }: Hands): Promise<void> {
  await page.goto("/");
  await skipToContent({ page, keys });
  await keys.activate(page.getByRole("button", { name: "Get started" }), "Shift+Tab");
  const dialog = page.getByRole("dialog", { name: "Create your account" });
  await expect(dialog.getByLabel("Full name")).toBeFocused();
  await page.keyboard.type("Ada Keys");
  await keys.write(dialog.getByLabel("Email address"), `${uniqueWord()}@example.com`);
  await keys.write(dialog.getByLabel("Password", { exact: true }), "correct horse battery");
  await page.keyboard.press("Enter");
  await expectPage(page, "Dashboard");
  await skipToContent({ page, keys });
}

async function article(hands: Hands, topic: string): Promise<void> {
  const { page, keys } = hands;
  const panel = regionOf(page, "Generated article");
  await keys.activate(page.getByRole("link", { name: "Write article" }).first(), "Shift+Tab");
  await expectPage(page, "Article writer");
  await keys.write(page.getByLabel("Article Topic"), topic);
  await run(hands, panel, panel.getByRole("button", { name: "Regenerate" }));
  await keys.activate(panel.getByRole("button", { name: "Copy" }));
  await expect(page.getByText("Copied to clipboard!")).toBeVisible();
  const saved = page.waitForEvent("download");
  await keys.choose(panel.getByRole("button", { name: "Download" }), /Markdown/);
  await saved;
  await keys.activate(panel.getByRole("button", { name: "Edit", exact: true }), "Shift+Tab");
  await expect(panel.getByRole("textbox")).toBeFocused();
  await page.keyboard.type("Keys. ");
  await keys.activate(panel.getByRole("button", { name: "Save" }), "Shift+Tab");
  await expect(panel.getByRole("button", { name: "Edit", exact: true })).toBeVisible();
  await keys.choose(panel.getByRole("button", { name: "Send to…" }), "Blog titles");
  await expectPage(page, "Blog title generator");
}

async function titles(hands: Hands, keyword: string): Promise<void> {
  const { page, keys } = hands;
  const panel = regionOf(page, "Generated titles");
  await expect(page.getByLabel("Keyword")).not.toHaveValue("");
  await keys.write(page.getByLabel("Keyword"), keyword);
  await keys.reach(page.getByRole("radio", { name: "General" }));
  await keys.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Technology" })).toBeChecked();
  await run(hands, panel, panel.getByRole("button", { name: "Regenerate" }));
}

async function writingTools(hands: Hands): Promise<void> {
  const { page, keys } = hands;
  await open(hands, "QR generator", "QR generator");
  const code = regionOf(page, "Preview & Download");
  await keys.write(page.getByLabel("Text or URL"), "https://example.com");
  await run(hands, code, code.getByRole("img", { name: "QR code" }));
  await download(hands, code);

  await open(hands, "Review resume", "Résumé reviewer");
  await keys.chooseFile(page.getByLabel("Upload résumé"), pdf("resume.pdf", plainResume()));
  const review = regionOf(page, "Analysis Results");
  await run(hands, review, review.getByRole("heading", { name: /Overall score/ }));
}

async function pictureTools(hands: Hands, word: string): Promise<void> {
  const { page, keys } = hands;
  await open(hands, "Generate images", "Image generation");
  const made = regionOf(page, "Generated image");
  await keys.write(page.getByLabel("Describe Your Image"), `a red kite ${word}`);
  await keys.reach(page.getByRole("switch", { name: "Make this image Public" }));
  await keys.press("Space");
  await run(hands, made, made.getByRole("img").first());

  await open(hands, "Compress Resize", "Image compressor");
  const smaller = regionOf(page, "Preview & Download");
  await keys.chooseFile(page.getByLabel("Images", { exact: true }), await image());
  await run(hands, smaller, smaller.getByRole("button", { name: "Download", exact: true }));
  await download(hands, smaller);

  const cut = regionOf(page, "Processed Image");
  await open(hands, "Remove background", "Background removal");
  await keys.chooseFile(page.getByLabel("Upload image"), await image());
  await run(hands, cut, cut.getByRole("img").or(cut.getByRole("alert")).first());

  await open(hands, "Remove object", "Object removal");
  await keys.chooseFile(page.getByLabel("Upload image"), await image());
  await keys.reach(page.getByRole("radio", { name: "Name it" }));
  await keys.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Click it" })).toBeChecked();
  await keys.reach(page.getByRole("button", { name: /^Crosshair at 50%/ }));
  await keys.press("ArrowLeft");
  await keys.press("Enter");
  await expect(page.getByText("Finding the outline…")).toHaveCount(0, { timeout: RUN_MS });

  await open(hands, "Image to Text", "Image to text");
  const text = regionOf(page, "Extracted Text");
  const [picture] = LAYOUT_PICTURES;
  if (!picture) throw new Error("There is no picture with text.");
  const file = { name: "receipt.png", mimeType: "image/png", buffer: await picture.file() };
  await keys.chooseFile(page.getByLabel("Images", { exact: true }), file);
  await run(hands, text, text.getByRole("textbox", { name: "Extracted text" }));
}

async function documents(hands: Hands): Promise<void> {
  const { page, keys } = hands;
  const panel = regionOf(page, "Analysis & Chat");
  await open(hands, "DocuSense", "PDF summarizer");
  const notes = makePdf([{ texts: linesAt(NOTES) }], { title: "garden" });
  await keys.chooseFile(page.getByLabel("Upload PDF"), pdf("garden.pdf", notes));
  await run(hands, panel, panel.getByRole("tab", { name: "Analysis" }));
  await keys.reach(panel.getByRole("tab", { name: "Analysis" }));
  await keys.press("ArrowRight");
  await keys.press("Enter");
  await keys.write(panel.getByRole("textbox", { name: "Your question" }), "When was it founded?");
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("log").getByRole("listitem")).toHaveCount(2, { timeout: RUN_MS });
  // Leaving would ask about a conversation that isn't kept.
  const keep = panel.getByRole("switch", { name: "Keep this conversation" });
  await keys.reach(keep);
  await keys.press("Space");
  await expect(keep).toBeChecked();

  await open(hands, "YouTube summarizer", "YouTube summarizer");
  await keys.write(page.getByLabel("Video link"), "https://youtu.be/citybees001");
  await run(hands, panel, panel.getByText("What city bees taught us").first());
}

async function creations(hands: Hands, topic: string, word: string): Promise<void> {
  const { page, keys } = hands;
  const banner = page.getByRole("banner");
  await open(hands, "Dashboard", "Dashboard");
  await keys.choose(banner.getByRole("button", { name: "Runs" }), new RegExp(topic));
  await expectPage(page, "Article writer");

  await open(hands, "Dashboard", "Dashboard");
  const card = page.getByRole("button", { name: /keyword/ });
  await keys.activate(card);
  await expect(card).toHaveAttribute("aria-expanded", "true");
  await keys.choose(page.getByRole("button", { name: /^More options for/ }), "Rename");
  const dialog = page.getByRole("dialog", { name: "Rename" });
  await expect(dialog.getByLabel("Name")).toBeFocused();
  await keys.write(dialog.getByLabel("Name"), "Kite ideas");
  await page.keyboard.press("Enter");
  const renamed = page.getByRole("button", { name: /^Kite ideas/ });
  await expect(renamed).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await keys.activate(page.getByRole("button", { name: "Delete" }), "Shift+Tab");
  await expect(renamed).toHaveCount(0);
  await keys.press("Alt+t");
  await keys.activate(page.getByRole("button", { name: "Undo" }));
  await expect(renamed).toBeVisible();

  await open(hands, "Community", "Community");
  const like = galleryTiles(page, word).getByRole("button", { name: /^Like, / });
  // The list from before the search goes, and with it whatever is open there.
  const found = page.waitForResponse((response) => response.url().includes(`q=${word}`));
  await keys.write(page.getByRole("searchbox"), word);
  await found;
  await expect(galleryTiles(page, word)).toHaveCount(1);
  await keys.activate(like);
  await expect(like).toHaveAttribute("aria-pressed", "true");
  await keys.choose(
    galleryTiles(page, word).getByRole("button", { name: /^More options for/ }),
    "Unpublish",
  );
  await expect(galleryTiles(page, word)).toHaveCount(0);
}

async function settings({ page, keys }: Hands): Promise<void> {
  await open({ page, keys }, "Engines", "Engines");
  const pages = page.getByRole("navigation", { name: "Settings pages" });
  await keys.activate(pages.getByRole("link", { name: "Usage" }));
  await expect(page.getByText(/of 60 this hour/).first()).toBeVisible();
  await keys.activate(pages.getByRole("link", { name: "Access tokens" }));
  await expect(page.getByText("You have no access tokens.")).toBeVisible();
  await keys.write(page.getByLabel("Name"), "Backup script");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "“Backup script” is ready" })).toBeFocused();
  await keys.activate(page.getByRole("button", { name: "Done" }));
  await keys.activate(page.getByRole("button", { name: /^Revoke Backup script/ }));
  const question = page.getByRole("dialog", { name: /^Revoke/ });
  await keys.activate(question.getByRole("button", { name: "Revoke" }));
  await expect(page.getByText("You have no access tokens.")).toBeVisible();
}

async function chain({ page, keys }: Hands): Promise<void> {
  await open({ page, keys }, "Chains", "Chains");
  await keys.activate(page.getByRole("link", { name: "Build a chain" }).first());
  await expectPage(page, "Build a chain");
  await skipToContent({ page, keys });
  await keys.write(page.getByLabel("Name"), "Titles");
  await keys.activate(page.getByRole("button", { name: "Suggest titles" }));
  await expect(page.getByRole("heading", { name: /Suggest titles/ })).toBeFocused();
  await keys.write(page.getByLabel("Topics, one per line"), uniqueTopic("kites"));
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("status")).toHaveText("Done: 1 of 1 input done.", {
    timeout: RUN_MS,
  });
}

async function endOfDay({ page, keys }: Hands): Promise<void> {
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await keys.press("Tab");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await open({ page, keys }, "Dashboard", "Dashboard");
  await keys.choose(page.getByRole("button", { name: "Theme" }), "Dark");
  await expect(page.locator("html")).toHaveClass(/\bdark\b/);
  const profile = page.getByRole("button", { name: "Open your profile: Ada Keys" });
  await keys.activate(profile);
  const dialog = page.getByRole("dialog", { name: "Profile" });
  await expect(dialog.getByLabel("Full name")).toBeFocused();
  await keys.write(dialog.getByLabel("Full name"), "Ada Tabs");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Name saved")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await keys.activate(page.getByRole("button", { name: "Sign out" }));
  await expect(page).toHaveURL(/\/$/);
}

test("the whole product works by keyboard alone, and shows at every stop where the focus is", async ({
  page,
  context,
}) => {
  test.setTimeout(600_000);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const hands = { page, keys: keyboardOf(page) };
  const [topic, word] = [uniqueTopic("kites"), uniqueWord()];
  await test.step("an account", () => signUp(hands));
  await test.step("an article", () => article(hands, topic));
  await test.step("titles", () => titles(hands, uniqueTopic("kite")));
  await test.step("a QR code and a review", () => writingTools(hands));
  await test.step("pictures", () => pictureTools(hands, word));
  await test.step("documents", () => documents(hands));
  await test.step("what was made", () => creations(hands, topic, word));
  await test.step("settings", () => settings(hands));
  await test.step("a chain", () => chain(hands));
  await test.step("the end", () => endOfDay(hands));
  expect(hands.keys.faults()).toEqual([]);
});
