import { describe, expect, it } from "vitest";
import { deniedClaims } from "@/lib/documents/denied-claims";
import { listStatements } from "@/lib/documents/talk-statements";

const PLACES = { place: 0 };
/** Sentences; those after "–" are another speaker's. */
const turns = (...texts: string[]) =>
  texts.map((text) => ({ ...PLACES, text: text.replace(/^– /, ""), opens: text.startsWith("– ") }));

describe("what somebody says only to be told that it isn't so", () => {
  it.each([
    ["Somebody told me that you don't allow phones.", "– We don't lock them up."],
    ["I've heard that the grant carries the theater.", "– No, it is a fifth."],
    ["So you closed the bakery after the flood.", "– We never closed the bakery."],
    ["You keep all of your sheep indoors in the winter.", "– Not at all."],
    ["Most people think that cold kills the bees.", "That's a myth."],
    ["The bridge was closed for good last year.", "– That isn't true."],
    ["Battery life, they claim a hundred and eighty minutes.", "I got a hundred and twelve."],
    ["The maker says that it lasts ten hours.", "That's nowhere near what I measured."],
    ["Nothing of it goes to the cloud.", "That's what Halden says, and I checked it."],
    ["They claim that it runs for two days.", "It's not a day, and I timed it."],
    ["They claim that it runs for ten hours.", "That's not ten by any clock."],
    ["Most people think the edge wears away.", "It doesn't, it folds over."],
    ["Most people think the edge wears away.", "But what actually happens is that it folds over."],
    ["Many gardeners believe that coffee grounds feed roses.", "In fact they hold back water."],
    ["The common belief is that moss kills the grass.", "The truth is that the grass died first."],
    ["You might think the big wheel is faster.", "It isn't on a road like this."],
    ["We used to think that the glacier was stable.", "We were wrong about nearly all of it."],
  ])("is found: %j %j", (...said) => {
    expect([...deniedClaims(turns(...said))]).toEqual([0]);
  });

  it.each([
    ["We never lock the doors of the library.", "– No."],
    ["We opened the new hall in December.", "– I don't know how you did that."],
    ["Can anybody live from sixty-four seats?", "– Not from the tickets, no."],
    ["The maker says that it lasts ten hours.", "I like how it looks."],
    ["They say it will open in May.", "It's not a surprise to anybody here."],
    ["They say it will open in May.", "That's not a problem for the farmers."],
    ["Nothing of it goes to the cloud.", "That's what I like about it."],
    ["Children pay six and adults pay nine.", "We don't take cards at the door."],
    ["Bees die when they are wet in winter.", "– No one told me that at first."],
    ["The soup is free for everybody who comes.", "– That's not what I expected."],
    ["Most people think the edge wears away.", "Everybody has seen that in a kitchen."],
    ["Most people think that it's hard, but it takes an hour.", "But you need a clamp."],
    ["Most people don't expect it to hold.", "It doesn't need any glue."],
    ["I think the bridge should stay open.", "But it needs new steel."],
  ])("isn't %j %j", (...said) => {
    expect([...deniedClaims(turns(...said))]).toEqual([]);
  });

  it("is found in all of what somebody has heard", () => {
    const said = turns(
      "– Somebody told me about the phones at your shows.",
      "You lock them up in the office.",
      "– We don't lock them up.",
    );

    expect([...deniedClaims(said)].sort()).toEqual([0, 1]);
  });

  it("is no point of a summary", async () => {
    const said = turns(
      "The soup afterwards is free for everybody.",
      "– Somebody told me that you lock up the phones of the parents.",
      "– We don't lock them up.",
      "We have a wooden box with numbers for the phones.",
    );

    const statements = await listStatements(said, { min: 1, max: 3 });

    expect(statements.map(({ text }) => text)).toEqual([said[0]?.text, said[3]?.text]);
  });
});

describe("what others believe", () => {
  it("[K-04] is a point only with what its speaker says is so", async () => {
    const said = turns(
      "We looked at four thousand kitchen knives last year.",
      "Most people think the edge wears away.",
      "But what actually happens is that it folds over to one side.",
      "A honing steel with fine grooves stands it up again.",
    );
    const statements = await listStatements(said, { min: 1, max: 8 });

    expect(statements.map(({ text }) => text)).toContain(
      "Most people think the edge wears away. But what actually happens is that it folds over to one side.",
    );
  });

  it("[K-04] is left out where both are too much for a point", async () => {
    const long = "and that goes for steel and bronze and iron ".repeat(6);
    const said = turns(
      "Most people think the edge wears away.",
      `But what actually happens is that it folds over, ${long}as well.`,
      "A honing steel with fine grooves stands it up again.",
    );
    const statements = await listStatements(said, { min: 1, max: 8 });

    expect(statements.some(({ text }) => text.startsWith("Most people"))).toBe(false);
  });
});

describe("what people said and nobody takes back", () => {
  it.each([
    ["Most residents expect the plant to close in 2027.", "But parking is still open on Main."],
    ["They said the bridge opens on May 3.", "But I want to talk about the market."],
    ["Everybody said the soup was good.", "Really good."],
    ["Everybody said the soup was good.", "In fact, twelve people asked for the recipe."],
  ])("%s %s", (belief, next) => {
    expect([...deniedClaims(turns(belief, next))]).toEqual([]);
  });

  it.each([
    ["Most people think the lake is deep.", "In fact, it isn't."],
    ["Most people think the lake is deep.", "But it's not deep at all."],
    ["Most people think the lake is deep.", "But they're wrong."],
  ])("%s %s", (belief, next) => {
    expect([...deniedClaims(turns(belief, next))]).toEqual([0]);
  });
});
