import type { Page } from "playwright/test";
import { accessibilityFaults } from "../support/accessibility";
import { consoleErrors } from "../support/console-errors";
import { holdRequests } from "../support/hold-requests";
import { linesAt, makePdf } from "../support/make-pdf";
import { expect, test } from "../support/signed-in-test";
import { withinAnHour } from "../support/within-window";

const GARDEN = [
  "The community garden was founded in 1984 by twelve neighbors of Mill Street.",
  "It covers 3.5 hectares and feeds forty families through the whole summer.",
  "Water comes from a well that was drilled to a depth of 60 meters.",
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

function parts(page: Page) {
  const panel = page.getByRole("region", { name: "Analysis & Chat" });
  const messages = panel.getByRole("log", { name: "Messages" });
  return {
    panel,
    analysis: panel.getByRole("tab", { name: "Analysis" }),
    chat: panel.getByRole("tab", { name: "Chat" }),
    question: panel.getByRole("textbox", { name: "Your question" }),
    send: panel.getByRole("button", { name: "Send question" }),
    messages,
    turns: messages.getByRole("listitem"),
  };
}

/** Summarizes the garden's PDF. */
async function summarize(page: Page): Promise<void> {
  await page.getByLabel("Upload PDF").setInputFiles(pdf(GARDEN, "garden"));
  await page.getByRole("button", { name: "Summarize PDF" }).click();
  await expect(parts(page).analysis).toHaveAttribute("aria-selected", "true");
}

test.beforeEach(async ({ page, user: _user }) => {
  await page.goto("/ai/pdf-summarizer");
  // A file isn't noticed before hydration; people can't choose one until then.
  await expect(page.getByRole("button", { name: "Summarize PDF" })).toBeEnabled();
});

test("asks for a file, and sends nothing without one [PD-03, PD-08, V-10, V-11]", async ({
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

  const form = page.locator("form");
  await expect(form).toContainText("Please upload a PDF first!");
  await page.getByLabel("Upload PDF").setInputFiles(pdf(GARDEN, "garden"));
  await expect(form).not.toContainText("Please upload a PDF first!");
});

test("summarizes, opens a cited page, and chats about it [PD-01, PD-02, PD-04, PD-05, PD-07, ST-09, ST-10, R-12]", async ({
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
  // What draws it is more than a megabyte of script, which takes a busy machine a while.
  await expect(dialog).toContainText("Page 1 of 1");
  await expect(dialog.locator("mark").first()).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();

  await panel.getByRole("tab", { name: "Chat" }).click();
  const question = panel.getByRole("textbox", { name: "Your question" });
  await question.fill("How deep is the well?");
  await panel.getByRole("button", { name: "Send question" }).click();

  const messages = panel.getByRole("log", { name: "Messages" });
  await expect(
    messages.getByRole("listitem").filter({ hasText: "a depth of 60 meters" }),
  ).toBeVisible();
  await expect(messages).toContainText("How deep is the well?");
  await expect(question).toHaveValue("");
});

test("the page says the name that the sidebar has for it [PR-05, S-05]", async ({ page }) => {
  const head = page.getByRole("main").getByRole("banner").or(page.locator("main header")).first();
  await expect(head).toContainText("PDF summarizer");
  await expect(head).toContainText("DocuSense · Upload a PDF, get a summary, and chat with it.");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  /** Where the result begins, once nothing moves any more. */
  async function topOfResult(page: Page): Promise<number> {
    await page.waitForTimeout(1_000);
    const title = parts(page).panel.getByRole("heading", { name: "Analysis & Chat" });
    return (await title.boundingBox())?.y ?? 0;
  }

  test("a summary comes into view, without a motion that isn't wanted", async ({ page }) => {
    await page.evaluate(() => {
      const moves: unknown[] = [];
      Object.assign(window, { moves });
      const own = Element.prototype.scrollIntoView;
      Element.prototype.scrollIntoView = function (how) {
        moves.push(Object(how).behavior);
        own.call(this, how);
      };
    });
    await summarize(page);
    expect(await topOfResult(page)).toBeLessThan(140);
    await expect(parts(page).panel).toContainText("The annual fee is 85 euros");
    const moves = await page.evaluate(() => Reflect.get(window, "moves"));
    expect(new Set(moves)).toEqual(new Set(["instant"]));
  });

  test("whoever has scrolled away stays there when the summary arrives", async ({ page }) => {
    const call = await holdRequests(page, "**/api/ai/summarize-pdf");
    await page.getByLabel("Upload PDF").setInputFiles(pdf(GARDEN, "garden"));
    await page.getByRole("button", { name: "Summarize PDF" }).click();
    await call.asked;
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await page.mouse.move(180, 400);
    await page.mouse.wheel(0, -2_000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

    call.end("answer");

    await expect(parts(page).panel).toContainText("The annual fee is 85 euros");
    await topOfResult(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test("a citation opens at its words, large enough to read, and Back closes it", async ({
    page,
  }) => {
    await summarize(page);
    const { panel } = parts(page);
    const citation = panel.getByRole("button", { name: "p. 1" }).last();
    const dialog = page.getByRole("dialog", { name: "garden.pdf" });
    const shown = dialog.getByRole("region", { name: "Page 1, to scroll" });
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    const address = page.url();

    await citation.click();

    await expect(dialog.locator("mark").first()).toBeVisible();
    // A point of the page is more than a pixel: text of 11 points can be read.
    expect((await dialog.locator("canvas").boundingBox())?.width).toBeGreaterThan(595);
    const [mark, box] = [
      await dialog.locator("mark").first().boundingBox(),
      await shown.boundingBox(),
    ];
    if (!mark || !box) throw new Error("Nothing is marked.");
    expect(mark.x).toBeGreaterThanOrEqual(box.x);
    expect(mark.x).toBeLessThan(box.x + box.width / 2);
    expect(mark.y).toBeGreaterThanOrEqual(box.y);
    expect(mark.y + mark.height).toBeLessThanOrEqual(box.y + box.height);
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.goBack();

    await expect(dialog).toBeHidden();
    expect(page.url()).toBe(address);
    expect(await page.evaluate(() => Reflect.get(window, "isSame"))).toBe(true);
    await expect(panel).toContainText("The annual fee is 85 euros");
    await expect(citation).toBeInViewport();

    // Closed by its own button, it leaves nothing for Back to do.
    await citation.click();
    await expect(dialog).toContainText("Page 1 of 1");
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toBeHidden();
    expect(await page.evaluate(() => Object(history.state).openedOver)).toBeUndefined();
    expect(page.url()).toBe(address);
  });
});

test("a click on a citation marks its own words alone", async ({ page }) => {
  await summarize(page);
  const { panel } = parts(page);
  const dialog = page.getByRole("dialog", { name: "garden.pdf" });
  const marks = dialog.locator("mark");
  const close = dialog.getByRole("button", { name: "Close" });
  // What draws pages can't be fetched at first.
  const scripts = /\/_next\/static\/chunks\/[^/]*worker/;
  await page.route(scripts, (route) => route.abort());
  await panel.getByRole("button", { name: "p. 1" }).first().click();
  await expect(dialog).toContainText("Couldn't display this page.");
  await close.click();
  await page.unroute(scripts);
  const tops: number[] = [];
  for (const at of [0, 1]) {
    await panel.getByRole("button", { name: "p. 1" }).nth(at).click();
    await expect(marks).toHaveCount(1);
    const [mark, shown] = [await marks.boundingBox(), await dialog.locator("canvas").boundingBox()];
    // The model quotes eight words, which are half of a line.
    expect(mark?.width).toBeLessThan(0.5 * (shown?.width ?? 0));
    tops.push((mark?.y ?? 0) - (shown?.y ?? 0));
    await close.click();
    await expect(dialog).toBeHidden();
  }
  expect(tops[1]).toBeGreaterThan(tops[0] ?? 0);
});

test("counts questions, and not as runs", async ({ page }) => {
  await withinAnHour(60);
  await summarize(page);
  const { panel, chat, question, turns } = parts(page);
  await chat.click();
  await expect(panel).toContainText("0 of 120 questions this hour");
  await question.fill("How deep is the well?");
  await question.press("Enter");
  await expect(turns).toHaveCount(2);
  await expect(panel).toContainText(
    /You've asked 1 of 120 questions this hour, in all chats\. Resets in \d+ minutes?\./,
  );

  await page.goto("/ai/settings/usage");
  const meter = (name: string) => page.getByRole("meter", { name });
  await expect(meter("Questions about documents and videos")).toHaveText("1 of 120 this hour");
  await expect(meter("Runs included in your plan")).toHaveText("1 of 60 this hour");
});

test("a blank question does nothing, and nothing is sent while waiting for an answer [PD-09, V-12]", async ({
  page,
}) => {
  const { chat, question, send, turns } = parts(page);
  await summarize(page);
  await chat.click();
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/ai/pdf-chat")) asked.push(request.postDataJSON().question);
  });

  await expect(send).toBeDisabled();
  await question.fill(" \n ");
  await expect(send).toBeDisabled();
  await question.press("Enter");
  await expect(turns).toHaveCount(0);

  await question.fill("How deep is the well? [[fault:slow:2500]]");
  await expect(send).toBeEnabled();
  await question.press("Enter");
  await expect(turns).toHaveCount(2);
  await question.fill("What is the annual fee?");
  await expect(send).toBeDisabled();
  await question.press("Enter");
  await expect(turns.last()).toContainText("a depth of 60 meters");
  await expect(turns).toHaveCount(2);
  await expect(send).toBeEnabled();
  await expect(question).toHaveValue("What is the annual fee?");
  expect(asked).toEqual(["How deep is the well? [[fault:slow:2500]]"]);
});

test("an answer opens the chat, shows both messages, and clears the input [PD-07, ST-10]", async ({
  page,
}) => {
  const { analysis, chat, question, send, turns } = parts(page);
  await summarize(page);
  await chat.click();
  await question.fill("How deep is the well? [[fault:slow:1500]]");
  await send.click();
  await analysis.click();
  await expect(analysis).toHaveAttribute("aria-selected", "true");

  await expect(chat).toHaveAttribute("aria-selected", "true");

  await expect(turns).toHaveCount(2);
  await expect(turns.nth(0)).toHaveText("You: How deep is the well? [[fault:slow:1500]]");
  await expect(turns.nth(1)).toContainText(
    "Water comes from a well that was drilled to a depth of 60 meters.",
  );
  await expect(question).toHaveValue("");
});

test("keeps the newest message in view [PD-06]", async ({ page }) => {
  const { analysis, chat, question, messages, turns } = parts(page);
  await summarize(page);
  await chat.click();
  const ask = async (count: number) => {
    await question.fill(`How deep is the well, asked for the ${count}. time?`);
    await question.press("Enter");
    await expect(question).toHaveValue("");
    await expect(turns).toHaveCount(count * 2);
  };
  const below = () =>
    messages.evaluate((list) => list.scrollHeight - list.clientHeight - list.scrollTop);
  const overflow = () => messages.evaluate((list) => list.scrollHeight - list.clientHeight);

  let count = 0;
  while (count < 8 && (count === 0 || (await overflow()) < 200)) await ask(++count);
  expect(await overflow()).toBeGreaterThanOrEqual(200);
  await expect.poll(below).toBeLessThanOrEqual(1);

  await messages.evaluate((list) => list.scrollTo({ top: 0 }));
  expect(await below()).toBeGreaterThanOrEqual(200);
  await ask(count + 1);
  await expect.poll(below).toBeLessThanOrEqual(1);
  await expect(turns.last()).toBeInViewport();
  const tail = await page.evaluate(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    const end = document.body.getBoundingClientRect().bottom + window.scrollY;
    return scrollHeight - Math.max(clientHeight, end);
  });
  expect(tail, "pixels of nothing below the page").toBeLessThanOrEqual(1);

  await analysis.click();
  await chat.click();
  await expect.poll(below).toBeLessThanOrEqual(1);
});

test("the answer to an offered question comes on a phone's screen", async ({ page }) => {
  const { panel, turns } = parts(page);
  await page.setViewportSize({ width: 360, height: 480 });
  await summarize(page);

  const offered = panel.getByRole("button", { name: /\?$/ }).first();
  await offered.evaluate((button) => button.scrollIntoView({ block: "start" }));
  await offered.click();

  await expect(turns).toHaveCount(2);
  await expect(turns.last()).toBeInViewport({ ratio: 0.9 });
});

test("a message is a role and a text, sent with the next question and stored nowhere [PD-11, E-06]", async ({
  page,
  user,
}) => {
  const { panel, chat, question, send, turns } = parts(page);
  await summarize(page);
  await chat.click();
  await question.fill("How deep is the well?");
  await send.click();
  await expect(turns.last()).toContainText("a depth of 60 meters");
  const call = page.waitForRequest("**/api/ai/pdf-chat");
  await question.fill("What is the annual fee?");
  await send.click();

  expect((await call).postDataJSON().turns).toEqual([
    { role: "user", text: "How deep is the well?" },
    { role: "ai", text: expect.stringContaining("a depth of 60 meters") },
  ]);
  await expect(turns).toHaveCount(4);

  const headers = { authorization: `Bearer ${await user.token()}` };
  const answer = await page.request.get("/api/user/get-user-creations", { headers });
  const kept = await answer.text();
  expect(JSON.parse(kept)).toMatchObject({ total: 1, creations: [{ type: "pdf-summary" }] });
  expect(kept).not.toContain("annual fee?");
  // A question that is being typed outlives a reload (decision 0206), until it's answered.
  const stored = () =>
    page.evaluate(async () =>
      JSON.stringify([localStorage, sessionStorage, await indexedDB.databases()]),
    );
  await expect.poll(stored).not.toContain("annual fee?");
  await page.reload();
  // The run's summary is shown again; what was said about it isn't.
  await expect(panel).toContainText("The community garden was founded in 1984");
  await expect(page.getByText("What is the annual fee?")).toHaveCount(0);
  // The form has its PDF again, and citations lead to its pages.
  await expect(page.locator("form").first()).toContainText("garden.pdf");
  await panel.getByRole("button", { name: "p. 1" }).first().click();
  const mark = page.getByRole("dialog", { name: "garden.pdf" }).locator("mark");
  await expect(mark).toHaveCount(1);
});

test("switches tabs in 0.3 s, or instantly with reduced motion [K-10]", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
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

test("a new summary starts a new chat, and a failed one changes nothing [PD-11]", async ({
  page,
}) => {
  const panel = page.getByRole("region", { name: "Analysis & Chat" });
  const summarize = page.getByRole("button", { name: "Summarize PDF" });
  await page.getByLabel("Upload PDF").setInputFiles(pdf(GARDEN, "garden"));
  await summarize.click();
  await panel.getByRole("tab", { name: "Chat" }).click();
  await panel.getByRole("textbox", { name: "Your question" }).fill("How deep is the well?");
  await panel.getByRole("button", { name: "Send question" }).click();
  await expect(panel.getByRole("log")).toContainText("60 meters");

  await page.getByLabel("Upload PDF").setInputFiles({
    name: "broken.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.7 and then nothing"),
  });
  await summarize.click();
  await expect(page.getByText("This PDF is damaged").first()).toBeVisible();
  await expect(panel.getByRole("log")).toContainText("60 meters");

  await page.getByLabel("Upload PDF").setInputFiles(pdf(SHIP, "ship"));
  await summarize.click();
  await expect(panel.getByRole("tab", { name: "Analysis" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await expect(panel).toContainText("nine hundred passengers");
  await panel.getByRole("tab", { name: "Chat" }).click();
  await expect(panel).not.toContainText("How deep is the well?");
});

test("shows the fixed text when the chat gets no answer [PD-10, X-04, X-12]", async ({ page }) => {
  const logged = consoleErrors(page);
  const panel = page.getByRole("region", { name: "Analysis & Chat" });
  await page.getByLabel("Upload PDF").setInputFiles(pdf(GARDEN, "garden"));
  await page.getByRole("button", { name: "Summarize PDF" }).click();
  await panel.getByRole("tab", { name: "Chat" }).click();
  await page.route("**/api/ai/pdf-chat", (route) => route.abort());
  await panel.getByRole("textbox", { name: "Your question" }).fill("How deep is the well?");

  await panel.getByRole("button", { name: "Send question" }).click();

  await expect(page.getByText("Error asking question")).toBeVisible();
  expect(logged).toEqual([expect.stringContaining("Check your connection")]);
  await expect(panel.getByRole("textbox", { name: "Your question" })).toHaveValue(
    "How deep is the well?",
  );
});
