import type { Page } from "playwright/test";

import { accessibilityFaults } from "../support/accessibility";
import { heightsOf } from "../support/panel-heights";
import { plainResume, resumeWithHiddenText } from "../support/resume-pdfs";
import { expect, test } from "../support/signed-in-test";

function parts(page: Page) {
  return {
    panel: page.getByRole("region", { name: "Analysis Results" }),
    upload: page.getByLabel("Upload résumé"),
    job: page.getByLabel("Job description (optional)"),
    review: page.getByRole("button", { name: "Resume Review" }),
  };
}

/** The first run starts two worker processes and loads a grammar. */
const RUN_MS = 45_000;

const pdf = (buffer: Buffer) => ({ name: "resume.pdf", mimeType: "application/pdf", buffer });

test.beforeEach(async ({ page, user: _user }) => {
  await page.goto("/ai/review-resume");
});

test("asks for a PDF and sends nothing without one [RR-01, V-07, V-10]", async ({ page }) => {
  const { upload, review } = parts(page);
  let calls = 0;
  page.on("request", (request) => {
    if (request.url().includes("/api/ai/")) calls += 1;
  });
  await expect(upload).toHaveAttribute("accept", "application/pdf");
  await expect(upload).toHaveAttribute("required");
  await expect(upload).toHaveAccessibleDescription(/Supports PDF resume only/);

  await review.click();

  await expect(upload).toHaveAccessibleDescription(/Choose your résumé first\./);
  expect(calls).toBe(0);
});

test("shows scores, quotations, rewrites, and the match [RR-02, RR-03, C-09]", async ({ page }) => {
  const { panel, upload, job, review } = parts(page);
  await expect(panel).toContainText("Upload your résumé and click Resume Review");
  await upload.setInputFiles(pdf(plainResume()));
  await job.fill("We need C++ and Node.js. You know GraphQL.");

  await review.click();

  await expect(panel.getByRole("heading", { name: /Overall score: \d+ of 100/ })).toBeVisible({
    timeout: RUN_MS,
  });
  await expect(panel).toContainText("“Managed a team of 5 engineers”");
  await expect(panel.locator("code", { hasText: "Node.js" })).toBeVisible();
  await expect(panel.locator("code", { hasText: "GraphQL" })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test("shows the review as Markdown, in a panel of 600 pixels that scrolls by itself [RR-03, K-06]", async ({
  page,
}) => {
  const { panel, upload, review } = parts(page);
  await upload.setInputFiles(pdf(resumeWithHiddenText()));

  await review.click();

  const score = panel.getByRole("heading", { name: /Overall score: \d+ of 100/ });
  await expect(score).toBeVisible({ timeout: RUN_MS });
  await expect(panel.getByRole("list").first()).toBeVisible();
  await expect(panel).not.toContainText("## ");
  expect(await heightsOf(panel)).toEqual({ shown: 600, longer: true });
});

test("reports hidden text", async ({ page }) => {
  const { panel, upload, review } = parts(page);
  await upload.setInputFiles(pdf(resumeWithHiddenText()));

  await review.click();

  await expect(panel.getByRole("heading", { name: "Hidden text" })).toBeVisible({
    timeout: RUN_MS,
  });
  await expect(panel).toContainText("Fluent in forty languages");
});

test("says what is wrong with a file that isn't a PDF [X-01]", async ({ page }) => {
  const { upload, review } = parts(page);
  await upload.setInputFiles(pdf(Buffer.from("hello")));

  await review.click();

  await expect(
    page.getByRole("listitem").filter({ hasText: "This file isn't a PDF. Choose a PDF file." }),
  ).toBeVisible();
});
