import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

const LETTER = [
  "Dates of the term",
  "Date\tTime\tWhat\tWhere",
  "Wed 23 September\t9:00\tSchool photographer\tGym",
  "Thu 1 October\tall day\tStaff training – no lessons\t–",
  "12–16 October\tOutdoor week\tLake Tarn",
  "26–30 October\tHalf-term holiday\t–",
  "Fri 18 December\t11:30\tLast school day, ends early\t–",
  "December 21 – January 3\tWinter holiday\t–",
  "The coach leaves on Monday, 12 October, at 8:15 from the car park.",
  "Bring back the books from Monday, 2 November 2026, to Friday, 6 November 2026, please.",
];

async function textsFor(question: string) {
  const structure = await readStructure("Letter", [{ place: 1, text: LETTER.join("\n\n") }]);
  const answer = await answerFromUnits(await indexUnits(structure), { question, turns: [] });
  return answer.kind === "answer" ? answer.units.map(({ text }) => text) : answer.kind;
}

describe("what is on a day", () => {
  it.each([
    ["What happens on 1 October?", /^Thu 1 October/],
    ["What's on October 1st?", /^Thu 1 October/],
    ["What is planned on the 1st of October 2026?", /^Thu 1 October/],
    ["What happens on Wednesday, 28 October?", /^26–30 October/],
    ["What happens on 4 November?", /^Bring back/],
    ["What is going on on 2 January?", /^December 21/],
  ])("is found by its date: %s", async (question, first) => {
    const texts = await textsFor(question);

    expect(texts).toHaveLength(1);
    expect(texts[0]).toMatch(first);
  });

  it("is what is on that day alone before what goes on over it", async () => {
    expect(await textsFor("What happens on 12 October?")).toEqual([
      expect.stringMatching(/^The coach leaves/),
      expect.stringMatching(/^12–16 October/),
    ]);
  });

  it("is nothing that is on another day", async () => {
    expect(await textsFor("What happens on 2 October?")).toBe("absent");
  });
});
