import { describe, expect, it } from "vitest";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { missesPoint } from "@/lib/documents/reader/misses-point";
import { readStructure } from "@/lib/documents/reader/structure";

/** Whether the last line of a document, all of which is quoted, misses the point of a question. */
async function misses(question: string, ...lines: string[]): Promise<boolean> {
  const structure = await readStructure("Paper", [{ place: 1, text: lines.join("\n\n") }]);
  const last = structure.units.at(-1)?.pieces.at(-1)?.quote;
  return last !== undefined && missesPoint(await indexUnits(structure), last, question);
}

describe("missesPoint", () => {
  it.each([
    ["How much is band D?", "Total for band C\t$1,962.40"],
    ["What was my premium last year?", "Total premium\t$444.14"],
    ["What is the premium I paid the year before?", "The premium is now $444.14."],
    [
      "What did the council charge last year?",
      "Council\tAmount: $63.26\tChange from last year: 11%",
    ],
    ["What did I pay last year?", "A late payment is charged at $20."],
    ["What was our reading last year?", "Keys handed over: two."],
    ["How much do I have to pay in total?", "Last year's total was $3,612.40."],
    ["Why did my premium go up?", "You may cancel within 14 days."],
    ["Why do I owe more than last year?", "First installment\t$1,890.00\tdue May 4, 2025"],
    ["Why was I charged twice?", "Card payment\t$20.00"],
    ["What is not covered?", "Period of cover\tMarch 3 to March 2"],
    ["What isn't included?", "Breakfast is included."],
    ["What isn't included?", "Breakfast is included at no extra cost."],
    ["Can we bring our own wine?", "A glass of wine comes with the meal."],
    ["May I use my own towels?", "Towels are changed every three days."],
    ["What did it cost to put in the lamps?", "It saves power at the cost of safety."],
    ["How much did the move cost?", "They gained speed at the expense of comfort."],
    ["Which recipes are vegetarian?", "Every recipe feeds four."],
    ["Who do I ask for bean seeds?", "The bean won first prize with a pod of 54 cm."],
    ["Am I allowed to use ChatGPT?", "Phones remain in bags."],
    ["Can I use Klarna?", "Phones remain in bags."],
    ["Can I join over Zoom?", "Phones remain in bags."],
    ["When does the bus leave the hospital?", "Buses leave Ferry Landing every 30 minutes."],
  ])("tells that %j isn't answered with %j", async (question, line) => {
    expect(await misses(question, line)).toBe(true);
  });

  it.each([
    ["What was my premium last year?", "Premium last year\t$401.20"],
    ["How much was the total last year?", "Last year's total was $3,612.40."],
    ["Why did my premium go up?", "Your premium rose with the value of your home."],
    ["How many visitors came last year?", "The museum had 9,000 visitors."],
    ["Why was I charged twice?", "Second charge for late payment\t$20.00"],
    ["Why is it closed?", "It is closed on May 4, 2025."],
    ["What is not covered?", "We don't pay for damage by moths."],
    ["What is covered?", "Theft is covered."],
    ["Can we bring our own wine?", "Corkage is $15 a bottle."],
    ["May I use my own towels?", "Please bring towels."],
    ["What did the lamps cost?", "The lamps cost $400, at the expense of the town."],
    ["Which recipes are vegetarian?", "Vegetarian."],
    ["When does the bus leave Ferry Landing?", "Buses leave the Landing every 30 minutes."],
    ["When does the train leave?", "Trains depart from Exeter at 9."],
    ["Can I bring my own food?", "Food not bought here may not be eaten here."],
    ["Can I bring my own dog?", "Pets are welcome."],
    ["Can I use my own car?", "Private vehicles may be used with approval."],
    ["Can we choose our own seats?", "Seats are assigned at check-in."],
    ["What is not covered?", "Flights are extra."],
    ["What isn't covered?", "Drinks are at your own expense."],
    ["What is not covered?", "Pools are outside the scope of this policy."],
    ["What isn't covered?", "We don't reimburse flights."],
    ["What is not covered?", "The warranty is void if the case was opened."],
    ["Who do I ask for bean seeds?", "Seeds can be had from Hattie."],
    ["Can I pay with PayPal?", "We take cards and PayPal."],
    ["Am I allowed to use ChatGPT?", "You may use AI tools to check grammar."],
    ["Can I put this on Airbnb?", "Listing it on any home-sharing platform is prohibited."],
    ["Can I come on Sunday?", "Open every day."],
    ["Is Dr. Menon doing the test himself?", "Dr. Menon asked us to arrange a test."],
  ])("leaves for %j the answer %j", async (question, line) => {
    expect(await misses(question, line)).toBe(false);
  });

  it.each([
    ["What did I spend last month?", "Statement for March 2026", "Total spent\t$400.00"],
    ["What was my salary last year?", "Tax certificate for 2025", "Gross pay\t$52,000"],
    ["How much electricity did we use last month?", "Your bill for October", "You used 220 kWh."],
    ["What did I pay last year?", "Account", "You paid $400.00 in the twelve months to June."],
  ])("doesn't doubt a paper of the time that %j asks for", async (question, ...lines) => {
    expect(await misses(question, ...lines)).toBe(false);
  });

  it("doubts the bill for the year, of which nothing says that it is over", async () => {
    const lines = ["Your bill for 2026", "Total\t$400.00"];

    expect(await misses("What did I pay last year?", ...lines)).toBe(true);
  });
});
