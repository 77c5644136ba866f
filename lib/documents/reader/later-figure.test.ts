import { describe, expect, it } from "vitest";
import { figuresIn } from "@/lib/documents/reader/figures";
import { isDifference } from "@/lib/documents/reader/is-difference";
import { figureBefore } from "@/lib/documents/reader/later-figure";

function firstOf(text: string, lead: string, asked: string): string | undefined {
  const figure = figuresIn(text).find((one) => one.text === lead);
  return figure && figureBefore(figure, text, asked)?.text;
}

describe("figureBefore", () => {
  it.each([
    ["Vacation: 18 days per year, rising to 23 days after five years.", "23 days", "18 days"],
    ["You earn £9.50 an hour, going up to £10.20 in May.", "£10.20", "£9.50"],
    ["The fee is £40 this year, rising to £45 next year.", "£45", "£40"],
    ["Notice is two weeks, or four weeks after two years of service.", "four weeks", "two weeks"],
  ])("takes what holds first: %s", (text, lead, first) => {
    expect(firstOf(text, lead, "How much is it?")).toBe(first);
  });

  it.each([
    [
      "Vacation: 18 days per year, rising to 23 days after five years.",
      "23 days",
      "How many after five years?",
    ],
    ...["What is the fee next year?", "What will the new fee be?"].map((asked) => [
      "The fee is £40 this year, rising to £45 next year.",
      "£45",
      asked,
    ]),
    ["It is 25 °C by day and drops to 5 °C at night.", "5 °C", "How cold does it get at night?"],
    ["The fee is £40, rising to £45 in January.", "£45", "How much will it be from January?"],
    ["The rent was raised from £46 to £50.", "£50", "What is the rent?"],
    ["Scans take 30 minutes. Results come after two days.", "two days", "How long does it take?"],
  ])("leaves what is asked for: %s", (text = "", lead = "", asked = "") => {
    expect(firstOf(text, lead, asked)).toBeUndefined();
  });
});

describe("isDifference", () => {
  it("tells a difference from a level", () => {
    const text = "Chicks on treatment farms were 1.3 g heavier at day 10.";
    const [figure] = figuresIn(text).filter(({ type }) => type === "measure");
    expect(figure && isDifference(figure, text, "How heavy were the chicks?")).toBe(true);
    expect(figure && isDifference(figure, text, "How much heavier were they?")).toBe(false);
  });
});
