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
    "Word count = 1,200",
    "Keywords: bookkeeping, VAT",
    "SEO keywords: bookkeeping app",
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

  it.each([
    "Audience: freelancers",
    "Goal: more trials",
    "Tone: as on our website",
    "Voice: second person",
    "Style: conversational",
    "Length: max 800 words",
    "Format: blog post with three headings",
  ])("has more beside what only a brief has: %s", async (said) => {
    expect(await compose(`${TOLD}\nKeywords: VAT\n${said}\nIt is free.`)).not.toContain(said);
    expect(await compose(`${TOLD}\n${said}\nIt is free.`)).toContain(said.split(": ")[1]);
  });

  it.each([
    "- Format: reading of 40 minutes, then Q&A with the author\n- Audience: everyone, children welcome\n- Goal: get people to read more",
    "- Style: formal, black tie\n- Goal: raise money for the shelter",
    "- Length: 6 weeks, 500 words a week\n- Format: newsletter every Monday\n- Audience: beginners",
    "- Length: 300 words\n- Format: essay of five paragraphs",
    "- Format: case study, then a talk\n- Voice: first person\n- Audience: families",
  ])("isn't what an event, a course, or an exam is like: %s", async (facts) => {
    const notes = `The library has room for 60.\n${facts}\n- Where: Mill Lane 4`;
    const { lines, reminders } = await articleLines(notes);

    expect(lines.join("\n")).toBe(notes);
    expect(reminders).toEqual([]);
  });

  it.each([
    "Format: reading of 40 minutes, then Q&A with the author",
    "Audience: everyone, children welcome",
    "Style: formal, black tie",
    "Goal: raise money for the shelter",
    "Length: 6 weeks, 500 words a week",
    "Format: newsletter, every Monday",
    "Voice: soprano",
  ])("isn't a fact beside what readers are asked to do: %s", async (told) => {
    const { lines } = await articleLines(`${TOLD}\n- ${told}\n- Call to action: book a seat`);

    expect(lines).toContain(`- ${told}`);
  });

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
