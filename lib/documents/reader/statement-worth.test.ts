import { describe, expect, it } from "vitest";
import { withContinuations } from "@/lib/documents/reader/continuations";
import {
  isCourtesy,
  worthOfPlace,
  worthOfRow,
  worthOfStatement,
} from "@/lib/documents/reader/statement-worth";
import { readStructure } from "@/lib/documents/reader/structure";
import type { Unit } from "@/lib/documents/reader/unit";

it("[PDF-03] takes a statement that is shown with its heading for the one that was found first", async () => {
  const text = "Summer fair\n\nThis will be on Saturday, June 6.";
  const { units } = await readStructure("Fair", [{ place: 1, text }], ["Summer fair"]);
  const found = { title: "Dates", units: units.slice(1), left: 0 };
  const [group] = await withContinuations([found], units);
  const [shown] = group?.units ?? [];
  expect(shown?.cells).toHaveLength(2);
  if (!group || !shown) return;
  expect(worthOfPlace([shown], { ...group, foundFirst: units.slice(1) }, 0)).toBeGreaterThan(0);
});

it.each(["Not covered", "Exceptions", "Prohibited items", "What to avoid"])(
  "[PDF-03] takes a word in a list below %j for what it isn't",
  async (title) => {
    const { units } = await readStructure("Rules", [{ place: 1, text: "• Drones\n\n• Fireworks" }]);
    const [drones] = units;

    expect(drones?.kind).toBe("item");
    if (!drones) return;
    expect(worthOfStatement(drones, title)).toBeGreaterThan(worthOfStatement(drones, "Boats"));
  },
);

describe("[PDF-03] a polite sentence", () => {
  it.each([
    "Thank you for coming to our open day on February 24.",
    "We look forward to seeing you.",
  ])("is %j", (text) => expect(isCourtesy(text)).toBe(true));

  it.each([
    "Thank you for paying $40; the remaining $60 is due by May 4.",
    "Thank you for your letter, and the key is with the caretaker.",
    "We hope that you will have to wait no longer than a week.",
    "Minutes after the alarm, the panel must be read.",
  ])("isn't %j", (text) => expect(isCourtesy(text)).toBe(false));
});

describe("[PDF-03] what a statement is worth besides its figures", () => {
  const plain: Unit = {
    kind: "sentence",
    text: "The walls of the office are green.",
    pieces: [],
    section: 0,
    isLead: false,
    cells: [],
    head: [],
  };
  const worthOf = (text: string) => worthOfStatement({ ...plain, text }, "About us");

  it.each([
    "There is no service on holidays.",
    "The waiver does not cover tires.",
    "This offer depends on a background check.",
    "Write the parcel number on the check.",
    "Swallow the tablet with water.",
    "The tablets must not be crushed.",
    "All floors have an elevator except the gallery.",
    "The last bus leaves the pier late.",
    "A complaint may be filed with the board.",
  ])("is more where it denies, limits, or asks for something: %j", (text) =>
    expect(worthOf(text)).toBeGreaterThan(worthOf(plain.text)),
  );

  it("is less where it tells what was long ago", () => {
    expect(worthOf("It closed its doors in 1971.")).toBeLessThan(worthOf(plain.text));
  });

  it("grows with the words of a row that has three cells or more", () => {
    const row = { ...plain, kind: "row" as const, cells: ["Robenal", "1 tablet", "With food"] };
    const worth = (words: number, cells = row.cells) =>
      worthOfRow({ ...row, cells }, { rank: 0, words }, "Medicines");

    expect(worth(12)).toBeGreaterThan(worth(5));
    expect(worth(30)).toBe(worth(12));
    expect(worth(12, ["Robenal", "1 tablet"])).toBe(worth(5, ["Robenal", "1 tablet"]));
  });
});
