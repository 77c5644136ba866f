import type { Page } from "playwright/test";

import { accessibilityFaults } from "@/tests/support/accessibility";
import { doubleCallsAbout, uniqueTopic } from "@/tests/support/double-calls";
import { linesAt, makePdf } from "@/tests/support/make-pdf";
import { expect, test } from "@/tests/support/signed-in-test";

const GARDEN = [
  "The community garden was founded in 1984 by twelve neighbors of Mill Street.",
  "It covers 3.5 hectares and feeds forty families through the whole summer.",
  "The annual fee is 85 euros, and pensioners pay half of it.",
];

function parts(page: Page) {
  const panel = page.getByRole("region", { name: "Analysis & Chat" });
  return {
    chat: panel.getByRole("tab", { name: "Chat" }),
    question: panel.getByRole("textbox", { name: "Your question" }),
    send: panel.getByRole("button", { name: "Send question" }),
    turns: panel.getByRole("log", { name: "Messages" }).getByRole("listitem"),
    keep: panel.getByRole("switch", { name: "Keep this conversation" }),
    remove: panel.getByRole("button", { name: "Delete conversation" }),
  };
}

async function ask(page: Page, question: string): Promise<void> {
  await parts(page).question.fill(question);
  await parts(page).send.click();
  await expect(parts(page).question).toHaveValue("");
}

/** Opens the only creation on the dashboard, at its chat. */
async function openChat(page: Page): Promise<void> {
  await page.goto("/ai");
  await page.getByRole("main").locator("h3 > button").first().click();
  await page.getByRole("link", { name: /^Open / }).click();
  await parts(page).chat.click();
}

/** Some seconds of answering. */
const SLOW = "[[chunk:1]] [[drip:500]]";

async function summarize(page: Page): Promise<void> {
  await page.goto("/ai/pdf-summarizer");
  const buffer = makePdf([{ texts: linesAt(GARDEN) }], { title: "garden" });
  const file = { name: "garden.pdf", mimeType: "application/pdf", buffer };
  await page.getByLabel("Upload PDF").setInputFiles(file);
  await page.getByRole("button", { name: "Summarize PDF" }).click();
  await parts(page).chat.click();
}

/** Asks, and waits until the answer would outlive the page. */
async function askSlowly(page: Page): Promise<string> {
  const question = uniqueTopic("When was the garden founded?", SLOW);
  await parts(page).question.fill(question);
  await parts(page).send.click();
  await expect(page).toHaveURL(/question=/);
  return question;
}

test("a question goes on through a reload, and is asked once", async ({ page, user: _user }) => {
  await summarize(page);
  const question = await askSlowly(page);

  await page.reload();

  const { turns, question: box, chat } = parts(page);
  await expect(turns.first()).toContainText(question);
  await expect(chat).toHaveAttribute("aria-selected", "true");
  await expect(page).toHaveURL(/question=/);
  await expect(page).not.toHaveURL(/question=/);
  await expect(turns).toHaveCount(2);
  await expect(turns.last()).toContainText("1984");
  await expect(box).toHaveValue("");
  expect(await doubleCallsAbout(question)).toHaveLength(1);
  expect(await accessibilityFaults(page)).toEqual([]);
});

test("a question that is answered while another page is open says so, and leads back", async ({
  page,
  user: _user,
}) => {
  await summarize(page);
  const question = await askSlowly(page);
  const runs = page.getByRole("button", { name: /^Runs/ });

  await page.getByRole("link", { name: "Dashboard" }).first().click();

  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(runs).toHaveAccessibleName("Runs: 1 running");
  const toast = page.getByRole("listitem").filter({ hasText: /is ready/ });
  await toast.getByRole("button", { name: "Open" }).click();
  await expect(parts(page).turns).toHaveCount(2);
  await expect(parts(page).turns.first()).toContainText(question);
  await expect(parts(page).turns.last()).toContainText("1984");
  expect(await doubleCallsAbout(question)).toHaveLength(1);
});

