import type { Page } from "playwright/test";

import { accessibilityFaults } from "../support/accessibility";
import { expect, test } from "../support/signed-in-test";
import { withinAnHour } from "../support/within-window";

function parts(page: Page) {
  const panel = page.getByRole("region", { name: "Analysis & Chat" });
  return {
    panel,
    link: page.getByLabel("Video link"),
    summarize: page.getByRole("button", { name: "Summarize Video" }),
    analysis: panel.getByRole("tab", { name: "Analysis" }),
    chat: panel.getByRole("tab", { name: "Chat" }),
    question: panel.getByPlaceholder("Ask about this video"),
    send: panel.getByRole("button", { name: "Send question" }),
    messages: panel.getByRole("log", { name: "Messages" }),
    toast: (text: string) => page.getByRole("listitem").filter({ hasText: text }).first(),
  };
}

async function summarize(page: Page, id = "citybees001"): Promise<void> {
  await parts(page).link.fill(`https://youtu.be/${id}`);
  await parts(page).summarize.click();
}

test.beforeEach(async ({ page, user: _user }) => {
  await page.goto("/ai/youtube-summarizer");
});

test("asks for a link and sends nothing without one [YT-01, YT-08, V-13]", async ({ page }) => {
  const { summarize: button, toast } = parts(page);
  let calls = 0;
  page.on("request", (request) => {
    if (request.url().includes("/api/ai/")) calls += 1;
  });

  await button.click();

  await expect(toast("Please paste a YouTube URL")).toBeVisible();
  expect(calls).toBe(0);
});

test("a transcript that is deleted leaves its box open for another", async ({ page }) => {
  const transcript = page.getByLabel("Transcript", { exact: true });
  await page.getByText("Use a transcript instead").click();
  await transcript.fill("Welcome to the meadow.");
  await transcript.press("ControlOrMeta+a");
  await transcript.press("Delete");
  await expect(page.getByText("Use a transcript instead")).toBeVisible();
  await expect(transcript).toBeFocused();
  await page.keyboard.type("Welcome to the garden.");
  await expect(transcript).toHaveValue("Welcome to the garden.");
});

test("offers three lengths, short first, and says what they are [YT-02, YT-03]", async ({
  page,
}) => {
  const lengths = page.getByRole("group", { name: "Summary length" });

  await expect(lengths.locator("label")).toHaveText(["Short", "Medium", "Detailed"]);
  await expect(lengths.getByLabel("Short")).toBeChecked();
  await expect(page.locator("form")).toContainText(
    "Short: about 5 bullets. Medium: about 8-12 bullets. Detailed: structured, longer notes.",
  );
});

test("summarizes a video with times that open it there [YT-04, YT-05, C-12, ST-09]", async ({
  page,
  context,
}) => {
  await context.route("https://www.youtube.com/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "the video" }),
  );
  const { panel, analysis } = parts(page);
  const request = page.waitForRequest("**/api/ai/youtube-summary");

  await summarize(page);

  expect((await request).postDataJSON()).toMatchObject({
    url: "https://youtu.be/citybees001",
    detail: "short",
  });
  await expect(panel).toContainText("What city bees taught us");
  await expect(analysis).toHaveAttribute("aria-selected", "true");
  const time = panel.getByRole("button", { name: /^\d+:\d\d$/ }).first();
  const opened = context.waitForEvent("page");
  const label = await time.innerText();
  await time.click();
  const video = await opened;
  const [minutes = 0, seconds = 0] = label.split(":").map(Number);
  const at = minutes * 60 + seconds;
  expect(video.url()).toBe(
    `https://www.youtube.com/watch?v=citybees001${at > 0 ? `&t=${at}s` : ""}`,
  );
});

