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

  it.each([
    "Claim no 48213",
    "Your reference is 12345",
    "Your mobile phone insurance",
    "Email scams: what to look for",
    "14 Dock Street: your rent from May 4",
    "Phone contract 4411, ended May 4",
    "Balance of 10000 dollars",
  ])("are no addresses in %j", async (line) => {
    expect(frameOfLetter(await unitsOf([line, "Dear Ms. Okafor,", "It is so."]))).toEqual([]);
  });

  it.each([
    "14 Dock Street, Hull HU1 2AB",
    "2200 Harbor Way, Suite 4, Portland, OR 97201",
    "PO Box 114, Springfield, IL 62701",
    "Northgate Clinic, 12 Mill Road, Leeds LS1 4AB",
    "Tel. 0113 496 0100",
    "www.northgate.example",
  ])("are addresses in %j", async (line) => {
    const units = await unitsOf([line, "Dear Ms. Okafor,", "It is so."]);
    expect(frameOfLetter(units).map(({ text }) => text)).toEqual([line]);
  });
});
