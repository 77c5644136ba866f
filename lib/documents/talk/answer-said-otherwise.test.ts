import { describe, expect, it } from "vitest";

import { SAID_OTHERWISE } from "@/lib/documents/talk/said-otherwise";
import { askTalk as ask } from "@/tests/support/ask-document";

const ROBOT = [
  "I've been using the robot for six weeks, and it's a four hundred dollar robot that also mops.",
  "The dust bags are proprietary.",
  "They cost eighteen dollars for three of them.",
  "The robot's seven centimeters tall, so it fits under my couch.",
  "Battery life, they claim a hundred and eighty minutes.",
  "I got a hundred and twelve on standard.",
  "So when the battery dies in three years, you've got a problem.",
  "So my verdict: it gets a seven out of ten from me.",
  "And next week, we're gonna do the spray arm.",
];

describe("[YT-05] an answer from a talk that says it in other words", () => {
  it.each([
    ["What's the price?", /four hundred dollar/, /eighteen/],
    ["How long does the battery really last?", /twelve on standard/, /dies/],
    ["What score does he give it?", /seven out of ten/, /eighteen/],
  ])("%j", async (question, right, wrong) => {
    const reply = await ask(question, ROBOT, [
      [right, 0],
      [wrong, 1],
    ]);

    expect(reply.found).toBe(true);
    expect(reply.quotes.join(" ")).toMatch(right);
    expect(reply.quotes.join(" ")).not.toMatch(wrong);
  });

  it.each([
    ["How wide is the robot?", /seven centimeters/],
    ["How do I replace the spray arm?", /spray arm/],
    ["How much does a new battery cost?", /twelve on standard/],
  ])("isn't claimed for %j", async (question, near) => {
    const reply = await ask(question, ROBOT, [[near, -2]]);

    expect(reply.found).toBe(false);
  });

  it.each([
    ["How many people does it serve?", "This feeds six people.", "It freezes fine for months."],
    [
      "Did the canal make its money back?",
      "Tolls on the canal paid back the whole debt by 1837.",
      "The president vetoed money for roads and canals.",
    ],
    [
      "How much did the canal cost in total?",
      "The total cost was a little over seven million dollars.",
      "A ton on the canal cost ten dollars.",
    ],
  ])("leads with what says so in other words: %s", async (question, right, wrong) => {
    const said = ["We talked for an hour about all of it.", wrong, "It was cold.", right];
    const reply = await ask(question, said, [
      [new RegExp(right.slice(0, 9)), -2],
      [new RegExp(wrong.slice(0, 12)), 1],
    ]);

    expect(reply.found).toBe(true);
    expect(reply.quotes).toContain(right);
    expect(reply.quotes).not.toContain(wrong);
  });

  it("is what follows the question that the talk asks itself", async () => {
    const said = [
      "I want to answer one question, which is why there are two high tides a day.",
      "The moon is only on one side of it.",
      "So the answer is that the difference in the pull matters.",
      "We talked about gravity last week.",
    ];
    const reply = await ask("Why are there two high tides a day?", said, [[/one question/, 3]]);

    expect(reply.quotes.join(" ")).toMatch(/the answer is/);
    expect(reply.quotes.join(" ")).not.toMatch(/one question/);
  });

  it("has both cases by which two things are told apart", async () => {
    const said = [
      "There are two seals on it.",
      "If the puddle's in the middle, it's the lower gasket.",
      "If the puddle's at a corner, it's the big tub seal.",
      "Pull the old one out of its groove.",
    ];
    const reply = await ask("How can I tell which of the two seals is leaking?", said, [
      [/corner/, 0],
      [/two seals/, -1],
    ]);

    expect(reply.quotes).toEqual(expect.arrayContaining(said.slice(1, 3)));
  });

  it.each([
    [
      "What was her job before she opened the bakery?",
      "Yeah, I was an intensive care nurse for eleven years at the hospital.",
    ],
    ["What did she do before the bakery?", "Yeah, I was an intensive care nurse for ten years."],
    ["Which part does she wish she hadn't bought cheap?", "The only thing I regret is the mixer."],
    [
      "How long should I wait before running the machine?",
      "Leave it closed for an hour before you run it.",
    ],
    ["How long does the job take?", "It takes about forty-five minutes, and you need no tools."],
  ])("%j: %j", async (question, answer) => {
    const said = ["Our bakery is in the old town.", "The machine came from a shop.", answer];
    const reply = await ask(question, said, [
      [/intensive|regret|an hour|forty/, -3],
      [/bakery/, -1],
    ]);

    expect(reply.found).toBe(true);
    expect(reply.quotes).toContain(answer);
  });
});

describe("what is said in such words of something else", () => {
  it.each([
    [
      "What made you stop smoking?",
      "My doctor showed me a picture of my lungs.",
      "The accident was caused by a truck.",
    ],
    [
      "Why did the show get canceled?",
      "Nobody watched it after the first season.",
      "The fire was caused by a heater.",
    ],
    [
      "When can I return the shoes?",
      "You have thirty days to bring them to the store.",
      "The team should return on Friday.",
    ],
    [
      "Why were the police called?",
      "Somebody had broken a window at the bank.",
      "The mayor called for a vote on the budget.",
    ],
    [
      "How did you pay for the repairs at the shop?",
      "The insurance sent us a check for it.",
      "I raised three kids on my own.",
    ],
  ])("doesn't answer %j", async (question, right, wrong) => {
    const said = ["We talked for an hour about all of it.", right, "It was cold.", wrong];
    const reply = await ask(question, said, [
      [new RegExp(right.slice(0, 12)), 2],
      [new RegExp(wrong.slice(0, 12)), -6],
    ]);

    expect(reply.quotes).toContain(right);
    expect(reply.quotes).not.toContain(wrong);
  });

  it.each([
    ["When did she come back?", "The ferry will be back on Thursday."],
    ["How much do you pay for the shop?", "I saved a dog last week."],
    ["How big is the team?", "There are plenty of staff parking spots."],
    ["Why were they called to the house?", "That's why they were called out."],
    ["How many people were there?", "This feeds six people."],
    ["How many people does it serve?", "She serves on the board."],
  ])("isn't taken for %j: %j", (question, quote) => {
    expect(SAID_OTHERWISE.some(({ asks, says }) => asks.test(question) && says.test(quote))).toBe(
      false,
    );
  });

  it.each([
    ["How many people work for you?", "This recipe serves six people."],
    ["How many people signed up for the class?", "This recipe serves six people."],
    [
      "How much did the kitchen cost in total?",
      "The total cost of the wedding was 12,000 dollars.",
    ],
    [
      "What was the total cost of the kitchen tiles?",
      "The total cost of the wedding was 900 dollars.",
    ],
    ["When did the bakery become profitable?", "In 2013 Anna paid off her student loan."],
    ["When did the bakery become profitable?", "The bakery paid off its first oven in 2014."],
  ])("isn't shown for %j: %j", async (question, wrong) => {
    const said = [
      "We talked for an hour about all of it.",
      "It was cold.",
      wrong,
      "Then it snowed.",
    ];
    const reply = await ask(question, said, [[new RegExp(wrong.slice(0, 12)), -1]]);

    expect(reply.found).toBe(false);
  });

  it("has the profit rather than a debt that was paid off", async () => {
    const said = [
      "Anna baked at night.",
      "In 2013 Anna paid off her student loan.",
      "The town is small.",
      "By 2016 the bakery made more than it spent.",
    ];
    const reply = await ask("When did the bakery become profitable?", said);

    expect(reply).toEqual({ found: true, quotes: [said[3]] });
  });
});
