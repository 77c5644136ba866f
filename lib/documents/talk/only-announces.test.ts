import { describe, expect, it } from "vitest";
import { keepsFrom, onlyAnnounces } from "@/lib/documents/talk/only-announces";
import { askTalk as ask } from "@/tests/support/ask-document";

describe("what only announces", () => {
  it.each([
    ["Why there are two high tides a day.", "Why are there two high tides?"],
    ["And how the salt gets into the sea.", "How does the salt get into the sea?"],
    ["Hello everyone, welcome back to the bench.", "How do you sharpen a plane?"],
    ["Good evening, the operator has apologized after a breakdown.", "Why did it break down?"],
  ])("%j is no answer to %j", (quote, question) => {
    expect(onlyAnnounces(quote, question)).toBe(true);
  });

  it.each([
    ["Why there are two high tides a day.", "What does she talk about?"],
    ["How I fix it is I bend it back.", "How do you fix it?"],
    ["They make everyone feel welcome and share a meal.", "How are newcomers treated there?"],
    ["Everyone is welcome to the garden.", "How do they treat visitors?"],
    ["How I fold it, I bring the corners in first.", "How do you fold it?"],
    ["Good evening, the bridge is closed because a cable broke.", "Why is the bridge closed?"],
  ])("but %j may be one to %j", (quote, question) => {
    expect(onlyAnnounces(quote, question)).toBe(false);
  });

  it("gives way to what explains it", async () => {
    const said = [
      "I want you to come away with two things.",
      "Why there are two bulges of water.",
      "And why some tides are bigger than others.",
      "The explanation is that gravity gets weaker with distance, so there are two bulges.",
    ];
    const reply = await ask("Why are there two bulges?", said, [[/^Why there/, 3]]);

    expect(reply.quotes.join(" ")).toMatch(/gravity gets weaker/);
    expect(reply.quotes.join(" ")).not.toMatch(/Why there are two/);
  });
});

it.each([
  ["Leave a gap so it doesn't stick.", "How do I stop the window from sticking?", true],
  ["Rub it with wax so the drawer won't jam.", "How do I keep the drawer from jamming?", true],
  ["Dust it with flour or it will stick.", "How do I stop the dough from sticking?", true],
  ["Press it hard so it will stick.", "How do I stop the tape from sticking?", false],
  ["Put it in the fridge so it doesn't grow.", "How do I keep the starter growing?", false],
  ["Turn the key so it doesn't run.", "How do I keep the engine running?", false],
  ["They cut it so it won't popularize the trick.", "How do I stop the cork from popping?", false],
  ["Don't put any nails in there.", "How do I stop the window from sticking?", false],
])("knows how something is kept from happening: %j for %j", (quote, question, expected) => {
  expect(keepsFrom(quote, question)).toBe(expected);
});

describe("[YT-05] a talk that says it in other words", () => {
  const REPORT = [
    "The ferry turned back under her own power on Friday.",
    "Engineers found that a turbocharger had failed.",
    "The islanders are angry about the company.",
    "The company hopes that the ship will be back on Thursday after sea trials.",
  ];
  const BAKER = [
    "I was a teacher, and I started baking at night because I couldn't sleep.",
    "That's where the name comes from.",
    "Then we moved to a shop in the old harbor.",
    "There are fourteen of us now.",
    "I borrowed eighteen thousand pounds from my aunt.",
  ];

  it.each([
    ["Why did the ferry break down?", REPORT, /turbocharger had failed/, /angry/],
    ["When will the ferry be running again?", REPORT, /back on Thursday/, /angry/],
    ["Why is the bakery called that?", BAKER, /couldn't sleep/, /old harbor/],
    ["How many people work there?", BAKER, /fourteen of us/, /couldn't sleep/],
    ["How did she pay for starting the business?", BAKER, /eighteen thousand/, /old harbor/],
  ])("answers %j", async (question, talk, right, wrong) => {
    const reply = await ask(question, talk, [
      [right, -1],
      [wrong, 0],
    ]);

    expect(reply.found).toBe(true);
    expect(reply.quotes.join(" ")).toMatch(right);
  });
});
