import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { PGlite } from "@electric-sql/pglite";

import { startFrontProxy } from "../support/front-proxy";
import { type OpenAiDouble, startOpenAiDouble } from "../support/openai-double";
import { expect, test } from "../support/signed-in-test";
import { startTestServer, type TestServer, untilReady } from "../support/test-server";
import { withinAnHour } from "../support/within-window";

const PORT = 4383;
const FRONT_PORT = 4384;
const FRONT = `http://localhost:${FRONT_PORT}`;
/** Some ten seconds of writing, and longer than a server that is told to stop lets runs finish. */
const SLOW = { SIGKILL: "[[chunk:4]] [[drip:60]]", SIGTERM: "[[chunk:4]] [[drip:150]]" };

test.use({ baseURL: FRONT });

let double: OpenAiDouble;
let env: Record<string, string>;
let server: TestServer;
let closeFront: () => Promise<void>;

async function start(): Promise<void> {
  server = startTestServer(PORT, env);
  await untilReady(server);
}

test.beforeAll(async () => {
  double = await startOpenAiDouble();
  env = {
    DATA_DIR: mkdtempSync(path.join(tmpdir(), "atelier-killed-")),
    DATABASE_URL: "",
    OPENAI_BASE_URL: double.url,
    AI_TEXT_MODEL: "double",
    MODELS_FETCH: "off",
    APP_URL: FRONT,
    SIGN_UPS_PER_HOUR: "1000",
  };
  closeFront = await startFrontProxy(FRONT_PORT, PORT);
  await start();
});
test.afterAll(async () => {
  await closeFront();
  await server.end("SIGKILL");
  await double.close();
});

for (const signal of ["SIGKILL", "SIGTERM"] as const) {
  test(`a page goes on with its article when its server gets ${signal} and starts again`, async ({
    page,
    user,
  }) => {
    await withinAnHour(150);
    const panel = page.getByRole("region", { name: "Generated article" });
    const topic = `bees that outlive ${signal} ${SLOW[signal]}`;
    await page.goto("/ai/write-article");
    await page.getByLabel("Article Topic").fill(topic);
    await page.getByRole("button", { name: "Generate Article" }).click();
    await expect(panel.getByRole("heading", { level: 2 }).first()).toBeAttached();
    await expect(page).toHaveURL(/\?run=/);

    await server.end(signal);
    // It has passed the run on, and said so to nobody.
    await expect(panel.getByRole("button", { name: "Stop" })).toBeVisible();
    await start();

    await expect(panel).toContainText("starts again from the beginning", { timeout: 60_000 });
    // Without a reload.
    await expect(panel.getByRole("button", { name: "Regenerate" })).toBeVisible({
      timeout: 90_000,
    });
    await expect(panel).toContainText(/\d\d\d words/);
    await expect(panel).not.toContainText("starts again");
    await expect(page.getByLabel("Article Topic")).toHaveValue(topic);
    const headers = { authorization: `Bearer ${await user.token()}` };
    const listed = await page.request.get("/api/user/get-user-creations", { headers });
    expect((await listed.json()).total).toBe(1);
    const usage = await page.request.get("/api/user/get-usage", { headers });
    expect((await usage.json()).plan.used).toBe(1);
  });
}

test("the address of a run that was forgotten since shows what it made", async ({ page, user }) => {
  const panel = page.getByRole("region", { name: "Generated article" });
  await page.goto("/ai/write-article");
  await page.getByLabel("Article Topic").fill("bees that nobody remembers");
  await page.getByRole("button", { name: "Generate Article" }).click();
  await expect(panel.getByRole("button", { name: "Regenerate" })).toBeVisible();
  await expect(page).toHaveURL(/\?run=/);
  const address = page.url();

  await server.end("SIGTERM");
  // What a week does.
  const database = await PGlite.create(path.join(String(env.DATA_DIR), "postgres"));
  await database.query("delete from runs");
  await database.close();
  await start();
  await page.goto(address);

  await expect(panel).toContainText(/\d\d\d words/);
  const headers = { authorization: `Bearer ${await user.token()}` };
  const listed = await page.request.get("/api/runs", { headers });
  expect((await listed.json()).runs).toEqual([]);
});