test("a question goes on while the page turns to another document, and the list leads back to its answer", async ({
  page,
  user: _user,
}) => {
  await summarize(page);
  await summarize(page);
  const { turns, chat } = parts(page);
  const runs = page.getByRole("button", { name: /^Runs/ });
  const question = await askSlowly(page);

  // The other summary, on the same page.
  await runs.click();
  await page
    .getByRole("menuitem", { name: /garden\.pdf/ })
    .last()
    .click();
  await expect(page).not.toHaveURL(/question=/);
  await expect(runs).toHaveAccessibleName("Runs: 1 running");
  await expect(chat).toHaveAttribute("aria-selected", "false");
  await chat.click();
  await expect(turns).toHaveCount(0);

  const toast = page.getByRole("listitem").filter({ hasText: /is ready/ });
  await toast.getByRole("button", { name: "Open" }).click();
  await expect(turns).toHaveCount(2);
  await expect(turns.first()).toContainText(question);
  await expect(turns.last()).toContainText("1984");
  expect(await doubleCallsAbout(question)).toHaveLength(1);
});

test("a kept conversation has an answer that came while no page showed it", async ({
  page,
  user: _user,
}) => {
  await summarize(page);
  await parts(page).keep.click();
  await expect(parts(page).keep).toBeChecked();
  await expect(parts(page).keep).toBeEnabled();
  const question = await askSlowly(page);
  const runs = page.getByRole("button", { name: /^Runs/ });
  await page.goto("/ai");
  await expect(runs).toHaveAccessibleName("Runs: 1 running");
  await expect(runs).toHaveAccessibleName("Runs");

  await openChat(page);

  await expect(parts(page).turns).toHaveCount(2);
  await expect(parts(page).turns.first()).toContainText(question);
  await expect(parts(page).turns.last()).toContainText("1984");
});

test("what was asked isn't kept as something typed, however long its answer takes", async ({
  page,
  user: _user,
}) => {
  await summarize(page);
  const { question: box, turns, chat } = parts(page);
  const question = uniqueTopic("When was the garden founded?", "[[chunk:1]] [[drip:1000]]");
  const asked = question.slice(0, 30);
  // Longer than what is typed waits to be kept.
  const kept = async () => {
    await page.waitForTimeout(1_000);
    return page.evaluate(() => ({
      address: location.search,
      typed: JSON.stringify(sessionStorage),
      places: Object.keys(sessionStorage).filter((key) => key.startsWith("atelier-typed:")),
    }));
  };
  await box.fill(question);
  await expect.poll(async () => (await kept()).typed).toContain(asked);
  await box.press("Enter");
  await expect(page).toHaveURL(/question=/);

  let now = await kept();
  expect(now.address).toContain("question=");
  expect(now.typed).not.toContain(asked);
  await box.fill("And how large is it?");
  now = await kept();
  expect(now.address).toContain("question=");
  expect(now.typed).toContain("how large");
  expect(now.typed).not.toContain(asked);

  await expect(page).not.toHaveURL(/question=/, { timeout: 60_000 });
  await expect(turns).toHaveCount(2);
  await expect(turns.last()).toContainText("1984");
  now = await kept();
  expect(now.typed).not.toContain(asked);
  expect(now.places).toEqual([expect.stringContaining(` question /ai/pdf-summarizer?`)]);
  expect(now.places[0]).not.toContain("question=");

  await page.reload();
  await chat.click();
  await expect(box).toHaveValue("And how large is it?");
});

