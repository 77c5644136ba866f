import { readFile } from "node:fs/promises";
import type { Page } from "playwright/test";

import { accessibilityFaults } from "../support/accessibility";
import { doubleCallsAbout, uniqueTopic } from "../support/double-calls";
import { linesAt, makePdf } from "../support/make-pdf";
import { expect, test } from "../support/signed-in-test";

const PAGE = "/ai/write-article";
const PAGES = [
  [
    "The community garden was founded in 1984 by twelve neighbors of Mill Street.",
    "It covers 3.5 hectares and feeds forty families through the summer.",
    "Every member works four hours a week in the shared beds.",
  ],
  [
    "Water comes from a well that was drilled in 1991 to a depth of 60 meters.",
    "In dry years the pump runs at night, because electricity is cheaper then.",
    "The annual fee is 85 euros, and pensioners pay half of it.",
  ],
];
const PDF = {
  name: "garden.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from(makePdf(PAGES.map((lines) => ({ texts: linesAt(lines) })))),
};

function parts(page: Page) {
  const panel = page.getByRole("region", { name: "Generated article" });
  return {
    panel,
    topic: page.getByLabel("Article Topic"),
    generate: page.getByRole("button", { name: "Generate Article" }),
    write: page.getByRole("button", { name: "Generate Article", exact: true }),
    outlineFirst: page.getByRole("button", { name: "Outline first" }),
    heading: (number: number) =>
      page.getByRole("textbox", { name: `Heading ${number}`, exact: true }),
    button: (name: string) => page.getByRole("button", { name, exact: true }),
    sections: panel.getByRole("heading", { level: 2 }).filter({ hasNotText: "Generated article" }),
  };
}

test.beforeEach(async ({ page, user: _user }) => {
  await page.goto(PAGE);
});

test("writes in the language, tone, and for the readers that were chosen", async ({ page }) => {
  const { topic, generate, panel, button } = parts(page);
  const about = uniqueTopic("window boxes");
  await topic.fill(about);
  await button("More options").click();
  await page.getByLabel("Language").selectOption("German – Deutsch");
  await page.getByLabel("Friendly").check();
  const audience = page.getByLabel(/^Audience/);
  await audience.fill("x".repeat(121));
  await button("More options").click();
  await generate.click();

  await expect(audience).toHaveAccessibleDescription("Use 120 characters or fewer.");
  expect(await accessibilityFaults(page)).toEqual([]);
  await audience.fill("first-time gardeners");
  await button("More options").click();
  await expect(button("More options German, friendly, for first-time gardeners")).toBeVisible();
  const request = page.waitForRequest("**/api/ai/generate-article");
  await generate.click();

  expect((await request).postDataJSON()).toMatchObject({
    language: "de",
    tone: "friendly",
    audience: "first-time gardeners",
  });
  await expect(panel).toContainText(/\d+ words/);
  const [call] = await doubleCallsAbout(about);
  expect(JSON.stringify(call?.body)).toContain("Write all of it in German.");
});

test("brings a stored article's options and outline back", async ({ page }) => {
  const { topic, write, panel, outlineFirst, heading, button } = parts(page);
  await topic.fill(uniqueTopic("stored herbs", "[[fault:length:3]]"));
  await button("More options").click();
  await page.getByLabel("Humorous").check();
  await outlineFirst.click();
  await heading(1).fill("Basil");
  await write.click();
  await expect(panel).toContainText("This article was cut off.");
  const { token } = (await (await page.request.get("/api/auth/token")).json()) as { token: string };
  const list = await page.request.get("/api/user/get-user-creations?limit=1", {
    headers: { authorization: `Bearer ${token}` },
  });
  const [{ id }] = (await list.json()).creations;

  await page.goto(`${PAGE}?continue=${id}`);

  await expect(heading(1)).toHaveValue("Basil");
  await button("More options humorous").click();
  await expect(page.getByLabel("Humorous")).toBeChecked();
});

