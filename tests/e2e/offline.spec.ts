import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Page } from "playwright/test";
import { keptForms } from "@/tests/support/kept-forms";
import { readQrCode } from "@/tests/support/read-qr-code";
import { sharePicture, untilOfflinePageIsKept } from "@/tests/support/share-picture";
import { expect, test } from "@/tests/support/signed-in-test";
import { startTestServer, type TestServer, untilReady } from "@/tests/support/test-server";
import { characterError, textImages } from "@/tests/support/text-images";

test.use({ serviceWorkers: "allow" });

const PORT = 4371;
const PHOTOGRAPH = "tests/fixtures/images/coffee.jpg";

test("the app can be installed", async ({ page, request }) => {
  await page.goto("/");
  const address = await page.locator('link[rel="manifest"]').getAttribute("href");
  const manifest = await (await request.get(address ?? "")).json();
  expect(manifest).toMatchObject({ name: "Atelier", start_url: "/ai", display: "standalone" });
  for (const { src, sizes, type } of manifest.icons) {
    const answer = await request.get(src);
    expect(answer.headers()["content-type"]).toBe(type);
    expect(await pixelsOf(page, src)).toBe(sizes);
  }
});

test("without a connection, a page becomes the tools that need none, and then itself again", async ({
  page,
  context,
  user: _user,
}) => {
  await page.goto("/ai");
  await untilOfflinePageIsKept(page);
  await context.setOffline(true);

  await page.goto("/ai/settings/usage?from=test");
  // The browser forgets to tell the new page, where the machine itself has a connection.
  await context.setOffline(false);
  await context.setOffline(true);

  await expect(page.getByRole("heading", { name: "Tools that need no connection" })).toBeVisible();
  const notice = page.getByRole("status").filter({ hasText: "Your device has no connection." });
  await expect(notice).toBeVisible();

  await context.setOffline(false);
  await page.getByRole("link", { name: "Open the page" }).click();
  await expect(page).toHaveURL(/\/ai\/settings\/usage\?from=test$/);
  await expect(page.getByRole("heading", { level: 1, name: "Usage" })).toBeVisible();
});

test("a tool that is open leads on to the one that needs no connection", async ({
  page,
  context,
  user: _user,
}) => {
  const panel = page.getByRole("region", { name: "Preview & Download" });
  const tab = (name: string) => page.getByRole("tab", { name, selected: true });
  await page.goto("/ai");
  await untilOfflinePageIsKept(page);

  await page.goto("/ai/qr-generator");
  await page.getByLabel("Text or URL").fill("https://example.com/straße");
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Generate QR" }).click();
  await expect(panel.getByRole("alert")).toContainText("Check your connection");
  await panel.getByRole("link", { name: "Make it without a connection" }).click();
  await expect(tab("QR code")).toBeVisible();
  await expect(page).toHaveURL(/\/offline\?for=\/ai\/qr-generator$/);

  await context.setOffline(false);
  await page.goto("/ai/image-compressor");
  await page.getByLabel("Images", { exact: true }).setInputFiles(PHOTOGRAPH);
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Compress & Resize" }).click();
  await expect(panel.getByRole("alert")).toContainText("Check your connection");
  await panel.getByRole("link", { name: "Make it smaller without a connection" }).click();
  await expect(tab("Smaller image")).toBeVisible();
});

