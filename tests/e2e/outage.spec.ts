import { rmSync } from "node:fs";

import { expect, test } from "playwright/test";
import { NO_POSTGRES, type PostgresServer, startPostgres } from "../support/postgres-server";
import { startTestServer, type TestServer, untilReady } from "../support/test-server";

const PORT = 4321;
const URL = `http://localhost:${PORT}`;
const DATA_DIR = ".test/data-outage";
const AWAY = "We can't reach the database right now.";

test.skip(NO_POSTGRES !== undefined, NO_POSTGRES);

let postgres: PostgresServer;
let server: TestServer;

test.beforeAll(async () => {
  rmSync(DATA_DIR, { recursive: true, force: true });
  postgres = await startPostgres();
  server = startTestServer(PORT, {
    DATA_DIR,
    APP_URL: URL,
    DATABASE_URL: postgres.url,
    MODELS_FETCH: "off",
  });
  await untilReady(server);
});

test.afterAll(async () => {
  await server.end("SIGTERM");
  postgres.remove();
});

test("pages say that the database is away, and come back with it", async ({ page }) => {
  const signedUp = await page.request.post(`${URL}/api/auth/sign-up/email`, {
    headers: { origin: URL },
    data: { name: "Ada", email: "ada-outage@example.com", password: "correct horse battery" },
  });
  expect(signedUp.status()).toBe(200);
  expect((await page.goto(`${URL}/ai`))?.status()).toBe(200);
  await expect(page.getByText("Total Creations")).toBeVisible();

  postgres.stop();
  await page.getByRole("link", { name: "Write article", exact: true }).click();
  await expect(page.getByText(AWAY)).toBeVisible();
  for (const path of ["/ai", "/ai/community", "/sign-in", "/sign-up"]) {
    const answer = await page.goto(`${URL}${path}`);
    expect(answer?.status(), path).toBe(503);
    expect(answer?.headers()["retry-after"], path).toBe("5");
    await expect(page.getByText(AWAY)).toBeVisible();
  }
  expect((await page.request.get(URL)).status()).toBe(200);

  await page.goto(`${URL}/ai/write-article`);
  postgres.start();
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByLabel("Article Topic")).toBeVisible();
});
