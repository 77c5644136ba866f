import { describe, expect, it } from "vitest";
import { parseNumber } from "@/lib/documents/reader/amounts";
import { figuresIn } from "@/lib/documents/reader/figures";

const shown = (text: string) => figuresIn(text).map((one) => `${one.type}: ${one.text}`);

describe("figuresIn", () => {
  it.each([
    ["Client shall pay a fee of $8,400.", ["money: $8,400"]],
    ["Late payments bear interest at 1.5% per month.", ["percent: 1.5%"]],
    ["It begins on April 1, 2025.", ["date: April 1, 2025"]],
    ["The 4-H Club meets in the barn.", ["count: 4"]],
    ["Apartment 4H, seat 12H", []],
    ["Doors open at 1400 h.", ["count: 1400"]],
    ["2 hours, 10 m of rope", ["duration: 2 hours", "measure: 10 m"]],
    ["Rent for 4 hours 3 or more times a year", ["duration: 4 hours", "count: 3"]],
    ["It takes 3h 40m.", ["duration: 3h 40m"]],
    ["It takes 1 hr 20.", ["duration: 1 hr 20"]],
    ["2.4 Pets", []],
    ["3.1 Rent", []],
    ["9.5 L", ["measure: 9.5 L"]],
    ["8.1 × 4.9 × 4.3 in. in all", ["measure: 8.1 × 4.9 × 4.3 in."]],
    ["Employees receive eight paid sick days a year.", ["duration: eight paid sick days"]],
    ["by giving ninety (90) days' written notice", ["duration: ninety (90) days"]],
    ["Descale it every three months.", ["frequency: every three months"]],
    ["340 million crowns in four years", ["money: 340 million crowns", "duration: four years"]],
    [
      "Call +49 30 5550 1420 or write to a@b.example",
      ["phone: +49 30 5550 1420", "email: a@b.example"],
    ],
    ["To report an outage, call 1-800-555-0199.", ["phone: 1-800-555-0199"]],
    ["Questions? Call 1 (218) 555-0177.", ["phone: 1 (218) 555-0177"]],
    ["Support: 1-888-555-0101", ["phone: 1-888-555-0101"]],
    ["Faults: Hollis Brandt, the caretaker, on 01632 960 417.", ["phone: 01632 960 417"]],
    ["Or ring 01632 960417.", ["phone: 01632 960417"]],
    ["The desk is on 020 7946 0018.", ["phone: 020 7946 0018"]],
    ["Pages 1-800 show 12 maps.", ["count: 12"]],
    ["Sheds may be two metres high.", ["measure: two metres"]],
    ["account 40118823, sort code 20-45-77", ["count: 40118823"]],
    ["Rent is two thousand dollars ($2,000) a month.", ["count: two thousand", "money: $2,000"]],
    ["Simmer for 1 hour 40 minutes.", ["duration: 1 hour 40 minutes"]],
    ["It runs for two years and six months.", ["duration: two years and six months"]],
    ["Duration: 3 h 40 min", ["duration: 3 h 40 min"]],
    ["It takes 2 hrs, 15 mins.", ["duration: 2 hrs, 15 mins"]],
    ["Bake for 1 hr 20, then rest.", ["duration: 1 hr 20"]],
    ["Bake 1h20 in all, or 45min", ["duration: 1h20", "duration: 45min"]],
    ["It lasts 5.5 hours.", ["duration: 5.5 hours"]],
    ["1 h 30 – 2 h 40", ["duration: 1 h 30 – 2 h 40"]],
    [
      "Within 2 hours 40 guests came, at 60 km/h",
      ["duration: 2 hours", "count: 40", "measure: 60 km/h"],
    ],
    ["9.5 L", ["measure: 9.5 L"]],
    ["We may agree in May.", []],
    ["11.8 million parcels, up 6.2%", ["count: 11.8 million", "percent: 6.2%"]],
    ["1.1 “Goods” means the two chairs in Section 4 [7].", ["count: two"]],
    ["Overtime added 9 cents.", ["money: 9 cents"]],
    ["27 minutes longer (95% CI, p < 0.001)", ["duration: 27 minutes"]],
  ])("finds what %j holds, each once", (text, expected) => {
    expect(shown(text)).toEqual(expected);
  });

  it("knows what can be computed with", () => {
    const [pounds, days, written] = figuresIn("£3,748.80 within 30 days, or twenty-four hours");
    expect(pounds).toMatchObject({ value: 3748.8, unit: "£" });
    expect(days).toMatchObject({ value: 30, unit: "day" });
    expect(written).toMatchObject({ value: 24, unit: "hour" });
  });

  it("takes no bracket for a minus, and no country's dollars for another's", () => {
    const [rent, loss, foreign] = figuresIn("rent ($2,000), a loss of -$300, and CA$200").filter(
      ({ type }) => type === "money",
    );
    expect(rent).toMatchObject({ value: 2000, unit: "$" });
    expect(loss).toMatchObject({ value: -300, unit: "$" });
    expect(foreign).toMatchObject({ value: 200, unit: "CA$" });
  });

  it("reads numbers as they're written here and elsewhere, and none that could be two", () => {
    expect(["1,234.5", "1.234,5", "2,014", "1.8"].map(parseNumber)).toEqual([
      1234.5, 1234.5, 2014, 1.8,
    ]);
    expect(parseNumber("1.234")).toBeNaN();
    expect(figuresIn("on 3/4/2025")[0]).toMatchObject({ type: "date", value: Number.NaN });
  });
});
