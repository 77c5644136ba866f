import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { transform } from "esbuild";
import type { APIRequestContext } from "playwright/test";
import sharp from "sharp";

import { accessibilityFaults } from "@/tests/support/accessibility";
import { doubleCallsAbout, uniqueTopic } from "@/tests/support/double-calls";
import { expect, type TestUser, test } from "@/tests/support/signed-in-test";

const run = promisify(execFile);

async function newToken(request: APIRequestContext, user: TestUser): Promise<string> {
  const made = await request.post("/api/account/tokens", {
    headers: { authorization: `Bearer ${await user.token()}` },
    data: { name: "Examples", scopes: ["run", "read"], expiresInDays: 30 },
  });
  return ((await made.json()) as { token: string }).token;
}

/** The SDK's own client, connected to the running server. */
async function connect(origin: string, token: string): Promise<Client> {
  const client = new Client({ name: "test", version: "1" });
  const transport = new StreamableHTTPClientTransport(new URL("/api/mcp", origin), {
    requestInit: { headers: { authorization: `Bearer ${token}` } },
  });
  // Safe: the SDK's own classes disagree about optional fields.
  await client.connect(transport as Parameters<Client["connect"]>[0]);
  return client;
}

test("the page's examples do what they say", async ({ page, user, baseURL }) => {
  const token = await newToken(page.request, user);
  const origin = new URL(baseURL ?? "").origin;
  const cwd = mkdtempSync(join(tmpdir(), "atelier-examples-"));
  const env = { ...process.env, ATELIER_URL: origin, ATELIER_TOKEN: token };
  await page.goto("/developers");
  const example = (name: string) => page.getByRole("figure", { name }).locator("pre").innerText();

  await sharp({ create: { width: 1200, height: 900, channels: 3, background: "#c96" } })
    .jpeg()
    .toFile(join(cwd, "photo.jpg"));
  const curl = await run("bash", ["-c", await example("Example in curl")], { cwd, env });
  const image = JSON.parse(curl.stdout);
  expect(image).toMatchObject({ success: true, meta: { format: "webp", width: 640 } });
  const file = await page.request.get(image.content, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(file.headers()["content-type"]).toBe("image/webp");

  const { code } = await transform(await example("Example in TypeScript"), { loader: "ts" });
  writeFileSync(join(cwd, "article.mjs"), code);
  const article = await run(process.execPath, ["article.mjs"], { cwd, env });
  expect(article.stdout).toMatch(/Written by \S/);
  expect(article.stdout.split(/\s+/).length).toBeGreaterThan(100);

  const listed = await run("bash", ["-c", await example("The tools in curl")], { cwd, env });
  expect(listed.stdout).toContain('"name":"write_article"');
  rmSync(cwd, { recursive: true });
});

test("an assistant writes an article over MCP, is told its steps, and ends a run", async ({
  page,
  user,
  baseURL,
}) => {
  const { origin } = new URL(baseURL ?? "");
  const client = await connect(origin, await newToken(page.request, user));
  const steps: unknown[] = [];

  const article = await client.callTool(
    { name: "write_article", arguments: { prompt: uniqueTopic("lighthouses"), length: 800 } },
    undefined,
    { onprogress: (step) => steps.push(step), timeout: 60_000 },
  );

  expect(article.isError).toBeUndefined();
  expect(steps.length).toBeGreaterThan(0);
  expect(JSON.stringify(article.content)).toContain("Engine: ");
  expect(Object(article.structuredContent).meta.words).toBeGreaterThan(300);
  const topic = uniqueTopic("slow evenings", "[[fault:hang]]");
  const stop = new AbortController();
  const stopped = client
    .callTool({ name: "write_article", arguments: { prompt: topic, length: 800 } }, undefined, {
      signal: stop.signal,
      timeout: 120_000,
    })
    .catch((error: Error) => error);
  await expect.poll(async () => (await doubleCallsAbout(topic)).length).toBe(1);
  stop.abort("enough");
  expect(await stopped).toBeInstanceOf(Error);
  await expect.poll(async () => (await doubleCallsAbout(topic))[0]?.hungUpAt).toBeTruthy();
  await client.close();
});

test("an assistant that leaves ends its run", async ({ page, user, baseURL }) => {
  const { origin } = new URL(baseURL ?? "");
  const token = await newToken(page.request, user);
  const topic = uniqueTopic("slow nights", "[[fault:hang]]");
  const leaving = new AbortController();
  const params = { name: "write_article", arguments: { prompt: topic, length: 800 } };
  const left = fetch(new URL("/api/mcp", origin), {
    method: "POST",
    signal: leaving.signal,
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
    },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params }),
  })
    .then((answer) => answer.text())
    .catch((error: Error) => error);
  await expect.poll(async () => (await doubleCallsAbout(topic)).length).toBe(1);

  leaving.abort();

  await left;
  await expect.poll(async () => (await doubleCallsAbout(topic))[0]?.hungUpAt).toBeTruthy();
});

test("the page lists every call of the OpenAPI document, with its fields", async ({ page }) => {
  await page.goto("/privacy");
  await page.getByRole("contentinfo").getByRole("link", { name: "Developers" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Atelier for your programs");
  const answer = await page.request.get("/api/openapi.json");
  const { openapi, servers, paths } = await answer.json();
  expect(openapi).toBe("3.1.0");
  expect(new URL(servers[0].url).origin).toBe(new URL(page.url()).origin);

  for (const [path, methods] of Object.entries(paths)) {
    const method = Object.keys(Object(methods))[0]?.toUpperCase();
    await expect(page.getByText(`${method} ${path}`, { exact: true })).toBeVisible();
  }
  const call = page.getByText("POST /api/ai/compress-resize-image", { exact: true });
  await call.click();
  await expect(page.getByText("Width in pixels to fit the image in.").first()).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});
