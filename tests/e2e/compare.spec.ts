import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "playwright/test";

import { accessibilityFaults } from "../support/accessibility";
import { holdRequests } from "../support/hold-requests";
import { linesAt, makePdf } from "../support/make-pdf";
import { startOllamaDouble } from "../support/ollama-double";
import { type OpenAiDouble, startOpenAiDouble } from "../support/openai-double";
import { expect, type TestUser, test } from "../support/signed-in-test";
import { startTestServer, type TestServer, untilReady } from "../support/test-server";

const PORT = 4357;
const OLLAMA_PORT = 4358;
const KEY = "sk-of-the-second-engine-77aa";

/** Writes for everybody on this server. */
let site: OpenAiDouble;
/** Each test's user has its key. */
let own: OpenAiDouble;
/** Changed while it runs: the key that `own` takes. */
const ownOptions = {
  apiKey: KEY,
  models: [{ id: "own-chat" }, { id: "own-image-1.5" }, { id: "gpt-image-1.5" }],
};
let server: TestServer;

test.use({ baseURL: `http://localhost:${PORT}` });
test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  site = await startOpenAiDouble({ models: [{ id: "site-chat" }] });
  own = await startOpenAiDouble(ownOptions);
  server = startTestServer(PORT, {
    DATA_DIR: mkdtempSync(path.join(tmpdir(), "atelier-compare-")),
    DATABASE_URL: "",
    APP_URL: `http://localhost:${PORT}`,
    OPENAI_BASE_URL: site.url,
    AI_TEXT_MODEL: "site-chat",
    AI_IMAGE_MODEL: "site-image",
    MODELS_FETCH: "off",
    LOCAL_SERVERS: `http://127.0.0.1:${OLLAMA_PORT}`,
    SIGN_UPS_PER_HOUR: "1000",
  });
  await untilReady(server);
});
test.afterAll(async () => {
  await server.end("SIGTERM");
  await site.close();
  await own.close();
});
test.beforeEach(() => {
  ownOptions.apiKey = KEY;
});

