import type { Page } from "playwright/test";

import { accessibilityFaults } from "../support/accessibility";
import { doubleCallsAbout, uniqueTopic } from "../support/double-calls";
import { holdRequests } from "../support/hold-requests";
import { galleryTiles, makeImages, makeTitles, uniqueWord } from "../support/make-creations";
import { scenePng } from "../support/scene-images";
import { expect, test } from "../support/signed-in-test";
import { middleOf, under } from "../support/under-pointer";

function parts(page: Page) {
  const panel = page.getByRole("region", { name: "Generated article" });
  return {
    panel,
    topic: page.getByLabel("Article Topic"),
    generate: page.getByRole("button", { name: "Generate Article" }),
    heading: panel.getByRole("heading", { name: "Generated article" }),
    stop: panel.getByRole("button", { name: "Stop" }),
    regenerate: panel.getByRole("button", { name: "Regenerate" }),
    goOn: panel.getByRole("button", { name: "Continue", exact: true }),
  };
}

async function write(page: Page, topic: string): Promise<void> {
  await page.goto("/ai/write-article");
  await parts(page).topic.fill(topic);
  await parts(page).generate.click();
}

test.beforeEach(({ user: _user }) => {});

test("Stop stays Stop under the pointer when the run ends by itself", async ({ page }) => {
  const { panel, stop, generate, regenerate } = parts(page);
  const topic = uniqueTopic("patient hands", "[[drip:20]]");
  await write(page, topic);
  await expect(panel.getByRole("heading", { level: 1 })).toBeVisible();
  const place = await middleOf(stop);
  await page.mouse.move(place.x, place.y);
  await expect(generate).toBeEnabled();

  expect(await under(page, place)).toBe("Stop");
  await page.mouse.dblclick(place.x, place.y);
  expect(await doubleCallsAbout(topic)).toHaveLength(1);
  await expect(stop).toHaveAttribute("aria-disabled", "true");
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.mouse.move(place.x, place.y + 300);
  await expect(stop).toHaveCount(0);
  await regenerate.click();
  await expect.poll(async () => (await doubleCallsAbout(topic)).length).toBe(2);
});

test("Stop of an outline stays Stop when its headings can't be proposed", async ({ page }) => {
  const stop = page.getByRole("button", { name: "Stop" });
  const calls = await holdRequests(page, "**/api/ai/generate-outline");
  await page.goto("/ai/write-article");
  await parts(page).topic.fill("patient hands");
  await page.getByRole("button", { name: "Outline first" }).click();
  await calls.asked;
  const place = await middleOf(stop);
  await page.mouse.move(place.x, place.y);
  calls.end("fail");
  await expect(page.getByRole("button", { name: "Outline first" })).toBeEnabled();

  expect(await under(page, await middleOf(stop))).toBe("Stop");
  await page.waitForTimeout(700);
  expect(await under(page, await middleOf(stop))).toBe("Stop");
  await page.mouse.move(10, 10);
  await expect(stop).toHaveCount(0);
});

test("Stop of a chain stays Stop when the chain ends by itself", async ({ page }) => {
  const stop = page.getByRole("button", { name: "Stop" });
  const topics = ["[[fault:slow:5000]]", "[[fault:500]]"].map((how) => uniqueTopic("kites", how));
  await page.goto("/ai/chains/build");
  await page.getByLabel("Name").fill("Titles");
  await page.getByRole("button", { name: "Suggest titles" }).click();
  await page.getByLabel("Topics, one per line").fill(topics.join("\n"));
  await page.getByRole("button", { name: "Run chain" }).click();
  const place = await middleOf(stop);
  await page.mouse.move(place.x, place.y);
  const said = page.getByRole("status");
  await expect(said).toHaveText("Some failed: 1 of 2 inputs done, 1 failed.");

  await page.waitForTimeout(700);
  expect(await under(page, place)).toBe("Stop");
  await page.mouse.click(place.x, place.y);
  await page.mouse.move(10, 10);
  await expect(page.getByRole("button", { name: "Retry failed inputs" })).toBeVisible();
  await expect(said).toHaveText("Some failed: 1 of 2 inputs done, 1 failed.");
});

test("a second click where Stop was reaches nothing", async ({ page }) => {
  const { stop } = parts(page);
  const calls = await holdRequests(page, "**/api/ai/generate-article");
  await write(page, "patient hands");
  await calls.asked;
  const place = await middleOf(stop);
  await page.evaluate(() => {
    let clicks = 0;
    document.addEventListener("click", () => Reflect.set(window, "clicks", ++clicks));
  });
  const clicks = () => page.evaluate(() => Reflect.get(window, "clicks"));

  await page.mouse.dblclick(place.x, place.y);

  await expect(stop).toHaveCount(0);
  expect(await clicks()).toBe(1);
  await page.waitForTimeout(600);
  await page.mouse.click(place.x, place.y);
  expect(await clicks()).toBe(2);
  calls.end("fail");
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("what can be done with a text comes after Stop without another tap", async ({ page }) => {
    const { panel, stop, regenerate } = parts(page);
    const topic = uniqueTopic("tapped rivers", "[[words:200]] [[endless]]");
    await write(page, topic);
    await expect(panel).toContainText(/turn 3\b/);

    await stop.tap();

    await expect(regenerate).toBeVisible({ timeout: 2_000 });
    await expect(stop).toHaveCount(0);
    await expect(panel.getByRole("button", { name: "Copy" })).toBeVisible();
    expect(await doubleCallsAbout(topic)).toHaveLength(1);
  });
});

