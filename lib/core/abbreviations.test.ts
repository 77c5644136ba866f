import { describe, expect, it } from "vitest";

import { endsWithAbbreviation } from "@/lib/core/abbreviations";

describe("endsWithAbbreviation", () => {
  it.each([
    ["by Nov.", " 1", true],
    ["by Nov.", " The rent", false],
    ["by Nov.", "", false],
    ["by Nov.", undefined, true],
    ["The answer is no.", " We", false],
    ["VAT Reg. No.", " GB 412 8836 09", true],
    ["VAT Reg.", " No. GB 412", true],
    ["Our ref.", " PD-3200", true],
    ["€1,149 incl.", " VAT", true],
    ["open daily, excl.", " Sundays", true],
    ["approx.", " Three hours", true],
    ["Tel.", " No. 412", true],
    ["Breakfast is incl.", " The rooms are small", false],
    ["Ask our rep.", " We are here", false],
    ["The answer is no.", " 5", true],
    ["The carbon filter (part no.", " DW-CF7)", true],
    ["The answer is no.", " TV sets cost 5", false],
    ["at 5 p.m.", " Tuesday", true],
    ["at 5 p.m.", " Call", false],
    ["for Dr.", "", true],
    ["by J.", " Smith", true],
    ["We recommend option B.", " Option A looks cheap", false],
    ["Oranges have vitamin C.", " Eat them", false],
    ["It is class A.", "", false],
    ["at a height of 5.5 m.", " A third road", false],
    ["Add 20 g.", " of sugar", true],
    ["in building C.", " 12", true],
    ["the team of R.", " Jones", true],
    ["am Dienstag, dem 24.", " März, zwischen 8 und 11 Uhr", true],
    ["bis zum 20.", " April", true],
    ["vom 3.", " bis 5. Mai", true],
    ["im 3.", " Stock", true],
    ["am 24.", " Bitte rufen Sie an", false],
    ["We sold 12.", " November was worse", false],
    ["I am 12.", " April is my sister", false],
    ["ggf.", " Strom", true],
    ["3,5 Mio.", " Euro", true],
    ["in der Hauptstr.", " 5", true],
    ["in der Hauptstr.", " Wir", false],
    ["mit Hr.", " Brandt", true],
  ])("tells of %j before %j: %j", (text, after, isOne) => {
    expect(endsWithAbbreviation(text, after)).toBe(isOne);
  });
});
