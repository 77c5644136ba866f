import { readFile } from "node:fs/promises";
import type { Page } from "playwright/test";

import { accessibilityFaults } from "../support/accessibility";
import { uniqueTopic } from "../support/double-calls";
import { holdRequests } from "../support/hold-requests";
import { expect, type TestUser, test } from "../support/signed-in-test";
import { middleOf, under } from "../support/under-pointer";

type Stored = { id: string; content: string; meta: Record<string, unknown>; revision: number };

function parts(page: Page) {
  const panel = page.getByRole("region", { name: "Generated article" });
  const button = (name: string | RegExp) => panel.getByRole("button", { name, exact: true });
  return {
    panel,
    button,
    text: panel.getByRole("textbox", { name: "Article text" }),
    suggestion: panel.getByRole("region", { name: "Suggestion" }),
    question: page.getByRole("dialog", { name: "Save your changes?" }),
    toast: (words: string) => page.getByRole("listitem").filter({ hasText: words }),
  };
}

async function call<Answer>(page: Page, user: TestUser, path: string, data?: unknown) {
  const headers = { authorization: `Bearer ${await user.token()}` };
  const answer = data
    ? await page.request.post(path, { data, headers })
    : await page.request.get(path, { headers });
  expect(answer.ok(), `${path} answered ${answer.status()}`).toBe(true);
  return (await answer.json()) as Answer;
}

async function stored(page: Page, user: TestUser, id: string): Promise<Stored> {
  const path = `/api/user/get-creation?id=${id}`;
  return (await call<{ creation: Stored }>(page, user, path)).creation;
}

/** Has an article written and opened in the editor, with this text in its place if there is one. */
async function openEditor(page: Page, user: TestUser, content?: string): Promise<Stored> {
  const prompt = uniqueTopic("roof gardens", "[[words:120]]");
  const run = { prompt, length: 800 };
  const { id } = await call<{ id: string }>(page, user, "/api/ai/generate-article", run);
  if (content) {
    await call(page, user, "/api/user/save-creation", { id, content, revision: 0 });
  }
  await page.goto(`/ai/write-article?continue=${id}`);
  await parts(page).button("Edit").click();
  await expect(parts(page).text).toBeFocused();
  return stored(page, user, id);
}

/** Selects what a text says, as a person would with the keyboard. */
async function select(page: Page, words: string): Promise<void> {
  await parts(page).text.getByText(words).first().click();
  // The browser tells the editor a moment later, first that nothing is selected any more.
  await expect(parts(page).button("Rewrite")).toBeDisabled();
  await page.keyboard.press("Home");
  await page.keyboard.press("Shift+End");
  await expect(parts(page).button("Rewrite")).toBeEnabled();
}

test("saves what was typed, leaves the rest to the byte, and brings the old text back", async ({
  page,
  user,
}) => {
  const { button, text, toast, panel } = parts(page);
  const source =
    "# Bees\n\n* They *never*  sleep.\n* Or __do__ they?\n\n| a | b |\n|---|:-:|\n| 1 | 2 |\n\nLast.";
  const { id } = await openEditor(page, user, source);
  await expect(button("Save")).toBeDisabled();

  await text.getByText("Last.").click();
  await page.keyboard.press("End");
  await page.keyboard.type(" And more.");
  await page.keyboard.press("Control+s");

  await expect(toast("Article saved")).toBeVisible();
  await expect(text).toBeHidden();
  await expect(panel).toContainText("Last. And more.");
  await expect(panel).toContainText("edited by you");
  await expect(panel).toContainText("14 words");
  const saved = await stored(page, user, id);
  expect(saved.content).toBe(`${source} And more.`);

  await button("Versions").click();
  const versions = page.getByRole("menuitem");
  await expect(versions).toHaveCount(2);
  await expect(versions.first()).toContainText("Edited by you");
  await expect(versions.last()).toContainText(/Written by double/);
  await versions.last().click();
  const earlier = page.getByRole("dialog", { name: "Earlier version" });
  await expect(earlier).toContainText(/Written by double/);
  await expect(earlier.getByRole("region", { name: "Text of this version" })).toContainText(
    /roof gardens/i,
  );
  await earlier.getByRole("tab", { name: "What differs" }).click();
  const differs = earlier.getByRole("region", { name: "Comparison" });
  await expect(differs).toContainText("Last. And more.");
  await expect(differs.locator("del").first()).toBeVisible();
  await expect(differs.locator("ins").first()).toBeVisible();
  // While it fades, its contrast is too low.
  await expect(toast("Article saved")).toBeHidden();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect((await stored(page, user, id)).content).toBe(`${source} And more.`);
  await earlier.getByRole("button", { name: "Restore this version" }).click();
  await expect(toast("Version restored")).toBeVisible();
  await expect(panel).not.toContainText("edited by you");
  await toast("Version restored").getByRole("button", { name: "Undo" }).click();
  await expect(panel).toContainText("Last. And more.");
  expect((await stored(page, user, id)).content).toBe(`${source} And more.`);
});

