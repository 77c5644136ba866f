import { describe, expect, it } from "vitest";
import { frameOfLetter, withoutAddresses } from "@/lib/documents/reader/letter-opening";
import { readStructure } from "@/lib/documents/reader/structure";

const LINES = [
  "Northgate Clinic",
  "12 Mill Road",
  "Leeds LS1 4AB",
  "Phone: 0113 496 0100",
  "Dear Ms. Okafor,",
  "Your appointment is on May 4 at 9 a.m.",
  "Enclosures: 2",
];

async function unitsOf(lines: readonly string[]) {
  return (await readStructure("Letter", [{ place: 1, text: lines.join("\n\n") }])).units;
}

describe("[PDF-03] the lines around a letter", () => {
  it("are no statements where they only say where somebody lives, or what is enclosed", async () => {
    const frame = frameOfLetter(await unitsOf(LINES)).map(({ text }) => text);
    expect(frame).toEqual([
      "12 Mill Road",
      "Leeds LS1 4AB",
      "Phone: 0113 496 0100",
      "Enclosures: 2",
    ]);
  });

  it("keep how to reach whoever wrote where nothing else says it", async () => {
    const units = await unitsOf(LINES);
    const [head, body] = [units.slice(0, 4), units.slice(4)];
    expect(withoutAddresses(head, body).map(({ text }) => text)).toEqual([
      "Northgate Clinic",
      "Phone: 0113 496 0100",
    ]);
    const calls = await unitsOf(["Ring us on 0113 496 0100."]);
    expect(withoutAddresses(head, calls).map(({ text }) => text)).toEqual(["Northgate Clinic"]);
  });
});
