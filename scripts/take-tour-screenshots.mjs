/**
 * Takes the screenshots for the tour and the landing page from a running server.
 *
 *   BASE_URL=http://localhost:3000 node scripts/take-tour-screenshots.mjs [article answer cutout dashboard preview]
 *
 * Without names it takes all of them, in half a minute. Signs up a new account, uses the samples in public/samples with the
 * engines that are built in, so that the pictures are the same wherever they're taken, and saves each view as WebP in public/tour/: light and dark, desktop and phone.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "playwright";
import sharp from "sharp";

import { findChromium } from "./find-chromium.mjs";

const BASE_URL = process.env.BASE_URL ?? "http://localhost:3000";
const FOLDER = join(import.meta.dirname, "../public/tour");
const SAMPLES = join(import.meta.dirname, "../public/samples");
const VIEWS = { wide: { width: 1280, height: 800 }, narrow: { width: 390, height: 520 } };
/** The size that link previews want, and a view of the same shape that has all of the claim below the buttons. */
const PREVIEW = { width: 1200, height: 630 };
const PREVIEW_VIEW = { width: 1280, height: 672 };
const PREVIEW_FILE = join(import.meta.dirname, "../app/(marketing)/link-preview.png");
const WEBP_QUALITY = 72;
const RUN_TIMEOUT_MS = 600_000;
const SETTLE_MS = 900;
/** Eight lines, as if pulled larger: the button that stays in view then hides the next field, and not half of it. */
const NOTES_HEIGHT = "218px";

const TOPIC = "Welcome to Mill Lane";
/** `NOTES` and `ANSWER.question` in lib/registry/example-texts.ts. */
const NOTES = `# getting in
gates open at 7, close at dusk
the code changes every month, ask Dana
# water
rain tanks only, no hoses left running
when the red flag hangs at the gate, two cans a day
# open day
Saturday, June 13, tea at 3 pm
- bring gloves
- label your seedlings`;
const QUESTION = "What happens to an overgrown plot?";

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
  await waitForEngines(page);
  const parts = {
    article: captureArticle,
    answer: captureAnswer,
    cutout: captureCutout,
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

/** A new machine downloads its models first. */
async function waitForEngines(page) {
  const deadline = Date.now() + RUN_TIMEOUT_MS;
  for (;;) {
    const { engines } = await (await page.request.get("/api/health")).json();
    if (Object.values(engines).every(({ status }) => status.state !== "fetching")) return;
    if (Date.now() > deadline) throw new Error("The engines didn't become ready in time.");
    await page.waitForTimeout(1_000);
  }
}

async function captureArticle(page) {
  await page.goto("/ai/write-article");
  const result = page.getByRole("region", { name: "Generated article" });
  const notes = page.getByLabel("Notes or points to cover");
  // Puts the advice for a first article away.
  await page.getByRole("button", { name: "Use the draft model" }).click();
  await page.getByLabel("Article Topic").fill(TOPIC);
  await notes.fill(NOTES);
  await notes.evaluate((field, height) => {
    field.style.height = height;
    field.blur();
    field.scrollTop = 0;
  }, NOTES_HEIGHT);
  await capture(page, "form");
  await page.getByRole("button", { name: "Generate Article" }).click();
  // The duration appears only once the article is complete.
  await result.getByText(/^\d+(\.\d+)? s$/).waitFor({ timeout: RUN_TIMEOUT_MS });
  await capture(page, "article", result);
}

async function captureAnswer(page) {
  await page.goto("/ai/pdf-summarizer");
  await page.getByLabel("Upload PDF").setInputFiles(join(SAMPLES, "handbook.pdf"));
  await page.getByRole("button", { name: "Summarize PDF" }).click();
  const result = page.getByRole("region", { name: "Analysis & Chat" });
  await result.getByText("Built-in reader").first().waitFor({ timeout: RUN_TIMEOUT_MS });
  await result.getByRole("tab", { name: "Chat" }).click();
  await result.getByRole("textbox", { name: "Your question" }).fill(QUESTION);
  await result.getByRole("button", { name: "Send question" }).click();
  await result.getByRole("log").getByText("friendly letter").waitFor({ timeout: RUN_TIMEOUT_MS });
  await capture(page, "answer", result);
}

async function captureCutout(page) {
  await page.goto("/ai/remove-background");
  await page.locator('input[type="file"]').first().setInputFiles(join(SAMPLES, "coffee.jpg"));
  await page.getByRole("button", { name: "Remove Background" }).click();
  const download = page.getByRole("button", { name: /^Download/ }).first();
  await download.waitFor({ timeout: RUN_TIMEOUT_MS });
  await capture(page, "cutout", page.getByRole("region", { name: "Processed Image" }));
}

async function captureDashboard(page) {
  await page.goto("/ai");
  await page.getByRole("heading", { name: TOPIC }).first().waitFor();
  // The search shows its keys once somebody has touched the page.
  await page.waitForLoadState("networkidle");
  await page.keyboard.press("Shift");
  await page.locator("html[data-keys]").waitFor();
  await capture(page, "dashboard");
}

/** The top of the landing page, for link previews (Open Graph). */
async function capturePreview(page) {
  await page.context().clearCookies();
  await page.setViewportSize(PREVIEW_VIEW);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(SETTLE_MS);
  const image = sharp(await page.screenshot()).resize(PREVIEW);
  await image.png({ palette: true, effort: 10 }).toFile(PREVIEW_FILE);
}

/**
 * Captures one view in both sizes and color schemes. On phones it scrolls to `top`.
 */
async function capture(page, name, top) {
  for (const [size, view] of Object.entries(VIEWS)) {
    await page.setViewportSize(view);
    await page.evaluate(() => window.scrollTo(0, 0));
    if (size === "narrow") await top?.evaluate((element) => element.scrollIntoView());
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
