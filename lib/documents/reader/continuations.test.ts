import { expect, it } from "vitest";
import { withContinuations } from "@/lib/documents/reader/continuations";
import { readStructure } from "@/lib/documents/reader/structure";

it("shows the sentence that says the other half", async () => {
  const text =
    "At first the notice is one week. Afterwards, it is one month. The keys are returned.";
  const { units } = await readStructure("Notes", [{ place: 1, text }]);
  const [group] = withContinuations(
    [{ title: "Notice", units: units.slice(0, 1), left: 0 }],
    units,
  );

  expect(group?.units.map((unit) => unit.text)).toEqual([
    "At first the notice is one week.",
    "Afterwards, it is one month.",
  ]);
});
