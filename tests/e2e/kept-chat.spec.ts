import type { Page } from "playwright/test";

import { accessibilityFaults } from "@/tests/support/accessibility";
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
  await page.getByRole("link", { name: "Open", exact: true }).click();
  await parts(page).chat.click();
}

test("a conversation is kept with its document once that is wanted, and deleted by a button", async ({
  page,
  user: _user,
}) => {
  test.setTimeout(90_000);
  await page.goto("/ai/pdf-summarizer");
  const buffer = makePdf([{ texts: linesAt(GARDEN) }], { title: "garden" });
  const file = { name: "garden.pdf", mimeType: "application/pdf", buffer };
  await page.getByLabel("Upload PDF").setInputFiles(file);
  await page.getByRole("button", { name: "Summarize PDF" }).click();
  const { chat, turns, keep, remove } = parts(page);
  await chat.click();
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
