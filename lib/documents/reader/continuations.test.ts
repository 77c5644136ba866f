import { expect, it } from "vitest";
import {
  originalOf,
  withAntecedents,
  withContinuations,
} from "@/lib/documents/reader/continuations";
import { readStructure } from "@/lib/documents/reader/structure";

it("shows the sentence that says the other half", async () => {
  const text =
    "At first the notice is one week. Afterwards, it is one month. The keys are returned.";
  const { units } = await readStructure("Notes", [{ place: 1, text }]);
  const [group] = await withContinuations(
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
  const groups = await withAntecedents(
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
  const [group] = await withAntecedents(
    [{ title: "Decisions", units: units.slice(1, 2), left: 0 }],
    units,
  );

  expect(group?.units).toEqual(units.slice(1, 2));
});

it("shows no sentence before one that only begins like one that points back", async () => {
  const text =
    "The council is putting up its rents. After discussion it was agreed to raise the rent to £50.";
  const { units } = await readStructure("Minutes", [{ place: 1, text }]);
  const groups = await withAntecedents(
    [{ title: "Decisions", units: units.slice(1), left: 0 }],
    units,
  );

  expect(groups[0]?.units).toHaveLength(1);
});

it.each([
  [
    "Your discount falls on 1 June 2026. Your premium remains unchanged until then.",
    "unchanged",
    ["Your discount falls on 1 June 2026.", "Your premium remains unchanged until then."],
  ],
  [
    "Send us a reading by 10 July. You can enter it online. Bills are sent in August.",
    "reading",
    ["Send us a reading by 10 July.", "You can enter it online."],
  ],
  [
    "Was the meter read?\n\nNo. Nobody was at home in April.",
    "Nobody",
    ["Was the meter read? No.", "Nobody was at home in April."],
  ],
])("shows what a sentence can't stand without: %s", async (text, word, shown) => {
  const { units } = await readStructure("Bill", [{ place: 1, text }]);
  const chosen = units.filter((unit) => unit.text.includes(word) && unit.kind === "sentence");
  const [group] = await withContinuations([{ title: "Bill", units: chosen, left: 0 }], units);

  expect(group?.units.map((unit) => unit.text)).toEqual(shown);
});

it("names the heading that a sentence is about", async () => {
  const text = "Autumn working day\n\nThis will be on Saturday 25 October from 10 am.";
  const { units } = await readStructure("Minutes", [{ place: 1, text }]);
  const [group] = await withContinuations(
    [{ title: "Dates", units: units.slice(1), left: 0 }],
    units,
  );

  expect(group?.units[0]?.cells).toEqual([
    "Autumn working day",
    "This will be on Saturday 25 October from 10 am.",
  ]);
  expect(group?.units[0]?.pieces.map(({ quote }) => quote)).toEqual(group?.units[0]?.cells);
});

it("quotes a heading and its reply each where it stands", async () => {
  const parts = [
    { place: 1, text: "Was the meter read?" },
    { place: 2, text: "No. Nobody was at home in April." },
  ];
  const { units } = await readStructure("Bill", parts, ["Was the meter read?"]);
  const chosen = units.filter(({ text }) => text.includes("Nobody"));
  const [group] = await withContinuations([{ title: "Bill", units: chosen, left: 0 }], units);
  const shown = group?.units ?? [];

  expect(shown[0]?.pieces).toEqual([
    { place: 1, quote: "Was the meter read?" },
    { place: 2, quote: "No." },
  ]);
  expect(shown.map(originalOf)).toEqual(units.slice(1));
});

it.each([
  ["The school wants a plot.", "Agreed for 2025, free of charge."],
  ["Rents rise from £38 to £41 a year.", "Four members voted against."],
  ["R. Stott got two quotes: £420 and £515.", "The cheaper was accepted."],
  ["R. Stott got two quotes: £420 and £515.", "The second offer was chosen."],
  ["A fee of £5 for the shed was suggested.", "Rejected by 9 votes to 4."],
])("shows of what a decision is that names nothing: %s %s", async (before, decision) => {
  const { units } = await readStructure("Minutes", [{ place: 1, text: `${before} ${decision}` }]);
  const [group] = await withAntecedents(
    [{ title: "Decisions", units: units.slice(-1), left: 0 }],
    units,
  );

  expect(group?.units.map(({ text }) => text)).toEqual([before, decision]);
});

it.each([
  "Four members voted against the new fence.",
  "The second flood gate was accepted by the district.",
  "Accepted offers are listed below.",
])("shows nothing before a decision that names its subject: %s", async (decision) => {
  const text = `The fete is in July. ${decision}`;
  const { units } = await readStructure("Minutes", [{ place: 1, text }]);
  const [group] = await withAntecedents(
    [{ title: "Decisions", units: units.slice(-1), left: 0 }],
    units,
  );

  expect(group?.units.map((unit) => unit.text)).toEqual([decision]);
});

it("shows a decision with the heading that says of what it is", async () => {
  const { units } = await readStructure(
    "Minutes",
    [{ place: 1, text: "1. Minutes of the last meeting\n\nApproved without changes." }],
    ["1. Minutes of the last meeting"],
  );
  const [group] = await withContinuations(
    [{ title: "Decisions", units: units.slice(-1), left: 0 }],
    units,
  );

  expect(group?.units[0]?.cells).toEqual([
    "1. Minutes of the last meeting",
    "Approved without changes.",
  ]);
});

it.each([
  [
    "Ann moved to sell the old truck. It carried, 3 to 0. Bo asked for a vote on closing the road on Sunday. Cy feared for the shops. Carried, 2 to 1.",
    "Bo asked for a vote on closing the road on Sunday.",
  ],
  [
    "Ann moved to sell the old truck. It carried, 3 to 0. Cy spoke of the road. Dan was in favor. Carried, 2 to 1.",
    "Dan was in favor.",
  ],
  [
    "Ann moved to sell the old truck. Bo asked what it is worth. Cy asked for a vote. Carried, 2 to 1.",
    "Ann moved to sell the old truck.",
  ],
])("joins no vote to a motion whose outcome is told before: %s", async (text, before) => {
  const { units } = await readStructure("Minutes", [{ place: 1, text }]);
  const [group] = await withAntecedents(
    [{ title: "Decisions", units: units.slice(-1), left: 0 }],
    units,
  );

  expect(group?.units.map((unit) => unit.text)).toEqual([before, "Carried, 2 to 1."]);
});
