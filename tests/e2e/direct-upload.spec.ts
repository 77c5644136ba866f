import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";

import { startBlobDouble } from "../support/blob-double";
import { expect, test } from "../support/browser";
import { startServer, untilReady } from "../support/server-process";

const PORT = 4319;
const ORIGIN = `http://localhost:${PORT}`;
const TOKEN = "vercel_blob_rw_store_secret";
/** What a platform's limit on the body of a call lets through. */
const MAX_CALL_BYTES = 4_500_000;

test("a large picture goes straight to the store, and its call stays small [IC-01, C-15]", async ({
  page,
}) => {
  test.setTimeout(180_000);
  const double = await startBlobDouble(TOKEN);
  const server = startServer(PORT, {
    APP_URL: ORIGIN,
    DATA_DIR: mkdtempSync(path.join(tmpdir(), "atelier-servers-")),
    DATABASE_URL: "",
    BLOB_READ_WRITE_TOKEN: TOKEN,
    VERCEL_BLOB_API_URL: double.origin,
  });
  await untilReady(server);
  const put: string[] = [];
  // The store's own address in the browser; the server finds the double by its environment.
  await page.route("https://vercel.com/api/blob/**", async (route) => {
    const request = route.request();
    const headers = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };
    if (request.method() === "OPTIONS") return route.fulfill({ status: 204, headers });
    put.push(request.url());
    const { search } = new URL(request.url());
    const answer = await fetch(`${double.origin}/${search}`, {
      method: "PUT",
      headers: await request.allHeaders(),
      body: new Uint8Array(request.postDataBuffer() ?? []),
    });
    await route.fulfill({ status: answer.status, headers, body: await answer.text() });
  });
  const person = { name: "Ada", email: "ada@example.com", password: "correct horse battery" };
  await page.request.post(`${ORIGIN}/api/auth/sign-up/email`, {
    data: person,
    headers: { origin: ORIGIN },
  });

  await page.goto(`${ORIGIN}/ai/image-compressor`);
  const noise = { type: "gaussian" as const, mean: 128, sigma: 60 };
  const create = { width: 1_600, height: 1_200, channels: 3 as const, background: "#888", noise };
  const buffer = await sharp({ create }).png({ compressionLevel: 0 }).toBuffer();
  expect(buffer.byteLength).toBeGreaterThan(MAX_CALL_BYTES);
  await page
    .getByLabel("Images", { exact: true })
    .setInputFiles({ name: "noise.png", mimeType: "image/png", buffer });
  const called = page.waitForRequest("**/api/ai/compress-resize-image");
  await page.getByRole("button", { name: "Compress & Resize" }).click();

  const body = (await called).postDataBuffer();
  expect(body?.byteLength ?? 0).toBeLessThan(10_000);
  const panel = page.getByRole("region", { name: "Preview & Download" });
  await expect(panel).toContainText("noise.png");
  await expect(panel.getByRole("button", { name: "Download", exact: true })).toBeVisible();
  expect(put).toHaveLength(1);
  await expect
    .poll(() => [...double.store.keys()].filter((key) => key.startsWith("uploads/")))
    .toEqual([]);
  await server.end("SIGTERM");
  await double.close();
});
