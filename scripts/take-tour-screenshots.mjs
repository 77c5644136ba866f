/**
 * Takes the screenshots for the tour and the landing page from a running server.
 *
 *   BASE_URL=http://localhost:3000 node scripts/take-tour-screenshots.mjs [titles article dashboard preview]
 *
 * Without names it takes all of them. Signs up a new account, generates an article and titles with the
 * server's engine, and saves each view as WebP in public/tour/: light and dark, desktop and phone.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "playwright";
import sharp from "sharp";

import { findChromium } from "./find-chromium.mjs";

const BASE_URL = process.env.BASE_URL ?? "http://localhost:3000";
const FOLDER = join(import.meta.dirname, "../public/tour");
const VIEWS = { wide: { width: 1280, height: 800 }, narrow: { width: 390, height: 520 } };
const PREVIEW_VIEW = { width: 1200, height: 630 };
const PREVIEW_FILE = join(import.meta.dirname, "../app/(marketing)/opengraph-image.png");
const WEBP_QUALITY = 72;
const RUN_TIMEOUT_MS = 600_000;
const SETTLE_MS = 900;
const SHOWN_WORDS = 130;

const TOPIC = process.env.TOUR_TOPIC ?? "The benefits of walking every day";
const KEYWORD = process.env.TOUR_KEYWORD ?? "walking";
const OTHER_KEYWORD = "sourdough bread";

const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
});

try {
  await mkdir(FOLDER, { recursive: true });
  const page = await browser.newPage({
    baseURL: BASE_URL,
    viewport: VIEWS.wide,
    deviceScaleFactor: 2,
    locale: "en-US",
  });
  await signUp(page);
  await waitForEngine(page);
  const parts = {
    titles: captureTitles,
    article: captureArticle,
    dashboard: captureDashboard,
    preview: capturePreview,
  };
  const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(parts);
  for (const name of wanted) await parts[name](page);
} finally {
  await browser.close();
}

async function signUp(page) {
  const account = {
    name: "Nora Whitfield",
    email: `tour-${Date.now()}@example.com`,
    password: `Tour-${crypto.randomUUID()}`,
  };
  const answer = await page.request.post("/api/auth/sign-up/email", {
    data: account,
    headers: { origin: new URL(BASE_URL).origin },
  });
  if (!answer.ok())
    throw new Error(`Sign-up failed with status ${answer.status()}: ${await answer.text()}`);
}

/** A new machine downloads its model first. */
async function waitForEngine(page) {
  const deadline = Date.now() + RUN_TIMEOUT_MS;
  for (;;) {
    const { engines } = await (await page.request.get("/api/health")).json();
    if (engines.text.status.state === "ready") return;
    if (Date.now() > deadline) throw new Error("The engine didn't become ready in time.");
    await page.waitForTimeout(1_000);
  }
}

async function makeTitles(page, keyword, category) {
  await page.goto("/ai/blog-titles");
  await page.getByLabel("Keyword").fill(keyword);
  await page.getByLabel(category, { exact: true }).check();
  await page.getByRole("button", { name: "Generate title" }).click();
  await page.getByRole("button", { name: "Copy all" }).waitFor({ timeout: RUN_TIMEOUT_MS });
}

async function captureTitles(page) {
  await makeTitles(page, OTHER_KEYWORD, "Food");
  await makeTitles(page, KEYWORD, "Lifestyle");
  await capture(page, "titles", page.getByRole("region", { name: "Generated titles" }));
}

async function captureArticle(page) {
  await page.goto("/ai/write-article");
  const result = page.getByRole("region", { name: "Generated article" });
  await page.getByLabel("Article Topic").fill(TOPIC);
  await capture(page, "form");
  await page.getByRole("button", { name: "Generate Article" }).click();
  await waitForWords(result, SHOWN_WORDS);
  await capture(page, "writing", result);
  // The duration appears only once the article is complete.
  await result.getByText(/^\d+ s$/).waitFor({ timeout: RUN_TIMEOUT_MS });
  await capture(page, "article", result, { toEnd: true });
}

async function captureDashboard(page) {
  await page.goto("/ai");
  await page.getByRole("heading", { name: TOPIC }).first().waitFor();
  await capture(page, "dashboard");
}

/** Waits until the result has some text to show. */
async function waitForWords(result, words) {
  const deadline = Date.now() + RUN_TIMEOUT_MS;
  while (((await result.innerText()).match(/\S+/g)?.length ?? 0) < words) {
    if (Date.now() > deadline) throw new Error("The article didn't start in time.");
    await result.page().waitForTimeout(250);
  }
}

/** The top of the landing page, for link previews (Open Graph). */
async function capturePreview(page) {
  await page.context().clearCookies();
  await page.setViewportSize(PREVIEW_VIEW);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await page.goto("/");
  await page.waitForTimeout(SETTLE_MS);
  await page.screenshot({ path: PREVIEW_FILE, scale: "css" });
}

/**
 * Captures one view in both sizes and color schemes. On phones it scrolls to `top`; with `toEnd`, on
 * desktop it scrolls to the end of the page, where a result names its engine.
 */
async function capture(page, name, top, { toEnd = false } = {}) {
  for (const [size, view] of Object.entries(VIEWS)) {
    await page.setViewportSize(view);
    await page.evaluate(() => window.scrollTo(0, 0));
    if (size === "narrow") await top?.evaluate((element) => element.scrollIntoView());
    else if (toEnd) await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    for (const look of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme: look, reducedMotion: "reduce" });
      await page.waitForTimeout(SETTLE_MS);
      // Twice as large as the view, for sharp screens.
      const image = sharp(await page.screenshot());
      const bytes = await image.webp({ quality: WEBP_QUALITY, effort: 6 }).toBuffer();
      const file = `${name}-${size}-${look}.webp`;
      await writeFile(join(FOLDER, file), bytes);
      console.log(`${file} ${Math.round(bytes.length / 1024)} KB`);
    }
  }
  await page.setViewportSize(VIEWS.wide);
}
