import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

const FORM = [
  "Application for a Market Stall",
  "A. Applicant",
  "Last name: Brodeur",
  "Mailing address: 18 Alder Street, Norwood, ME 04957",
  "B. Event",
  "Name of event: Harvest Fair of the Old Mill",
  "Date: 10/03/2026",
  "Rain date: 10/10/2026",
  "C. Signature",
  "Signature of applicant: Inès Brodeur",
  "Date: 08/04/2026",
  "For office use",
  "Permit no.: MS-2026-0187",
  "Conditions: Keep the gate free. Tell all neighbors in writing by 09/19/2026.",
];
const HEADINGS = ["A. Applicant", "B. Event", "C. Signature", "For office use"];

async function ask(question: string, lines: readonly string[] = FORM) {
  const parts = [{ place: 1, text: lines.join("\n\n") }];
  const index = await indexUnits(await readStructure("Form", parts, HEADINGS));
  return answerFromUnits(index, { question, turns: [] });
}

describe("a field of a form", () => {
  it.each([
    ["When is the event?", "10/03/2026"],
    ["What date is the harvest fair?", "10/03/2026"],
    ["Where does she live?", "18 Alder Street, Norwood, ME 04957"],
    ["What is the permit number?", "MS-2026-0187"],
  ])("answers %s", async (question, lead) => {
    expect(await ask(question)).toMatchObject({ kind: "answer", lead });
  });

  it.each(["When is the concert?", "When is the signature?", "When was the applicant born?"])(
    "named Date is none of another thing: %s",
    async (question) => {
      expect(await ask(question)).not.toMatchObject({ lead: expect.stringMatching(/^1?0/) });
    },
  );

  it("is quoted whole", async () => {
    expect(await ask("What are the conditions of the permit?")).toMatchObject({
      kind: "answer",
      units: [
        { text: "Conditions: Keep the gate free." },
        { text: "Tell all neighbors in writing by 09/19/2026." },
      ],
    });
  });
});

describe("a form of one part", () => {
  const ONE = [
    "Application for a Market Stall",
    "Name of event: Harvest Fair",
    "Mailing address: 18 Alder Street, Norwood, ME 04957",
    "Event date and time: 10/03/2026, 2 PM",
    "Signature of applicant: Inès Brodeur",
    "Date: 08/04/2026",
  ];

  it("tells the day of the event from the one of signing", async () => {
    expect(await ask("When is the harvest fair?", ONE)).toMatchObject({
      lead: "10/03/2026, 2 PM",
    });
    const unset = ONE.filter((line) => !line.startsWith("Event date"));
    expect(await ask("When is the harvest fair?", unset)).not.toMatchObject({
      lead: "08/04/2026",
    });
  });

  it.each([
    ["What is the deposit?", "Deposit: $500. It is refundable.", "$500"],
    ["What is the deadline?", "Deadline: June 1, 2026. Late forms are returned.", "June 1, 2026"],
  ])("leads with the figure of a field: %s", async (question, field, lead) => {
    expect(await ask(question, [...FORM, field])).toMatchObject({ lead });
  });
});
