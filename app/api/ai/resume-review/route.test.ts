import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { POST } from "@/app/api/ai/resume-review/route";
import { countCreations } from "@/db/queries/creations";
import { closeEngines } from "@/lib/providers";
import { getDatabase } from "@/lib/providers/database";
import { apiRequest, signUpAccount, type TestAccount } from "@/tests/support/api";
import { linesAt, makePdf } from "@/tests/support/make-pdf";
import { plainResume, resumeWithHiddenText, twoColumnResume } from "@/tests/support/resume-pdfs";

const URL = "/api/ai/resume-review";

let account: TestAccount;
beforeAll(async () => {
  account = await signUpAccount();
});
afterAll(async () => {
  await closeEngines();
});

async function review(file: Buffer | string, fields: Record<string, string> = {}) {
  const body = new FormData();
  body.set("resume", new File([new Uint8Array(Buffer.from(file))], "resume.pdf"));
  for (const [name, text] of Object.entries(fields)) body.set(name, text);
  const response = await POST(apiRequest(URL, { body, token: account.token }));
  return { response, body: await response.json() };
}

function pdfOf(lines: readonly string[], options: { locked?: boolean } = {}): Buffer {
  return makePdf([{ texts: linesAt(lines) }], options);
}

describe("POST /api/ai/resume-review", () => {
  it("scores, quotes, and rewrites what is in the résumé [C-09, RR-03]", async () => {
    const { response, body } = await review(plainResume());

    expect(response.status).toBe(200);
    expect(body.meta.overall).toBeGreaterThan(0);
    expect(body.meta.hidden).toBe(0);
    expect(body.content).toContain("## Overall score");
    expect(body.content).toContain("“Reduced page load time by 42% for 120,000 users”");
    expect(body.content).toContain("“Managed a team of 5 engineers”");
    expect(body.content).toContain("“maria.okafor@example.com”");
    expect(body.content).toContain("- Summary");
    const grammar = body.content.split("## Grammar and spelling")[1];
    expect(grammar).toMatch(/responsable.*“responsible”/);
    expect(grammar).toMatch(/the the/);
    expect(grammar).not.toContain("mokafor”:");
  });

  it("compares with a job description and keeps symbols that belong to a word", async () => {
    const jobDescription =
      "We need C++, C# and Node.js. You know Java, GraphQL and Kubernetes, and you like Docker.";
    const { body } = await review(plainResume(), { jobDescription });

    expect(body.meta.matched).toEqual(
      expect.arrayContaining(["C++", "C#", "Node.js", "Kubernetes", "Docker"]),
    );
    expect(body.meta.missing).toEqual(expect.arrayContaining(["Java", "GraphQL"]));
  });

  it("reports hidden text and doesn't count it", async () => {
    const [plain, tricked] = [await review(plainResume()), await review(resumeWithHiddenText())];

    expect(tricked.body.meta.hidden).toBe(4);
    expect(tricked.body.content).toContain("## Hidden text");
    expect(tricked.body.content).toContain("“Fluent in forty languages”");
    expect(tricked.body.meta.overall).toBe(plain.body.meta.overall);
    expect(tricked.body.meta.parts).toEqual(plain.body.meta.parts);
  });

  it("reads two columns in order", async () => {
    const { body } = await review(twoColumnResume());

    const sections = /- Sections: (.+)/.exec(body.content)?.[1];
    expect(sections).toBe("“Skills”, “Languages”, “Education”, “Experience”");
    expect(body.content).toContain("“Built a C++ service that handles 900 orders a day”");
  });

  it.each([
    ["no file", undefined, 400, "Choose your résumé first."],
    ["a file that isn't a PDF", "hello", 415, "This file isn't a PDF. Choose a PDF file."],
    [
      "a renamed RTF",
      "{\\rtf1\\ansi Maria}",
      415,
      "This is a text document, not a PDF. Save it as a PDF",
    ],
    ["a damaged PDF", "%PDF-1.4\nnothing", 422, "This PDF is damaged"],
    [
      "a PDF with next to no text",
      pdfOf(["Maria Okafor"]),
      422,
      "This PDF doesn't have enough text",
    ],
    ["a locked PDF", pdfOf(["Maria"], { locked: true }), 422, "Enter its password"],
  ])("refuses %s and saves nothing [V-07, V-10]", async (_what, file, status, message) => {
    const db = await getDatabase();
    const before = await countCreations(db, { userId: account.id });
    const body = new FormData();
    if (file) body.set("resume", new File([new Uint8Array(Buffer.from(file))], "resume.pdf"));
    else body.set("jobDescription", "none");

    const response = await POST(apiRequest(URL, { body, token: account.token }));

    expect(response.status).toBe(status);
    expect((await response.json()).message).toContain(message);
    expect(await countCreations(db, { userId: account.id })).toBe(before);
  });

  it("rejects a signed-out caller [P-02]", async () => {
    expect((await POST(apiRequest(URL, { body: new FormData() }))).status).toBe(401);
  });
});
