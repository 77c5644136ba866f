import { describe, expect, it } from "vitest";
import { figuresOf } from "@/lib/documents/reader/figures";
import { readStructure } from "@/lib/documents/reader/structure";
import { tiedFigure } from "@/lib/documents/reader/tied-figure";

async function tied(question: string, text: string, lead: string) {
  const structure = await readStructure("Papers", [{ place: 1, text }]);
  for (const unit of structure.units) {
    const figure = figuresOf(unit).find((one) => one.text === lead);
    const found = figure && tiedFigure(figure, unit, question, structure);
    if (figure) return typeof found === "object" ? found.text : found;
  }
  throw new Error(`No ${lead} in ${text}`);
}

const GLASSES = [
  "Item\tPrice\tInsurance pays\tYou pay",
  "Reading lenses\t$310.00\t$185.00\t$125.00",
  "Frame\t$140.00\t$90.00\t$50.00",
].join("\n\n");
const CHAIRS = ["Item\tQty\tUnit price\tAmount", "Folding chairs\t6\t$35.00\t$210.00"].join("\n\n");
const SEASON = "The kiosk opens on Friday, April 3, 2026 and closes on Sunday, October 4, 2026.";
const PERIOD = "The trail is open from April 3 through November 8.";
const KEYS = "A locker costs $90 once, for the key, and $12 per month.";
const FITTING = "Friday, June 5, 2026, 10:20 a.m. – brace fitting (about 40 minutes).";

describe("tiedFigure", () => {
  it.each([
    ["How much will I pay for the reading lenses?", GLASSES, "$310.00", "$125.00"],
    ["How much do the reading lenses cost me?", GLASSES, "$185.00", "$125.00"],
    ["How much does the insurance pay for the frame?", GLASSES, "$140.00", "$90.00"],
    ["What do the folding chairs cost each?", CHAIRS, "$210.00", "$35.00"],
    ["When does the kiosk close for the winter?", SEASON, "April 3, 2026", "October 4, 2026"],
    ["When does the kiosk open?", SEASON, "October 4, 2026", "April 3, 2026"],
    ["When does the trail close?", PERIOD, "April 3", "November 8"],
    ["How much is the monthly fee for a locker?", KEYS, "$90", "$12"],
    ["How many barrels did they sell?", "They bought 40 barrels and sold 25.", "40", "25"],
    ["When is the brace fitting?", FITTING, "40 minutes", "June 5, 2026"],
    [
      "How much is left in the jubilee fund?",
      "The jubilee fund paid $4,100 for the banner, leaving $1,350.",
      "$4,100",
      "$1,350",
    ],
  ])("takes the figure that is asked for: %s", async (question, text, lead, meant) => {
    expect(await tied(question, text, lead)).toBe(meant);
  });

  it.each([
    [
      "How much of the grant is left?",
      "The grant for the playground amounts to $7,500.",
      "$7,500",
      "other",
    ],
    [
      "How many months of salary is the bonus?",
      "Within 10 days of the new year, everybody gets the bonus.",
      "10 days",
      "other",
    ],
    [
      "When is the lift inspected?",
      "The lift inspection takes 90 minutes.",
      "90 minutes",
      "unclear",
    ],
  ])("or tells that none is: %s", async (question, text, lead, standing) => {
    expect(await tied(question, text, lead)).toBe(standing);
  });

  it.each([
    ["How much is the frame?", GLASSES, "$140.00"],
    ["How much are the folding chairs altogether?", CHAIRS, "$210.00"],
    ["When does the kiosk open?", SEASON, "April 3, 2026"],
    ["How many bicycles may a tenant keep?", "A tenant may keep two bicycles in the hall.", "two"],
    ["How many shelves are sanded?", "Shelves and racks, 9 pieces: $810.00", "9"],
    ["How much is it to join?", KEYS, "$90"],
    ["When must I reply?", "Reply within 14 days.", "14 days"],
    ["How many people have left the choir?", "So far, 14 people left the choir.", "14"],
    ["How many games did we win?", "We lost 5 games and 12 were won, with 3 draws.", "12"],
    ["How many members joined?", "In May, 9 left and 23 joined, which makes 180.", "23"],
    ["How many days of leave do I get?", "You get five weeks of leave.", "five weeks"],
  ])("and leaves a right one: %s", async (question, text, lead) => {
    expect(await tied(question, text, lead)).toBeUndefined();
  });
});
