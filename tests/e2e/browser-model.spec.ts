import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Locator, Page } from "playwright/test";

import { accessibilityFaults } from "../support/accessibility";
import { installLanguageModel, modelLog } from "../support/language-model-double";
import { linesAt, makePdf } from "../support/make-pdf";
import { startOpenAiDouble } from "../support/openai-double";
import { plainResume } from "../support/resume-pdfs";
import { expect, test } from "../support/signed-in-test";
import { startTestServer, type TestServer, untilReady } from "../support/test-server";

const PORT = 4361;
const ENGINE = "Model in the browser";
const GARDEN = [
  "The community garden was founded in 1984 by twelve neighbors of Mill Street.",
  "Water comes from a well that was drilled to a depth of 60 meters.",
  "The annual fee is 85 euros, and pensioners pay half of it.",
];

/** A server as on a fresh machine: nothing configured, and no weights. */
let server: TestServer;

test.use({ baseURL: `http://localhost:${PORT}` });

test.beforeAll(async () => {
  server = startTestServer(PORT, {
    DATA_DIR: mkdtempSync(path.join(tmpdir(), "atelier-browser-model-")),
    DATABASE_URL: "",
    APP_URL: `http://localhost:${PORT}`,
    OPENAI_BASE_URL: "",
    AI_TEXT_MODEL: "",
    MODELS_FETCH: "off",
    SIGN_UPS_PER_HOUR: "1000",
    SIGN_INS_PER_MINUTE: "1000",
  });
  await untilReady(server);
});
test.afterAll(async () => {
  await server.end("SIGTERM");
});

const chip = (page: Page) =>
  page.getByRole("button", { name: /with/ }).filter({ hasText: /model|templates/ });

async function ask(page: Page, question: string): Promise<void> {
  const panel = page.getByRole("region", { name: "Analysis & Chat" });
  await panel.getByRole("tab", { name: "Chat" }).click();
  await panel.getByRole("textbox").fill(question);
  await panel.getByRole("button", { name: "Send question" }).click();
}

