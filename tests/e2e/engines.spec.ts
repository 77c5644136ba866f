import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "playwright/test";

import { accessibilityFaults } from "../support/accessibility";
import { expectStill, watchLayoutShift } from "../support/layout-shift";
import { linesAt, makePdf } from "../support/make-pdf";
import { startOllamaDouble } from "../support/ollama-double";
import { type OpenAiDouble, startOpenAiDouble } from "../support/openai-double";
import { type SdapiDouble, startSdapiDouble } from "../support/sdapi-double";
import { expect, test } from "../support/signed-in-test";
import { startTestServer, type TestServer, untilReady } from "../support/test-server";
import { withinAnHour } from "../support/within-window";

const PORT = 4351;
const OLLAMA_PORT = 4352;
const KEY = "sk-secret-of-the-newcomer-51c0";

/** A server as on a fresh machine: nothing configured, and no weights. */
let server: TestServer;
let service: OpenAiDouble;
let painter: SdapiDouble;

test.use({ baseURL: `http://localhost:${PORT}` });
test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  service = await startOpenAiDouble({
    apiKey: KEY,
    models: [{ id: "good-chat" }, { id: "other" }, { id: "gpt-image-1.5" }],
  });
  painter = await startSdapiDouble();
  server = startTestServer(PORT, {
    DATA_DIR: mkdtempSync(path.join(tmpdir(), "atelier-engines-")),
    DATABASE_URL: "",
    APP_URL: `http://localhost:${PORT}`,
    OPENAI_BASE_URL: "",
    AI_TEXT_MODEL: "",
    MODELS_FETCH: "off",
    LOCAL_SERVERS: `http://127.0.0.1:${OLLAMA_PORT},${painter.origin}`,
    SIGN_UPS_PER_HOUR: "1000",
  });
  await untilReady(server);
});
test.afterAll(async () => {
  await server.end("SIGTERM");
  await service.close();
  await painter.close();
});

const chip = (page: Page) => page.getByRole("button", { name: /^Writes with/ });

async function generateTitles(page: Page, keyword: string): Promise<void> {
  await page.getByLabel("Keyword").fill(keyword);
  await page.getByRole("button", { name: "Generate title" }).click();
}

test("the settings say when they can't be loaded, and try again", async ({ page, user: _user }) => {
  const pages = {
    engines: { call: "**/api/engines", shows: "Writing engine" },
    usage: { call: "**/api/user/get-usage", shows: "This hour" },
  };
  for (const [name, { call, shows }] of Object.entries(pages)) {
    await page.route(call, (route) => route.fulfill({ status: 500, body: "down" }));
    await page.goto(`/ai/settings/${name}`);
    await expect(page.getByText(`We couldn't load your ${name}.`)).toBeVisible();
    await page.unroute(call);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: shows })).toBeVisible();
  }
});

