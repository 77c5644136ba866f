import type { Browser, Page } from "playwright/test";

import { accessibilityFaults } from "../support/accessibility";
import { doubleCallsAbout, uniqueTopic } from "../support/double-calls";
import { startHeldEditor } from "../support/held-editor";
import { holdRequests } from "../support/hold-requests";
import { recordForms } from "../support/sent-forms";
import { expect, type TestUser, test } from "../support/signed-in-test";

const PAGE = "/ai/write-article";
/** Some twenty seconds of writing. */
const SLOW = "[[chunk:4]] [[drip:120]]";

function parts(page: Page) {
  const panel = page.getByRole("region", { name: "Generated article" });
  return {
    panel,
    topic: page.getByLabel("Article Topic"),
    stop: panel.getByRole("button", { name: "Stop" }),
    done: panel.getByRole("button", { name: "Regenerate" }),
    runs: page.getByRole("button", { name: /^Runs/ }),
    toast: (text: string | RegExp) => page.getByRole("listitem").filter({ hasText: text }),
  };
}

async function begin(page: Page, topic: string): Promise<void> {
  await page.goto(PAGE);
  await parts(page).topic.fill(topic);
  await page.getByRole("button", { name: "Generate Article" }).click();
  await expect(parts(page).panel.getByRole("heading", { level: 2 }).first()).toBeAttached({
    timeout: 20_000,
  });
}

/** A page where the same person has signed in. */
async function onAnotherDevice(browser: Browser, user: TestUser): Promise<Page> {
  const other = await (await browser.newContext()).newPage();
  await other.goto("/sign-in");
  await other.getByLabel("Email").fill(user.email);
  await other.getByLabel("Password", { exact: true }).fill(user.password);
  await other.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(other).toHaveURL(/\/ai/);
  return other;
}

test("an article goes on through a reload, with its form, and is written once", async ({
  page,
  user: _user,
}) => {
  const topic = uniqueTopic("patient bees", SLOW);
  await begin(page, topic);
  await expect(page).toHaveURL(/\?run=/);

  await page.reload();

  const { panel, topic: field, stop, done } = parts(page);
  await expect(panel.getByRole("heading", { level: 2 }).first()).toBeAttached();
  await expect(stop).toBeVisible();
  await expect(field).toHaveValue(topic);
  await expect(done).toBeVisible();
  await expect(panel).toContainText(/\d\d\d words/);
  expect(await doubleCallsAbout(topic)).toHaveLength(1);
  await page.reload();
  await expect(panel).toContainText(/\d\d\d words/);
  await expect(field).toHaveValue(topic);
  expect(await doubleCallsAbout(topic)).toHaveLength(1);

  // From the list, on the same tool's page.
  await page.goto(PAGE);
  await expect(field).toHaveValue("");
  await parts(page).runs.click();
  await page.getByRole("menuitem", { name: topic }).click();
  await expect(panel).toContainText(/\d\d\d words/);
  await expect(field).toHaveValue(topic);
});

