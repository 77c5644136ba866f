/**
 * Seconds and clicks from the sign-up form, as who chose the tool on the landing page comes to it, of a fresh server to an article, each way to a model that follows
 * instructions: one that the operator configured, a key of one's own, a server found on the machine, the browser's own,
 * and a downloaded one; and the two that need none, the built-in draft and one's own notes. The five models are doubles, so
 * what counts is the product's part; the time of a real model, and of a real download, comes on top. The draft is the real
 * built-in model, where its weights are on this machine.
 *
 * Run `npm run build`, then `node bench/run.mjs five-ways [port] [words of the way's name]`.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import path from "node:path";
import { type Browser, chromium, type Locator, type Page } from "playwright";

import { startHubDouble } from "@/tests/support/hub-double";
import { installLanguageModel } from "@/tests/support/language-model-double";
import { startOllamaDouble } from "@/tests/support/ollama-double";
import { startOpenAiDouble } from "@/tests/support/openai-double";
import { writeRandomModel } from "@/tests/support/random-model";
import { CHROMIUM_FLAGS, findChromium } from "../scripts/find-chromium.mjs";
import { startProduct } from "./support/product";

const PORT = Number(process.argv[2]) || 4490;
const MODEL = "Qwen2.5 0.5B Instruct";
const KEY = "sk-secret-of-the-newcomer";
const LONG_MS = 120_000;

type Way = {
  name: string;
  env: Record<string, string>;
  /** Before the first page is opened. */
  prepare?: (page: Page) => Promise<void>;
  /** What a person does before the first article; nothing where an engine is found by itself. */
  getModel?: (hand: Hand, page: Page) => Promise<void>;
  /** Typed into "Notes". */
  notes?: string;
  waitMs?: number;
  /** Shown once the article is there. */
  isThere: (panel: Locator) => Locator;
};

/** Counts what a person does. */
class Hand {
  clicks = 0;
  fields = 0;

  async click(target: Locator): Promise<void> {
    await target.click({ timeout: LONG_MS });
    this.clicks += 1;
  }

  async fill(target: Locator, text: string): Promise<void> {
    await target.fill(text, { timeout: LONG_MS });
    this.fields += 1;
  }
}

const folder = mkdtempSync(path.join(tmpdir(), "atelier-five-ways-"));
const weights = path.join(folder, "model.gguf");
writeRandomModel(weights);
const hub = await startHubDouble(weights);
const ollama = await startOllamaDouble();
const service = await startOpenAiDouble({ apiKey: KEY, models: [{ id: "good-chat" }] });
const isWhole = (panel: Locator) => panel.getByRole("button", { name: "Regenerate" });

const WAYS: Way[] = [
  {
    name: "configured by the operator",
    env: { OPENAI_BASE_URL: service.url, OPENAI_API_KEY: KEY },
    isThere: isWhole,
  },
  {
    name: "a key of one's own",
    env: {},
    getModel: async (hand, page) => {
      await hand.click(page.getByRole("link", { name: "Add a key" }));
      const provider = page.getByLabel("Provider");
      await provider.selectOption("Another OpenAI-compatible server", { timeout: LONG_MS });
      hand.clicks += 1;
      await hand.fill(page.getByLabel("Address"), service.url);
      await hand.fill(page.getByLabel("Key"), KEY);
      await hand.click(page.getByRole("button", { name: "Test", exact: true }));
      // It goes back to the article by itself.
      await hand.click(page.getByRole("button", { name: "Save and use" }));
      await page
        .getByRole("button", { name: /^Writes with good-chat/ })
        .waitFor({ timeout: LONG_MS });
    },
    isThere: isWhole,
  },
  {
    name: "the browser's model",
    env: {},
    prepare: (page) => installLanguageModel(page),
    isThere: isWhole,
  },
  {
    name: "a server on the machine",
    env: { LOCAL_SERVERS: new URL(ollama.url).origin },
    isThere: isWhole,
  },
  {
    name: "a downloaded model, to its first words",
    env: {
      MODELS_HUB: hub.url,
      MODELS_DIR: path.join(folder, "models"),
      MODELS_FETCH: "on",
      // What would be fetched from a package registry stays away.
      npm_config_registry: "http://127.0.0.1:9/",
    },
    getModel: async (hand, page) => {
      await hand.click(page.getByRole("link", { name: "Add a key" }));
      await hand.click(page.getByRole("button", { name: `Download ${MODEL}` }));
      await page.getByText("On this server", { exact: true }).waitFor({ timeout: LONG_MS });
      await hand.click(page.getByRole("link", { name: "Back to Article writer" }).last());
      await page.getByRole("button", { name: /^Writes with Qwen/ }).waitFor({ timeout: LONG_MS });
    },
    // Random weights write no article that ends.
    isThere: (panel) => panel.getByRole("button", { name: "Stop" }),
  },
  {
    name: "the built-in draft",
    env: { MODELS_DIR: path.join(homedir(), ".cache/atelier/models") },
    getModel: (hand, page) => hand.click(page.getByRole("button", { name: "Use the draft model" })),
    waitMs: 300_000,
    isThere: isWhole,
  },
  {
    name: "one's own notes",
    env: { MODELS_DIR: path.join(homedir(), ".cache/atelier/models") },
    notes:
      "two hives stand on the roof\nthey gave 14 kilos of honey in june\nneighbors got a jar each",
    isThere: isWhole,
  },
];

const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: CHROMIUM_FLAGS,
});
const [, , , words = ""] = process.argv;
const rows: Row[] = [];
for (const way of WAYS) if (way.name.includes(words)) rows.push(await measure(browser, way));
console.table(rows);
console.log(
  "The models of the first five ways are doubles. Weights to download are a stand-in of 0.5 MB, so those seconds aren't a download's.",
);
await browser.close();
await ollama.close();
await service.close();
await hub.close();
rmSync(folder, { recursive: true, force: true });

type Row = { way: string; seconds: number; clicks: number; fields: number; "written with": string };

async function measure(browser: Browser, way: Way): Promise<Row> {
  const product = await startProduct(PORT, {
    OPENAI_BASE_URL: "",
    MODELS_FETCH: "off",
    ...way.env,
  });
  const page = await (await browser.newContext()).newPage();
  await way.prepare?.(page);
  const hand = new Hand();
  const startedMs = performance.now();
  await page.goto(`${product.url}/sign-up?return_to=/ai/write-article`);
  await hand.fill(page.getByLabel("Full name"), "Grace Hopper");
  await hand.fill(page.getByLabel("Email address"), `grace-${Date.now()}@example.com`);
  await hand.fill(page.getByLabel("Password"), "correct horse battery");
  await hand.click(page.getByRole("button", { name: "Create account" }));
  await page.waitForURL("**/ai/write-article");
  await way.getModel?.(hand, page);
  await hand.fill(page.getByLabel("Article Topic"), "city bees");
  if (way.notes) await hand.fill(page.locator("[name=notes]"), way.notes);
  await hand.click(page.getByRole("button", { name: "Generate Article" }));
  const panel = page.getByRole("region", { name: "Generated article" });
  await way.isThere(panel).waitFor({ timeout: way.waitMs ?? LONG_MS });
  const seconds = (performance.now() - startedMs) / 1_000;
  const { clicks, fields } = hand;
  // Empty while a text is still being written.
  const footer = await panel.locator("footer").allInnerTexts();
  await page.context().close();
  await product.close();
  return {
    way: way.name,
    seconds: Number(seconds.toFixed(1)),
    clicks,
    fields,
    "written with": (footer[0] ?? "").replace(/\s+/g, " ").slice(0, 60),
  };
}