test("keeps what is typed while an article is being saved", async ({ page, user }) => {
  const { button, text, toast, panel } = parts(page);
  const { id } = await openEditor(page, user, "One.");
  const saving = await holdRequests(page, "**/api/user/save-creation");
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" Two.");
  await page.keyboard.press("Control+s");
  await saving.asked;
  await page.keyboard.type(" Three.");
  saving.end("answer");

  await expect(toast("Article saved")).toBeVisible();
  await expect(text).toContainText("One. Two. Three.");
  expect((await stored(page, user, id)).content).toBe("One. Two.");
  await expect(button("Save")).toBeEnabled();
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(panel).toContainText("Your unsaved changes are back.");
  await expect(text).toContainText("One. Two. Three.");
  await button("Save").click();
  await expect(text).toBeHidden();
  expect((await stored(page, user, id)).content).toBe("One. Two. Three.");
});

test("formats with buttons, keys, and signs, and links nowhere unsafe", async ({ page, user }) => {
  const { button, text, panel } = parts(page);
  const { id } = await openEditor(page, user, "First line.\n\nSecond line.\n\nThird line.");

  await select(page, "First line.");
  await button("Heading 2").click();
  await expect(button("Heading 2")).toHaveAttribute("aria-pressed", "true");
  await select(page, "Second line.");
  await page.keyboard.press("Control+b");
  await expect(text.locator("strong")).toHaveText("Second line.");
  await page.keyboard.press("Control+z");
  await expect(text.locator("strong")).toHaveCount(0);
  await button("Redo").click();
  await expect(text.locator("strong")).toHaveText("Second line.");
  await select(page, "Third line.");
  await page.keyboard.press("Control+k");
  const address = panel.getByLabel("Link address");
  await address.fill("javascript:alert(1)");
  await button("Add link").click();
  await expect(address).toHaveAccessibleDescription(/web pages/);
  await address.fill("example.com/bees");
  await address.press("Enter");
  await expect(text.getByRole("link")).toHaveAttribute("href", "https://example.com/bees");
  // The buttons tell that the editor has taken the new place of the caret.
  await text.getByText("Second line.").click();
  await expect(button("Bold")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Control+End");
  await expect(button("Bold")).toHaveAttribute("aria-pressed", "false");
  await page.keyboard.press("Enter");
  await page.keyboard.type("- one");
  await page.keyboard.press("Enter");
  await page.keyboard.type("two");
  await button("Save").click();

  await expect(text).toBeHidden();
  expect((await stored(page, user, id)).content).toBe(
    "## First line.\n\n**Second line.**\n\n[Third line.](https://example.com/bees)\n\n- one\n- two",
  );
});

test("asks before an edit is lost, and has it back after a reload", async ({ page, user }) => {
  const { button, text, question, panel } = parts(page);
  const { id, content } = await openEditor(page, user, "One. Two.");
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" Three.");

  await page.getByRole("link", { name: "Blog titles" }).click();
  await expect(question).toBeVisible();
  await question.getByRole("button", { name: "Keep editing" }).click();
  await page.getByLabel("Article Topic").fill("something else");
  await page.getByRole("button", { name: "Generate Article" }).click();
  await expect(question).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();

  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(text).toContainText("One. Two. Three.");
  await expect(panel).toContainText("Your unsaved changes are back.");
  await button("Cancel").click();
  await question.getByRole("button", { name: "Discard changes" }).click();
  await expect(text).toBeHidden();
  await expect(panel).not.toContainText("Three.");
  await page.reload();
  await expect(button("Edit")).toBeVisible();
  await expect(text).toBeHidden();
  expect((await stored(page, user, id)).content).toBe(content);

  await button("Edit").click();
  await text.press("Control+End");
  await page.keyboard.type(" Four.");
  await page.getByRole("link", { name: "Blog titles" }).click();
  await question.getByRole("button", { name: "Save" }).click();
  await expect(page).toHaveURL(/blog-titles$/);
  expect((await stored(page, user, id)).content).toBe("One. Two. Four.");
});