test("a question that goes on is stopped by its button after a reload, and isn't announced", async ({
  page,
  user: _user,
}) => {
  await summarize(page);
  const question = await askSlowly(page);
  await page.reload();
  const { turns, question: box, send } = parts(page);
  await expect(turns.first()).toContainText(question);

  // The panel's own Stop may still be there, for a pointer that was on its way.
  await page.getByTitle("Stop (Esc)").click();

  await expect(turns).toHaveCount(0);
  await expect(page).not.toHaveURL(/question=/);
  await box.fill("How much is the annual fee?");
  await send.click();
  await expect(turns).toHaveCount(2);
  await expect(turns.last()).toContainText("85 euros");
  await expect(page.getByRole("button", { name: /^Runs/ })).toHaveAccessibleName("Runs");
  await expect(page.getByRole("listitem").filter({ hasText: /is ready|failed/ })).toHaveCount(0);
});

test("a conversation that isn't kept asks before it's lost", async ({ page, user: _user }) => {
  await summarize(page);
  const { turns, keep } = parts(page);
  const reload = () => page.evaluate(() => setTimeout(() => location.reload()));
  await ask(page, "When was the garden founded?");
  await expect(turns).toHaveCount(2);
  // What asks is a script of its own.
  await page.waitForLoadState("networkidle");

  const asked = page.waitForEvent("dialog");
  await reload();
  const question = await asked;
  expect(question.type()).toBe("beforeunload");
  await question.dismiss();
  await expect(turns).toHaveCount(2);

  const dashboard = page.getByRole("link", { name: "Dashboard" }).first();
  const leave = page.getByRole("dialog", { name: "Leave this page?" });
  await dashboard.click();
  await expect(leave).toContainText('turn on "Keep this conversation"');
  expect(await accessibilityFaults(page)).toEqual([]);
  await leave.getByRole("button", { name: "Cancel" }).click();
  await expect(turns).toHaveCount(2);
  await page.getByRole("button", { name: "Send to…" }).first().click();
  await page.getByRole("menuitem").first().click();
  await expect(leave).toBeVisible();
  await leave.getByRole("button", { name: "Cancel" }).click();
  await expect(turns).toHaveCount(2);
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", { name: "Search and commands" });
  await palette.getByRole("combobox").fill("dashboard");
  await palette.getByRole("option", { name: "Dashboard" }).first().click();
  await expect(leave).toBeVisible();
  await leave.getByRole("button", { name: "Cancel" }).click();
  await expect(turns).toHaveCount(2);

  await keep.click();
  await expect(keep).toBeChecked();
  await expect(keep).toBeEnabled();
  const asks: string[] = [];
  page.on("dialog", (dialog) => {
    asks.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  await parts(page).chat.click();
  await expect(turns).toHaveCount(2);
  await dashboard.click();
  await expect(page).toHaveURL(/\/ai$/);
  expect(asks).toEqual([]);
});

test("a conversation is kept with its document once that is wanted, and deleted by a button", async ({
  page,
  user: _user,
}) => {
  await summarize(page);
  const { turns, keep, remove } = parts(page);
  await ask(page, "When was the garden founded?");
  await expect(turns).toHaveCount(2);
  await expect(keep).not.toBeChecked();

  await openChat(page);
  await expect(keep).toBeEnabled();
  await expect(turns).toHaveCount(0);

  await ask(page, "When was the garden founded?");
  await expect(turns).toHaveCount(2);
  await keep.click();
  await expect(keep).toBeChecked();
  await expect(remove).toBeEnabled();
  const saved = page.waitForResponse((answer) => answer.url().endsWith("/api/user/keep-chat"));
  await ask(page, "How much is the annual fee?");
  await expect(turns).toHaveCount(4);
  expect((await saved).status()).toBe(200);
  expect(await accessibilityFaults(page)).toEqual([]);

  await openChat(page);
  await expect(turns).toHaveCount(4);
  await expect(turns.first()).toContainText("When was the garden founded?");
  await expect(keep).toBeChecked();

  await remove.click();
  await expect(turns).toHaveCount(0);
  await expect(keep).not.toBeChecked();
  await openChat(page);
  await expect(keep).toBeEnabled();
  await expect(turns).toHaveCount(0);
});
