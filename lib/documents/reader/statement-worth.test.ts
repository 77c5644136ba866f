import { describe, expect, it } from "vitest";
import { withContinuations } from "@/lib/documents/reader/continuations";
import { isCourtesy, worthOfPlace, worthOfStatement } from "@/lib/documents/reader/statement-worth";
import { readStructure } from "@/lib/documents/reader/structure";

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
