import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "playwright/test";

import { uniqueTopic } from "../support/double-calls";
import { type OpenAiDouble, startOpenAiDouble } from "../support/openai-double";
import { NO_POSTGRES, type PostgresServer, startPostgres } from "../support/postgres-server";
import { expect, test } from "../support/signed-in-test";
import { startTestServer, type TestServer, untilReady } from "../support/test-server";
import { withinAnHour } from "../support/within-window";

const [PORT, OTHER_PORT, ...WORKER_PORTS] = [4376, 4377, 4378, 4379] as const;

/** Some ten seconds of writing. */
const SLOW = "[[chunk:4]] [[drip:60]]";

test.use({ baseURL: `http://localhost:${PORT}` });
test.skip(Boolean(NO_POSTGRES), NO_POSTGRES);

let postgres: PostgresServer;
let double: OpenAiDouble;
let machines: TestServer[] = [];

test.beforeAll(async () => {
  [postgres, double] = await Promise.all([startPostgres(), startOpenAiDouble()]);
  const env = {
    DATA_DIR: mkdtempSync(path.join(tmpdir(), "atelier-two-servers-")),
    DATABASE_URL: postgres.url,
    OPENAI_BASE_URL: double.url,
    AI_TEXT_MODEL: "double",
    MODELS_FETCH: "off",
  };
  const server = (port: number) =>
    startTestServer(port, {
      ...env,
      APP_URL: `http://localhost:${port}`,
      // Its runs are the workers'.
      WORKER_KINDS: "none",
      SIGN_UPS_PER_HOUR: "1000",
    });
  const worker = (port: number) =>
    startTestServer(port, env, [process.execPath, "build/workers/server.mjs"]);
  machines = [server(PORT), server(OTHER_PORT), ...WORKER_PORTS.map(worker)];
  for (const machine of machines) await untilReady(machine);
});
test.afterAll(async () => {
  await Promise.all(machines.map((machine) => machine.end("SIGKILL")));
  await double.close();
  postgres.remove();
});

function panelOf(page: Page) {
  return page.getByRole("region", { name: "Generated article" });
}

/** The last words that the double wrote. */
async function lastTurn(page: Page): Promise<string | undefined> {
  return (await panelOf(page).innerText()).match(/turn \d+/g)?.at(-1);
}

test("one run is followed from two servers, and stopped from the one that wasn't asked for it", async ({
  page,
  user: _user,
}) => {
  await page.goto("/ai/write-article");
  await page
    .getByLabel("Article Topic")
    .fill(uniqueTopic("shared bees", "[[words:150]] [[endless]]"));
  await page.getByRole("button", { name: "Generate Article" }).click();
  await expect(panelOf(page)).toContainText(/turn 3\b/);
  await expect(page).toHaveURL(/\?run=/);

  // Cookies don't tell ports apart: the same person.
  const other = await page.context().newPage();
  await other.goto(page.url().replace(`:${PORT}`, `:${OTHER_PORT}`));
  await expect(panelOf(other)).toContainText(/turn 4\b/);
  await panelOf(other).getByRole("button", { name: "Stop" }).click();

  await expect(panelOf(other)).toContainText("Stopped.");
  await expect(panelOf(page)).toContainText("Stopped. The text so far is saved");

  // Whoever stops a run sees it up to there at once; what was written until then is the same for both.
  await other.reload();
  await expect(panelOf(other)).toContainText("Stopped. The text so far is saved");
  expect(await lastTurn(other)).toBe(await lastTurn(page));
});

test("a page on each server goes on with its article when the worker that writes it is killed", async ({
  page,
  user,
}) => {
  test.setTimeout(150_000);
  await withinAnHour(100);
  const [first, second] = machines.slice(2);
  // It takes nothing until the other one is dead.
  process.kill(second?.pid ?? 0, "SIGSTOP");
  await page.goto("/ai/write-article");
  await page.getByLabel("Article Topic").fill(uniqueTopic("bees of two workers", SLOW));
  await page.getByRole("button", { name: "Generate Article" }).click();
  await expect(panelOf(page).getByRole("heading", { level: 2 }).first()).toBeAttached();
  await expect(page).toHaveURL(/\?run=/);
  const other = await page.context().newPage();
  await other.goto(page.url().replace(`:${PORT}`, `:${OTHER_PORT}`));
  await expect(panelOf(other).getByRole("heading", { level: 2 }).first()).toBeAttached();

  await first?.end("SIGKILL");
  process.kill(second?.pid ?? 0, "SIGCONT");

  // Without a reload.
  for (const one of [page, other])
    await expect(panelOf(one).getByRole("button", { name: "Stop" })).toBeVisible();
  for (const one of [page, other]) {
    const done = panelOf(one).getByRole("button", { name: "Regenerate" });
    await expect(done).toBeVisible({ timeout: 90_000 });
    await expect(panelOf(one)).toContainText(/\d\d\d words/);
  }
  const headers = { authorization: `Bearer ${await user.token()}` };
  const listed = await page.request.get("/api/user/get-user-creations", { headers });
  expect((await listed.json()).total).toBe(1);
  const usage = await page.request.get("/api/user/get-usage", { headers });
  expect((await usage.json()).plan.used).toBe(1);
});