test("a newcomer without a model connects a key, and it writes under its own name", async ({
  page,
  user: _,
}) => {
  await page.goto("/ai/blog-titles");
  await expect(chip(page)).toContainText("our title templates");
  await expect(
    page.getByRole("heading", {
      name: "For titles written for your post, connect a better engine",
    }),
  ).toBeVisible();
  await page.getByRole("link", { name: "Add a key" }).click();

  await page.getByLabel("Provider").selectOption("Another OpenAI-compatible server");
  await page.getByLabel("Address").fill(service.url);
  await page.getByLabel("Key").fill("sk-mistyped-key-000000");
  await page.getByRole("button", { name: "Test", exact: true }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText(
    "The server rejected this key.",
  );
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.getByLabel("Key").fill(KEY);
  await page.getByRole("button", { name: "Test", exact: true }).click();
  await expect(
    page.getByText(/The key works\. good-chat wrote its first word in [\d.]+ m?s/),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to Blog title generator" })).toBeVisible();
  await page.getByRole("button", { name: "Save and use" }).click();
  // Back where an engine was wanted.
  await expect(page).toHaveURL(/\/ai\/blog-titles$/);
  await expect(chip(page)).toContainText(/good-chat/);
  await page.goto("/ai/settings/engines");
  await expect(page.getByText("ends in 51c0").first()).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.goto("/ai/blog-titles");
  await generateTitles(page, "bees in the city");
  await expect(page.getByText(/good-chat \(127\.0\.0\.1:\d+\)/).last()).toBeVisible();
  expect(await page.content()).not.toContain(KEY);
  expect(server.output()).not.toContain(KEY);
});

test("a link that was followed before the page's scripts ran leads back, too", async ({
  page,
  user: _,
}) => {
  await page.goto("/ai/blog-titles");
  await page.goto("/ai/settings/engines", { referer: page.url() });
  await expect(page.getByRole("link", { name: "Back to Blog title generator" })).toBeVisible();
});

test("the article writer comes with its advice, which doesn't push the form down, until it's declined", async ({
  page,
  user: _,
}) => {
  const advice = "For text you can publish, write from your notes or connect a better engine";
  const sent = async () => (await page.request.get("/ai/write-article")).text();
  expect(await sent()).toContain(advice);
  await watchLayoutShift(page);
  await page.goto("/ai/write-article");
  await expect(chip(page)).toContainText("Built-in draft model");
  await expectStill(page, 0.1);

  await page.getByRole("button", { name: "Use the draft model" }).click();

  await expect(page.getByText(advice)).toBeHidden();
  expect(await sent()).not.toContain(advice);
});

test("the summarizers and the reviewer come with advice of their own, until it's declined", async ({
  page,
  user: _,
}) => {
  const summary = "For a summary in plain words, connect a better engine";
  const review = "For remarks on what your résumé says, connect a better engine";
  const sent = async (path: string) => (await page.request.get(path)).text();
  const pages = [
    ["/ai/pdf-summarizer", summary, "Use the built-in reader"],
    ["/ai/youtube-summarizer", summary, "Use the built-in reader"],
    ["/ai/review-resume", review, "Use the built-in reviewer"],
  ] as const;
  await watchLayoutShift(page);
  for (const [path, advice, decline] of pages) {
    expect(await sent(path)).toContain(advice);
    await page.goto(path);
    await expect(
      page.getByRole("button", { name: /with the built-in (?:reader|reviewer)/ }),
    ).toBeVisible();
    await expect(page.getByRole("button", { name: decline })).toBeEnabled();
    await expectStill(page, 0.1);
  }
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.getByRole("button", { name: "Use the built-in reviewer" }).click();

  await expect(page.getByText(review)).toBeHidden();
  expect(await sent("/ai/review-resume")).not.toContain(review);
  expect(await sent("/ai/pdf-summarizer")).toContain(summary);

  await page.goto("/ai/pdf-summarizer");
  await page.getByRole("button", { name: "Use the built-in reader" }).click();

  await expect(page.getByText(summary)).toBeHidden();
  expect(await sent("/ai/youtube-summarizer")).not.toContain(summary);
});

test("on a phone, the advice is folded, so that the form is in sight", async ({
  page,
  user: _,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [path, heading, field] of [
    ["/ai/pdf-summarizer", "For a summary in plain words, connect a better engine", "Upload PDF"],
    [
      "/ai/write-article",
      "For text you can publish, write from your notes or connect a better engine",
      "Article Topic",
    ],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: heading })).toBeInViewport({ ratio: 1 });
    const top = (await page.getByText(field, { exact: true }).first().boundingBox())?.y;
    expect(top).toBeLessThan(740 / 2);
    expect(await accessibilityFaults(page)).toEqual([]);

    const more = page.getByRole("button", { name: "More about engines" });
    const key = page.getByRole("link", { name: "Add a key" });
    await expect(key).toBeHidden();
    await more.click();
    await expect(more).toHaveAttribute("aria-expanded", "true");
    await expect(key).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await more.click();
    await expect(key).toBeHidden();
  }
});