test.describe("on a server that goes away", () => {
  test.describe.configure({ mode: "serial" });

  test("Image to text, once opened, reads", async ({ page }) => {
    const browser = page.context().browser();
    const [picture] = browser ? await textImages(browser) : [];
    if (!picture) throw new Error("There is no picture.");
    const server = await startOwnServer(page);
    await page.goto(`${server.url}/ai`);
    await untilOfflinePageIsKept(page);
    await page.goto(`${server.url}/ai/extract-text`);
    await engineIsKept(page);
    await server.end("SIGKILL");

    await page.goto(`${server.url}/ai/extract-text`);
    await expect(page.getByRole("tab", { name: "Image to text", selected: true })).toBeVisible();
    const upload = { name: "page.png", mimeType: "image/png", buffer: await picture.file() };
    await page.getByRole("tabpanel").getByLabel("Image", { exact: true }).setInputFiles(upload);
    await page.getByRole("button", { name: "Extract Text" }).click();

    const text = page.getByRole("textbox", { name: "Extracted text" });
    await expect(text).toBeVisible();
    expect(characterError(await text.inputValue(), picture.text)).toBeLessThan(0.05);
  });

  test("what isn't here is said to be missing, and the others work", async ({ page }) => {
    const server = await startOwnServer(page);
    await page.goto(`${server.url}/ai`);
    await untilOfflinePageIsKept(page);
    await server.end("SIGKILL");

    await page.goto(`${server.url}/ai/extract-text`);
    const images = { name: "coffee.jpg", mimeType: "image/jpeg", buffer: readFileSync(PHOTOGRAPH) };
    await page.getByRole("tabpanel").getByLabel("Image", { exact: true }).setInputFiles(images);
    await page.getByRole("button", { name: "Extract Text" }).click();
    await expect(page.getByRole("alert").getByText(/Couldn't load the OCR engine/)).toBeVisible();

    // Another image begins anew.
    const another = { name: "other.jpg", mimeType: "image/jpeg", buffer: images.buffer };
    await page.getByRole("tabpanel").getByLabel("Replace").setInputFiles(another);
    await expect(page.getByText(/Couldn't load the OCR engine/)).toHaveCount(0);

    await page.getByRole("tab", { name: "QR code" }).click();
    await page.getByLabel("Link or text").fill("https://example.com/straße");
    await page.getByRole("button", { name: "Generate QR" }).click();
    const png = await download(page, "PNG");
    expect(await readQrCode(png, 800)).toBe("https://example.com/straße");

    await page.getByRole("tab", { name: "Smaller image" }).click();
    await page.getByRole("tabpanel").getByLabel("Image", { exact: true }).setInputFiles(images);
    await page.getByRole("button", { name: "Compress image" }).click();
    const webp = await download(page, "Download");
    expect(webp.length).toBeLessThan(images.buffer.length);
  });
});

test("a picture that another app shares is in the tool that's chosen for it, and nowhere else", async ({
  page,
  user: _user,
}) => {
  await page.goto("/ai");
  await untilOfflinePageIsKept(page);
  await sharePicture(page, await page.screenshot());
  await expect(page).toHaveURL(/\/ai\/shared$/);
  await expect(page.getByRole("list", { name: "Chosen images" })).toContainText("holiday ☀.png");
  await expect(page.getByRole("button", { name: "PDF summarizer" })).toHaveCount(0);

  await page.getByRole("button", { name: "Background removal" }).click();

  await expect(page).toHaveURL(/\/ai\/remove-background$/);
  await expect(page.getByText("holiday ☀.png")).toBeVisible();
  await page.goto("/ai/shared");
  await expect(page.getByText("There's nothing here.")).toBeVisible();
});

test("a shared picture asks before it replaces a form, and what is removed there is gone", async ({
  page,
  user: _user,
}) => {
  await page.goto("/ai/remove-background");
  await page.getByLabel("Upload image").setInputFiles(PHOTOGRAPH);
  await expect.poll(() => keptForms(page)).toMatchObject([{ files: ["coffee.jpg"] }]);
  await untilOfflinePageIsKept(page);
  await sharePicture(page, await page.screenshot());
  await page.getByRole("button", { name: "Background removal" }).click();
  const question = page.getByRole("dialog", { name: "Replace what's in Background removal?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(page).toHaveURL(/\/ai\/shared$/);
  expect(await keptForms(page)).toMatchObject([{ files: ["coffee.jpg"] }]);

  await page.getByRole("button", { name: "Remove holiday ☀.png" }).click();
  await expect(page.getByText("There's nothing here.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("There's nothing here.")).toBeVisible();
});

test("what is shared while nobody is signed in, or by somebody else, is nobody's", async ({
  page,
  context,
  baseURL,
  user: _user,
}) => {
  const nothing = page.getByText("There's nothing here.");
  await page.goto("/ai");
  await untilOfflinePageIsKept(page);
  await sharePicture(page, await page.screenshot());
  await expect(page.getByRole("list", { name: "Chosen images" })).toBeVisible();
  await context.clearCookies();
  await signUp(page, baseURL);
  await page.goto("/ai/shared");
  await expect(nothing).toBeVisible();

  await context.clearCookies();
  await sharePicture(page, await page.screenshot());
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => caches.has("atelier-shared-1"))).toBe(false);
  await signUp(page, baseURL);
  await page.reload();
  await expect(nothing).toBeVisible();
});

async function signUp(page: Page, baseURL: string | undefined): Promise<void> {
  const email = `share-${process.pid}-${Date.now()}@example.com`;
  const data = { name: "Ada", email, password: "correct horse battery" };
  const headers = { origin: baseURL ?? "" };
  const answer = await page.request.post("/api/auth/sign-up/email", { data, headers });
  expect(answer.ok()).toBe(true);
}

test("what is shared where the app isn't ready for it is said to be missing", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? "", serviceWorkers: "block" });
  const page = await context.newPage();
  await signUp(page, baseURL);
  await page.goto("/ai");
  await sharePicture(page, await page.screenshot());
  await expect(page.getByText("There's nothing here.")).toBeVisible();
  await context.close();
});

test("nothing that is kept for it names who is signed in", async ({ page, user }) => {
  await page.goto("/ai");
  await untilOfflinePageIsKept(page);
  await page.goto("/ai/settings/usage");

  const kept = await page.evaluate(async () => {
    const caching = (await caches.keys()).map((name) => caches.open(name));
    const texts = (await Promise.all(caching)).map(async (cache) =>
      Promise.all((await cache.matchAll()).map((answer) => answer.text())),
    );
    return (await Promise.all(texts)).flat();
  });
  expect(kept.length).toBeGreaterThan(1);
  expect(kept.filter((text) => text.includes(user.name) || text.includes(user.email))).toEqual([]);
});

function pixelsOf(page: Page, src: string): Promise<string> {
  return page.evaluate(async (address) => {
    const { width, height } = await createImageBitmap(await (await fetch(address)).blob());
    return `${width}x${height}`;
  }, src);
}

/** A server that this test may end, with somebody signed in. */
async function startOwnServer(page: Page): Promise<TestServer> {
  const url = `http://localhost:${PORT}`;
  const server = startTestServer(PORT, {
    DATA_DIR: mkdtempSync(join(tmpdir(), "atelier-offline-")),
    DATABASE_URL: "",
    APP_URL: url,
  });
  await untilReady(server);
  const data = { name: "Ada", email: "offline@example.com", password: "correct horse battery" };
  const answer = await page.request.post(`${url}/api/auth/sign-up/email`, {
    data,
    headers: { origin: url },
  });
  expect(answer.ok()).toBe(true);
  return server;
}

async function download(page: Page, button: string): Promise<Buffer> {
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: button, exact: true }).click();
  return readFileSync(await (await downloading).path());
}

/** The engine's scripts are kept, and its language data in a store of its own. */
async function engineIsKept(page: Page): Promise<void> {
  let moves = 0;
  const isKept = async () => {
    moves += 1;
    await page.mouse.move(100 + (moves % 50), 100);
    return page.evaluate(async () => {
      const stores = await indexedDB.databases();
      if (!stores.some(({ name }) => name === "keyval-store")) return false;
      const database = await answer(indexedDB.open("keyval-store"));
      const store = database.transaction("keyval").objectStore("keyval");
      const keys = await answer(store.getAllKeys());
      database.close();
      return keys.some((key) => String(key).includes("eng.traineddata"));

      function answer<Result>(request: IDBRequest<Result>): Promise<Result> {
        return new Promise((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      }
    });
  };
  await expect.poll(isKept).toBe(true);
}
