import { describe, expect, it } from "vitest";
import { extractSummary } from "@/lib/documents/extractive-summary";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { faqOf } from "@/lib/documents/reader/faq";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";
import { NO_MODELS } from "@/tests/support/no-models-context";

const ENTRIES = [
  ["How do I become a member?", "Bring a photo ID to the desk. It takes five minutes."],
  ["How long can I keep a game?", "Ten days. Games with a blue dot must be back after three days."],
  [
    "What does it cost?",
    "Membership is £30 a year. Borrowing is free, except for the games with a blue dot, which cost £2 a day.",
  ],
  ["Which games have a blue dot?", "Grand Harbor, Moon Miners, and the giant chess set."],
  ["Can I reserve a game?", "Yes, up to two weeks ahead. We hold it for one day."],
  ["Do you lend to businesses?", "No. The insurance covers private use only."],
  [
    "Where can I park?",
    "There are two bays in the yard, for 15 minutes. Otherwise use Mill Street.",
  ],
] as const;
const TITLE = "Elm Street Game Library: questions and answers";
const PARAGRAPHS = [TITLE, ...ENTRIES.flat()];
const HEADINGS = [TITLE, ...ENTRIES.map(([question]) => question)];

async function ask(question: string) {
  const parts = [{ place: 1, text: PARAGRAPHS.join("\n\n") }];
  const index = await indexUnits(await readStructure(TITLE, parts, HEADINGS));
  return answerFromUnits(index, { question, turns: [] });
}

async function extract(title: string, paragraphs: readonly string[], headings: string[]) {
  const parts = [{ place: 1, text: paragraphs.join("\n\n") }];
  const source = { kind: "pdf" as const, title, parts, outline: [], headings };
  const shape = { points: { min: 4, max: 6 }, sections: true, figures: true };
  return (await extractSummary(NO_MODELS, source, shape)).markdown;
}

const textsOf = (answer: Awaited<ReturnType<typeof ask>>) =>
  "units" in answer ? answer.units.map(({ text }) => text) : [];

describe("questions and answers", () => {
  it("are shown in order, each answer below its question and from its first word on", async () => {
    const markdown = await extract(TITLE, PARAGRAPHS, HEADINGS);
    expect(markdown).toContain("**Questions and answers**");
    expect(markdown).toMatch(/## Do you lend to businesses\?\n\n- No\. .*\n- The insurance covers/);
    expect(markdown).toMatch(/## How long can I keep a game\?\n\n- Ten days\./);
    const titles = [...markdown.matchAll(/^## (.*\?)$/gm)].map(([, title]) => title);
    expect(titles).toEqual(ENTRIES.map(([question]) => question));
  });

  it("are told where their questions aren't set as headings, too", async () => {
    const paragraphs = [
      "Garden waste FAQ",
      ...ENTRIES.flat().map((text, at) => (at % 2 ? `A: ${text}` : `Q: ${text}`)),
    ];
    const parts = [{ place: 1, text: paragraphs.join("\n\n") }];
    const entries = faqOf(await readStructure("Garden waste FAQ", parts));
    expect(entries).toHaveLength(ENTRIES.length);
  });

  it("of a long document are shown with the beginning of each answer", async () => {
    const rest =
      "The board of the library decided this after a long talk with its members. ".repeat(12);
    const long = ENTRIES.flatMap(([question, answer]) => [question, `${answer} ${rest}`]);
    const markdown = await extract(TITLE, [TITLE, ...long], HEADINGS);
    expect(markdown).toMatch(
      /## Do you lend to businesses\?\n\n- No\. .*\n- The insurance covers.*\n/,
    );
    expect(markdown).toMatch(/\d+ more not shown here/);
  });

  it("are no other paper that asks something in a heading", async () => {
    const paper = [
      "Why do bees dance?",
      "Bees dance to tell the others.",
      "Method",
      "We filmed 40 hives.",
      "Results",
      "They danced more in May.",
    ];
    const parts = [{ place: 1, text: paper.join("\n\n") }];
    expect(
      faqOf(await readStructure("Bees", parts, ["Why do bees dance?", "Method", "Results"])),
    ).toEqual([]);
  });
});

describe("a question to a document of questions and answers", () => {
  it.each([
    ["Do you lend to businesses?", 5],
    ["Can my company borrow games?", 5],
    ["How far ahead can I reserve?", 4],
    ["Where can I park?", 6],
  ])("is answered whole: %s", async (question, at) => {
    const [first] = textsOf(await ask(question));
    expect(ENTRIES[at]?.[1].startsWith(first ?? "-")).toBe(true);
    expect(textsOf(await ask(question)).join(" ")).toBe(ENTRIES[at]?.[1]);
  });

  it.each([
    ["How much does Moon Miners cost per day?", "£2"],
    ["How long can I keep the giant chess set?", "three days"],
    ["How long can I park in the yard?", "15 minutes"],
  ])("has the figure of what it names: %s", async (question, lead) => {
    expect(await ask(question)).toMatchObject({ lead });
  });

  it.each(["Do you lend projectors?", "Can I park overnight?"])(
    "gets no answer to another one: %s",
    async (question) => {
      expect(textsOf(await ask(question)).join(" ")).not.toMatch(/No\.|Ten days|Yes/);
    },
  );
});