test("has the words back that were typed right before a reload", async ({ page, user }) => {
  const { text, panel } = parts(page);
  await openEditor(page, user, "One. Two.");
  await page.keyboard.press("Control+End");
  page.on("dialog", (dialog) => void dialog.accept());
  await page.evaluate(() => {
    document.execCommand("insertText", false, " Three.");
    location.reload();
  });
  await expect(panel).toContainText("Your unsaved changes are back.");
  await expect(text).toContainText("One. Two. Three.");
});

test("never saves over what another tab saved", async ({ page, user }) => {
  const { button, text, panel } = parts(page);
  const { id, revision } = await openEditor(page, user, "Mine.");
  const other = { id, content: "Theirs.", revision };
  await call(page, user, "/api/user/save-creation", other);

  await text.press("Control+End");
  await page.keyboard.type(" More.");
  await button("Save").click();

  await expect(panel).toContainText("was changed somewhere else while you edited it");
  await expect(text).toContainText("Mine. More.");
  expect((await stored(page, user, id)).content).toBe("Theirs.");
  await button("Save mine anyway").click();
  await expect(text).toBeHidden();
  expect((await stored(page, user, id)).content).toBe("Mine. More.");
  await button("Versions").click();
  await page.getByRole("menuitem").first().click();
  await page.getByRole("button", { name: "Restore this version" }).click();
  await expect(panel).toContainText("Theirs.");
});

test("suggests other words beside the selected ones, to take or to leave", async ({
  page,
  user,
}) => {
  const { button, text, suggestion } = parts(page);
  await openEditor(page, user, "# Bees\n\nThey rest. They wake. `[[preamble]]`\n\nThey fly.");
  await expect(button("Shorten")).toBeDisabled();

  await select(page, "They rest.");
  await button("Shorten").click();
  await expect(suggestion.locator("del")).toContainText("They wake.");
  await expect(suggestion).toContainText("double");
  await suggestion.getByRole("button", { name: "Replace" }).click();
  await expect(text.locator("p").first()).toHaveText("They rest.");
  await expect(suggestion).toBeHidden();
  await page.keyboard.press("Control+z");
  await expect(text.locator("p").first()).toHaveText("They rest. They wake. [[preamble]]");

  await select(page, "They rest.");
  await page.keyboard.press("Alt+F10");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(suggestion.locator("ins").first()).toContainText("Indeed,");
  await suggestion.press("Escape");
  await expect(suggestion).toBeHidden();
  await expect(text).toBeFocused();
});