test("answers questions, and starts over with a new summary [YT-06, YT-07, ST-10, ST-11, C-13]", async ({
  page,
}) => {
  const { panel, chat, analysis, question, send, messages } = parts(page);
  await summarize(page);
  await expect(panel).toContainText("What city bees taught us");

  await withinAnHour(60);
  await chat.click();
  await question.fill("What does a meadow cost?");
  await send.click();
  await expect(messages).toContainText("What does a meadow cost?");
  await expect(question).toHaveValue("");
  await expect(chat).toHaveAttribute("aria-selected", "true");
  await expect(panel).toContainText("1 of 120 questions this hour");

  await summarize(page, "othertalk01");
  await expect(analysis).toHaveAttribute("aria-selected", "true");
  await chat.click();
  await expect(messages).toHaveCount(0);
});

test("a blank question does nothing, and nothing is sent while waiting for an answer [YT-10, V-12]", async ({
  page,
}) => {
  const { panel, chat, question, send, messages } = parts(page);
  const turns = messages.getByRole("listitem");
  await summarize(page);
  await expect(panel).toContainText("What city bees taught us");
  await chat.click();
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/ai/youtube-chat")) asked.push(request.postDataJSON().question);
  });

  await expect(send).toBeDisabled();
  await question.fill(" \n ");
  await expect(send).toBeDisabled();
  await question.press("Enter");
  await expect(turns).toHaveCount(0);

  await question.fill("What does a meadow cost? [[fault:slow:2500]]");
  await expect(send).toBeEnabled();
  await question.press("Enter");
  await expect(turns).toHaveCount(2);
  await question.fill("Who keeps the bees?");
  await expect(send).toBeDisabled();
  await question.press("Enter");
  await expect(send).toBeEnabled();
  await expect(turns).toHaveCount(2);
  await expect(question).toHaveValue("Who keeps the bees?");
  expect(asked).toEqual(["What does a meadow cost? [[fault:slow:2500]]"]);
});

test("says what is wrong with a video, and takes its transcript instead [YT-09, X-01, ST-04]", async ({
  page,
}) => {
  const { panel, summarize: button, toast } = parts(page);

  await summarize(page, "nocaptions1");

  await expect(toast("This video has no captions.")).toBeVisible();
  await expect(button).toBeEnabled();
  await expect(page.locator("form")).toContainText("You can still get a summary");
  await page.getByLabel("Upload captions").setInputFiles({
    name: "talk.srt",
    mimeType: "application/x-subrip",
    buffer: Buffer.from(
      Array.from(
        { length: 12 },
        (_, n) =>
          `${n + 1}\n00:00:${10 + n},000 --> 00:00:${11 + n},000\nMeadow number ${n + 1} feeds ${20 + n} kinds of wild bees in our city every summer.\n`,
      ).join("\n"),
    ),
  });
  await expect(page.getByLabel("Transcript", { exact: true })).toHaveValue(/Meadow number 3/);
  await button.click();
  await expect(panel).toContainText("wild bees");
  await expect(panel.getByRole("button", { name: /^0:\d\d$/ }).first()).toBeVisible();
});

test("shows the fixed texts when no answer comes [YT-09, X-04, X-05]", async ({ page }) => {
  const { toast, panel, chat, question, send } = parts(page);
  await page.route("**/api/ai/youtube-summary", (route) => route.abort(), { times: 1 });
  await summarize(page);
  await expect(toast("Failed to summarize video")).toBeVisible();

  await summarize(page);
  await expect(panel).toContainText("What city bees taught us");
  await page.route("**/api/ai/youtube-chat", (route) => route.abort());
  await chat.click();
  await question.fill("What does a meadow cost?");
  await send.click();
  await expect(toast("Error asking question")).toBeVisible();
  await expect(question).toHaveValue("What does a meadow cost?");
});

test("is accessible before and after it summarizes", async ({ page }) => {
  expect(await accessibilityFaults(page)).toEqual([]);
  await summarize(page);
  await expect(parts(page).panel).toContainText("What city bees taught us");
  expect(await accessibilityFaults(page)).toEqual([]);
});