test("Stop by keyboard leads to the result's heading, and to no second run", async ({ page }) => {
  const { panel, stop, heading, regenerate } = parts(page);
  const topic = uniqueTopic("endless rivers", "[[words:200]] [[endless]]");
  await write(page, topic);
  await expect(panel).toContainText(/turn 5\b/);

  await stop.focus();
  await page.keyboard.press("Enter");
  await expect(heading).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(regenerate).toBeVisible();
  expect(await doubleCallsAbout(topic)).toHaveLength(1);
});

test("a run's end takes the focus to the result, unless something was typed meanwhile", async ({
  page,
}) => {
  const { topic, heading, regenerate } = parts(page);
  await write(page, uniqueTopic("quiet mornings"));
  await expect(heading).toBeFocused();

  await topic.fill(uniqueTopic("busy evenings", "[[drip:20]]"));
  await page.keyboard.press("Control+Enter");
  await expect(regenerate).toHaveCount(0);
  await page.keyboard.type(" and more");
  await expect(regenerate).toBeVisible();
  await expect(topic).toBeFocused();
  await expect(topic).toHaveValue(/and more$/);
});

test("a streamed article isn't read out, only what becomes of it", async ({ page }) => {
  const { panel, regenerate } = parts(page);
  await write(page, uniqueTopic("long stories", "[[drip:20]]"));
  await expect(panel.getByRole("paragraph").first()).toBeVisible();
  const live = panel.locator("[aria-live], [role=status], [role=log], [role=alert]");
  const spoken = async () => (await live.allTextContents()).join(" ");
  await expect.poll(spoken).toMatch(/^\S.{0,60}…$/);
  await expect(regenerate).toBeVisible();
  await expect.poll(spoken).toBe("Generated article: done");
});

test("Continue keeps the text before it in view, and Copy takes all", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { panel, goOn, stop, regenerate } = parts(page);
  await write(page, uniqueTopic("broken bridges", "[[fault:cut:2]] [[drip:30]]"));
  await expect(panel).toContainText("This article was cut off.");
  const first = panel.getByRole("paragraph").first();
  const text = (await first.textContent()) ?? "";
  await first.scrollIntoViewIfNeeded();

  await goOn.click();

  await expect(stop).toBeVisible();
  await expect(first).toHaveText(text);
  await expect(first).toBeInViewport();
  await expect(regenerate).toBeVisible();
  await expect(first).toHaveText(text);
  await expect(first).toBeInViewport();
  await panel.getByRole("button", { name: "Copy" }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain(text.slice(0, 40));
  const last = (await panel.getByRole("paragraph").allTextContents())
    .filter((one) => one.length > 80)
    .at(-1);
  expect(await copied()).toContain(last?.slice(0, 40));
});

test("a topic of two letters is long enough", async ({ page }) => {
  const request = page.waitForRequest("**/api/ai/generate-article");
  await write(page, "AI");
  expect((await request).postDataJSON().prompt).toContain("about AI in");
});

for (const width of [360, 1280]) {
  test(`the toast about a limit doesn't cover the message, ${width} px`, async ({ page }) => {
    const message = "You've used all 60 runs for this hour. Try again in 12 minutes.";
    await page.setViewportSize({ width, height: 700 });
    await page.route("**/api/ai/generate-article", (route) =>
      route.fulfill({
        status: 429,
        json: { success: false, code: "quota_exceeded", message },
      }),
    );
    await write(page, uniqueTopic("limits"));
    const notice = parts(page).panel.getByRole("alert");
    const toast = page.getByRole("listitem").filter({ hasText: message });
    await expect(toast).toBeVisible();
    await expect(notice).toContainText(message);

    await expect(notice).toBeInViewport();
    await expect
      .poll(async () => {
        const [over, under] = [await toast.boundingBox(), await notice.boundingBox()];
        return over && under ? under.y - (over.y + over.height) : -1;
      })
      .toBeGreaterThanOrEqual(0);
  });
}

test("the palette opens by a click, and on a phone", async ({ page }) => {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto("/ai");
    const button = page.getByRole("banner").getByRole("button", { name: "Search and commands" });
    await button.click();
    const palette = page.getByRole("dialog", { name: "Search and commands" });
    await expect(palette.getByRole("combobox")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(palette).toHaveCount(0);
    await expect(button).toBeFocused();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
  }
});