test("writes under the outline: changed, moved, added to, and deleted from by keyboard", async ({
  page,
}) => {
  const { topic, write, outlineFirst, heading, button, sections } = parts(page);
  await topic.fill(uniqueTopic("roof bees", "[[outline:shuffle]]"));
  await outlineFirst.focus();
  await page.keyboard.press("Enter");
  await expect(heading(1)).toBeFocused();
  await expect(heading(1)).toHaveValue("Where it began");
  expect(await accessibilityFaults(page)).toEqual([]);

  await heading(1).fill("Bees come first");
  await button("Move heading 1 down").focus();
  await page.keyboard.press("Enter");
  await expect(heading(2)).toHaveValue("Bees come first");
  await expect(button("Move heading 2 down")).toBeFocused();
  await button("Delete heading 5").focus();
  await page.keyboard.press("Enter");
  await heading(4).focus();
  await page.keyboard.press("Enter");
  await expect(heading(5)).toBeFocused();
  await write.click();
  await expect(heading(5)).toHaveAccessibleDescription("Write this heading, or delete it.");
  await expect(heading(5)).toBeFocused();
  await page.keyboard.type("Honey & wax");
  await write.click();

  await expect(sections).toHaveText([
    "How it works",
    "Bees come first",
    "What it costs",
    "Who it serves",
    "Honey & wax",
  ]);
});

test("says which heading the model left out", async ({ page }) => {
  const { topic, write, panel, outlineFirst, heading, sections } = parts(page);
  await topic.fill(uniqueTopic("lost sections", "[[outline:drop-always]]"));
  await outlineFirst.click();
  await expect(heading(2)).toHaveValue("How it works");
  await write.click();

  await expect(panel).toContainText(
    "Nothing was written under “How it works”, so that heading is left out.",
  );
  await expect(sections).toHaveCount(4);
});

test("writes from a PDF, cites it, and names what couldn't be proven", async ({ page }) => {
  const { topic, generate, panel, button } = parts(page);
  await topic.fill(uniqueTopic("the garden", "[[lie]]"));
  await button("Use my document").click();
  const dialog = page.getByRole("dialog", { name: "Write from a document" });
  await expect(dialog).toContainText("You have no summaries, extracted texts, or articles yet.");
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByLabel("A PDF", { exact: true }).setInputFiles(PDF);
  await expect(dialog).toBeHidden();
  await expect(button("Don't use garden")).toBeVisible();
  await generate.click();

  await expect(panel).toContainText("The annual fee is 85 euros, and pensioners pay half of it.");
  await expect(panel).toContainText(/2 of the model's statements couldn't be verified/);
  await expect(panel).not.toContainText("cheese");
  await panel.getByRole("button", { name: "p. 2", exact: true }).first().click();
  const quotation = panel.getByRole("listitem").filter({ hasText: "Water comes from a well" });
  await expect(quotation).toBeFocused();
  expect(await accessibilityFaults(page)).toEqual([]);
  const saved = page.waitForEvent("download");
  await panel.getByRole("button", { name: "Download", exact: true }).click();
  await page.getByRole("menuitem", { name: "Markdown (.md)" }).click();
  const file = await readFile(await (await saved).path(), "utf8");
  expect(file).toContain("[p. 2]");
  expect(file).not.toContain("#page=");

  await expect(page).toHaveURL(/\?run=/);
  await page.reload();
  await expect(panel).toContainText("The annual fee is 85 euros, and pensioners pay half of it.");
  await expect(button("Don't use garden")).toBeVisible();
  const asked = page.waitForRequest("**/api/ai/generate-article");
  await generate.click();
  expect((await asked).postDataJSON().source).toEqual({ documentId: expect.any(String) });
});

test("writes from a creation, which the article then links to", async ({ page, user }) => {
  const headers = { authorization: `Bearer ${await user.token()}` };
  const text = PAGES.flat().join("\n\n");
  await page.request.post("/api/ai/extract-text", {
    headers,
    data: { text, source: "letter.png" },
  });
  const { topic, generate, panel, button } = parts(page);
  await topic.fill(uniqueTopic("the well"));
  await button("Use my document").click();
  const dialog = page.getByRole("dialog", { name: "Write from a document" });
  await dialog.getByRole("searchbox").fill("letter");
  await dialog.getByRole("button", { name: /Text from letter\.png/ }).click();
  await generate.click();

  await expect(panel).toContainText("drilled in 1991 to a depth of 60 meters.");
  await expect(panel.getByRole("button", { name: "par. 4" }).first()).toBeVisible();
  await page.goto("/ai");
  await page.getByRole("button", { name: /the well/ }).click();
  await expect(page.getByText("Made from Text from letter.png")).toBeVisible();
});

for (const width of [360, 1280]) {
  test(`fits a page of ${width} px with everything open`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const { topic, outlineFirst, heading, button } = parts(page);
    await topic.fill(uniqueTopic("narrow roads"));
    await button("More options").click();
    await page
      .getByLabel(/^Audience/)
      .fill("people who read on narrow screens, on the road, and late at night");
    await button("More options").click();
    await outlineFirst.click();
    await heading(1).fill(
      "A long heading that takes more than a line, whatever the width of the page",
    );

    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );

    expect(overflow).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
  });
}
