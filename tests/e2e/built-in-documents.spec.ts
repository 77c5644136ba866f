import type { Page } from "playwright/test";
import { linesAt, makePdf } from "../support/make-pdf";
import { expect, test } from "../support/signed-in-test";

const WEIGHTS_MS = 15 * 60_000;

const PAGES = [
  [
    "The community garden was founded in 1984 by twelve neighbors of Mill Street.",
    "It covers 3.5 hectares and feeds forty families through the whole summer.",
  ],
  [
    "Water comes from a well that was drilled to a depth of 60 meters.",
    "In dry years a second pump brings rain from the tank behind the barn.",
  ],
  [
    "The annual fee is 85 euros, and pensioners pay half of it.",
    "Whoever leaves gets the money for the remaining months back.",
  ],
];
const PDF = {
  name: "garden.pdf",
  mimeType: "application/pdf",
  buffer: makePdf(
    PAGES.map((lines) => ({ texts: linesAt(lines) })),
    { title: "The garden of Mill Street" },
  ),
};
const TRANSCRIPT = [
  "0:00 Welcome to the workshop, today we sharpen a kitchen knife at home.",
  "0:40 Soak the whetstone in water for ten minutes before you begin.",
  "1:30 Hold the blade at fifteen degrees and pull it over the stone.",
  "2:15 Wipe it dry at the end and keep it in a wooden block.",
].join("\n");

/** Waits until sentence vectors have their weights, which the first run on a machine fetches. */
test.beforeEach(async ({ request }) => {
  test.setTimeout(WEIGHTS_MS + 5 * 60_000);
  const state = async () => {
    const { engines } = await (await request.get("/api/health")).json();
    return engines.embeddings.status.state;
  };
  await expect.poll(state, { timeout: WEIGHTS_MS, intervals: [2_000] }).toBe("ready");
});

async function ask(page: Page, question: string, answer: RegExp): Promise<void> {
  const panel = page.getByRole("region", { name: "Analysis & Chat" });
  await panel.getByRole("tab", { name: "Chat" }).click();
  await panel.getByRole("textbox", { name: "Your question" }).fill(question);
  await panel.getByRole("button", { name: "Send question" }).click();
  await expect(panel.getByRole("log").getByRole("listitem").last()).toContainText(answer);
}

test("quotes a PDF with its pages, and says when it has no answer [PD-04, PD-07, C-11]", async ({
  page,
  user: _user,
}) => {
  await page.goto("/ai/pdf-summarizer");
  await page.getByLabel("Upload PDF").setInputFiles(PDF);
  await page.getByRole("button", { name: "Summarize PDF" }).click();

  const panel = page.getByRole("region", { name: "Analysis & Chat" });
  await expect(panel).toContainText("Built-in reader: quotes only");
  await ask(page, "How much is the fee?", /The annual fee is 85 euros.*p\. 3/s);
  await ask(page, "Where does the water come from?", /Water comes from a well.*p\. 2/s);
  // It shares no word with its answer.
  await ask(page, "do I get anything back if I quit", /Whoever leaves gets the money.*p\. 3/s);
  await ask(
    page,
    "Who won the football match?",
    /I couldn't find an answer to that in the document\./,
  );
});

test("quotes a transcript with its times [YT-05, YT-06, C-13]", async ({ page, user: _user }) => {
  await page.goto("/ai/youtube-summarizer");
  await page.getByText("Use a transcript instead").click();
  await page.getByLabel("Transcript", { exact: true }).fill(TRANSCRIPT);
  await page.getByRole("button", { name: "Summarize Video" }).click();

  const panel = page.getByRole("region", { name: "Analysis & Chat" });
  await expect(panel).toContainText("Built-in reader: quotes only");
  await ask(page, "How long does the stone soak?", /ten minutes.*0:40/s);
  await ask(page, "How do I bake bread?", /I couldn't find an answer to that in the video\./);
});
