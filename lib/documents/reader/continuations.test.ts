import { expect, it } from "vitest";
import { withAntecedents, withContinuations } from "@/lib/documents/reader/continuations";
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

it("shows of what a decision of a meeting is, and who carries it out", async () => {
  const text =
    "Two bikes were stolen. Mr Oduya got three quotes for a lock. It was agreed to take the second, as it's the best. Mr Oduya orders it. Piet left early.";
  const { units } = await readStructure("Minutes", [{ place: 1, text }]);
  const quotes = units.filter((unit) => unit.text.includes("quotes"));
  const decided = units.filter((unit) => unit.text.includes("agreed"));
  const groups = withAntecedents(
    [
      { title: "Decisions", units: decided, left: 0 },
      { title: "Amounts", units: quotes, left: 0 },
    ],
    units,
  );

  expect(groups.map((group) => group.units.map((unit) => unit.text))).toEqual([
    [
      "Mr Oduya got three quotes for a lock.",
      "It was agreed to take the second, as it's the best.",
      "Mr Oduya orders it.",
    ],
  ]);
});

it("leaves alone what says of what it is", async () => {
  const text = "The fete is in July. It was agreed to keep the fee. Mrs Bassey runs the stall.";
  const { units } = await readStructure("Minutes", [{ place: 1, text }]);
  const [group] = withAntecedents(
    [{ title: "Decisions", units: units.slice(1, 2), left: 0 }],
    units,
  );

  expect(group?.units).toEqual(units.slice(1, 2));
});
