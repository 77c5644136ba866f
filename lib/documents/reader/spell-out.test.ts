import { expect, it } from "vitest";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { spellOut } from "@/lib/documents/reader/spell-out";
import { readStructure } from "@/lib/documents/reader/structure";

async function spelled(question: string, text: string) {
  return spellOut(await indexUnits(await readStructure("Report", [{ place: 1, text }])), question);
}

it("puts the words of a document for initials that it doesn't have", async () => {
  const text = "Grade point average this quarter: 3.28";

  expect(await spelled("What's his GPA?", text)).toBe("What's his grade point average?");
  expect(await spelled("What's his GPA?", `${text}\n\nThe GPA counts.`)).toBe("What's his GPA?");
  expect(await spelled("What's his SAT score?", text)).toBe("What's his SAT score?");
});
