import { describe, expect, it } from "vitest";
import { answerAge } from "@/lib/documents/reader/answer-age";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

async function quoted(question: string, ...paragraphs: string[]): Promise<string[] | undefined> {
  const structure = await readStructure("Paper", [{ place: 1, text: paragraphs.join("\n\n") }]);
  const answer = await answerAge(await indexUnits(structure), question);
  return answer && "units" in answer ? answer.units.map(({ text }) => text) : undefined;
}

describe("answerAge", () => {
  const ROWS = ["Ticket\tPrice", "Adult (16+)\t$12.00", "Child (5–15)\t$6.00"];

  it.each([
    ["How much does a 16-year-old pay?", ROWS, "Adult (16+) $12.00"],
    ["I am 17. What do I pay?", ROWS, "Adult (16+) $12.00"],
    ["How much does a 9-year-old pay?", ROWS, "Child (5–15) $6.00"],
    [
      "How much does a 16-year-old pay?",
      ["Ticket\tPrice", "Adults over 15\t$12.00", "Children\t$6.00"],
      "Adults over 15 $12.00",
    ],
    [
      "How much does a 12-year-old pay?",
      ["Ticket\tPrice", "Adults over 15\t$12.00", "Children\t$6.00"],
      "Children $6.00",
    ],
    [
      "Can a 16-year-old use the gym?",
      ["Adults aged 16 and over may use the gym alone."],
      "Adults aged 16 and over may use the gym alone.",
    ],
    [
      "May a 15-year-old swim?",
      ["Anyone over 14 may swim in the pool for adults."],
      "Anyone over 14 may swim in the pool for adults.",
    ],
    [
      "May a 15-year-old come in?",
      ["Adults aged 21 or older may come in.", "The bar opens at six."],
      "Adults aged 21 or older may come in.",
    ],
  ])("quotes the bound for the age: %s", async (question, paragraphs, text) => {
    expect(await quoted(question, ...paragraphs)).toEqual([text]);
  });

  it("takes a number of tablets for no age", async () => {
    const doses = ["Who\tDose", "Adults\t2–4 tablets", "Children under 12\t1–2 tablets"];

    expect(await quoted("How much does a 3-year-old get?", ...doses)).toEqual([
      "Children under 12 1–2 tablets",
    ]);
  });
});