test("an article that ends while another page is open says so, and leads back", async ({
  page,
  user: _user,
}) => {
  const topic = uniqueTopic("wandering bees", SLOW);
  await begin(page, topic);
  const { runs, toast, panel } = parts(page);

  await page.getByRole("link", { name: "Dashboard" }).first().click();

  await expect(page).toHaveURL(/\/ai$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(runs).toHaveAccessibleName("Runs: 1 running");
  expect(await accessibilityFaults(page)).toEqual([]);
  await runs.click();
  const item = page.getByRole("menuitem", { name: topic });
  await expect(item).toContainText("Running");
  await page.keyboard.press("Escape");
  await expect(toast(/is ready/)).toBeVisible();
  await toast(/is ready/)
    .getByRole("button", { name: "Open" })
    .click();
  await expect(panel).toContainText(/\d\d\d words/);
  await expect(runs).toHaveAccessibleName("Runs");
});

test("whoever follows a link just as a run gets its address comes to the page they wanted", async ({
  page,
  user: _user,
}) => {
  const { topic, runs } = parts(page);
  // What was fetched ahead would show at once.
  await page.route("**/ai?_rsc=*", (route) => route.abort());
  await page.goto(PAGE);
  await topic.fill(uniqueTopic("hasty bees", SLOW));
  // Neither the run nor the page is there before its time.
  const run = await holdRequests(page, "**/api/ai/generate-article");
  const dashboard = await holdRequests(page, "**/ai?_rsc=*");
  await page.getByRole("button", { name: "Generate Article" }).click();
  await run.asked;
  await page.getByRole("link", { name: "Dashboard" }).first().click();
  await dashboard.asked;

  run.end("answer");
  await expect(page).toHaveURL(/\?run=/);
  dashboard.end("answer");

  await expect(page).toHaveURL(/\/ai$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(runs).toHaveAccessibleName("Runs: 1 running");
});

test("another device shows the same run, and stops it", async ({ page, user, browser }) => {
  const topic = uniqueTopic("endless bees", "[[words:150]] [[endless]]");
  await begin(page, topic);
  await expect(parts(page).panel).toContainText(/turn 3\b/);
  const other = await onAnotherDevice(browser, user);

  await parts(other).runs.click();
  await other.getByRole("menuitem", { name: topic }).click();
  await expect(parts(other).panel).toContainText(/turn 4\b/);
  await other.route("**/api/runs/stop", (route) => route.abort());
  await parts(other).stop.click();
  const failed = parts(other).toast("We couldn't stop the run. It's still going.");
  await expect(failed).toBeVisible();
  await expect(parts(page).panel).toContainText(/turn 5\b/);
  await other.unroute("**/api/runs/stop");
  await failed.getByRole("button", { name: "Try again" }).click();

  await expect(parts(page).done).toBeVisible();
  await expect(parts(page).panel).toContainText("Stopped. The text so far is saved");
  await expect(parts(page).panel.getByRole("status")).toContainText(["Generated article: stopped"]);
  await expect(parts(page).panel).not.toContainText("This article was cut off.");
  await parts(page).runs.click();
  await expect(page.getByRole("menuitem", { name: topic })).toContainText("Stopped");
  const [call] = await doubleCallsAbout(topic);
  expect(call?.finished).toBe(false);
  await other.context().close();
});

test("another device shows the image that a run works on, and then the result beside it", async ({
  page,
  user,
  browser,
}) => {
  const editor = await startHeldEditor();
  await connectEditor(page, user, editor.connection);
  await page.goto("/ai/remove-background");
  await page.getByLabel("Upload image").setInputFiles("tests/fixtures/images/chelsea.jpg");
  await page.getByRole("button", { name: "Remove Background" }).click();
  await editor.asked;
  await expect(page).toHaveURL(/\?run=/);
  const other = await onAnotherDevice(browser, user);

  await other.goto(page.url());

  const image = other.getByRole("img", { name: "Chosen image: chelsea.jpg" });
  await expect(image).toHaveJSProperty("naturalWidth", 451);
  await expect(other.getByText("30 KB", { exact: true })).toBeVisible();
  const panel = other.getByRole("region", { name: "Processed Image" });
  await expect(panel.getByRole("button", { name: "Stop" })).toBeVisible();
  editor.answer();
  await panel.getByRole("tab", { name: "Before and after" }).click();
  await expect(panel.getByRole("img", { name: "Before" })).toBeVisible();
  await other.context().close();
  await editor.close();
});

test("another device shows what a run is to remove, and can run it again once it's stopped", async ({
  page,
  user,
  browser,
}) => {
  const editor = await startHeldEditor();
  await connectEditor(page, user, editor.connection);
  await page.goto("/ai/remove-object");
  await page.getByLabel("Upload image").setInputFiles("tests/fixtures/images/coffee.jpg");
  await page.getByLabel("Paint over it").check();
  await page.getByRole("img", { name: "Image with marks" }).hover();
  await page.mouse.down();
  await page.mouse.move(600, 400, { steps: 8 });
  await page.mouse.up();
  await page.getByRole("button", { name: "Remove object" }).click();
  await editor.asked;
  await expect(page).toHaveURL(/\?run=/);
  const other = await onAnotherDevice(browser, user);
  await other.setViewportSize({ width: 360, height: 740 });
  const files = await holdRequests(other, "**/api/runs/file?*");

  await other.goto(page.url());

  const panel = other.getByRole("region", { name: "Processed Image" });
  await expect(panel.getByRole("button", { name: "Stop" })).toBeInViewport();
  await files.asked;
  files.end("answer");
  await expect(other.getByRole("img", { name: "Image with marks" })).toBeVisible();
  await expect(other.getByLabel("Paint over it")).toBeChecked();
  await expect(other.getByRole("button", { name: "Undo" })).toBeEnabled();
  // The image came into the form above it.
  await expect(panel.getByRole("button", { name: "Stop" })).toBeInViewport();
  await panel.getByRole("button", { name: "Stop" }).click();
  await expect(panel).toContainText("Stopped.");
  await expect(other.getByRole("img", { name: "Image with marks" })).toBeVisible();
  const sentForms = await recordForms(other);
  const called = other.waitForRequest("**/api/ai/remove-image-object");
  await other.getByRole("button", { name: "Remove object" }).click();
  await called;
  const [form] = await sentForms();
  expect(form).toEqual({
    image: "coffee.jpg image/jpeg 64456",
    // It has no type.
    mask: expect.stringMatching(/^mask\.png {2}\d+$/),
  });
  await panel.getByRole("button", { name: "Stop" }).click();
  await other.context().close();
  await editor.close();
});

/** Gives the user an engine that edits images. */
async function connectEditor(page: Page, user: TestUser, connection: object): Promise<void> {
  const answer = await page.request.post("/api/engines/connect", {
    headers: { authorization: `Bearer ${await user.token()}` },
    data: connection,
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test("an article that is stopped on another page is announced as stopped", async ({
  page,
  user: _user,
}) => {
  const topic = uniqueTopic("halted bees", "[[words:150]] [[endless]]");
  await begin(page, topic);
  await expect(parts(page).panel).toContainText(/turn 3\b/);
  const other = await page.context().newPage();
  await other.goto("/ai");
  await expect(parts(other).runs).toHaveAccessibleName("Runs: 1 running");

  await parts(page).stop.click();

  await expect(
    parts(other).toast(/Stopped: Write Article: .*The text so far is saved\./i),
  ).toBeVisible();
  await expect(parts(other).toast(/is ready/)).toHaveCount(0);
  await expect(parts(page).panel.getByRole("status")).toContainText(["Generated article: stopped"]);
});

test("a page that lies idle notices a run that was begun elsewhere", async ({
  page,
  user: _user,
}) => {
  const idle = await page.context().newPage();
  await idle.goto("/ai");
  await expect(idle.getByRole("heading", { level: 1 })).toBeVisible();
  await begin(page, uniqueTopic("distant bees", "[[words:150]] [[endless]]"));

  await expect(parts(idle).runs).toHaveAccessibleName("Runs: 1 running");
  await expect(parts(page).panel).toContainText(/turn 3\b/);
  await parts(page).stop.click();
  await expect(parts(page).panel).toContainText("Stopped. The text so far");
});

test("the button stays in reach, and a run comes into view when it begins and when it's shown again", async ({
  page,
  user: _user,
}) => {
  const { panel, topic: field, stop } = parts(page);
  const generate = page.getByRole("button", { name: "Generate Article" });
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto(PAGE);
  await expect(generate).toBeInViewport({ ratio: 1 });
  await field.fill(uniqueTopic("bees in view", `${SLOW} [[endless]]`));
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await generate.click();
  await expect(panel.getByRole("heading", { name: "Generated article" })).toBeInViewport();

  await page.setViewportSize({ width: 360, height: 640 });
  await expect(page).toHaveURL(/\?run=/);
  await page.goto(page.url());

  await expect(stop).toBeInViewport();
  await expect(panel.getByRole("heading", { name: "Generated article" })).toBeInViewport();
  // As the search in the page or a screen reader moves it.
  await page.evaluate(() => window.scrollTo(0, 0));
  // Until then, the panel grows.
  await expect(panel).toContainText("in case 20.");
  await expect(generate).toBeInViewport({ ratio: 1 });
  await stop.click();
});

test("a dashboard in another tab shows what was made elsewhere without a reload, and says so once", async ({
  page,
  user: _user,
}) => {
  const idle = await page.context().newPage();
  await idle.goto("/ai");
  const total = idle.getByText("Total Creations").locator("xpath=following::dd[1]");
  await expect(total).toHaveText("0");
  const topic = uniqueTopic("swift bees");
  // It begins and ends between two looks of the other tab.
  await begin(page, topic);
  await expect(parts(page).done).toBeVisible();

  await expect(parts(idle).toast(/is ready/)).toBeVisible({ timeout: 30_000 });
  await expect(total).toHaveText("1");
  await expect(idle.getByRole("main")).toContainText("swift bees");
  await expect(parts(idle).toast(/is ready/)).toHaveCount(0, { timeout: 10_000 });
  await idle.reload();
  await expect(parts(idle).runs).toBeVisible();
  await idle.waitForTimeout(1_000);
  await expect(parts(idle).toast(/is ready/)).toHaveCount(0);
});

test("the list of runs tells when each began, and runs that read alike apart", async ({
  page,
  user: _user,
}) => {
  const topic = uniqueTopic("twin bees", "[[words:150]]");
  for (const _ of [1, 2]) {
    await begin(page, topic);
    await expect(parts(page).done).toBeVisible();
  }

  await parts(page).runs.click();

  const items = page.getByRole("menuitem", { name: topic });
  await expect(items).toHaveText([/ · Done$/, / · Done$/]);
  await expect(items.first()).not.toContainText(/\d of \d/);
  expect(new Set(await items.allTextContents()).size).toBe(2);
  await expect(items.locator("time")).toHaveText([/\d:\d\d/, /\d:\d\d/]);
});

test("a run that ends while its page is out of sight shows a notification, once they are allowed", async ({
  page,
  user: _user,
}) => {
  // A page of a headless browser is never out of sight, and its notifications can't be seen.
  await page.addInitScript(() => {
    const shown: string[] = [];
    class Shown {
      static permission = "default";
      static requestPermission = async () => {
        Shown.permission = "granted";
        return Shown.permission;
      };
      onclick = () => {};
      constructor(_title: string, { body }: { body: string }) {
        shown.push(body);
      }
      close() {}
    }
    Object.assign(window, { Notification: Shown, shownNotifications: shown });
  });
  await finishOutOfSight(page, uniqueTopic("quiet bees", SLOW));

  const shown = () => page.evaluate(() => Reflect.get(window, "shownNotifications"));
  await expect.poll(shown).toEqual([expect.stringMatching(/is ready\.$/)]);
});

test.describe("on phones", () => {
  test.use({ serviceWorkers: "allow" });

  test("where pages have no notifications of their own, the service worker shows them", async ({
    page,
    user: _user,
  }) => {
    // As on Android; a headless browser lets no page show any.
    await page.addInitScript(() => {
      const shown: string[] = [];
      class Refused {
        static permission = "granted";
        static requestPermission = async () => Refused.permission;
        constructor() {
          throw new TypeError("Illegal constructor");
        }
      }
      Object.assign(window, { Notification: Refused, shownNotifications: shown });
      ServiceWorkerRegistration.prototype.showNotification = async (_title, options) => {
        shown.push(`${options?.body} ${options?.data}`);
      };
    });
    await finishOutOfSight(page, uniqueTopic("phone bees", SLOW));

    const shown = () => page.evaluate(() => Reflect.get(window, "shownNotifications"));
    await expect.poll(shown).toEqual([expect.stringMatching(/is ready\. \/ai\/.+\?run=/)]);
  });
});

/** Has an article written while notifications are on and nobody sees the page. */
async function finishOutOfSight(page: Page, topic: string): Promise<void> {
  await begin(page, topic);
  const { runs, done } = parts(page);
  await runs.click();
  await page.getByRole("menuitem", { name: "Notify me when a run ends" }).click();
  await runs.click();
  await expect(page.getByRole("menuitem", { name: "Stop notifying me" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { get: () => true });
    Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect(done).toBeAttached();
}

test("a page says beside its button when few runs are left in the hour", async ({
  page,
  user: _user,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.route("**/api/runs", async (route) => {
    const body = await (await route.fetch()).json();
    await route.fulfill({ json: { ...body, left: { ...body.left, plan: 8 } } });
  });

  await page.goto("/ai/qr-generator");

  await expect(page.getByText("8 runs left this hour")).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});
