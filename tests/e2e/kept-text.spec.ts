import type { Page } from "playwright/test";

import { TEXT_PREFIX } from "@/lib/client/draft-keys";

import { uniqueTopic } from "../support/double-calls";
import { linesAt, makePdf } from "../support/make-pdf";
import { expect, test } from "../support/signed-in-test";

const TITLES = "/ai/blog-titles";
const ARTICLE = "/ai/write-article";

/** What this tab keeps of what was typed, as text. */
function keptTexts(page: Page): Promise<string> {
  return page.evaluate((prefix) => {
    const kept = Object.entries(sessionStorage).filter(([key]) => key.startsWith(prefix));
    return kept.map((entry) => entry.join(" ")).join("\n");
  }, TEXT_PREFIX);
}

async function keeps(page: Page, text: string): Promise<void> {
  await expect.poll(() => keptTexts(page)).toContain(text);
}

const keyword = (page: Page) => page.getByRole("textbox", { name: "Keyword" });
const topic = (page: Page) => page.getByLabel("Article Topic");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test.beforeEach(({ user: _user }) => {});

test("a keyword and its category are there after a reload, and nothing has the focus", async ({
  page,
}) => {
  await page.goto(TITLES);
  await keyword(page).fill("roof bees");
  await keeps(page, "roof bees");
  await page.getByLabel("Health").check();
  // At once: what waits to be kept is kept when the page is left.
  await page.reload();

  await expect(keyword(page)).toHaveValue("roof bees");
  await expect(page.getByLabel("Health")).toBeChecked();
  await expect(page.locator(":focus")).toHaveCount(0);
  const request = page.waitForRequest("**/api/ai/generate-blog-title");
  await page.getByRole("button", { name: "Generate title" }).click();
  expect((await request).postData()).toMatch(/roof bees.*Health|Health.*roof bees/s);
});

test("an article's topic, notes, outline, and options are there after a reload", async ({
  page,
}) => {
  const heading = (number: number) =>
    page.getByRole("textbox", { name: `Heading ${number}`, exact: true });
  await page.goto(ARTICLE);
  const about = uniqueTopic("kept window boxes");
  await topic(page).fill(about);
  await page.getByLabel(/^Notes or points/).fill("Water early.\nNever at noon.");
  await page.getByLabel("Long (1200+ words)").check();
  await button(page, "More options").click();
  await page.getByLabel("Language").selectOption("German – Deutsch");
  await page.getByLabel("Friendly").check();
  await page.getByLabel(/^Audience/).fill("first-time gardeners");
  await button(page, "Outline first").click();
  await heading(1).fill("Soil comes first");
  await button(page, "Move heading 1 down").click();
  await button(page, "Delete heading 1").click();
  await expect(heading(1)).toHaveValue("Soil comes first");
  await keeps(page, "Soil comes first");

  await page.reload();

  await expect(heading(1)).toHaveValue("Soil comes first");
  await expect(topic(page)).toHaveValue(about);
  await expect(page.getByLabel(/^Notes or points/)).toHaveValue("Water early.\nNever at noon.");
  await expect(page.getByLabel("Long (1200+ words)")).toBeChecked();
  await button(page, "More options German, friendly, for first-time gardeners").click();
  await expect(page.getByLabel(/^Audience/)).toHaveValue("first-time gardeners");
  await expect(page.getByLabel("Friendly")).toBeChecked();
  const request = page.waitForRequest("**/api/ai/generate-article");
  await button(page, "Generate Article").click();
  expect((await request).postDataJSON()).toMatchObject({
    language: "de",
    tone: "friendly",
    audience: "first-time gardeners",
    notes: "Water early.\nNever at noon.",
    outline: expect.arrayContaining(["Soil comes first", "What it costs"]),
  });
});

