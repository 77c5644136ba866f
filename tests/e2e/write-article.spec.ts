import type { Page } from "playwright/test";

import { accessibilityFaults } from "../support/accessibility";
import { consoleErrors } from "../support/console-errors";
import { doubleCallsAbout, uniqueTopic } from "../support/double-calls";
import { heightsOf } from "../support/panel-heights";
import { expect, test } from "../support/signed-in-test";

const PAGE = "/ai/write-article";

function parts(page: Page) {
  const panel = page.getByRole("region", { name: "Generated article" });
  return {
    panel,
    topic: page.getByLabel("Article Topic"),
    generate: page.getByRole("button", { name: "Generate Article" }),
    stop: panel.getByRole("button", { name: "Stop" }),
    goOn: panel.getByRole("button", { name: "Continue", exact: true }),
    regenerate: panel.getByRole("button", { name: "Regenerate" }),
    toast: (text: string | RegExp) => page.getByRole("listitem").filter({ hasText: text }),
  };
}

async function generate(page: Page, topic: string): Promise<void> {
  await parts(page).topic.fill(topic);
  await parts(page).generate.click();
}

test.beforeEach(async ({ page, user: _user }) => {
  await page.goto(PAGE);
});

test("focuses an empty topic and sends nothing [WA-01, V-01]", async ({ page }) => {
  const { topic, generate: button } = parts(page);
  let calls = 0;
  page.on("request", (request) => {
    if (request.url().includes("/api/ai/")) calls += 1;
  });

  await button.click();

  await expect(topic).toHaveAccessibleDescription("Enter at least 2 characters.");
  await expect(topic).toBeFocused();
  await expect(topic).toHaveAttribute("required");
  await expect(topic).toHaveAttribute("placeholder", /future of artificial intelligence/);
  expect(calls).toBe(0);
});

test("says what to do before the first article [WA-05, ST-05]", async ({ page }) => {
  const { panel } = parts(page);

  await expect(panel).toContainText("Enter a topic and click Generate Article to get started.");
  await expect(panel.getByRole("button")).toHaveCount(0);
});

test("sends the topic with the label of the chosen length, and its words [WA-02, WA-07, C-04, K-01]", async ({
  page,
}) => {
  const topic = uniqueTopic("city bees");
  const length = page.getByRole("group", { name: "Article Length" });

  await expect(length.getByRole("radio")).toHaveCount(3);
  await expect(length.getByLabel("Short (500-800 words)")).toBeChecked();
  await expect(length.getByLabel("Long (1200+ words)")).toBeVisible();
  await length.getByLabel("Medium (800-1200 words)").check();
  const request = page.waitForRequest("**/api/ai/generate-article");
  await generate(page, topic);

  const sent = await request;
  expect(sent.postDataJSON()).toEqual({
    prompt: `Write an article about ${topic} in Medium (800-1200 words)`,
    length: 1200,
  });
  expect(await sent.headerValue("authorization")).toMatch(/^Bearer \S+$/);
  await expect(parts(page).panel).toContainText(/(8\d\d|9\d\d|1,?[01]\d\d) words/);
});

test("shows the text as it arrives, in a panel that scrolls by itself [WA-03, WA-04, WA-06, K-06, ST-04, ST-05]", async ({
  page,
}) => {
  const { panel, generate: button } = parts(page);
  const topic = uniqueTopic("harbor towns", "[[drip:70]]");

  await generate(page, topic);

  await expect(panel.getByRole("heading", { level: 1, name: /harbor towns/ })).toBeVisible();
  await expect(button).toHaveAttribute("aria-busy", "true");
  await expect(button).toBeDisabled();
  await expect(button.locator("svg")).toBeVisible();
  await expect(button).toBeEnabled();
  await expect(panel.getByRole("heading", { level: 2 }).first()).toBeAttached();
  await expect(panel).toContainText(/[567]\d\d words/);
  await expect(panel).toContainText(/double/);
  await expect(panel).toContainText(/\d+ s\b/);
  expect(await heightsOf(panel)).toEqual({ shown: 600, longer: true });
});

test("Stop ends the model's work within a second and keeps the text so far", async ({ page }) => {
  const { panel, stop, generate: button, goOn } = parts(page);
  const topic = uniqueTopic("endless rivers", "[[words:200]] [[endless]]");
  await generate(page, topic);
  await expect(panel).toContainText(/turn 5\b/);

  await stop.click();
  const stoppedAt = Date.now();

  await expect(button).toBeEnabled();
  await expect(panel).toContainText(/turn 5\b/);
  await expect(panel).toContainText("Stopped. The text so far is saved to your dashboard.");
  await expect(goOn).toBeVisible();
  const [call] = await doubleCallsAbout(topic);
  expect(call?.finished).toBe(false);
  expect((call?.hungUpAt ?? 0) - stoppedAt).toBeLessThan(1_000);
  await page.goto("/ai");
  await expect(page.getByText(topic).first()).toBeVisible();
});

test("Stop works before the first word", async ({ page }) => {
  const { stop, generate: button, panel } = parts(page);
  const topic = uniqueTopic("slow mornings", "[[fault:hang]]");
  await generate(page, topic);
  await expect.poll(async () => (await doubleCallsAbout(topic)).length).toBe(1);

  await stop.click();

  await expect(button).toBeEnabled();
  await expect(panel).toContainText("Stopped.");
  await expect.poll(async () => (await doubleCallsAbout(topic))[0]?.hungUpAt).toBeTruthy();
});