/** Gives the user a second engine, which becomes the one that the page shows. */
async function connect(page: Page, user: TestUser): Promise<void> {
  const answer = await page.request.post("/api/engines/connect", {
    headers: { authorization: `Bearer ${await user.token()}` },
    data: {
      provider: "other",
      baseUrl: own.url,
      apiKey: KEY,
      model: "own-chat",
      imageModel: "gpt-image-1.5",
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

function parts(page: Page) {
  const panel = page.getByRole("region", { name: "Comparison" });
  return {
    compare: page.getByRole("button", { name: "Compare with…" }),
    second: page.getByLabel("Compare with", { exact: true }),
    panel,
    ownSide: panel.getByRole("region", { name: "own-chat", exact: true }),
    siteSide: panel.getByRole("region", { name: "site-chat", exact: true }),
    keep: (name: string) => page.getByRole("button", { name: `Keep this one: ${name}` }),
    status: panel.getByRole("status").first(),
    titles: page.getByRole("region", { name: "Generated titles" }),
    toast: (text: string) => page.getByRole("listitem").filter({ hasText: text }),
  };
}

async function compareTitles(page: Page, keyword: string): Promise<void> {
  await page.goto("/ai/blog-titles");
  await parts(page).compare.click();
  await expect(parts(page).second).toContainText("site-chat");
  await page.getByLabel("Keyword").fill(keyword);
  await page.getByRole("button", { name: "Generate title" }).click();
}

const KEPT = "Kept. The other result was deleted.";

test("two engines get the same input; one result is kept, Undo brings the other back, and history shows both", async ({
  page,
  user,
}) => {
  await connect(page, user);
  const { panel, ownSide, siteSide, keep, status, titles, toast } = parts(page);
  const keys: (string | null)[] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith("/api/ai/generate-blog-title")) return;
    keys.push(request.headers()["idempotency-key"] ?? null);
  });
  await compareTitles(page, "night trains");

  await expect(ownSide.getByRole("listitem")).toHaveCount(10);
  await expect(siteSide.getByRole("listitem")).toHaveCount(10);
  await expect(ownSide).toContainText(
    /own-chat \(127\.0\.0\.1:\d+\) · [\d,]+ tokens in, [\d,]+ out/,
  );
  await expect(siteSide).toContainText("10 titles");
  await expect(status).toHaveText("own-chat finished. site-chat finished.");
  expect(new Set(keys).size).toBe(2);
  expect(own.requests.at(-1)?.body.model).toBe("own-chat");
  expect(site.requests.at(-1)?.body.model).toBe("site-chat");
  expect(await accessibilityFaults(page)).toEqual([]);

  await keep("site-chat").click();
  await expect(toast(KEPT)).toBeVisible();
  await expect(panel).toBeHidden();
  await expect(titles).toContainText("site-chat");
  await expect(titles.locator("xpath=ancestor::*[@tabindex='-1'][1]")).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(ownSide.getByRole("listitem")).toHaveCount(10);
  await expect(siteSide.getByRole("listitem")).toHaveCount(10);

  // Both are still there, and linked, after the page is gone.
  await page.goto("/ai");
  const cards = page.getByRole("heading", { level: 3 }).filter({ hasText: "night trains" });
  await expect(cards).toHaveCount(2);
  await cards.first().getByRole("button").click();
  await page.getByRole("button", { name: /^Compared with / }).click();
  await expect(keep("site-chat")).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole("button", { name: /^Keep this one: own-chat/ }).click();
  await expect(toast(KEPT)).toBeVisible();
  await expect(cards).toHaveCount(1);
  await expect(page.getByRole("button", { name: /^Compared with / })).toBeHidden();
});

test("both are there after a reload, while they run and when they have ended, and one can be kept", async ({
  page,
  user,
}) => {
  await connect(page, user);
  const { compare, panel, ownSide, siteSide, keep, status, toast } = parts(page);
  let sent = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/ai/generate-article")) sent += 1;
  });
  await page.goto("/ai/write-article");
  await compare.click();
  await page.getByLabel("Article Topic").fill("city bees [[drip:120]]");
  await page.getByRole("button", { name: "Generate Article" }).click();
  await expect(ownSide.getByRole("heading", { level: 2 }).first()).toBeVisible();
  await expect(siteSide.getByRole("heading", { level: 2 }).first()).toBeVisible();

  await page.reload();

  await expect(ownSide.getByRole("heading", { level: 2 }).first()).toBeVisible();
  await expect(siteSide.getByRole("heading", { level: 2 }).first()).toBeVisible();
  await expect(page.getByLabel("Article Topic")).toHaveValue("city bees [[drip:120]]");
  await page.getByRole("button", { name: "Stop own-chat" }).click();
  await expect(status).toHaveText(/site-chat finished\.$/);
  // The list of runs has noticed both ends, and this page, which shows them, says nothing of them.
  await expect(page.getByRole("button", { name: "Runs", exact: true })).toBeVisible();
  const news = page
    .getByRole("listitem")
    .filter({ hasText: /Stopped: Write Article|Write Article: .* is ready/i });
  await expect(news).toHaveCount(0);
  await page.reload();
  await expect(keep("site-chat")).toBeVisible();
  expect(sent).toBe(2);
  await keep("site-chat").click();
  await expect(toast(KEPT)).toBeVisible();
  await expect(panel).toBeHidden();
  await page.reload();
  await expect(page.getByLabel("Article Topic")).toBeEnabled();
  await expect(panel).toHaveCount(0);
});

test("both are there after a reload whose scripts come late", async ({ page, user }) => {
  await connect(page, user);
  const { ownSide, siteSide } = parts(page);
  await compareTitles(page, "slow canals");
  await expect(ownSide.getByRole("listitem")).toHaveCount(10);
  await expect(siteSide.getByRole("listitem")).toHaveCount(10);
  let late = 0;
  // What is typed is brought back by a script of its own, which may come first.
  await page.route("**/_next/static/chunks/*.js", async (route) => {
    const response = await route.fetch();
    const isCompare = (await response.text()).includes('"data-keeps":"comparison"');
    if (isCompare) {
      late += 1;
      await page.waitForTimeout(3_000);
    }
    await route.fulfill({ response });
  });

  await page.reload();

  await expect(ownSide.getByRole("listitem")).toHaveCount(10);
  await expect(siteSide.getByRole("listitem")).toHaveCount(10);
  expect(late).toBeGreaterThan(0);
});

