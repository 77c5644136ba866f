import type { Page } from "playwright/test";

const READY_MS = 30_000;
const PAUSE_MS = 200;

/** Posts a PNG as a phone does on behalf of another app. */
export async function sharePicture(page: Page, picture: Buffer): Promise<void> {
  await page.evaluate(
    (bytes) => {
      const form = document.createElement("form");
      Object.assign(form, { method: "POST", enctype: "multipart/form-data", action: "/ai/shared" });
      const input = document.createElement("input");
      Object.assign(input, { type: "file", name: "files" });
      const files = new DataTransfer();
      files.items.add(new File([new Uint8Array(bytes)], "holiday ☀.png", { type: "image/png" }));
      input.files = files.files;
      form.append(input);
      document.body.append(form);
      form.submit();
    },
    [...picture],
  );
  await page.waitForURL("**/ai/shared");
}

/**
 * Waits until the service worker controls the page, and has what it shows without a connection.
 *
 * @throws Error after half a minute
 */
export async function untilOfflinePageIsKept(page: Page): Promise<void> {
  const deadline = Date.now() + READY_MS;
  for (let moves = 0; Date.now() < deadline; moves += 1) {
    // It begins with somebody's first touch, once the page listens.
    await page.mouse.move(100 + (moves % 50), 100);
    const isKept = await page.evaluate(async () => {
      const kept = await caches.match("/offline");
      return Boolean(kept && navigator.serviceWorker.controller);
    });
    if (isKept) return;
    await page.waitForTimeout(PAUSE_MS);
  }
  throw new Error("The service worker isn't ready.");
}