/** Opens a tool once it shows what writes. */
async function open(page: Page, slug: string): Promise<void> {
  await page.goto(`/ai/${slug}`);
  await expect(chip(page)).toHaveText(/ with this browser's model$/);
}

/** Every session is destroyed once its call has ended. */
async function expectNoSession(page: Page): Promise<void> {
  await expect.poll(async () => (await modelLog(page)).live).toBe(0);
}

test.describe("a browser that has its model", () => {
  test.beforeEach(async ({ page, user: _user }) => {
    await installLanguageModel(page);
  });

  test("writes an article as it is told, without being asked for it", async ({ page }) => {
    await open(page, "write-article");
    await expect(page.getByText("For titles written for your post")).toHaveCount(0);

    await page.getByLabel("Article Topic").fill("city bees");
    await page.getByRole("button", { name: "Generate Article" }).click();

    const panel = page.getByRole("region", { name: "Generated article" });
    await expect(panel.getByRole("button", { name: "Stop" })).toBeVisible();
    await expect(panel).toContainText("in case 3.");
    await expect(panel).toContainText(ENGINE);
    const { prompts } = await modelLog(page);
    expect(prompts[0]?.prompt).toContain("city bees");
    await expectNoSession(page);
  });

  test("is asked for titles", async ({ page }) => {
    await open(page, "blog-titles");

    await page.getByLabel("Keyword").fill("rain barrels");
    await page.getByRole("button", { name: "Generate title" }).click();

    const panel = page.getByRole("region", { name: "Generated titles" });
    await expect(panel).toContainText(ENGINE);
    await expect(panel.getByRole("listitem")).toHaveCount(10);
    await expectNoSession(page);
  });

  test("isn't what writes in a chain, which says so before it runs", async ({ page }) => {
    await page.goto("/ai/chains/build?readyMade=video-to-post");
    const steps = page.getByRole("region", { name: "Steps" });

    await expect(steps.getByText(/^(Summarizes|Writes) with /)).toHaveText([
      /^Summarizes with the built-in reader/,
      /^Writes with the built-in reader: quotes only/,
      /^Writes with our title templates/,
    ]);
    await expect(
      page.getByText(
        "Chains run on the server, which can't ask this browser's model: Built-in draft model (TinyLlama 1.1B) writes instead.",
      ),
    ).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test("summarizes a PDF and answers questions about it", async ({ page }) => {
    const buffer = makePdf([{ texts: linesAt(GARDEN) }], { title: "garden" });
    await open(page, "pdf-summarizer");

    await page
      .getByLabel("Upload PDF")
      .setInputFiles({ name: "garden.pdf", mimeType: "application/pdf", buffer });
    await page.getByRole("button", { name: "Summarize PDF" }).click();

    const panel = page.getByRole("region", { name: "Analysis & Chat" });
    await expect(panel).toContainText(ENGINE);
    await expect(panel).toContainText("The annual fee is 85 euros");
    await ask(page, "How deep is the well?");
    const messages = panel.getByRole("log", { name: "Messages" });
    await expect(messages).toContainText("a depth of 60 meters");
    await expect(messages).toContainText(ENGINE);
    expect((await modelLog(page)).prompts.length).toBeGreaterThanOrEqual(2);
    await expectNoSession(page);
  });

  test("summarizes a transcript and answers questions about it", async ({ page }) => {
    await open(page, "youtube-summarizer");
    const transcript = [
      "0:00 Welcome to the workshop, today we sharpen a kitchen knife at home.",
      "0:40 Soak the whetstone in water for ten minutes before you begin.",
      "1:30 Hold the blade at fifteen degrees and pull it over the stone.",
    ].join("\n");
    await page.getByText("Use a transcript instead").click();
    await page.getByLabel("Transcript", { exact: true }).fill(transcript);

    await page.getByRole("button", { name: "Summarize Video" }).click();

    const panel = page.getByRole("region", { name: "Analysis & Chat" });
    await expect(panel).toContainText(ENGINE);
    await ask(page, "How long is the whetstone soaked?");
    const messages = panel.getByRole("log", { name: "Messages" });
    await expect(messages).toContainText("ten minutes");
    await expect(messages).toContainText(ENGINE);
    await expectNoSession(page);
  });

  test("adds remarks to the review of a résumé", async ({ page }) => {
    await open(page, "review-resume");
    const resume = { name: "resume.pdf", mimeType: "application/pdf", buffer: plainResume() };
    await page.getByLabel("Upload résumé").setInputFiles(resume);

    await page.getByRole("button", { name: "Resume Review" }).click();

    const panel = page.getByRole("region", { name: "Analysis Results" });
    await expect(panel).toContainText("It begins plainly.");
    await expect(panel).toContainText(ENGINE);
    await expectNoSession(page);
  });

  test("proposes an outline of notes, writes under it, and has other words for a selection", async ({
    page,
  }) => {
    await open(page, "write-article");
    const panel = page.getByRole("region", { name: "Generated article" });
    const text = panel.getByRole("textbox", { name: "Article text" });
    const suggestion = panel.getByRole("region", { name: "Suggestion" });
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    const topic = page.getByLabel("Article Topic");
    const lastPrompt = async () => (await modelLog(page)).prompts.at(-1);

    await topic.fill("roof bees [[model:hold]]");
    await button("Outline first").click();
    await expect.poll(async () => (await lastPrompt())?.prompt).toContain("roof bees");
    await button("Stop").click();
    await expect.poll(async () => (await lastPrompt())?.aborted).toBe(true);
    await expectNoSession(page);
    await topic.fill("roof bees [[model:quota]]");
    await button("Outline first").click();
    await expect(page.getByRole("main").getByRole("alert")).toContainText("too long for the model");

    await topic.fill("roof bees");
    await page.locator("[name=notes]").fill("the hives stand on the north side");
    await button("Outline first").click();
    await expect(page.getByRole("textbox", { name: "Heading 1", exact: true })).toHaveValue(
      "Where it began",
    );
    expect((await lastPrompt())?.prompt).toContain("the hives stand on the north side");
    await button("Delete heading 5").click();
    // Of notes, only what they say would be written, under those headings that they say something about.
    await page.locator("[name=notes]").fill("");
    await button("Generate Article").click();
    await expect(panel).toContainText(ENGINE);
    await expect(panel.getByRole("heading", { name: "What it costs" })).toBeVisible();
    await expect(panel.getByRole("heading", { name: "What comes next" })).toHaveCount(0);
    await expectNoSession(page);

    await button("Edit").click();
    const select = async (words: string) => {
      const rewrite = panel.getByRole("button", { name: "Rewrite", exact: true });
      await text.getByText(words).first().click();
      // The browser tells the editor a moment later, first that nothing is selected any more.
      await expect(rewrite).toBeDisabled();
      await page.keyboard.press("Home");
      await page.keyboard.press("Shift+End");
      await expect(rewrite).toBeEnabled();
    };
    await expect(async () => {
      await text.press("Control+End");
      // The article begins with a heading: the editor has taken the new place of the caret.
      await expect(button("Paragraph")).toHaveAttribute("aria-pressed", "true", { timeout: 1_000 });
    }).toPass();
    await page.keyboard.press("Enter");
    await page.keyboard.type("They rest. They wake.");
    for (const action of ["Rewrite", "Expand", "Fix"]) {
      await select("They rest.");
      await panel.getByRole("button", { name: action, exact: true }).click();
      await expect(suggestion.locator("ins").first()).toContainText("Indeed,");
      await expect(suggestion).toContainText(ENGINE);
      await suggestion.getByRole("button", { name: "Discard" }).click();
      await expect(suggestion).toBeHidden();
    }
    await select("They rest.");
    await panel.getByRole("button", { name: "Shorten", exact: true }).click();
    await suggestion.getByRole("button", { name: "Replace" }).click();
    await expect(text.locator("p").last()).toHaveText("They rest.");
    await text.press("Control+End");
    await page.keyboard.type(" [[model:hold]]");
    await select("They rest.");
    await panel.getByRole("button", { name: "Expand", exact: true }).click();
    await expect(suggestion).toContainText("Indeed,");
    await suggestion.getByRole("button", { name: "Stop" }).click();
    await expect.poll(async () => (await lastPrompt())?.aborted).toBe(true);
    await expect(text.locator("p").last()).toHaveText("They rest. [[model:hold]]");
    await text.press("Control+End");
    await page.keyboard.type(" [[model:quota]]");
    await select("They rest.");
    await panel.getByRole("button", { name: "Rewrite", exact: true }).click();
    await expect(suggestion.getByRole("alert")).toContainText("too long for the model");
    await suggestion.getByRole("button", { name: "Close" }).click();
    await expectNoSession(page);
  });

  test("writes from a document, which it cites", async ({ page }) => {
    await open(page, "write-article");
    const buffer = makePdf([{ texts: linesAt(GARDEN) }], { title: "garden" });
    await page.getByLabel("Article Topic").fill("the garden");
    await page.getByRole("button", { name: "More options" }).click();
    await page.getByRole("button", { name: "Use my document" }).click();
    const dialog = page.getByRole("dialog", { name: "Write from a document" });
    await dialog
      .getByLabel("A PDF", { exact: true })
      .setInputFiles({ name: "garden.pdf", mimeType: "application/pdf", buffer });
    await expect(dialog).toBeHidden();
    await page.getByRole("button", { name: "Generate Article" }).click();

    const panel = page.getByRole("region", { name: "Generated article" });
    await expect(panel).toContainText(ENGINE);
    await expect(panel).toContainText("The annual fee is 85 euros");
    await expect(panel.getByRole("button", { name: "p. 1", exact: true }).first()).toBeVisible();
    await expectNoSession(page);
  });

  test("stands beside another engine, with titles and with answers, and goes with its page", async ({
    page,
    user,
  }) => {
    const other = await startOpenAiDouble({ models: [{ id: "other-chat" }] });
    const answer = await page.request.post("/api/engines/connect", {
      headers: { authorization: `Bearer ${await user.token()}` },
      data: { provider: "other", baseUrl: other.url, apiKey: "", model: "other-chat" },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    const comparison = page.getByRole("region", { name: "Comparison" });
    const second = page.getByLabel("Compare with", { exact: true });
    const compare = async () => {
      await page.getByRole("button", { name: "Compare with…" }).click();
      await second.selectOption({ label: "This browser's model" });
    };
    const own = (inside: Locator) =>
      inside.getByRole("region", { name: "This browser's model", exact: true });

    await page.goto("/ai/blog-titles");
    await compare();
    await page.getByLabel("Keyword").fill("rain barrels");
    await page.getByRole("button", { name: "Generate title" }).click();
    await expect(own(comparison).getByRole("listitem")).toHaveCount(10);
    await expect(own(comparison)).toContainText(ENGINE);
    await expect(
      comparison.getByRole("region", { name: "other-chat", exact: true }).getByRole("listitem"),
    ).toHaveCount(10);
    await page.getByRole("button", { name: /^Keep this one: This browser's model/ }).click();
    await expect(page.getByRole("region", { name: "Generated titles" })).toContainText(ENGINE);

    await page.goto("/ai/write-article");
    await compare();
    await page.getByLabel("Article Topic").fill("city bees [[model:hold]]");
    await page.getByRole("button", { name: "Generate Article" }).click();
    await expect(own(comparison)).toContainText("city bees");
    await page.reload();
    await expect(own(comparison).getByRole("alert")).toContainText("The connection was lost.");
    await expect(page.getByRole("button", { name: "Keep this one: other-chat" })).toBeVisible();

    await page.goto("/ai/pdf-summarizer");
    const buffer = makePdf([{ texts: linesAt(GARDEN) }], { title: "garden" });
    await page
      .getByLabel("Upload PDF")
      .setInputFiles({ name: "garden.pdf", mimeType: "application/pdf", buffer });
    await page.getByRole("button", { name: "Summarize PDF" }).click();
    await page.getByRole("tab", { name: "Chat" }).click();
    await compare();
    const panel = page.getByRole("region", { name: "Analysis & Chat" });
    await ask(page, "How deep is the well?");
    await expect(own(panel)).toContainText("a depth of 60 meters");
    await expect(own(panel)).toContainText(/\d+ words/);
    await page.getByRole("button", { name: /^Keep this one: This browser's model/ }).click();
    await expect(panel.getByRole("log", { name: "Messages" })).toContainText(ENGINE);
    await expectNoSession(page);
    await other.close();
  });

  test("leaves what it wrote when its page is left", async ({ page, user }) => {
    await open(page, "write-article");
    await page.getByLabel("Article Topic").fill("night bees [[words:2000]]");
    await page.getByRole("button", { name: "Generate Article" }).click();
    // Enough to be worth keeping.
    await expect(page.getByRole("region", { name: "Generated article" })).toContainText(
      "in case 12.",
    );

    await page.goto("/ai/blog-titles");

    const newest = async () => {
      const headers = { authorization: `Bearer ${await user.token()}` };
      const list = await page.request.get("/api/user/get-user-creations?limit=1", { headers });
      const { creations } = await list.json();
      return { text: creations[0]?.content, truncated: creations[0]?.truncated };
    };
    const kept = { text: expect.stringContaining("in case 12."), truncated: true };
    await expect.poll(newest, { timeout: 30_000 }).toMatchObject(kept);
  });

  test("is told to stop together with the run, which keeps what there is", async ({ page }) => {
    await open(page, "write-article");
    await page.getByLabel("Article Topic").fill("slow bees [[words:2000]]");
    await page.getByRole("button", { name: "Generate Article" }).click();
    const panel = page.getByRole("region", { name: "Generated article" });
    await expect(panel).toContainText("in case 9.");

    await panel.getByRole("button", { name: "Stop" }).click();

    await expect.poll(async () => (await modelLog(page)).prompts[0]?.aborted).toBe(true);
    await expectNoSession(page);
    await expect(panel.getByRole("button", { name: "Continue", exact: true })).toBeVisible();
  });

  for (const [marker, message] of [
    ["fail", "This browser's model ran into a problem."],
    ["language", "This browser's model doesn't support this language."],
    ["overflow", "The AI service stopped before the titles were complete."],
  ] as const) {
    test(`says so when its model ends with ${marker}`, async ({ page }) => {
      await open(page, "blog-titles");
      await page.getByLabel("Keyword").fill(`bees [[model:${marker}]]`);

      await page.getByRole("button", { name: "Generate title" }).click();

      await expect(page.getByRole("main").getByRole("alert")).toContainText(message);
      await expectNoSession(page);
    });
  }

  test("sends a piece again when it doesn't hear of it, and it counts once", async ({ page }) => {
    const statuses: number[] = [];
    await page.route("**/api/engines/answers", async (route) => {
      const response = await route.fetch();
      statuses.push(response.status());
      // The second one arrives, and its answer is lost on the way back.
      if (statuses.length === 2) await route.abort();
      else await route.fulfill({ response });
    });
    await open(page, "blog-titles");
    await page.getByLabel("Keyword").fill("rain barrels");

    await page.getByRole("button", { name: "Generate title" }).click();

    const panel = page.getByRole("region", { name: "Generated titles" });
    await expect(panel).toContainText(ENGINE);
    await expect(panel.getByRole("listitem")).toHaveCount(10);
    const titles = await panel.getByRole("listitem").allInnerTexts();
    for (const title of titles) expect(title.match(/rain barrels/gi)).toHaveLength(1);
    expect(new Set(statuses)).toEqual(new Set([200]));
    await expectNoSession(page);
  });

  test("can be left for another engine, and chosen again in the settings", async ({ page }) => {
    await page.goto("/ai/blog-titles");
    await chip(page).click();
    await expect(page.getByRole("menuitem", { name: /This browser's model/ })).toContainText(
      "In this browser",
    );
    await page.getByRole("menuitem", { name: /our title templates/ }).click();
    await expect(chip(page)).toContainText("our title templates");

    await page.goto("/ai/settings/engines");
    await page.getByRole("button", { name: /^Use this browser's model$/i }).click();
    await expect(page.getByRole("button", { name: /Use Built-in/ })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.goto("/ai/blog-titles");
    await expect(chip(page)).toHaveText("Writes with this browser's model");
  });
});

test("a text that is too long for the browser's model is refused as for any other", async ({
  page,
  user: _user,
}) => {
  await installLanguageModel(page, { contextWindow: 120 });
  await open(page, "blog-titles");
  await page.getByLabel("Keyword").fill("bees ".repeat(30));

  await page.getByRole("button", { name: "Generate title" }).click();

  await expect(page.getByRole("main").getByRole("alert")).toContainText(
    "This text is too long for the model.",
  );
});

test("a browser that has yet to fetch its model offers it, with one button and its progress", async ({
  page,
  user: _user,
}) => {
  await installLanguageModel(page, { state: "downloadable", downloadMs: 700 });
  await page.goto("/ai/blog-titles");
  await expect(chip(page)).toContainText("our title templates");
  const offer = page.getByRole("region", { name: "This browser's model" });
  await expect(offer).toContainText("Best here: Your browser can run");
  await expect(offer).toContainText("downloads it once: 2.7 to 4 GB");
  expect(await accessibilityFaults(page)).toEqual([]);

  await offer.getByRole("button", { name: "Download this browser's model" }).click();

  const progress = offer.getByRole("progressbar", { name: "Downloading this browser's model" });
  await expect(progress).toHaveAttribute("aria-valuenow", "50");
  await expect(chip(page)).toHaveText("Writes with this browser's model");
  await expect(offer).toHaveCount(0);
  await page.getByLabel("Keyword").fill("rain barrels");
  await page.getByRole("button", { name: "Generate title" }).click();
  await expect(page.getByRole("region", { name: "Generated titles" })).toContainText(ENGINE);
});

test("a download that fails says so, and can be tried again", async ({ page, user: _user }) => {
  await installLanguageModel(page, { state: "downloadable" });
  await page.goto("/ai/blog-titles");
  await page.evaluate(() => {
    window.LanguageModel.create = () => Promise.reject(new DOMException("No space left."));
  });
  const button = page.getByRole("button", { name: "Download this browser's model" });

  await button.click();

  await expect(page.getByText("Your browser couldn't download its model.")).toBeVisible();
  await expect(button).toBeVisible();
  await expect(chip(page)).toContainText("our title templates");
});

test("a browser without such a model shows nothing of it", async ({ page, user: _user }) => {
  await installLanguageModel(page, { state: "unavailable" });
  await page.goto("/ai/blog-titles");

  await expect(chip(page)).toContainText("our title templates");
  await expect(page.getByText("For titles written for your post")).toBeVisible();
  await expect(page.getByText("this browser's model", { exact: false })).toHaveCount(0);
});