test("one side fails and says why, the other goes on, and the failed one can be tried again", async ({
  page,
  user,
}) => {
  await connect(page, user);
  const { ownSide, siteSide, status, keep } = parts(page);
  ownOptions.apiKey = "another";
  await compareTitles(page, "roof gardens");

  await expect(ownSide.getByRole("alert")).toBeVisible();
  await expect(siteSide.getByRole("listitem")).toHaveCount(10);
  await expect(status).toHaveText("own-chat failed. site-chat finished.");
  await expect(keep("own-chat")).toBeHidden();
  expect(await accessibilityFaults(page)).toEqual([]);

  ownOptions.apiKey = KEY;
  await page.getByRole("button", { name: "Try again: own-chat" }).click();
  await expect(ownSide.getByRole("listitem")).toHaveCount(10);
  await expect(ownSide.getByRole("alert")).toBeHidden();
  await expect(keep("own-chat")).toBeVisible();
});

test("pressed before the page knows the engines, the button waits for them and then compares", async ({
  page,
  user,
}) => {
  await connect(page, user);
  const { compare, ownSide, siteSide } = parts(page);
  const engines = await holdRequests(page, "**/api/engines");
  await page.goto("/ai/blog-titles");
  await engines.asked;
  await compare.click();
  await page.getByLabel("Keyword").fill("canal boats");
  await page.getByRole("button", { name: "Generate title" }).click();
  await expect(page.getByRole("button", { name: "Generate title" })).toBeDisabled();

  engines.end("answer");

  await expect(ownSide.getByRole("listitem")).toHaveCount(10);
  await expect(siteSide.getByRole("listitem")).toHaveCount(10);
});