test("the focus goes to the next creation after a deletion, and to the one before the last", async ({
  page,
  user,
}) => {
  await makeTitles(page, user, ["rye", "spelt", "wheat"]);
  await page.goto("/ai");
  const card = (word: string) => page.getByRole("button", { name: new RegExp(`keyword ${word}`) });
  for (const [word, next] of [
    ["spelt", "rye"],
    ["rye", "wheat"],
  ] as const) {
    await card(word).click();
    await page.getByRole("button", { name: "Delete" }).press("Enter");
    await expect(card(word)).toHaveCount(0);
    await expect(card(next)).toBeFocused();
  }
  await page.goto("/ai/bin");
  await page.getByRole("button", { name: /^Restore .*rye/ }).press("Enter");
  await expect(page.getByRole("button", { name: /^Restore .*rye/ })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Restore .*spelt/ })).toBeFocused();
});

test("the focus goes on when what had it is removed: an image, a run of a chain, a tile, a question", async ({
  page,
  user,
}) => {
  await page.goto("/ai/image-compressor");
  const images = page.getByLabel("Images", { exact: true });
  const buffer = Buffer.from("not looked at here");
  await images.setInputFiles(
    ["a.png", "b.png", "c.png"].map((name) => ({ name, mimeType: "image/png", buffer })),
  );
  for (const [name, next] of [
    ["a.png", page.getByRole("button", { name: "Remove b.png" })],
    ["b.png", page.getByRole("button", { name: "Remove c.png" })],
    ["c.png", images],
  ] as const) {
    await page.getByRole("button", { name: `Remove ${name}` }).press("Enter");
    await expect(next).toBeFocused();
  }

  const headers = { authorization: `Bearer ${await user.token()}` };
  for (const name of ["First", "Second"]) {
    const data = { name, steps: [{ kind: "blog-titles", settings: {} }], inputs: ["kites"] };
    const begun = await page.request.post("/api/chains/begin", { headers, data });
    expect(begun.ok(), await begun.text()).toBe(true);
  }
  await page.goto("/ai/chains");
  await page.getByRole("button", { name: "Delete the run of Second" }).press("Enter");
  const question = page.getByRole("dialog", { name: "Delete this run of “Second”?" });
  await question.getByRole("button", { name: "Delete run" }).press("Enter");
  await expect(page.getByRole("link", { name: "First" })).toBeFocused();

  const word = uniqueWord();
  await makeImages(page, user, [`a red kite ${word}`, `a blue kite ${word}`], true);
  await page.goto("/ai/community");
  const found = page.waitForResponse((response) => response.url().includes(`q=${word}`));
  await page.getByRole("searchbox").fill(word);
  await found;
  await expect(galleryTiles(page, word)).toHaveCount(2);
  await galleryTiles(page, word)
    .first()
    .getByRole("button", { name: /^More options/ })
    .press("Enter");
  await page.getByRole("menuitem", { name: "Delete" }).press("Enter");
  await expect(galleryTiles(page, word)).toHaveCount(1);
  await expect(page.getByRole("button", { name: /^Prompt: / }).first()).toBeFocused();

  await page.goto("/ai/youtube-summarizer");
  await page.getByLabel("Video link").fill("https://youtu.be/citybees001");
  await page.getByRole("button", { name: "Summarize Video" }).click();
  const panel = page.getByRole("region", { name: "Analysis & Chat" });
  // By keyboard, as the focus of a mouse isn't seen and needn't go on.
  await panel.getByRole("tab", { name: "Chat" }).press("Enter");
  const suggested = panel.getByRole("region", { name: "Suggested questions" });
  await suggested.getByRole("button").first().press("Enter");
  await expect(panel.getByRole("textbox", { name: "Your question" })).toBeFocused();
});

test("a run that is lost with its page asks before the page is left", async ({ page }) => {
  const calls = await holdRequests(page, "**/api/ai/compress-resize-image");
  await page.goto("/ai/image-compressor");
  await page.getByLabel("Images", { exact: true }).setInputFiles(await sceneFile());
  await page.getByRole("button", { name: "Compress & Resize" }).click();
  await calls.asked;
  const asked = page.waitForEvent("dialog");
  await page.evaluate(() => setTimeout(() => location.reload()));
  const question = await asked;
  expect(question.type()).toBe("beforeunload");
  await question.dismiss();
  calls.end("answer");
  const panel = page.getByRole("region", { name: "Preview & Download" });
  await expect(panel.getByRole("button", { name: "Download", exact: true })).toBeVisible();

  const engine = await holdRequests(page, "**/tessdata/**");
  await page.goto("/ai/extract-text");
  await page.getByLabel("Images", { exact: true }).setInputFiles(await sceneFile());
  await page.getByRole("button", { name: "Extract Text" }).click();
  await engine.asked;
  const dialog = page.getByRole("dialog", { name: "Leave this page?" });
  const dashboard = page.getByRole("link", { name: "Dashboard" });
  // What asks is fetched with the first run.
  await page.waitForLoadState("networkidle", { timeout: 3_000 }).catch(() => {});
  await dashboard.click();
  await expect(dialog).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/extract-text/);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "Menu" });
  await sheet.getByRole("link", { name: "Dashboard" }).click();
  await dialog.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL(/\/ai$/);
  await expect(sheet).toBeHidden();
  engine.end("fail");
});

async function sceneFile() {
  return { name: "fox.png", mimeType: "image/png", buffer: await scenePng() };
}
