import type { Page } from "playwright/test";
import { lockedPdf } from "../support/locked-pdf";
import { expect, test } from "../support/signed-in-test";

const PASSWORD = "open-sesame-7361";
const GARDEN = [
  "The community garden was founded in 1984 by twelve neighbors of Mill Street.",
  "It covers 3.5 hectares and feeds forty families through the whole summer.",
  "The annual fee is 85 euros, and pensioners pay half of it.",
].join("\n");
const RESUME = [
  "Olive Green, olive.green@example.com, 555 0147 220, Portland, Oregon.",
  "Experience",
  "Head gardener, Mill Street Garden, 2016 to 2024. Led a team of six and raised the harvest by 40%.",
  "Education",
  "BSc Horticulture, Oregon State University, 2015.",
  "Skills: pruning, irrigation, soil science, greenhouse planning, budgeting, and teaching.",
].join("\n");

async function locked(text: string, lock: { userPassword?: string } = { userPassword: PASSWORD }) {
  const buffer = await lockedPdf([text], { ...lock, ownerPassword: "owner" });
  return { name: "locked.pdf", mimeType: "application/pdf", buffer };
}

/** Counts the calls that carry a file. */
function countUploads(page: Page): () => number {
  let calls = 0;
  page.on("request", (request) => {
    if (/\/api\/ai\/(?:summarize-pdf|resume-review|read-document)/.test(request.url())) calls += 1;
  });
  return () => calls;
}

const passwordIn = (page: Page) => page.getByLabel("Password for this PDF");
const WRONG = "That password doesn't open this PDF. Check it and try again.";

test("a locked PDF asks for its password in place, and is sent once it opens", async ({
  page,
  user: _user,
}) => {
  const uploads = countUploads(page);
  await page.goto("/ai/pdf-summarizer");
  await page.getByLabel("Upload PDF").setInputFiles(await locked(GARDEN));
  const password = passwordIn(page);
  await expect(password).toBeVisible();

  await page.getByRole("button", { name: "Summarize PDF" }).click();
  await expect(password).toHaveAccessibleDescription(/^This PDF is locked\. Enter its password/);
  await password.fill("sesame");
  await password.press("Enter");
  await expect(password).toHaveAccessibleDescription(new RegExp(`^${WRONG}`));
  await expect(password).toHaveValue("sesame");
  expect(uploads()).toBe(0);

  await password.fill(PASSWORD);
  await password.press("Enter");
  const panel = page.getByRole("region", { name: "Analysis & Chat" });
  await expect(panel).toContainText("The annual fee is 85 euros");
  expect(uploads()).toBe(1);
  // The page that is cited opens with the same password.
  await panel.getByRole("button", { name: "p. 1" }).first().click();
  const dialog = page.getByRole("dialog", { name: "locked.pdf" });
  await expect(dialog.locator("mark").first()).toBeVisible();
});

test("a PDF that only forbids printing opens without a question", async ({ page, user: _user }) => {
  await page.goto("/ai/pdf-summarizer");
  await page.getByLabel("Upload PDF").setInputFiles(await locked(GARDEN, {}));
  await page.getByRole("button", { name: "Summarize PDF" }).click();

  const panel = page.getByRole("region", { name: "Analysis & Chat" });
  await expect(panel).toContainText("The annual fee is 85 euros");
  await expect(passwordIn(page)).toBeHidden();
});

test("another file drops the password of the one before", async ({ page, user: _user }) => {
  await page.goto("/ai/pdf-summarizer");
  await page.getByLabel("Upload PDF").setInputFiles(await locked(GARDEN));
  await passwordIn(page).fill(PASSWORD);
  await page.getByLabel("Upload PDF").setInputFiles(await locked(RESUME));

  await expect(passwordIn(page)).toHaveValue("");
});

test("asks where only the server finds the lock", async ({ page, user: _user }) => {
  // Without workers there is no pdf.js, and the browser can't tell.
  await page.addInitScript(() => Reflect.deleteProperty(window, "Worker"));
  const uploads = countUploads(page);
  await page.goto("/ai/pdf-summarizer");
  await page.getByLabel("Upload PDF").setInputFiles(await locked(GARDEN));
  await page.getByRole("button", { name: "Summarize PDF" }).click();
  const password = passwordIn(page);
  await expect(password).toHaveAccessibleDescription(/^This PDF is locked/);
  expect(uploads()).toBe(1);

  await password.fill("sesame");
  await page.getByRole("button", { name: "Summarize PDF" }).click();
  await expect(password).toHaveAccessibleDescription(new RegExp(`^${WRONG}`));
  await password.fill(PASSWORD);
  await page.getByRole("button", { name: "Summarize PDF" }).click();

  const panel = page.getByRole("region", { name: "Analysis & Chat" });
  await expect(panel).toContainText("The annual fee is 85 euros");
});

test("a locked résumé is reviewed", async ({ page, user: _user }) => {
  await page.goto("/ai/review-resume");
  await page.getByLabel("Upload résumé").setInputFiles(await locked(RESUME));
  await passwordIn(page).fill(PASSWORD);
  await page.getByRole("button", { name: "Resume Review" }).click();

  await expect(page.getByRole("region", { name: "Analysis Results" })).toContainText("Score");
});

test("an article is written from a locked document", async ({ page, user: _user }) => {
  const uploads = countUploads(page);
  await page.goto("/ai/write-article");
  await page.getByRole("button", { name: "Use my document" }).click();
  const dialog = page.getByRole("dialog", { name: "Write from a document" });
  await dialog.getByLabel("A PDF").setInputFiles(await locked(GARDEN));
  await passwordIn(page).fill("sesame");
  await dialog.getByRole("button", { name: "Open PDF" }).click();
  await expect(passwordIn(page)).toHaveAccessibleDescription(new RegExp(`^${WRONG}`));
  expect(uploads()).toBe(0);

  await passwordIn(page).fill(PASSWORD);
  await dialog.getByRole("button", { name: "Open PDF" }).click();

  await expect(dialog).toBeHidden();
  await expect(page.getByText("1 page")).toBeVisible();
});