test("Stop of a suggestion stays Stop under the pointer, and the focus isn't lost with it", async ({
  page,
  user,
}) => {
  const { button, text, suggestion } = parts(page);
  // So long that the card stays at its end, whatever comes into it.
  const rest = Array.from({ length: 40 }, () => "They fly.").join("\n\n");
  await openEditor(page, user, `They rest. They wake.\n\n${rest}`);
  const stop = suggestion.getByRole("button", { name: "Stop" });
  const replace = suggestion.getByRole("button", { name: "Replace" });
  const name = suggestion.getByText("Expand", { exact: true });
  const path = "**/api/ai/rewrite-text";
  const ask = async () => {
    const calls = await holdRequests(page, path);
    await select(page, "They rest.");
    await button("Expand").click();
    await calls.asked;
    return calls;
  };

  const first = await ask();
  const place = await middleOf(stop);
  await page.mouse.move(place.x, place.y);
  first.end("answer");
  await expect(suggestion.locator("ins").first()).toBeVisible();
  await expect(stop).toHaveAttribute("aria-disabled", "true");
  await expect(name).toBeFocused();
  await page.waitForTimeout(700);
  expect(await under(page, await middleOf(stop))).toBe("Stop");
  await stop.click({ force: true });
  await expect(text.locator("p").first()).toHaveText("They rest. They wake.");
  await expect(suggestion.getByRole("status")).toHaveText("Expand: done");
  await expect(suggestion).not.toHaveAttribute("aria-live");
  await page.mouse.move(10, 10);
  await expect(replace).toBeVisible();
  await suggestion.press("Escape");
  await page.unroute(path);

  const second = await ask();
  await stop.focus();
  second.end("answer");
  await expect(suggestion.locator("ins").first()).toBeVisible();
  await expect(name).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(text.locator("p").first()).toHaveText("They rest. They wake.");
  await suggestion.press("Escape");
  await page.unroute(path);

  const third = await ask();
  const there = await middleOf(stop);
  await page.mouse.move(there.x, there.y);
  third.end("fail");
  await expect(suggestion.getByRole("alert")).toBeVisible();
  expect(await under(page, await middleOf(stop))).toBe("Stop");
});

test("Esc stops a suggestion from its card, and from elsewhere on the page", async ({
  page,
  user,
}) => {
  const { button, text, suggestion } = parts(page);
  await openEditor(page, user, "They rest. They wake.");
  const calls = await holdRequests(page, "**/api/ai/rewrite-text");
  await select(page, "They rest.");
  await button("Expand").click();
  await calls.asked;
  await expect(suggestion).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(suggestion).toBeHidden();
  await expect(text).toBeFocused();

  await select(page, "They rest.");
  await button("Expand").click();
  await expect(suggestion.getByRole("button", { name: "Stop" })).toBeVisible();
  await button("Bold").focus();
  await page.keyboard.press("Escape");
  await expect(suggestion).toBeHidden();
  calls.end("fail");
});

test("says why there is no suggestion, and leaves the text as it is", async ({ page, user }) => {
  const { button, text, suggestion } = parts(page);
  await openEditor(page, user, "They fly. `[[fault:500]]`");

  await select(page, "They fly.");
  await button("Fix").click();
  await expect(suggestion.getByRole("alert")).toBeVisible();
  await suggestion.getByRole("button", { name: "Close" }).click();

  await expect(suggestion).toBeHidden();
  await expect(text).toHaveText("They fly. [[fault:500]]");
});

test("counts a suggestion as a run, and stores nothing of it", async ({ page, user }) => {
  const { button, suggestion } = parts(page);
  await openEditor(page, user, "They rest. They wake.");
  const runs = async () => {
    const { engines } = await call<{ engines: { runs: number }[] }>(
      page,
      user,
      "/api/user/get-usage",
    );
    return engines.reduce((sum, engine) => sum + engine.runs, 0);
  };
  const before = await runs();

  await select(page, "They rest.");
  await button("Expand").click();
  await expect(suggestion.getByRole("button", { name: "Replace" })).toBeVisible();

  expect(await runs()).toBe(before + 1);
  const { total } = await call<{ total: number }>(page, user, "/api/user/get-user-creations");
  expect(total).toBe(1);
});

test("opens an article of the history in the editor", async ({ page, user }) => {
  const run = { prompt: uniqueTopic("old mills", "[[words:120]]"), length: 800 };
  await call(page, user, "/api/ai/generate-article", run);
  await page.goto("/ai");

  await page.getByRole("button", { name: /old mills/ }).click();
  await page.getByRole("link", { name: "Edit" }).click();

  await expect(parts(page).text).toBeFocused();
  await expect(parts(page).text).toContainText("In practice");
});

