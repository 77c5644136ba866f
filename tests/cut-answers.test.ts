import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { POST as askPdf } from "@/app/api/ai/pdf-chat/route";
import { POST as review } from "@/app/api/ai/resume-review/route";
import { POST as summarizePdf } from "@/app/api/ai/summarize-pdf/route";
import { POST as askVideo } from "@/app/api/ai/youtube-chat/route";
import { POST as summarizeVideo } from "@/app/api/ai/youtube-summary/route";
import { closeEngines, engines } from "@/lib/providers";
import { createOpenAiText } from "@/lib/providers/text/openai";
import { apiRequest, signUpAccount, type TestAccount } from "@/tests/support/api";
import { linesAt, makePdf } from "@/tests/support/make-pdf";
import { type OpenAiDouble, startOpenAiDouble } from "@/tests/support/openai-double";
import { multipart } from "@/tests/support/test-images";

/** Has the double stop halfway, at the limit of its tokens. */
const CUT = "[[fault:length]]";
/** Has it go on behind what is true, so that half of an answer holds a whole statement. */
const GOES_ON = "[[lie]]";
const CUT_SUMMARY = "The model's answer was cut off, so this summary may be incomplete.";

const SENTENCES = [
  "The garden was founded in 1984 by twelve neighbors who met at a bakery.",
  "Water comes from a well that was drilled to a depth of sixty meters.",
  "Volunteers water every bed on two evenings a week in the summer months.",
  "A grant of 4,000 dollars paid for the greenhouse and its heating.",
  "Children of the school next door grow pumpkins along the northern fence.",
  "Everything that is left over goes to the kitchen of the shelter on Fridays.",
  "Tools are kept in a shed that was built of old doors and windows.",
];
const RESUME = [
  "Ada Byron",
  "Experience",
  "Engineer, Acme, 2019 - 2023",
  "Reduced the page load time by 42% for 120,000 users of the shop",
  "Led a team of five engineers who moved the shop to new servers",
  "Wrote the tests that found forty faults before the first release",
  "Trained twelve new colleagues in their first year at the company",
  "[[remarks]]",
];

let double: OpenAiDouble;
let account: TestAccount;

beforeAll(async () => {
  double = await startOpenAiDouble();
  const server = { apiKey: "sk-test", baseUrl: double.url, model: "double", timeoutMs: 20_000 };
  engines.text.set(createOpenAiText(server));
  account = await signUpAccount();
});
afterAll(async () => {
  engines.text.set(undefined);
  await double.close();
  await closeEngines();
});

function fileOf(lines: readonly string[]): File {
  const bytes = makePdf([{ texts: linesAt(lines) }]);
  return new File([new Uint8Array(bytes)], "garden.pdf", { type: "application/pdf" });
}

async function sendForm(handle: typeof review, parts: Record<string, string | Blob>) {
  const form = await multipart(parts);
  return read(await handle(apiRequest("/api/ai/x", { ...form, token: account.token })));
}

async function sendJson(handle: typeof review, json: object) {
  return read(await handle(apiRequest("/api/ai/x", { json, token: account.token })));
}

async function read(answer: Response) {
  const body = await answer.json();
  expect(answer.status, JSON.stringify(body)).toBe(200);
  return body;
}

const pdfSummary = (lines: readonly string[]) => sendForm(summarizePdf, { pdf: fileOf(lines) });
const videoSummary = (lines: readonly string[]) =>
  sendJson(summarizeVideo, { url: "", transcript: lines.join("\n"), detail: "detailed" });

describe("an answer that the model's limit cuts", () => {
  it.each([
    ["PDF", pdfSummary],
    ["video", videoSummary],
  ])("is told with the summary of a %s", async (_what, summarize) => {
    const cut = await summarize([...SENTENCES, `It is told in ${CUT} as well.`]);
    const whole = await summarize(SENTENCES);

    expect(cut.content).toContain("The garden was founded in 1984");
    expect(cut.message).toContain(CUT_SUMMARY);
    expect(whole.message ?? "").not.toContain(CUT_SUMMARY);
  });

  it.each([
    ["PDF", pdfSummary, askPdf],
    ["video", videoSummary, askVideo],
  ])("is told with the answer about a %s", async (_what, summarize, ask) => {
    const { contextId } = await summarize(SENTENCES);
    const question = `When was the garden founded by neighbors? ${GOES_ON}`;

    const cut = await sendJson(ask, { question: `${question} ${CUT}`, contextId });
    const whole = await sendJson(ask, { question, contextId });

    expect(cut.answer).toContain("founded in 1984");
    expect(cut.meta.truncated).toBe(true);
    expect(whole.meta.truncated ?? false).toBe(false);
  });

  it("is told with the review of a résumé", async () => {
    const told = "The model's answer was cut off, so some remarks may be missing.";

    const cut = await sendForm(review, { resume: fileOf([...RESUME, CUT]) });
    const whole = await sendForm(review, { resume: fileOf(RESUME) });

    expect(cut.content).toContain("Reduced the page load time");
    expect(cut.message).toBe(told);
    expect(whole.message).toBeUndefined();
  });
});
