import { describe, expect, it } from "vitest";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { readStructure } from "@/lib/documents/reader/structure";

async function ask(question: string, ...paragraphs: string[]) {
  const parts = [{ place: 1, text: paragraphs.join("\n\n") }];
  const index = await indexUnits(await readStructure("Papers", parts));
  return answerFromUnits(index, { question, turns: [] });
}

const NOTICE = "Tenants may end this lease early with 60 days' notice and two months' rent.";

describe("answerFromUnits tells how long something is by its days", () => {
  it("where one sentence has it begin and end", async () => {
    const lease = [
      "1. Term",
      "The lease begins on March 1, 2025 and ends on February 28, 2026.",
      "9. Early Termination",
      NOTICE,
    ];

    for (const question of ["How long is the lease?", "How long does the lease run?"])
      expect(await ask(question, ...lease)).toMatchObject({
        lead: "March 1, 2025 – February 28, 2026",
        units: [{ text: lease[1] }],
      });
    const trip =
      "Our class trip will take place from Tuesday, May 13 to Friday, May 16, 2025. The bus leaves at 8:15.";
    expect(await ask("How long is the trip?", trip)).toMatchObject({
      lead: "May 13 – May 16, 2025",
    });
    expect(
      await ask("How long does the fair last?", "The fair runs from May 13 to 16, 2025."),
    ).toMatchObject({ lead: "May 13 to 16, 2025" });
  });

  it("by the length where a document has it in words", async () => {
    const lease = "The lease runs for 12 months from March 1, 2025 to February 28, 2026.";

    expect(await ask("How long is the lease?", lease, NOTICE)).toMatchObject({ lead: "12 months" });
    expect(
      await ask(
        "How long is the lease?",
        "The lease begins on March 1, 2025. The term is one year.",
      ),
    ).not.toMatchObject({ lead: expect.stringContaining("–") });
  });

  it("of nothing else that has days, and by no notice", async () => {
    const days = "The pool is closed from May 1, 2025 to May 9, 2025.";

    expect(await ask("How long is the lease?", "The lease is signed.", days)).not.toMatchObject({
      lead: expect.anything(),
    });
    expect(await ask("How long is the lease?", NOTICE, days)).not.toMatchObject({
      lead: "60 days",
    });
  });
});