test("Regenerate repeats the same request", async ({ page }) => {
  const { regenerate, panel } = parts(page);
  const topic = uniqueTopic("old maps");
  await generate(page, topic);

  await regenerate.click();
  // Stop comes where it was, and keeps its place for as long as the pointer is on it.
  await page.mouse.move(0, 0);
  await expect(panel).toContainText(/words/);
  await expect(regenerate).toBeVisible();

  expect(await doubleCallsAbout(topic)).toHaveLength(2);
});

const FAULTS = [
  ["[[fault:500]]", "The AI service ran into a problem. Try again."],
  ["[[fault:429-always]]", "The AI service is busy. Try again in a moment."],
  [
    "[[fault:401]]",
    "The AI service rejected this server's API key. Ask its administrator to check it.",
  ],
  ["[[fault:json]]", /AI service|model/],
  ["[[fault:empty]]", "The AI service returned an empty response. Try again."],
  ["[[fault:filter]]", /AI service|model/],
] as const;

for (const [marker, message] of FAULTS) {
  test(`says what went wrong and re-enables the button: ${marker} [X-01, X-03, X-12, ST-04]`, async ({
    page,
  }) => {
    const { toast, generate: button } = parts(page);
    const logged = consoleErrors(page);

    await generate(page, uniqueTopic("faulty wires", marker));

    await expect(toast(message).first()).toBeVisible();
    await expect(button).toBeEnabled();
    await expect(page.getByText("secret-of-the-provider")).toHaveCount(0);
    expect(logged).toEqual([expect.stringMatching(message)]);
  });
}

test("a busy model is asked once more before it fails", async ({ page }) => {
  const { panel } = parts(page);
  const topic = uniqueTopic("busy hours", "[[fault:429]]");

  await generate(page, topic);

  await expect(panel).toContainText(/[567]\d\d words/);
  expect(await doubleCallsAbout(topic)).toHaveLength(2);
});

test("a truncated article says so and continues where it stopped, now or later", async ({
  page,
}) => {
  const { panel, goOn, topic: field } = parts(page);
  const topic = uniqueTopic("broken bridges", "[[fault:cut:2]]");
  await generate(page, topic);
  await expect(panel).toContainText("This article was cut off.");
  const id = await newestCreation(page);
  await page.goto(`${PAGE}?continue=${id}`);
  await expect(panel).toContainText("This article was cut off.");
  await expect(field).toHaveValue(topic);
  // Until the renderer has loaded, the text stands as it was written.
  await expect(panel.getByRole("heading", { level: 1 })).toBeVisible();
  const before = (await panel.getByRole("paragraph").allTextContents()).slice(0, 3);

  await goOn.click();

  await expect(panel).not.toContainText("This article was cut off.");
  await expect(panel).toContainText(/words/);
  await expect(goOn).toHaveCount(0);
  const after = await panel.getByRole("paragraph").allTextContents();
  expect(after.slice(0, 3)).toEqual(before);
  expect(after.length).toBeGreaterThan(before.length);
  expect(await newestCreation(page)).toBe(id);
});

test("copies the article with its formatting", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { panel, toast } = parts(page);
  await generate(page, uniqueTopic("paper boats"));

  await panel.getByRole("button", { name: "Copy" }).click();

  await expect(toast("Copied to clipboard!")).toBeVisible();
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const read = async (type: string) => (await item?.getType(type))?.text();
    return { html: await read("text/html"), plain: await read("text/plain") };
  });
  expect(copied.html).toContain("<h1>paper boats");
  expect(copied.html).not.toContain("class=");
  expect(copied.plain).toMatch(/^# paper boats/);
});

test("prefills a topic from the URL", async ({ page }) => {
  await page.goto(`${PAGE}?topic=${encodeURIComponent("Why bees & towns matter?")}`);

  await expect(parts(page).topic).toHaveValue("Why bees & towns matter?");
});

test("is accessible before, while, and after it writes", async ({ page }) => {
  const { regenerate, stop } = parts(page);
  expect(await accessibilityFaults(page)).toEqual([]);
  await generate(page, uniqueTopic("calm waters", "[[fault:length:2]] [[drip:20]]"));
  await expect(stop).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await expect(regenerate).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test("works by keyboard alone", async ({ page }) => {
  const { topic, generate: button, panel } = parts(page);
  await tabTo(page, topic);
  await page.keyboard.type(uniqueTopic("quiet keys"));
  await tabTo(page, page.getByLabel("Short (500-800 words)"));
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "More options" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(button).toBeFocused();

  await page.keyboard.press("Enter");

  await expect(panel).toContainText(/[567]\d\d words/);
  const download = panel.getByRole("button", { name: "Download" });
  await tabTo(page, download);
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  const file = page.waitForEvent("download");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  expect((await file).suggestedFilename()).toMatch(/^quiet keys .*\.md$/);
});

async function tabTo(page: Page, target: ReturnType<Page["getByRole"]>): Promise<void> {
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error("The key Tab does not lead there.");
}

async function newestCreation(page: Page): Promise<string> {
  const { token } = (await (await page.request.get("/api/auth/token")).json()) as { token: string };
  const answer = await page.request.get("/api/user/get-user-creations?limit=1", {
    headers: { authorization: `Bearer ${token}` },
  });
  const { creations } = (await answer.json()) as { creations: { id: string }[] };
  return creations[0]?.id ?? "";
}
