import { describe, expect, it } from "vitest";
import { namesPairs } from "@/lib/documents/reader/pair-heads";
import { statementsOf } from "@/lib/documents/reader/shown-statements";
import { readStructure } from "@/lib/documents/reader/structure";

const PROSE = [
  "The policy was made for the owner of the house.",
  "It ends on the last day of March in every year.",
  "Nobody else may use what is named in the table.",
  "Please tell us at once about whatever has changed.",
];

const read = (lines: readonly string[]) =>
  readStructure("Plan", [{ place: 1, text: lines.join("\n\n") }]);

describe("the heads of two columns", () => {
  it.each([
    ["Item\tValue", "Viola, 1911\t£8,250"],
    ["Characteristic\tValue", "Rated output\t2,800 W"],
    ["Schedule A: Lot area\tMaximum number of hens", "Less than 300 m²\t0"],
    ["Notice before the wedding\tYou pay", "More than 12 months\tThe deposit only"],
    ["Service\tFee (per year)", "Safe\t£12"],
    ["How often\tSide effects", "Very common (more than 1 in 10)\tdry mouth"],
  ])("aren't shown like one of its rows: %j", async (head, row) => {
    const structure = await read([...PROSE, "What applies", head, row]);
    const shown = await statementsOf(structure, undefined, new Set(), new AbortController().signal);

    expect(shown.at(-1)?.cells).toEqual(row.split("\t"));
    expect(shown.map(({ text }) => text)).not.toContain(head.replace("\t", " "));
  });

  it.each([
    ["Owner\tAda Lund", "Number\t4435"],
    ["Amount\tTotal", "Please pay it until the end of May."],
    ["Method: Share", "Exam: 60%"],
    ["Safe\t£12", "Price\tAmount"],
    ["How often\tTwice a week", "Where\tSchool hall"],
  ])("are told from a name with its value: %j", async (...lines) => {
    const { units } = await read(["What applies", ...lines]);

    expect(units.some((_, at) => namesPairs(units, at))).toBe(false);
  });
});
