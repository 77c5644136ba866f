import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";

import { startBlobDouble } from "../support/blob-double";
import { startS3Double } from "../support/s3-double";
import { expect, test } from "../support/signed-in-test";
import { startTestServer, untilReady } from "../support/test-server";
import { uploadsIn } from "../support/uploads-in";

const PORT = 4319;
const ORIGIN = `http://localhost:${PORT}`;
/** As the store's client in the browser knows it. */
const STORE = "https://vercel.com/api/blob";
const TOKEN = "vercel_blob_rw_store_secret";
/** What a platform's limit on the body of a call lets through. */
const MAX_CALL_BYTES = 4_500_000;

test("a large image goes straight to the store, and the call stays small [IC-01, C-15]", async ({
  browser,
}) => {
  const double = await startBlobDouble(TOKEN);
  const server = startTestServer(PORT, {
    APP_URL: ORIGIN,
    DATA_DIR: mkdtempSync(path.join(tmpdir(), "atelier-servers-")),
    DATABASE_URL: "",
    BLOB_READ_WRITE_TOKEN: TOKEN,
    VERCEL_BLOB_API_URL: double.origin,
  });
  await untilReady(server);
  // The policy names the store's own address, which this test has at another one.
  const context = await browser.newContext({ baseURL: ORIGIN, bypassCSP: true });
  const page = await context.newPage();
  await page.addInitScript(sendElsewhere, [STORE, double.origin] as const);
  await page.request.post("/api/auth/sign-up/email", {
    data: { name: "Ada", email: "ada@example.com", password: "correct horse battery" },
    headers: { origin: ORIGIN },
  });

  // With its files elsewhere, a server without OPERATOR_EMAILS has nobody who reads messages.
  await page.goto("/contact");
  await expect(page.getByText("This server has no contact form")).toBeVisible();
  await expect(page.getByRole("form", { name: "Send a message" })).toHaveCount(0);

  const opened = await page.goto("/ai/image-compressor");
  expect(opened?.headers()["content-security-policy"]).toContain(` ${STORE}/`);
  await page
    .getByLabel("Images", { exact: true })
    .setInputFiles({ name: "noise.png", mimeType: "image/png", buffer: await largeImage() });
  const called = page.waitForRequest("**/api/ai/compress-resize-image");
  await page.getByRole("button", { name: "Compress & Resize" }).click();

  const body = (await called).postDataBuffer();
  expect(body?.byteLength ?? 0).toBeLessThan(10_000);
  const panel = page.getByRole("region", { name: "Preview & Download" });
  await expect(panel).toContainText("1600 × 1200 px");
  await expect(panel.getByRole("button", { name: "Download", exact: true })).toBeVisible();
  expect(double.puts).toEqual([expect.stringMatching(/^uploads\//)]);
  await expect.poll(() => uploadsIn(double.store)).toEqual(["used"]);
  await context.close();
  await server.end("SIGTERM");
  await double.close();
});

test("a large image goes to a bucket by a signed address, within the page's policy", async ({
  browser,
}) => {
  const keys = { id: "AKIATEST", secret: "a secret" };
  const bucket = await startS3Double("atelier", keys);
  const server = startTestServer(PORT, {
    APP_URL: ORIGIN,
    DATA_DIR: mkdtempSync(path.join(tmpdir(), "atelier-servers-")),
    DATABASE_URL: "",
    S3_BUCKET: "atelier",
    S3_ENDPOINT: bucket.origin,
    S3_ACCESS_KEY_ID: keys.id,
    S3_SECRET_ACCESS_KEY: keys.secret,
    S3_DIRECT_UPLOADS: "on",
  });
  await untilReady(server);
  const context = await browser.newContext({ baseURL: ORIGIN });
  const page = await context.newPage();
  await page.request.post("/api/auth/sign-up/email", {
    data: { name: "Ada", email: "ada@example.com", password: "correct horse battery" },
    headers: { origin: ORIGIN },
  });
  await page.goto("/ai/image-compressor");
  await page
    .getByLabel("Images", { exact: true })
    .setInputFiles({ name: "noise.png", mimeType: "image/png", buffer: await largeImage() });
  const called = page.waitForRequest("**/api/ai/compress-resize-image");
  await page.getByRole("button", { name: "Compress & Resize" }).click();

  expect((await called).postDataBuffer()?.byteLength ?? 0).toBeLessThan(10_000);
  const panel = page.getByRole("region", { name: "Preview & Download" });
  await expect(panel).toContainText("1600 × 1200 px");
  expect(bucket.puts).toEqual([expect.stringMatching(/^uploads\//)]);
  expect(bucket.state.refused).toBe(0);
  await expect.poll(() => uploadsIn(bucket.store)).toEqual(["used"]);
  expect([...bucket.store.keys()]).toContain("files/storage-id");
  await context.close();
  await server.end("SIGTERM");
  await bucket.close();
});

/** Larger than what a platform's limit on the body of a call lets through. */
async function largeImage(): Promise<Buffer> {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 60 };
  const create = { width: 1_600, height: 1_200, channels: 3 as const, background: "#888", noise };
  const buffer = await sharp({ create }).png({ compressionLevel: 0 }).toBuffer();
  expect(buffer.byteLength).toBeGreaterThan(MAX_CALL_BYTES);
  return buffer;
}

/** In the page: what is sent to one address goes to another one. */
function sendElsewhere([from, to]: readonly [string, string]): void {
  const send = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    return url.startsWith(from) ? send(`${to}${url.slice(from.length)}`, init) : send(input, init);
  };
}
