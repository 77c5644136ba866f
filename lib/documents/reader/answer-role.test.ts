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

const NEWS = [
  "The principal of every school meets parents on Fourth Street in Madison.",
  "The assistant principal is Tom Baird.",
  "Ms. Denise Fairbanks, Principal",
  "Ingrid Solheim, Chief Executive Officer",
];

describe("who holds a role", () => {
  it.each([
    ["who is the principal", "Ms. Denise Fairbanks"],
    ["who's the CEO", "Ingrid Solheim"],
  ])("is told by the name beside it: %s", async (question, lead) => {
    expect(await ask(question, ...NEWS)).toMatchObject({ lead });
  });

  it("is told where the role stands first, and of who runs something", async () => {
    const office = "The office is open on weekdays. Manager: Curtis Boyle, 555-0128.";

    expect(await ask("who is the manager", office)).toMatchObject({ lead: "Curtis Boyle" });
    expect(await ask("who runs the place", office)).toMatchObject({ lead: "Curtis Boyle" });
  });
});

describe("who paid for a study", () => {
  const METHODS = "Families were recruited by the schools and paid for their time in Wisconsin.";

  it("is whom a grant is from", async () => {
    const text = [METHODS, "This study was supported by a grant from the Halvorsen Foundation."];

    expect(await ask("who paid for the study", ...text)).toMatchObject({
      lead: "the Halvorsen Foundation",
    });
  });

  it("is all that are named", async () => {
    const text =
      "Funding was provided by the Ohio Department of Agriculture and the Brightwater Trust.";

    expect(await ask("who funded it", METHODS, text)).toMatchObject({
      lead: "the Ohio Department of Agriculture and the Brightwater Trust",
    });
  });

  it("is nobody where nobody did", async () => {
    const text = "The authors received no funding for this work.";

    expect(await ask("who funded this research", METHODS, text)).toMatchObject({
      units: [{ text }],
    });
  });

  it("is never a place", async () => {
    const text = "Families were recruited and paid for their time in Wisconsin.";

    for (const question of ["who paid for the study", "who recruited the families"])
      expect(await ask(question, text)).not.toMatchObject({ lead: "Wisconsin" });
  });
});