test("either side can be stopped alone, and both at once", async ({ page, user }) => {
  await connect(page, user);
  const { compare, panel, ownSide, siteSide, status } = parts(page);
  await page.goto("/ai/write-article");
  await compare.click();
  await page.getByLabel("Article Topic").fill("city bees [[drip:120]]");
  await page.getByRole("button", { name: "Generate Article" }).click();
  await expect(ownSide.getByRole("heading", { level: 2 }).first()).toBeVisible();

  await page.getByRole("button", { name: "Stop own-chat" }).click();
  await expect(ownSide).toContainText("Stopped.");
  await expect(page.getByRole("button", { name: "Stop site-chat" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Generate Article" })).toBeDisabled();
  await expect(status).toHaveText("own-chat stopped.");
  await page.getByRole("button", { name: "Stop site-chat" }).click();
  await expect(siteSide).toContainText("Stopped.");
  await expect(page.getByRole("button", { name: "Generate Article" })).toBeEnabled();

  await page.getByRole("button", { name: "Generate Article" }).click();
  await panel.getByRole("button", { name: "Stop both" }).click();
  await expect(ownSide).toContainText("Stopped.");
  await expect(siteSide).toContainText("Stopped.");
});

test("Stop for both stays, and keeps the focus, when one side ends by itself", async ({
  page,
  user,
}) => {
  await connect(page, user);
  const { compare, panel, ownSide, status } = parts(page);
  await page.goto("/ai/write-article");
  await compare.click();
  await page.getByLabel("Article Topic").fill("city bees [[drip:120]] [[endless]]");
  await page.getByRole("button", { name: "Generate Article" }).click();
  await expect(ownSide.getByRole("heading", { level: 2 }).first()).toBeVisible();
  const stop = panel.getByRole("button", { name: /^Stop( both)?$/ });
  await stop.focus();
  await expect(stop).toHaveText("Stop both");

  await page.getByRole("button", { name: "Stop own-chat" }).evaluate((one) => {
    if (one instanceof HTMLElement) one.click();
  });
  await expect(status).toHaveText("own-chat stopped.");
  await expect(stop).toBeFocused();
  await expect(stop).toHaveText("Stop");
  await page.keyboard.press("Enter");
  await expect(status).toHaveText("own-chat stopped. site-chat stopped.");
  await expect(stop).toBeFocused();
});

test("Stop of a side stays Stop under the pointer when the side ends by itself", async ({
  page,
  user,
}) => {
  await connect(page, user);
  const { compare, ownSide, siteSide, status, keep } = parts(page);
  await page.goto("/ai/write-article");
  await compare.click();
  await page.getByLabel("Article Topic").fill("city bees [[drip:30]]");
  await page.getByRole("button", { name: "Generate Article" }).click();
  await expect(ownSide.getByRole("heading", { level: 2 }).first()).toBeVisible();
  const stop = page.getByRole("button", { name: "Stop own-chat" });
  await stop.hover();
  await expect(status).toHaveText(/own-chat finished\./);

  await page.waitForTimeout(700);
  await expect(stop).toHaveAttribute("aria-disabled", "true");
  await expect(keep("own-chat")).toHaveCount(0);
  await stop.click({ force: true });
  await page.mouse.move(10, 10);
  await expect(keep("own-chat")).toBeVisible();
  await expect(siteSide).toBeVisible();
});

test("one engine is compared with itself at another length", async ({ page, user: _ }) => {
  const { compare, second, panel, keep } = parts(page);
  await page.goto("/ai/write-article");
  await compare.click();
  // Here it's the only one, and the page says how to get another.
  await expect(page.getByText("is the only engine you have here.")).toBeVisible();
  await expect(page.getByText(/Takes two runs; you have \d+ left this hour\./)).toBeVisible();
  await second.selectOption({ label: "Medium (800-1200 words)" });
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByLabel("Article Topic").fill("rain barrels");
  await page.getByRole("button", { name: "Generate Article" }).click();

  const [short, medium] = ["Short (500-800 words)", "Medium (800-1200 words)"];
  await expect(panel.getByRole("region", { name: short, exact: true })).toContainText(
    /[5-8]\d\d words/,
  );
  await expect(panel.getByRole("region", { name: medium, exact: true })).toContainText(/words/);
  await keep(medium).click();
  const article = page.getByRole("region", { name: "Generated article" });
  await expect(article.getByRole("button", { name: "Regenerate" })).toBeVisible();
  await expect(article).toContainText(/(8|9|1,0|1,1)\d\d words/);
  await expect(page.getByRole("radio", { name: medium })).toBeChecked();
});

test("on a phone, the two are tabs", async ({ page, user }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await connect(page, user);
  const { panel } = parts(page);
  await compareTitles(page, "tiny kitchens");
  const tab = (name: RegExp) => panel.getByRole("tab", { name });
  await expect(tab(/^own-chat finished$/)).toHaveAttribute("aria-selected", "true");
  await expect(tab(/^site-chat finished$/)).toBeVisible();
  await expect(panel.getByRole("tabpanel").getByRole("listitem")).toHaveCount(10);
  await tab(/^own-chat/).press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(tab(/^site-chat/)).toHaveAttribute("aria-selected", "true");
  // The other one fades out meanwhile.
  await expect(panel.getByRole("tabpanel", { name: /^site-chat/ })).toContainText("site-chat");
  expect(await accessibilityFaults(page)).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBe(360);
});

test("two images stand side by side, stay private until one is kept, and that one is then public", async ({
  page,
  user,
}) => {
  await connect(page, user);
  const { compare, panel, keep } = parts(page);
  const prompt = `a lighthouse ${Date.now()}`;
  await page.goto("/ai/generate-images");
  await compare.click();
  await page.getByLabel("Describe Your Image").fill(prompt);
  await page.getByRole("switch", { name: "Make this image Public" }).click();
  await page.getByRole("button", { name: "Generate Image" }).click();
  await expect(panel.getByRole("img")).toHaveCount(2);
  await expect(keep("site-image")).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  const published = async () => {
    const answer = await page.request.get(
      `/api/user/get-published-creations?q=${encodeURIComponent(prompt)}`,
      { headers: { authorization: `Bearer ${await user.token()}` } },
    );
    return (await answer.json()).creations.length;
  };
  expect(await published()).toBe(0);

  await keep("gpt-image-1.5").click();
  const made = page.getByRole("region", { name: "Generated image" });
  await expect(made).toContainText("gpt-image-1.5");
  await expect(made).toContainText("Public");
  expect(await published()).toBe(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(panel.getByRole("img")).toHaveCount(2);
  expect(await published()).toBe(0);
});

test("a question goes to two engines, and the answer that is kept goes on in the conversation", async ({
  page,
  user,
}) => {
  await connect(page, user);
  await page.goto("/ai/pdf-summarizer");
  const lines = [
    "The community garden was founded in 1984 by twelve neighbors of Mill Street.",
    "Water comes from a well that was drilled to a depth of 60 meters.",
    "The annual fee is 85 euros, and pensioners pay half of it.",
  ];
  const buffer = makePdf([{ texts: linesAt(lines) }], { title: "garden" });
  await page
    .getByLabel("Upload PDF")
    .setInputFiles({ name: "garden.pdf", mimeType: "application/pdf", buffer });
  await page.getByRole("button", { name: "Summarize PDF" }).click();
  await page.getByRole("tab", { name: "Chat" }).click();
  await parts(page).compare.click();
  await expect(parts(page).second).toContainText("site-chat");
  const question = page.getByRole("textbox", { name: "Your question" });
  await question.fill("How deep is the well?");
  await question.press("Enter");

  const panel = page.getByRole("region", { name: "Analysis & Chat" });
  const sides = ["own-chat", "site-chat"].map((name) =>
    panel.getByRole("region", { name, exact: true }),
  );
  for (const side of sides) {
    await expect(side).toContainText("a depth of 60 meters");
    await expect(side.getByRole("button", { name: "p. 1" })).toBeVisible();
  }
  await expect(page.getByRole("button", { name: "Send question" })).toBeDisabled();
  expect(await accessibilityFaults(page)).toEqual([]);

  await parts(page).keep("site-chat").click();
  const messages = panel.getByRole("log", { name: "Messages" });
  await expect(messages).toContainText("a depth of 60 meters");
  await expect(messages).toContainText("site-chat");
  await expect(question).toHaveValue("");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(parts(page).keep("own-chat")).toBeVisible();
  await expect(messages).toBeHidden();
  await parts(page).keep("own-chat").click();
  await expect(messages).toContainText("own-chat");

  // The next question knows the answer that was kept.
  await page.getByRole("button", { name: "Stop comparing" }).click();
  await question.fill("What is the annual fee?");
  await question.press("Enter");
  await expect(messages).toContainText("85 euros");
  expect(JSON.stringify(own.requests.at(-1)?.body)).toContain("a depth of 60 meters");
});

test("two models of one machine take turns, and the second says that it waits", async ({
  page,
  user,
}) => {
  const ollama = await startOllamaDouble({ port: OLLAMA_PORT });
  const headers = { authorization: `Bearer ${await user.token()}` };
  await page.request.post("/api/engines/look-again", { headers, data: {} });
  await page.goto("/ai/blog-titles");
  await page.getByRole("button", { name: /^Writes with/ }).click();
  await page.getByRole("menuitem", { name: /good:4b/ }).click();
  await expect(page.getByRole("button", { name: /^Writes with good:4b/ })).toBeVisible();
  const { compare, second, panel } = parts(page);
  await compare.click();
  await second.selectOption({ label: "tiny:1b (Ollama)" });
  await expect(second).toHaveAccessibleDescription(/the second waits for the first\.$/);
  await page.getByLabel("Keyword").fill("hill farms [[fault:slow:2500]]");
  await page.getByRole("button", { name: "Generate title" }).click();

  const side = (name: string) => panel.getByRole("region", { name, exact: true });
  await expect(side("tiny:1b")).toContainText("Waiting for the other engine");
  expect(ollama.requests.map(({ body }) => body.model)).not.toContain("tiny:1b");
  await expect(side("good:4b").getByRole("listitem")).toHaveCount(10);
  await expect(side("tiny:1b").getByRole("listitem")).toHaveCount(10);
  expect(ollama.requests.map(({ body }) => body.model)).toContain("tiny:1b");
  await ollama.close();
});

test("a side whose engine failed is offered one that neither side has, for this comparison alone", async ({
  page,
  user,
}) => {
  const ollama = await startOllamaDouble({ port: OLLAMA_PORT });
  const headers = { authorization: `Bearer ${await user.token()}` };
  await page.request.post("/api/engines/look-again", { headers, data: {} });
  await connect(page, user);
  const { panel, ownSide, siteSide, keep } = parts(page);
  ownOptions.apiKey = "another";
  await compareTitles(page, "night markets");
  await expect(ownSide.getByRole("alert")).toBeVisible();
  await expect(siteSide.getByRole("listitem")).toHaveCount(10);

  await ownSide.getByRole("button", { name: "Try with good:4b (Ollama)" }).click();

  const third = panel.getByRole("region", { name: "good:4b", exact: true });
  await expect(third.getByRole("listitem")).toHaveCount(10);
  await expect(siteSide.getByRole("listitem")).toHaveCount(10);
  await expect(ownSide).toHaveCount(0);
  expect(
    site.requests.filter(({ body }) => JSON.stringify(body).includes("night markets")),
  ).toHaveLength(1);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.reload();
  await expect(third.getByRole("listitem")).toHaveCount(10);
  await expect(keep("good:4b")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Writes with own-chat/ })).toBeVisible();
  await ollama.close();
});