test("an image's description and options, and a video's link and transcript, are there after a reload", async ({
  page,
}) => {
  const portrait = page.getByRole("radio", { name: "Portrait", exact: true });
  const publish = page.getByRole("switch", { name: "Make this image Public" });
  await page.goto("/ai/generate-images");
  await page.getByLabel("Describe Your Image").fill("A fox\nat dusk");
  await page.getByRole("group", { name: "Style" }).getByRole("radio").nth(2).check();
  await portrait.check();
  await page.getByLabel("2", { exact: true }).check();
  await publish.check();
  await keeps(page, "publish");
  await page.reload();
  await expect(page.getByLabel("Describe Your Image")).toHaveValue("A fox\nat dusk");
  await expect(page.getByRole("group", { name: "Style" }).getByRole("radio").nth(2)).toBeChecked();
  await expect(portrait).toBeChecked();
  await expect(page.getByLabel("2", { exact: true })).toBeChecked();
  await expect(publish).toBeChecked();

  await page.goto("/ai/youtube-summarizer");
  await page.getByLabel("Video link").fill("https://youtu.be/aaaaaaaaaaa");
  await page.getByRole("group", { name: "Summary length" }).getByRole("radio").last().check();
  await page.getByText("Use a transcript instead").click();
  await page.getByLabel("Transcript", { exact: true }).fill("0:01 Meadows.\n0:09 More meadows.");
  await keeps(page, "More meadows.");
  await page.reload();
  await expect(page.getByLabel("Video link")).toHaveValue("https://youtu.be/aaaaaaaaaaa");
  await expect(
    page.getByRole("group", { name: "Summary length" }).getByRole("radio").last(),
  ).toBeChecked();
  await expect(page.getByLabel("Transcript", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Transcript", { exact: true })).toHaveValue(
    "0:01 Meadows.\n0:09 More meadows.",
  );
});

test("a code's content of every kind, its list, and its style are there after a reload", async ({
  page,
}) => {
  await page.goto("/ai/qr-generator");
  await page.getByLabel("Text or URL").fill("https://example.com/kept");
  await page.getByLabel("Wi-Fi").check();
  await page.getByLabel("Network name").fill("Guests");
  await page.getByLabel("Foreground color", { exact: true }).fill("#a01020");
  await page.getByLabel("Format").selectOption("svg");
  await button(page, "Shapes and eyes").click();
  await page.getByRole("group", { name: "Modules" }).getByLabel("Dots").check();
  await keeps(page, "dots");
  await page.reload();
  await expect(page.getByLabel("Network name")).toHaveValue("Guests");
  await expect(page.getByLabel("Foreground color", { exact: true })).toHaveValue("#a01020");
  await expect(page.getByLabel("Format")).toHaveValue("svg");
  await expect(page.getByRole("button", { name: /^Shapes and eyes/ })).toContainText("Dots");
  await page.getByLabel("Text", { exact: true }).check();
  await expect(page.getByLabel("Text or URL")).toHaveValue("https://example.com/kept");

  await page.getByLabel("Many from a list").check();
  await page.getByLabel("List", { exact: true }).fill("name,content\nTable 1,https://example.com");
  await keeps(page, "Table 1");
  await page.reload();
  await expect(page.getByLabel("List", { exact: true })).toHaveValue(
    "name,content\nTable 1,https://example.com",
  );
  await expect(page.getByText(/^1 code, which takes/)).toBeVisible();
});

test("a chain's unsaved steps and what it's to run on are there after a reload, and saved ones only where they're saved", async ({
  page,
}) => {
  const steps = page.getByRole("region", { name: "Steps" });
  const headings = steps.getByRole("listitem").getByRole("heading");
  const topics = page.getByLabel("Topics, one per line");
  await page.goto("/ai/chains/build");
  await button(page, "Suggest titles").click();
  await button(page, "Write an article").click();
  await page.getByLabel("Name").fill("Posts");
  await topics.fill("bees\nwasps");
  await keeps(page, "wasps");
  await page.reload();
  await expect(headings).toHaveText(["1. Suggest titles", "2. Write an article"]);
  await expect(page.getByLabel("Name")).toHaveValue("Posts");
  await expect(topics).toHaveValue("bees\nwasps");

  await button(page, "Save chain").click();
  await expect(page).toHaveURL(/\?chain=/);
  await button(page, "Create an image").click();
  await expect(headings).toHaveCount(3);
  await page.reload();
  await expect(headings).toHaveCount(3);
  await expect(topics).toHaveValue("bees\nwasps");
  await page.goto("/ai/chains/build");
  await expect(topics).toHaveCount(0);
  await expect(headings).toHaveCount(0);
});

test("a question that wasn't asked yet is there after a reload", async ({ page }) => {
  const texts = linesAt(["The community garden was founded in 1984 by twelve neighbors."]);
  const buffer = Buffer.from(makePdf([{ texts }], { title: "garden" }));
  await page.goto("/ai/pdf-summarizer");
  await page
    .getByLabel("Upload PDF")
    .setInputFiles({ name: "garden.pdf", mimeType: "application/pdf", buffer });
  await page.getByRole("button", { name: "Summarize PDF" }).click();
  const question = page.getByRole("textbox", { name: "Your question" });
  await page.getByRole("tab", { name: "Chat" }).click();
  await question.fill("Who founded it?");
  await expect(page).toHaveURL(/\?(run|creation)=/);
  await keeps(page, "Who founded it?");
  await page.reload();
  await page.getByRole("tab", { name: "Chat" }).click();
  await expect(question).toHaveValue("Who founded it?");

  await question.press("Enter");
  await expect(page.getByRole("log").getByRole("listitem")).toHaveCount(2);
  await expect.poll(() => keptTexts(page)).not.toContain("Who founded it?");
});

test("what was typed is there after Back and Forward", async ({ page }) => {
  await page.goto(TITLES);
  await keyword(page).fill("roof bees");
  await keeps(page, "roof bees");
  const link = page.getByRole("complementary").getByRole("link", { name: "Write article" });
  await link.click();
  await topic(page).fill("Why bees dance");
  await keeps(page, "Why bees dance");
  await page.goBack();
  await expect(keyword(page)).toHaveValue("roof bees");
  await page.goForward();
  await expect(topic(page)).toHaveValue("Why bees dance");
});

test("what the address asks for, and an opened creation, aren't written over", async ({ page }) => {
  await page.goto(TITLES);
  await keyword(page).fill("first keyword");
  await page.getByRole("button", { name: "Generate title" }).click();
  await expect(page).toHaveURL(/\?run=/);
  await expect(page.getByRole("button", { name: /^Copy/ }).first()).toBeVisible();
  const opened = page.url();
  // Its run holds it now.
  await expect.poll(() => keptTexts(page)).toBe("");
  await page.goto(TITLES);
  await expect(keyword(page)).toHaveValue("");
  await keyword(page).fill("unsent");
  await keeps(page, "unsent");

  await page.goto(opened);
  await expect(keyword(page)).toHaveValue("first keyword");
  await page.goto(`${TITLES}?keyword=asked`);
  await expect(keyword(page)).toHaveValue("asked");
  await page.goto(TITLES);
  await expect(keyword(page)).toHaveValue("unsent");

  // What was changed beside a result belongs to it.
  await page.goto(opened);
  await expect(keyword(page)).toHaveValue("first keyword");
  await keyword(page).fill("first keyword, again");
  await keeps(page, "again");
  await page.reload();
  await expect(keyword(page)).toHaveValue("first keyword, again");
});

test("what is cleared is dropped", async ({ page }) => {
  await page.goto(TITLES);
  await keyword(page).fill("roof bees");
  await keeps(page, "roof bees");
  await keyword(page).fill("");
  await expect.poll(() => keptTexts(page)).toBe("");
});

test("a run that couldn't be sent leaves what was typed", async ({ page }) => {
  await page.route("**/api/ai/generate-blog-title", (route) => route.abort());
  await page.goto(TITLES);
  await keyword(page).fill("roof bees");
  await page.getByRole("button", { name: "Generate title" }).click();
  await expect(page.getByText("Couldn't reach the server.").first()).toBeVisible();
  await keeps(page, "roof bees");
  await page.reload();
  await expect(keyword(page)).toHaveValue("roof bees");
});

test("signing out leaves nothing, in this tab and in others", async ({ page, context, user }) => {
  await page.goto(TITLES);
  await keyword(page).fill("roof bees");
  await keeps(page, "roof bees");
  const other = await context.newPage();
  await other.goto(ARTICLE);
  await topic(other).fill("Why bees dance");
  await keeps(other, "Why bees dance");

  await page.getByRole("complementary").getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("banner").getByRole("button", { name: "Get started" })).toBeVisible();
  expect(await keptTexts(page)).toBe("");
  await expect.poll(() => keptTexts(other)).toBe("");

  // Not for the same person either: whoever signs out leaves a clean browser.
  const { email, password } = user;
  const headers = { origin: new URL(page.url()).origin };
  await page.request.post("/api/auth/sign-in/email", { data: { email, password }, headers });
  await page.goto(TITLES);
  await expect(keyword(page)).toHaveValue("");
  await keyword(page).fill("wasps");
  await keeps(page, "wasps");
  await page.reload();
  await expect(keyword(page)).toHaveValue("wasps");
});

test("the next person finds nothing", async ({ page, context, baseURL }) => {
  await page.goto(TITLES);
  await keyword(page).fill("roof bees");
  await keeps(page, "roof bees");
  await context.clearCookies();
  const email = `next-text-${process.pid}-${Date.now()}@example.com`;
  const data = { name: "Next", email, password: "correct horse battery" };
  const headers = { origin: new URL(baseURL ?? "").origin };
  await page.request.post("/api/auth/sign-up/email", { data, headers });

  await page.reload();
  await expect(keyword(page)).toBeEnabled();
  await expect.poll(() => keptTexts(page)).toBe("");
  await keyword(page).focus();
  await expect(keyword(page)).toHaveValue("");
});
