import { describe, expect, it } from "vitest";

import { composeNotes } from "@/lib/tools/write-article/compose-notes";
import { leftOut } from "@/lib/tools/write-article/notes-left";
import { articleLines } from "@/lib/tools/write-article/notes-reminders";
import { growsFaster } from "@/tests/support/grows-faster";

const TOLD = "Bank sync works with ING, DKB, and N26.";

function compose(notes: string, topic = "Ledgerly 2.0"): Promise<string> {
  return composeNotes({ topic, notes, embed: async () => undefined });
}

describe("a brief in notes", () => {
  it("is left out, and what readers are asked to do goes to the end", async () => {
    const notes = [
      "audience = freelancers who hate bookkeeping",
      "call to action: try 30 days free, no card",
      "new: bank sync, receipt scan by phone",
      "gone: the desktop app. was used by 2%",
    ].join("\n");
    const article = await compose(notes);

    expect(article).not.toMatch(/audience|call to action/i);
    expect(article).toMatch(/\n\nTry 30 days free, no card\.$/);
    expect(article).toContain("2%");
    expect(await leftOut({ article, notes })).toEqual([
      "Left out: “audience = freelancers who hate bookkeeping”.",
    ]);
  });

  it.each([
    "Target audience: people over 60",
    "- **Tone:** friendly, not salesy",
    "Tone of voice – warm",
    "Voice: second person",
    "Style: casual",
    "Length: max 800 words",
    "Word count = 1,200",
    "Keywords: bookkeeping, VAT",
    "SEO keywords: bookkeeping app",
    "Format: blog post with three headings",
    "Audience: freelancers",
    "Tone: friendly. Not salesy.",
  ])("has no reader but the writer: %s", async (said) => {
    const notes = `${said}\n\n${TOLD} It is free.`;
    const article = await compose(notes);

    expect(article).toBe(`# Ledgerly 2.0\n\n${TOLD} It is free.`);
    const bare = said.replace(/^- /, "").split(/(?<=\.) /);
    for (const one of bare) expect((await leftOut({ article, notes })).join()).toContain(one);
  });

  it("leaves what else the line tells", async () => {
    const article = await compose(`Keywords: bookkeeping. ${TOLD}\nIt is free.`);

    expect(article).toContain(TOLD);
    expect(article).not.toContain("Keywords");
  });

  it.each(["Audience: freelancers", "Goal: more trials", "Tone: as on our website"])(
    "has more beside what only a brief has: %s",
    async (said) => {
      expect(await compose(`${TOLD}\nKeywords: VAT\n${said}\nIt is free.`)).not.toContain(said);
    },
  );

  it.each([
    "Length: 42 cm",
    "Length: 320 pages",
    "Voice: soprano",
    "Tone: bright, thin on the low strings",
    "Style: Art Nouveau",
    "Format: A4",
    "Goal: raise $5,000 for the roof",
    "Audience: 300 people came",
    "Word count: 90,000",
    "CTA: Red Line to Fullerton",
    "SEO: from $500 a month",
  ])("isn't a fact: %s", async (told) => {
    const article = await compose(`${TOLD}\n${told}\nIt is free.`);

    expect(article.replaceAll("**", "")).toContain(told.split(": ")[1]);
    expect(article.replaceAll("**", "")).toContain(told.split(":")[0]);
  });

  it("isn't whom a workshop is for", async () => {
    const article = await compose("Audience: beginners\nWhen: May 3\nWhere: Mill Lane");

    expect(article).toContain("beginners");
  });

  it("isn't the keywords of a paper", async () => {
    expect(await compose(`Abstract: ${TOLD}\nKeywords: VAT, tax\nIt is free.`)).toContain(
      "VAT, tax",
    );
  });

  it("stays where there is nothing else", async () => {
    expect(await compose("Audience: freelancers\nTone: friendly")).toContain("freelancers");
  });

  it.each(["a b", "call to ", "* ", "audience - ", "tone: friendly. "])(
    "takes time in proportion to a line of %j",
    async (part) => {
      const read = (length: number) => articleLines(part.repeat(Math.ceil(length / part.length)));

      expect(await growsFaster(read)).toBe(false);
    },
  );
});
