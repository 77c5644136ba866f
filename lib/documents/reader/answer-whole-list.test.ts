import { describe, expect, it } from "vitest";
import { answerWholeList } from "@/lib/documents/reader/answer-whole-list";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

const FLYER = [
  "Circus week",
  "What to bring",
  "• Leggings or joggers, no zips",
  "• A water bottle with your name",
  "• Sun cream and a hat",
  "• Old socks for the tightrope",
  "What to leave at home",
  "• Phones and watches",
  "• Nuts of any kind",
  "Fees",
  "• Adults $4",
  "• Children $2",
  "Documents to enclose:",
  "• A copy of the passport",
  "• A photo",
];

async function ask(question: string, ...lines: string[]) {
  const parts = [{ place: 1, text: lines.join("\n\n") }];
  const headings = ["Circus week", "What to bring", "What to leave at home", "Fees"];
  const structure = await readStructure("Flyer", parts, headings);
  const answer = await answerWholeList(await indexUnits(structure), question);
  return answer?.kind === "section"
    ? { title: answer.title, of: answer.of, texts: answer.units.map(({ text }) => text) }
    : undefined;
}

describe("what a list is asked for", () => {
  it.each([
    "What do I need to bring?",
    "what should my kids bring",
    "What should I bring along?",
    "And what do we have to bring?",
    "What do I need to take with me?",
    "What is on the packing list?",
  ])("is answered with all of it: %s", async (question) => {
    expect(await ask(question, ...FLYER)).toEqual({
      title: "What to bring",
      of: 4,
      texts: [
        "Leggings or joggers, no zips",
        "A water bottle with your name",
        "Sun cream and a hat",
        "Old socks for the tightrope",
      ],
    });
  });

  it("is told from its opposite", async () => {
    const left = {
      title: "What to leave at home",
      texts: ["Phones and watches", "Nuts of any kind"],
    };

    expect(await ask("What should we leave at home?", ...FLYER)).toMatchObject(left);
    expect(await ask("What should we not bring?", ...FLYER)).toMatchObject(left);
  });

  it("stands below a line with a colon, too", async () => {
    expect(await ask("Which documents do I have to enclose?", ...FLYER)).toMatchObject({
      title: "Documents to enclose",
      of: 2,
    });
  });

  it.each([
    "What happens if it rains?",
    "What should I bring to the parents' evening?",
    "When do I have to bring it?",
    "What is the deposit?",
  ])("isn't given for something else: %s", async (question) => {
    expect(await ask(question, ...FLYER)).toBeUndefined();
  });

  it("is marked as a part where it's long", async () => {
    const items = Array.from(
      { length: 20 },
      (_, at) => `• Thing of sort ${"abcdefghijklmnopqrst"[at]}`,
    );
    const answer = await ask("What should I bring?", "Circus week", "What to bring", ...items);

    expect(answer).toMatchObject({ of: 20 });
    expect(answer?.texts).toHaveLength(15);
  });
});
