import { expect, test } from "../support/browser";
import { linesAt, makePdf } from "../support/make-pdf";

const GARDEN = [
  "The community garden was founded in 1984 by twelve neighbours of Mill Street.",
  "It covers 3.5 hectares and feeds forty families through the whole summer.",
  "Water comes from a well that was drilled to a depth of 60 metres.",
  "The annual fee is 85 euros, and pensioners pay half of it.",
];
const SHIP = [
  "The ship carries nine hundred passengers from Oslo to Kiel every single night.",
  "Its kitchen bakes four thousand rolls before the first passengers wake up.",
  "The captain has sailed this line for more than twenty years by now.",
];

function pdf(lines: readonly string[], name: string) {
  const buffer = makePdf([{ texts: linesAt(lines) }], { title: name });
  return { name: `${name}.pdf`, mimeType: "application/pdf", buffer };
}

test.beforeEach(async ({ page, user: _user }) => {
  await page.goto("/ai/pdf-summarizer");
});

test("asks for a file, and calls nothing without one [PD-03, PD-08, V-10, V-11]", async ({
  page,
}) => {
  let calls = 0;
  page.on("request", (request) => {
    if (request.url().includes("/api/ai/")) calls += 1;
  });
  const panel = page.getByRole("region", { name: "Analysis & Chat" });
  await expect(panel).toContainText('Upload your PDF and click "Summarize PDF" to get started');
  await expect(page.getByLabel("Upload PDF")).toHaveAttribute("accept", "application/pdf");

  await page.getByRole("button", { name: "Summarize PDF" }).click();

  const toasts = page.getByRole("listitem");
  await expect(toasts.filter({ hasText: "Please upload a PDF first!" }).first()).toBeVisible();
  expect(calls).toBe(0);
});

test("summarises, opens a cited page, and chats about it [PD-01, PD-02, PD-04, PD-05, PD-06, PD-07, PD-09, PD-11, ST-09, ST-10, E-06, R-12]", async ({
  page,
}) => {
  await page.getByLabel("Upload PDF").setInputFiles(pdf(GARDEN, "garden"));
  await page.getByRole("button", { name: "Summarize PDF" }).click();

  const panel = page.getByRole("region", { name: "Analysis & Chat" });
  await expect(panel.getByRole("tab", { name: "Analysis" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await expect(panel).toContainText("The annual fee is 85 euros");

  await panel.getByRole("button", { name: "p. 1" }).first().click();
  const dialog = page.getByRole("dialog", { name: "garden.pdf" });
  await expect(dialog).toContainText("Page 1 of 1");
  await expect(dialog.locator("mark").first()).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();

  await panel.getByRole("tab", { name: "Chat" }).click();
  const question = panel.getByRole("textbox", { name: "Your question" });
  const send = panel.getByRole("button", { name: "Send question" });
  await expect(send).toBeDisabled();
  await question.fill("   ");
  await expect(send).toBeDisabled();
  await question.fill("How deep is the well?");
  await send.click();

  const messages = panel.getByRole("log", { name: "Messages" });
  await expect(
    messages.getByRole("listitem").filter({ hasText: "a depth of 60 metres" }),
  ).toBeVisible();
  await expect(messages).toContainText("How deep is the well?");
  await expect(question).toHaveValue("");
});

test("changes its tabs in 0.3 s, and at once for who wants no motion [K-10]", async ({ page }) => {
  await page.getByLabel("Upload PDF").setInputFiles(pdf(GARDEN, "garden"));
  await page.getByRole("button", { name: "Summarize PDF" }).click();
  const panel = page.getByRole("region", { name: "Analysis & Chat" });
  const chat = panel.getByRole("tab", { name: "Chat" });
  await chat.click();
  const moving = { tab: chat, panel: panel.getByRole("tabpanel", { name: "Chat" }) };

  for (const part of Object.values(moving)) {
    await expect(part).toHaveCSS("transition-duration", "0.3s");
  }
  await page.emulateMedia({ reducedMotion: "reduce" });

  for (const part of Object.values(moving)) {
    await expect(part).toHaveCSS("transition-duration", "1e-05s");
  }
});

test("a new summary begins a new chat, and a failed one changes nothing [PD-11]", async ({
  page,
}) => {
  const panel = page.getByRole("region", { name: "Analysis & Chat" });
  const summarise = page.getByRole("button", { name: "Summarize PDF" });
  await page.getByLabel("Upload PDF").setInputFiles(pdf(GARDEN, "garden"));
  await summarise.click();
  await panel.getByRole("tab", { name: "Chat" }).click();
  await panel.getByRole("textbox", { name: "Your question" }).fill("How deep is the well?");
  await panel.getByRole("button", { name: "Send question" }).click();
  await expect(panel.getByRole("log")).toContainText("60 metres");

  await page.getByLabel("Upload PDF").setInputFiles({
    name: "broken.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.7 and then nothing"),
  });
  await summarise.click();
  await expect(page.getByText("This PDF is damaged").first()).toBeVisible();
  await expect(panel.getByRole("log")).toContainText("60 metres");

  await page.getByLabel("Upload PDF").setInputFiles(pdf(SHIP, "ship"));
  await summarise.click();
  await expect(panel.getByRole("tab", { name: "Analysis" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await expect(panel).toContainText("nine hundred passengers");
  await panel.getByRole("tab", { name: "Chat" }).click();
  await expect(panel).not.toContainText("How deep is the well?");
});

test("says so when the chat gets no answer [PD-10, X-04]", async ({ page }) => {
  const panel = page.getByRole("region", { name: "Analysis & Chat" });
  await page.getByLabel("Upload PDF").setInputFiles(pdf(GARDEN, "garden"));
  await page.getByRole("button", { name: "Summarize PDF" }).click();
  await panel.getByRole("tab", { name: "Chat" }).click();
  await page.route("**/api/ai/pdf-chat", (route) => route.abort());
  await panel.getByRole("textbox", { name: "Your question" }).fill("How deep is the well?");

  await panel.getByRole("button", { name: "Send question" }).click();

  await expect(page.getByText("Error asking question")).toBeVisible();
  await expect(panel.getByRole("textbox", { name: "Your question" })).toHaveValue(
    "How deep is the well?",
  );
});
