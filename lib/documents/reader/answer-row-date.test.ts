import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

async function ask(question: string, ...paragraphs: string[]) {
  const parts = [{ place: 1, text: paragraphs.join("\n\n") }];
  return answerFromUnits(await indexUnits(await readStructure("Paper", parts)), {
    question,
    turns: [],
  });
}

describe("a list of dates", () => {
  const DATES = ["October 15\tPicture day", "October 22\tParent conferences, 3 to 7 p.m."];

  it("tells when something is", async () => {
    expect(await ask("when is picture day", ...DATES)).toMatchObject({ lead: "October 15" });
    expect(await ask("when are conferences", ...DATES)).toMatchObject({ lead: "October 22" });
  });

  it("tells no date of what is in it twice", async () => {
    const twice = [...DATES, "October 29\tPicture day for absent children"];

    expect(await ask("when is picture day", ...twice)).not.toMatchObject({ lead: "October 15" });
  });
});

describe("a row with a period", () => {
  const ROWS = ["Policy period\tApril 1, 2026 to April 1, 2027", "Deductible\t$1,000"];

  it("tells when what a document is about ends and begins", async () => {
    expect(await ask("when does it run out", ...ROWS)).toMatchObject({ lead: "April 1, 2027" });
    expect(await ask("when does my policy start", ...ROWS)).toMatchObject({
      lead: "April 1, 2026",
    });
  });

  it("isn't that of a bill", async () => {
    const bill = "Billing period\tJanuary 1, 2026 to January 31, 2026";

    expect(await ask("when does it end", bill)).not.toMatchObject({ lead: "January 31, 2026" });
  });
});