test("a model server that was started later is found, chosen in the chip, and writes", async ({
  page,
  user: _,
}) => {
  await page.goto("/ai/blog-titles");
  await page.getByRole("button", { name: "Look again" }).click();
  await expect(page.getByText("No model server answered on this machine.")).toBeVisible();

  const ollama = await startOllamaDouble({ port: OLLAMA_PORT });
  // A busy machine may take longer to answer than the server waits.
  await expect(async () => {
    await page.getByRole("button", { name: "Look again" }).click();
    await expect(page.getByText("Found 3 models on this machine.")).toBeVisible({ timeout: 4_000 });
  }).toPass();
  await expect(chip(page)).toContainText("good:4b (Ollama)");
  await chip(page).click();
  await page.getByRole("menuitem", { name: /tiny:1b \(Ollama\)/ }).click();
  await expect(chip(page)).toContainText("tiny:1b (Ollama)");

  await generateTitles(page, "rain barrels");
  await expect(page.getByRole("region", { name: /titles/i })).toContainText("tiny:1b (Ollama)");
  expect(ollama.requests.at(-1)?.body.model).toBe("tiny:1b");

  // When it fails, the page offers the next one, and doesn't take it by itself.
  await generateTitles(page, "rain barrels [[fault:500]]");
  await expect(page.getByRole("main").getByRole("alert")).toContainText(
    "The AI service ran into a problem.",
  );
  await page.getByRole("button", { name: "Try with huge:400b (Ollama)" }).click();
  await expect(chip(page)).toContainText("huge:400b (Ollama)");
  await expect.poll(() => ollama.requests.at(-1)?.body.model).toBe("huge:400b");

  // Likewise in a chat, where the question stays.
  await page.goto("/ai/pdf-summarizer");
  const summarizes = page.getByRole("button", { name: /^Summarizes with/ });
  await summarizes.click();
  await page.getByRole("menuitem", { name: /good:4b \(Ollama\)/ }).click();
  await expect(summarizes).toContainText("good:4b (Ollama)");
  const lines = ["Water comes from a well that was drilled to a depth of 60 meters."];
  const buffer = makePdf([{ texts: linesAt(lines) }], { title: "garden" });
  const file = { name: "garden.pdf", mimeType: "application/pdf", buffer };
  await page.getByLabel("Upload PDF").setInputFiles(file);
  await page.getByRole("button", { name: "Summarize PDF" }).click();
  await page.getByRole("tab", { name: "Chat" }).click();
  const question = page.getByRole("textbox", { name: "Your question" });
  await question.fill("How deep is the well? [[fault:500]]");
  await question.press("Enter");
  await expect(page.getByRole("main").getByRole("alert")).toContainText(
    "The AI service ran into a problem.",
  );
  expect(ollama.requests.at(-1)?.body.model).toBe("good:4b");
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Try with tiny:1b (Ollama)" }).click();
  await expect.poll(() => ollama.requests.at(-1)?.body.model).toBe("tiny:1b");
  await expect(question).toHaveValue("How deep is the well? [[fault:500]]");

  // Likewise for an outline, which stands in the form.
  await page.goto("/ai/write-article");
  await expect(chip(page)).toContainText("tiny:1b (Ollama)");
  await page.getByLabel("Article Topic").fill("rain barrels [[fault:500]]");
  await page.getByRole("button", { name: "Outline first" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText(
    "The AI service ran into a problem.",
  );
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Try with huge:400b (Ollama)" }).click();
  await expect(chip(page)).toContainText("huge:400b (Ollama)");
  await expect.poll(() => ollama.requests.at(-1)?.body.model).toBe("huge:400b");

  // And for an article that broke off, which then names both.
  await page.goto("/ai/write-article");
  await chip(page).click();
  await page.getByRole("menuitem", { name: /good:4b \(Ollama\)/ }).click();
  await expect(chip(page)).toContainText("good:4b (Ollama)");
  await page.getByLabel("Article Topic").fill("leaking gutters [[fault:cut:2]]");
  await page.getByRole("button", { name: "Generate Article" }).click();
  const article = page.getByRole("region", { name: "Generated article" });
  await expect(article).toContainText("This article was cut off.");
  await expect(article.getByRole("button", { name: "Continue", exact: true })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await article.getByRole("button", { name: "Continue with tiny:1b (Ollama)" }).click();
  await expect(article).toContainText("good:4b (Ollama), then tiny:1b (Ollama)");
  await expect(article).not.toContainText("This article was cut off.");
  await expect(chip(page)).toContainText("tiny:1b (Ollama)");
  expect(ollama.requests.at(-1)?.body.model).toBe("tiny:1b");
  const instead = "tiny:1b isn't in reach. ";
  await expect(page.getByText(instead)).toBeHidden();

  // Once it's off, the page says who writes in its place.
  await ollama.close();
  await page.goto("/ai/settings/engines");
  await page.getByRole("button", { name: "Look again" }).click();
  await expect(page.getByText("No model server answered on this machine.")).toBeVisible();
  await page.goto("/ai/write-article");
  await expect(page.getByText(instead)).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test("images are made by a server on this machine, or by a model of one's own key, and usage tells", async ({
  page,
  user: _,
}) => {
  const made = page.getByRole("region", { name: "Generated image" });
  const draws = page.getByRole("button", { name: /^Draws with/ });
  const generate = async () => {
    await page.getByLabel("Describe Your Image").fill("a lighthouse at dusk");
    await page.getByRole("button", { name: "Generate Image" }).click();
  };
  await withinAnHour(60);
  await page.goto("/ai/generate-images");
  await expect(draws).toContainText("dreamshaper_8");
  await generate();
  await expect(made.getByText(/^dreamshaper_8 \(127\.0\.0\.1:\d+\)$/)).toBeVisible();

  await page.goto("/ai/settings/engines");
  await page.getByLabel("Provider").selectOption("Another OpenAI-compatible server");
  await page.getByLabel("Address").fill(service.url);
  await page.getByLabel("Key").fill(KEY);
  await page.getByRole("button", { name: "Test", exact: true }).click();
  await expect(page.getByLabel("Model for images")).toHaveValue("gpt-image-1.5");
  await page.getByRole("button", { name: "Save and use" }).click();
  await expect(page.getByText("good-chat will now write for you, and gpt-image-1.5")).toBeVisible();

  await page.goto("/ai/generate-images");
  await expect(draws).toContainText("gpt-image-1.5");
  expect(await accessibilityFaults(page)).toEqual([]);
  await generate();
  await expect(made.getByText(/^gpt-image-1\.5 \(127\.0\.0\.1:\d+\)$/)).toBeVisible();
  await page.goto("/ai/blog-titles");
  await generateTitles(page, "bees in the city");
  await expect(page.getByText(/good-chat .* · [\d,]+ tokens in, [\d,]+ out/)).toBeVisible();

  await page.goto("/ai/settings/engines");
  await page.getByRole("link", { name: "Usage" }).click();
  await expect(page.getByText("3 of 240 this hour").first()).toBeVisible();
  await expect(page.getByText(/tokens in, [\d,]+ out$/)).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.goto("/ai/settings/engines");
  await page.getByRole("button", { name: /^Remove good-chat/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goto("/ai/generate-images");
  await expect(
    page.getByText(
      /^The engine that you chose isn't in reach\. dreamshaper_8 \(.*\) draws instead\.$/,
    ),
  ).toBeVisible();
});

test("a connected engine and its key go only once that's confirmed", async ({ page, user }) => {
  const answer = await page.request.post("/api/engines/connect", {
    headers: { authorization: `Bearer ${await user.token()}` },
    data: { provider: "other", baseUrl: service.url, apiKey: KEY, model: "good-chat" },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  await page.goto("/ai/settings/engines");
  const remove = page.getByRole("button", { name: /^Remove good-chat/ });
  const question = page.getByRole("dialog", { name: /^Remove good-chat/ });
  await remove.click();
  await expect(question).toContainText("Its key is deleted here.");
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await expect(remove).toBeFocused();

  await remove.press("Enter");
  await question.getByRole("button", { name: "Remove", exact: true }).press("Enter");
  await expect(remove).toHaveCount(0);
  await expect(page.locator("*:focus")).not.toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Writing engine" })).toBeVisible();
  await expect(remove).toHaveCount(0);
});
