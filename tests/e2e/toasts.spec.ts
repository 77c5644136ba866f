import type { Locator, Page } from "playwright/test";
import { uniqueTopic } from "../support/double-calls";
import { holdRequests } from "../support/hold-requests";
import { makeTitles } from "../support/make-creations";
import { expect, test } from "../support/signed-in-test";

const BLANK = "Enter text or URL to encode";
const ONE_NAME = "Please enter only one object name";

function toasts(page: Page, text: string | RegExp): Locator {
  const region = page.getByRole("region", { name: /Notifications/ });
  return region.getByRole("listitem").filter({ hasText: text });
}

/** From here on the page's time moves only as told, however slow the machine is. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Lets the page's time pass in small steps until something is there: 400 ms at most. */
async function appears(page: Page, shown: Locator): Promise<void> {
  for (let step = 0; step < 20 && !(await shown.isVisible()); step += 1) {
    await page.clock.runFor(20);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await expect(shown).toBeVisible();
}

/** The toast is there for so long, give or take half a second. */
async function lasts(page: Page, toast: Locator, milliseconds: number): Promise<void> {
  await appears(page, toast);
  await page.clock.runFor(milliseconds - 500);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(toast).toBeHidden();
}

test("a success disappears after 2 s, an error after 4 s [K-05]", async ({
  page,
  user,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await makeTitles(page, user, ["sourdough"]);
  await page.clock.install();
  await page.goto("/ai");
  await page.getByRole("button", { name: /keyword sourdough/ }).click();
  const copy = page.getByRole("button", { name: "Copy" });
  await expect(copy).toBeVisible();
  await stopTime(page);

  await copy.click();
  const success = toasts(page, "Copied to clipboard!");
  await lasts(page, success, 2_000);

  await page.route("**/api/user/delete-creation", (route) => route.abort());
  await page.getByRole("button", { name: "Delete" }).click();
  const failure = toasts(page, /Check your connection/);
  await lasts(page, failure, 4_000);
});

test("a neutral notice has no icon and disappears after 4 s [K-05, OR-05, V-08]", async ({
  page,
  user: _user,
}) => {
  await page.clock.install();
  await page.goto("/ai/remove-object");
  await page.getByLabel("Object name").fill("red cup");
  await stopTime(page);

  await page.getByRole("button", { name: "Remove object" }).click();

  const notice = toasts(page, ONE_NAME);
  await appears(page, notice);
  await expect(notice.locator("svg")).toHaveCount(0);
  await lasts(page, notice, 4_000);
});

test("what can be undone stays undoable for 10 s, and by keyboard", async ({ page, user }) => {
  await makeTitles(page, user, ["rye", "spelt"]);
  await page.clock.install();
  await page.goto("/ai");
  const rye = page.getByRole("button", { name: /keyword rye/ });
  const remove = page.getByRole("button", { name: "Delete" });
  await rye.click();
  await expect(remove).toBeVisible();
  await stopTime(page);

  await remove.click();
  await lasts(page, toasts(page, "Creation deleted"), 10_000);

  await page.clock.resume();
  await page.getByRole("button", { name: /keyword spelt/ }).click();
  await remove.click();
  const undo = toasts(page, "Creation deleted").getByRole("button", { name: "Undo" });
  await expect(undo).toBeVisible();
  await page.keyboard.press("Alt+T");
  await expect(async () => {
    await page.keyboard.press("Tab");
    await expect(undo).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: /keyword spelt/ })).toBeVisible();
});

test("Tab goes past a toast, and its end leaves the focus where it is by then", async ({
  page,
  user,
}) => {
  await makeTitles(page, user, ["rye", "spelt"]);
  await page.goto("/ai");
  await page.getByRole("button", { name: /keyword rye/ }).click();
  await page.getByRole("button", { name: "Delete" }).click();
  const toast = toasts(page, "Creation deleted");
  await expect(toast).toBeVisible();
  await page.keyboard.press("Alt+T");
  await page.keyboard.press("Tab");
  await expect(toast).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(toast.getByRole("button", { name: "Undo" })).toBeFocused();

  await page.keyboard.press("Tab");
  await expect(toast.locator(":focus")).toHaveCount(0);
  // The page behind may change meanwhile, and past the last toast it's the body that has the focus.
  const past = await page.evaluateHandle(() => document.activeElement);
  await page.waitForTimeout(200);
  expect(await past.evaluate((element) => element === document.activeElement)).toBe(true);

  const search = page.getByRole("searchbox").first();
  await search.focus();
  await expect(toast).toHaveCount(0);
  await expect(search).toBeFocused();
});

test("a toast that goes with the focus gives it back to where it came from", async ({
  page,
  user,
}) => {
  await makeTitles(page, user, ["rye"]);
  await page.goto("/ai");
  const rye = page.getByRole("button", { name: /keyword rye/ });
  await rye.click();
  await page.getByRole("button", { name: "Delete" }).click();
  const undo = toasts(page, "Creation deleted").getByRole("button", { name: "Undo" });
  await expect(undo).toBeVisible();
  const home = page.getByRole("banner").getByRole("button", { name: "Theme" });
  await home.focus();
  await page.keyboard.press("Alt+T");
  await expect(async () => {
    await page.keyboard.press("Tab");
    await expect(undo).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press("Enter");
  await expect(rye).toBeVisible();
  await expect(home).toBeFocused();
});

test("at most 20 are shown at once [K-05]", async ({ page, user: _user }) => {
  await page.clock.install();
  await page.goto("/ai/qr-generator");
  const generate = page.getByRole("button", { name: "Generate QR" });
  await expect(generate).toBeEnabled();
  await stopTime(page);

  for (let click = 1; click <= 23; click += 1) {
    await generate.click();
    await page.clock.runFor(40);
  }

  const all = toasts(page, BLANK);
  await expect(all).toHaveCount(23);
  const shown = () =>
    all.evaluateAll((found) => found.filter((one) => getComputedStyle(one).opacity !== "0").length);
  await expect.poll(shown).toBe(20);
});

test("a loading toast stays until its work is done [K-05]", async ({ page, user: _user }) => {
  await page.clock.install();
  await page.goto("/ai/write-article");
  await page.getByLabel("Article Topic").fill(uniqueTopic("slow printers"));
  await page.getByRole("button", { name: "Generate Article" }).click();
  const menu = page.getByRole("button", { name: "Download" });
  await expect(menu).toBeVisible();
  await expect(page.getByRole("button", { name: "Regenerate" })).toBeVisible();
  await menu.click();
  await expect(page.getByRole("menuitem", { name: "PDF (.pdf)" })).toBeVisible();
  const writer = await holdRequests(page, "**/_next/static/**");
  await page.getByRole("menuitem", { name: "PDF (.pdf)" }).click();

  const loading = toasts(page, "Preparing the PDF…");
  await expect(loading).toHaveAttribute("data-type", "loading");
  await page.clock.fastForward("10:00");
  await page.waitForTimeout(500);
  await expect(loading).toBeVisible();
  const download = page.waitForEvent("download");
  writer.end("answer");
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await expect(loading).toBeHidden();
});

test("toasts leave the header in reach", async ({ page, user: _user }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/ai/qr-generator");
    await page.getByLabel("Text or URL").fill(" ");
    await page.getByRole("button", { name: "Generate QR" }).click();
    const toast = toasts(page, BLANK);
    await expect(toast).toBeVisible();
    const header = await page.getByRole("banner").boundingBox();

    await expect
      .poll(async () => (await toast.boundingBox())?.y ?? 0)
      .toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  }
});