test("downloads and copies what is in the editor", async ({ page, user, context }) => {
  const { button, text } = parts(page);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openEditor(page, user, "One **two**.");
  await text.press("Control+End");
  await page.keyboard.type(" Three.");

  const download = page.waitForEvent("download");
  await button("Download").click();
  await page.getByRole("menuitem", { name: "Markdown (.md)" }).click();
  const file = await (await download).path();
  expect(await readFile(file, "utf8")).toMatch(
    /^One \*\*two\*\*\. Three\.\n\n<!-- Written with .+, edited -->\n$/,
  );
  await button("Copy").click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe("One **two**. Three.");
});

test("takes pasted text without its scripts, styles, and unsafe links", async ({ page, user }) => {
  const asked: string[] = [];
  page.on("request", (request) => void asked.push(request.url()));
  page.on("dialog", (dialog) => void asked.push(dialog.message()));
  const { button, text } = parts(page);
  const { id } = await openEditor(page, user, "Start.");
  await text.press("Control+End");
  // What is typed tells that the editor has taken the new place of the caret.
  await page.keyboard.type("Then:");
  await expect(text).toContainText("Start.Then:");

  await text.evaluate((element) => {
    const data = new DataTransfer();
    data.setData(
      "text/html",
      `<p style="color:red" onclick="alert(1)">Pasted <b>bold</b>
       <a href="javascript:alert(1)">bad</a> <a href="https://example.com/">good</a>
       <img src="https://evil.example/x.png" onerror="alert(1)"></p><script>alert(1)</script>
       <iframe src="https://evil.example/"></iframe>`,
    );
    const init = { clipboardData: data, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent("paste", init));
  });
  await expect(text.locator("strong")).toHaveText("bold");
  await expect(
    text.locator("script, iframe, img:not(.ProseMirror-separator), [style], [onclick]"),
  ).toHaveCount(0);
  await button("Save").click();

  await expect(text).toBeHidden();
  expect((await stored(page, user, id)).content).toBe(
    "Start.Then:Pasted **bold** bad [good](https://example.com/)",
  );
  expect(asked.filter((what) => /evil|^1$/.test(what))).toEqual([]);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`fits a phone and can be used by everybody (${colorScheme})`, async ({ page, user }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 360, height: 740 });
    const { button, panel, suggestion } = parts(page);
    await openEditor(
      page,
      user,
      "# Bees\n\nThey rest. They wake.\n\n- [ ] a\n\n| a | b |\n|-|-|\n| c | d |",
    );
    await select(page, "They rest.");
    await button("Shorten").click();
    await expect(suggestion.getByRole("button", { name: "Replace" })).toBeVisible();
    // A button that the header cuts has the size of what is left of it: the panel begins below the header.
    await panel.evaluate((one) => scrollBy(0, one.getBoundingClientRect().top - 72));

    expect(await accessibilityFaults(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(360);
  });
}

test("a table gets rows and columns, and every button is in reach on a phone", async ({
  page,
  user,
}) => {
  const { button, text, panel } = parts(page);
  await page.setViewportSize({ width: 360, height: 740 });
  const { id } = await openEditor(page, user, "| a | b |\n| - | - |\n| 1 | 2 |\n\nLast.");
  await text.getByText("Last.").click();
  await expect(button("Add row below")).toBeHidden();

  await text.getByRole("cell", { name: "2" }).click();
  await button("Add row below").click();
  await page.keyboard.type("3");
  await button("Add column to the right").click();
  await page.keyboard.type("4");

  for (const one of await panel.getByRole("toolbar").getByRole("button").all())
    await expect(one).toBeInViewport({ ratio: 1 });
  await button("Save").click();
  await expect(text).toBeHidden();
  expect((await stored(page, user, id)).content).toBe(
    "| a | b | |\n| - | - | - |\n| 1 | 2 | |\n| | 3 | 4 |\n\nLast.",
  );
});
