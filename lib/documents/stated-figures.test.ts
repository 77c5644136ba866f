import { describe, expect, it } from "vitest";

import { isStated, statedFigures, statedKeys } from "@/lib/documents/stated-figures";

/** Whether a source states every number of a claim that isn't bare. */
function confirms(claim: string, source: string): boolean {
  const keys = statedKeys(source);
  return statedFigures(claim).every((figure) => figure.isBare || isStated(figure, keys));
}

describe("statedFigures", () => {
  it.each([
    ["$1500", "The rent is $1,500."],
    ["$1,500", "The rent is $1500.00."],
    ["1.500,00 €", "a rent of €1,500"],
    ["1 500 €", "a rent of €1,500"],
    ["1\u00a0500 €", "1\u202f500 €"],
    ["CHF 1'500.50", "CHF 1,500.50"],
    ["2,5 %", "up 2.5%"],
    ["1,50,000 rupees", "₹150000"],
    ["1.5 million people", "1,500,000 people"],
    ["$1,500,000", "$1.5M"],
    ["1,5 Mio. €", "€1.5 million"],
    ["1.5 million to 2 million", "between 1.5 and 2 million"],
    ["$4.1 million", "(in millions of dollars) Revenue 4.1"],
    ["30万", "300,000"],
    ["15 minutes", "fifteen minutes"],
    ["fifteen minutes", "15 minutes"],
    ["150 grams", "one hundred and fifty grams"],
    ["1.4 liters", "one point four liters"],
    ["in 2024", "in twenty twenty-four"],
    ["5 Tage", "five days"],
    ["5 days", "fünf Tage"],
    ["1 month", "once a month"],
    ["3 p.m.", "at 15:00"],
    ["at 15:30", "3:30 p.m."],
    ["10:00 a.m.", "10 a.m."],
    ["am 12.03.2024", "March 12, 2024"],
    ["March 12, 2024", "12.03.2024"],
    ["1½ cups", "1.5 cups"],
    ["the twenty-first century", "the 21st century"],
    ["30 seconds", "a thirty second pause"],
    ["1,5 Millionen", "1.5 Million"],
    ["2.5 hours", "2 1/2 hours"],
    ["1 1/2 cups", "1½ cups"],
    ["10 CO2", "10 CO₂"],
    ["50 kg", "５０ kg"],
    ["in 12 500 words", "12 and 500"],
    ["3 reasons and 4 steps", "none"],
    ["a second chance on the first day", "none"],
    ["version 1.7.1", "R 1.7.1"],
  ])("finds %j in %j", (claim, source) => {
    expect(confirms(claim, source)).toBe(true);
  });

  it.each([
    ["$25", "$250"],
    ["$500", "$1,500"],
    ["$500", "$1 500"],
    ["$24", "$250 in 2024"],
    ["20 minutes", "30 to 45 minutes in 2024"],
    ["$4.1M", "$3.2M"],
    ["$4.1 million", "4.1 hectares"],
    ["$1.5", "$1.5 million"],
    ["2.5%", "up 8.5%"],
    ["5%", "up 8.5%"],
    ["$5", "$50"],
    ["5 days", "15 days"],
    ["2 to 3 weeks", "3 weeks"],
    ["five days", "15 days"],
    ["fifteen minutes", "50 minutes"],
    ["March 5", "March 15"],
    ["3 p.m.", "at 13:00"],
    ["1.7", "R 1.7.1"],
    ["1500", "1.5"],
    ["2%", "a second chance"],
  ])("doesn't find %j in %j", (claim, source) => {
    expect(confirms(claim, source)).toBe(false);
  });
});
