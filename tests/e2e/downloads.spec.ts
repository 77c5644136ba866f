import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "playwright/test";

import { accessibilityFaults } from "../support/accessibility";
import { type HubDouble, startHubDouble } from "../support/hub-double";
import { writeRandomModel } from "../support/random-model";
import { expect, test } from "../support/signed-in-test";
import { startTestServer, type TestServer, untilReady } from "../support/test-server";

const PORT = 4368;
const NAME = "Qwen2.5 0.5B Instruct";
const folder = mkdtempSync(path.join(tmpdir(), "atelier-downloads-"));

let hub: HubDouble;
let server: TestServer;

test.use({ baseURL: `http://localhost:${PORT}` });
test.describe.configure({ mode: "serial" });

/** A server with everything on one machine; what it would fetch from a package registry stays away. */
async function startServer(): Promise<void> {
  server = startTestServer(PORT, {
    DATA_DIR: path.join(folder, "data"),
    MODELS_DIR: path.join(folder, "models"),
    MODELS_HUB: hub.url,
    DATABASE_URL: "",
    APP_URL: `http://localhost:${PORT}`,
    OPENAI_BASE_URL: "",
    AI_TEXT_MODEL: "",
    SIGN_UPS_PER_HOUR: "1000",
    npm_config_registry: "http://127.0.0.1:9/",
  });
  await untilReady(server);
}

/** Lends the server the built-in model, if this machine has it, so that there is a speed to measure. */
function lendBuiltInModel(): void {
  const name = "tinyllama-1.1b-chat-q4_0.gguf";
  const cached = path.join(homedir(), ".cache/atelier/models/text", name);
  mkdirSync(path.join(folder, "models/text"), { recursive: true });
  if (!existsSync(cached)) return;
  symlinkSync(cached, path.join(folder, "models/text", name));
}

test.beforeAll(async () => {
  const file = path.join(folder, "model.gguf");
  writeRandomModel(file);
  hub = await startHubDouble(file);
  lendBuiltInModel();
  await startServer();
});
test.afterAll(async () => {
  await server.end("SIGTERM");
  await hub.close();
  rmSync(folder, { recursive: true, force: true });
});

const heading = (page: Page) =>
  page.getByRole("heading", { name: "Download a model to this server" });
const row = (page: Page) =>
  page.getByRole("listitem").filter({ has: page.getByRole("link", { name: NAME }) });
const inReach = (page: Page) =>
  page.getByRole("listitem").filter({ hasText: "Downloaded to this server" });

test("whoever signed up first downloads a model, pauses, resumes after a restart, and removes it", async ({
  page,
  user: _,
}) => {
  await page.goto("/ai/write-article");
  // Which one depends on the machine.
  await expect(page.getByText(/Best here: (Qwen.* fits into|With a key)/)).toBeVisible();
  await page.getByRole("link", { name: "Download a model" }).click();
  await expect(heading(page)).toBeInViewport();
  await expect(page.getByText(/1\.1 GB download · about 1\.7 GB of memory/)).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);

  hub.behavior.pauseMs = 200;
  await page.getByRole("button", { name: `Download ${NAME}` }).click();
  await expect(page.getByRole("progressbar", { name: `Downloading: ${NAME}` })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole("button", { name: `Pause ${NAME}` }).click();
  await expect(row(page).getByText("Paused")).toBeVisible();

  await server.end("SIGKILL");
  await startServer();
  hub.behavior.pauseMs = undefined;
  await page.reload();
  await page.getByRole("button", { name: `Resume ${NAME}` }).click();
  await expect(row(page).getByText("On this server")).toBeVisible();
  expect(hub.requests.at(-1)).toMatch(/^GET files bytes=\d+-$/);
  await expect(inReach(page)).toContainText(NAME);
  await expect(inReach(page)).toContainText("In use");
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.getByRole("button", { name: `Remove ${NAME} from this server` }).click();
  await expect(page.getByRole("button", { name: `Download ${NAME}` })).toBeVisible();
  await expect(inReach(page)).toHaveCount(0);
});

test("nobody else sees the list, or a link to it", async ({ page, user: _ }) => {
  await page.goto("/ai/write-article");
  await expect(page.getByText("Best here: With a key from OpenAI")).toBeVisible();
  await expect(page.getByRole("link", { name: "Add a key" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Download a model" })).toHaveCount(0);
  await page.goto("/ai/settings/engines");

  await expect(page.getByRole("heading", { name: "Writing engine" })).toBeVisible();
  await expect(heading(page)).toHaveCount(0);
});
