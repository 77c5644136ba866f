import { expect, it } from "vitest";
import { keepMostTelling } from "@/lib/documents/reader/keep-most-telling";
import { readStructure } from "@/lib/documents/reader/structure";
import { countWordsOfUnits } from "@/lib/documents/reader/written-words";

const RULES = [
  "Rowing",
  "Sailing",
  "Fishing",
  "Diving",
  "Surfing",
  "Swimming",
  "Paddling",
  "Skating",
].map((sport, at) => `${sport} on the lake costs $${at + 11} for each day of the season.`);
const CHAIN = [
  "The garden behind the house was quiet.",
  "This was nice for all who came in summer.",
  "This cost the village $900 in the first year.",
  "This was $700 less by May 4, 1998.",
  "This was paid by the owner on June 9, 1999.",
];

it.each([80, 100, 120])("[PDF-03] keeps as many words as there is room for: %i", async (room) => {
  const text = `${CHAIN.join(" ")}\n\n${RULES.join(" ")}`;
  const { units } = await readStructure("Lake", [{ place: 1, text }]);
  const above = new Map(units.map((unit, at) => [unit, unit.isLead ? undefined : units[at - 1]]));
  const candidates = {
    group: { title: "", units: [...units], left: 0 },
    rank: undefined,
    frame: 0,
    isNeeded: false,
    isOfMeeting: false,
    isWhole: false,
    opening: undefined,
    before: (unit: (typeof units)[number]) => above.get(unit),
  };
  const kept = await keepMostTelling([candidates], { told: [], needed: new Set(), room });
  const words = countWordsOfUnits([...kept.units]);
  expect(words).toBeLessThanOrEqual(room);
  expect(words).toBeGreaterThan(room - 30);
  expect(
    [...kept.units].some(
      (unit) => unit.text.startsWith("This") && !kept.units.has(above.get(unit) ?? unit),
    ),
  ).toBe(false);
});
