import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { installLanguageModel, modelLog } from "../support/language-model-double";
import { NO_POSTGRES, type PostgresServer, startPostgres } from "../support/postgres-server";
import { expect, test } from "../support/signed-in-test";
import { startTestServer, type TestServer, untilReady } from "../support/test-server";

const PORT = 4362;
const OTHER_PORT = 4363;

test.use({ baseURL: `http://localhost:${PORT}` });
test.skip(Boolean(NO_POSTGRES), NO_POSTGRES);

let postgres: PostgresServer;
let servers: TestServer[];

test.beforeAll(async () => {
  postgres = await startPostgres();
  const DATA_DIR = mkdtempSync(path.join(tmpdir(), "atelier-browser-servers-"));
  servers = [];
  for (const port of [PORT, OTHER_PORT]) {
    const server = startTestServer(port, {
      DATA_DIR,
      DATABASE_URL: postgres.url,
      APP_URL: `http://localhost:${PORT}`,
      OPENAI_BASE_URL: "",
      AI_TEXT_MODEL: "",
      MODELS_FETCH: "off",
      SIGN_UPS_PER_HOUR: "1000",
      SIGN_INS_PER_MINUTE: "1000",
    });
    servers.push(server);
    await untilReady(server);
  }
});
test.afterAll(async () => {
  for (const server of servers) await server.end("SIGTERM");
  postgres.remove();
});

test("what the browser's model says may reach another server than the one that asked", async ({
  page,
  user: _user,
}) => {
  await installLanguageModel(page);
  const answered: string[] = [];
  // As a load balancer does that sends each call to whichever server comes next.
  await page.route("**/api/engines/answers", async (route) => {
    const url = route.request().url().replace(`:${PORT}`, `:${OTHER_PORT}`);
    const response = await route.fetch({ url });
    answered.push(`${new URL(response.url()).port} ${response.status()}`);
    await route.fulfill({ response });
  });
  await page.goto("/ai/write-article");
  await expect(page.getByText("Writes with this browser's model")).toBeVisible();
  await page.getByLabel("Article Topic").fill("city bees");

  await page.getByRole("button", { name: "Generate Article" }).click();

  const panel = page.getByRole("region", { name: "Generated article" });
  await expect(panel).toContainText("Model in the browser");
  await panel.getByRole("button", { name: "Edit", exact: true }).click();
  const text = panel.getByRole("textbox", { name: "Article text" });
  await text.press("Control+End");
  await page.keyboard.press("Shift+Home");
  await panel.getByRole("button", { name: "Rewrite", exact: true }).click();
  const suggestion = panel.getByRole("region", { name: "Suggestion" });
  await expect(suggestion.locator("ins").first()).toContainText("Indeed,");
  expect(answered.length).toBeGreaterThan(2);
  expect([...new Set(answered)]).toEqual([`${OTHER_PORT} 200`]);
  await expect.poll(async () => (await modelLog(page)).live).toBe(0);
});
