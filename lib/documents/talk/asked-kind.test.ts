import { describe, expect, it } from "vitest";
import { hasAskedKind, saysPriceOfIt, saysTally } from "@/lib/documents/talk/asked-kind";
import { growsFaster } from "@/tests/support/grows-faster";

const has = (question: string, ...said: string[]) => hasAskedKind({ question, turns: [] }, said);

describe("[YT-05] what a question about a talk asks for", () => {
  it.each([
    ["How much does the ticket cost?", "It's fifteen euros for one."],
    ["How much does the flight cost?", "I paid 640 for that one."],
    ["How much does the museum cost?", "The museum is free on Sundays."],
    ["How much did dinner cost?", "It was one euro thirty each."],
    ["Was kostet eine Wärmepumpe?", "Sie kostet etwa 28.000 Euro."],
    ["How long does the battery last?", "It lasted until the evening."],
    ["How long do the onions cook?", "You stir them for a full hour."],
    ["How long is the bridge?", "It's almost 300 meters from end to end."],
    ["How long has he lived there?", "He moved there in 1998."],
    ["Wie lange hält das Brot?", "Das Brot hält drei Tage."],
    ["Combien de temps dure le fromage ?", "Il se garde un an."],
    ["How fast do the plates move?", "Between 2 and 10 centimeters a year."],
    ["How fast does it go?", "The top speed is 25 miles per hour."],
    ["How fast does the kettle boil?", "It boils in three minutes."],
    ["How deep is the lake?", "The lake is three hundred feet deep."],
    ["How wide is the lake?", "It's two miles wide and thirty feet deep."],
    ["How wide is the lake?", "It's two miles from here to there."],
    ["How deep is the canal?", "It's 363 miles long and four feet deep."],
    ["How high is the lake?", "The lake is 570 feet higher than the river."],
    ["How high is the rent?", "It's twelve hundred a month."],
    ["How heavy is it?", "The laptop is about three pounds."],
    ["Wer hat das erfunden?", "Das hat sich Carl von Linde ausgedacht, sagt Anna Berg."],
    ["¿Quién lo inventó?", "Lo inventó un tal Pablo Ruiz."],
    ["How much does the deck cost?", "It costs eleven million and lasts."],
    ["How much are the tickets?", "Children pay six, adults pay nine."],
    ["How much is the discount?", "The discount is 20 percent."],
    ["How much was the humidity?", "It was 65% on that day."],
    ["How much is the discount?", "It's ten percent of the ticket price."],
    ["How long does it take to stop?", "It's a quarter of a mile."],
    ["Why is it warm?", "The sun shines."],
  ])("%j is said by %j", (question, said) => {
    expect(has(question, said)).toBe(true);
  });

  it.each([
    ["How much did dinner cost?", "It's free, and the view is better for dinner."],
    ["How wide is the robot?", "The robot is nine centimeters tall."],
    ["How deep was the canal?", "The canal was 363 miles long."],
    ["How wide were the locks?", "The lake is 570 feet higher, so boats were lifted by locks."],
    ["How high is the lock?", "The lock is ninety feet long."],
    ["How long was the canal?", "The canal was forty feet wide."],
    ["How much are the tickets?", "Tickets are thirty-eight percent of our income."],
    ["How much are the tickets?", "Tickets were 38% of it in 2019."],
    ["How much are the bikes?", "Bikes are 38 percent of all traffic."],
    ["How long does it last?", "Our forecast for 2050 is an increase."],
    ["How long does the soup take?", "The soup has onions in it."],
    ["How fast do the plates move?", "They slip by 20 or 30 meters in a few minutes."],
    ["How deep is the mantle?", "It sinks into the mantle at about 30 degrees."],
    ["How deep is the mantle?", "It moves about 10 centimeters a year."],
    ["Wie lange hält eine Wärmepumpe?", "Eine Wärmepumpe ist ein Gerät."],
    ["Wer hat die Wärmepumpe erfunden?", "Eine Wärmepumpe ist ein Gerät, das Wärme holt."],
    ["¿Quién inventó el aceite?", "El aceite es un zumo de aceituna."],
    ["Qui a inventé le compost ?", "Un compost est un mélange de déchets."],
  ])("%j isn't said by %j", (question, said) => {
    expect(has(question, said)).toBe(false);
  });

  it.each([
    ["How much is the ticket?", "v"],
    ["How fast does it go?", "v "],
  ])(
    "is looked for in long runs of numbers in time that grows with their number alone: %s",
    async (question, head) => {
      const look = (length: number) => has(question, `${head}${"1.".repeat(length / 2)}`);

      expect(await growsFaster(look)).toBe(false);
    },
  );

  it("is what the talk is about, where nothing else is named", () => {
    const says = (question: string, text: string, before?: string) =>
      saysPriceOfIt(text, { question, turns: before ? [{ role: "user", text: before }] : [] });

    expect(says("How much does it cost?", "It starts at $1,299.")).toBe(true);
    expect(says("How much is it?", "And it's only 20 dollars right now.")).toBe(true);
    expect(says("How much does it cost?", "Repairs cost $340.")).toBe(false);
    expect(says("How much does the lock cost?", "It starts at $1,299.")).toBe(false);
    expect(says("How much does it cost?", "It's $9.", "Is there a lock?")).toBe(false);
  });
});

describe("how a council voted", () => {
  it.each([
    ["How did the board vote?", "The board voted six to one to sell the hall.", true],
    ["How did the board vote?", "She voted for the sale.", false],
    ["What was the vote?", "It passed on a 4-3 vote.", true],
    ["Why did she vote no?", "The board voted six to one to sell the hall.", false],
  ])("%s %s: %s", (question, text, says) => {
    expect(saysTally(text, { question, turns: [] })).toBe(says);
  });
});
