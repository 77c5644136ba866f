import { describe, expect, it } from "vitest";
import { SPOKEN_FIGURE } from "@/lib/documents/figure";
import { announcedTitle, findTopics, type TalkSentence } from "@/lib/documents/find-topics";
import { joinedStatement } from "@/lib/documents/join-statements";
import { subjectOfTalk } from "@/lib/documents/small-talk";
import { standaloneStatement } from "@/lib/documents/stands-alone";
import { definedTerms, openQuestions, withoutSaid } from "@/lib/documents/talk-notes";
import { emphasis } from "@/lib/documents/weigh-statements";

describe("standaloneStatement", () => {
  it.each([
    ["Okay so cold water is heavier than warm water.", "Cold water is heavier than warm water."],
    ["Oh my god, okay, so the flat is in the old town.", "The flat is in the old town."],
    ["My god is the god of the hills and the sea.", "My god is the god of the hills and the sea."],
    [
      "Good evening, our top story tonight, the city council has voted to close the road.",
      "The city council has voted to close the road.",
    ],
    [
      "There's one thing that kills bees in winter.",
      "There's one thing that kills bees in winter.",
    ],
    ["First peel the potatoes and slice them thin.", "Peel the potatoes and slice them thin."],
    ["Okay look at the crust before the time is up.", "Look at the crust before the time is up."],
    ["Next month the price of bread goes up.", "Next month the price of bread goes up."],
    [
      "When we started this company in 2009, we had three customers and one van.",
      "When we started this company in 2009, we had three customers and one van.",
    ],
    [
      "Before I got this job at the bakery, I drove a taxi for eleven years.",
      "Before I got this job at the bakery, I drove a taxi for eleven years.",
    ],
    [
      "Since we had that flood in 2019, the cellar stays empty.",
      "Since we had that flood in 2019, the cellar stays empty.",
    ],
    [
      "If the pan smokes, the next thing you do is turn the heat off.",
      "If the pan smokes, the next thing you do is turn the heat off.",
    ],
    ["We got 2.5 inches of rain on Monday night.", "We got 2.5 inches of rain on Monday night."],
    ["We had 1,200 applicants for forty places.", "We had 1,200 applicants for forty places."],
    [
      "Nobody wants a landfill next to the only school in town.",
      "Nobody wants a landfill next to the only school in town.",
    ],
    ["Third floor apartments have no elevator.", "Third floor apartments have no elevator."],
    ["Look, cold water is heavier than warm water.", "Cold water is heavier than warm water."],
    [
      "So one coat of varnish takes about an hour to dry.",
      "One coat of varnish takes about an hour to dry.",
    ],
    ["We do, we start at nineteen dollars an hour.", "We start at nineteen dollars an hour."],
    ["So second thing turn off the oven at the wall.", "Turn off the oven at the wall."],
    [
      "If the knife slides in without resistance, it's done.",
      "If the knife slides in without resistance, it's done.",
    ],
  ])("shortens %j to %j", (sentence, statement) => {
    expect(standaloneStatement(sentence)).toBe(statement);
  });

  it.each([
    "And that's where the name comes from.",
    "The new seal, and here's a trick.",
    "There's one last thing, and this is my favorite part.",
    "So in practice, it doesn't matter that much.",
    "That brings us to the weather in the hills, thanks Maria.",
    "The weather in the hills was bad, thanks Maria.",
    "Several of those houses were built before the war.",
    "Each of these houses was built before the war.",
    "Some people say you do, but you don't, because we're not touching the water.",
    "Yeah, and we've never once had the board at zero.",
    "So tell me about the hours that you keep in winter.",
    "I bought this one with my own money.",
    "I was giving bread away, and one of them, Mister Hassan, who has the corner shop.",
    "People who left the health service like me, and who want a different life.",
    "The far side is pulled less, so relative to the center.",
    "The second thing is insulation.",
    "The second thing you get is earthquakes.",
    "The next thing that people forget about is heat.",
    "Most of the active volcanoes are there, the second thing you get is earthquakes.",
    "There are three things that you should check.",
    "It costs about eight dollars a can.",
    "Pour it over the potatoes until it almost covers them.",
    "Why does Norway have harbors that stay free of ice?",
    "If you liked this video, hit the like button and subscribe.",
    "Let's talk about the risk of it all.",
    "You need is a bin with a tight lid and a carbon filter.",
    "You can get and if you just want less trash.",
    "I think 30 percent for a loaf of good bread.",
    "One thing about ovens I don't know is how.",
    "The last thing and nobody does this the salt.",
    "Yet it has to be buried in soil for another two weeks.",
    "There a full cycle takes about ninety minutes.",
    "Let me define two terms before we go on.",
    "I want to be honest, I am not some kind of expert.",
    "But woodpeckers destroyed one in a single week.",
    "So now I've got hardware cloth around it.",
    "Results in the winter of 2023.",
    "Don't do that, you break the seal of the hive.",
    "Last time we talked about how neurons fire.",
    "Normally it burns diesel to make that power.",
    "No never you would wash away the starch.",
    // What belongs to the sentence before.
    "So if there is a pipe back there that you missed, you don't cut it.",
    "So you don't drop it behind the cupboard.",
    "So today a lot of those sailors would have lived.",
    "Two weeks after its first storm the harbor was full again.",
    "The worse it is for you in the end.",
    "Lots of people were late, but few complained.",
    // What was cut off.
    "You want to see a little steam come out, and why lid and not foil.",
    "When I sat down and did the sums.",
    "No order is above ten percent, and did you lose customers over that.",
    // What is said around the subject.
    "There we go, that's out and that leaves a clean edge.",
    "Looks clear in here, there's a beam on the left, so we're good.",
    "The question is was it the engine or the captain.",
    "For Thursday, read chapters two and three of the reader.",
    "Now be careful with this story, people love it.",
    "Now here's the two kinds of glue that I use.",
    "Honest answer is that we don't really know that.",
  ])("says nothing alone: %j", (sentence) => {
    expect(standaloneStatement(sentence)).toBeUndefined();
  });
});

describe("joinedStatement", () => {
  const join = (text: string, next?: string, certainty = 1) =>
    joinedStatement({ text, place: 0, certainty }, next ? { text: next, place: 1 } : undefined)
      ?.text;

  it.each([
    ["Shore power is the alternative.", "It means that a ship is plugged into the grid."],
    ["Keep the blade at a shallow angle.", "So if there is a pipe behind it, you don't cut it."],
    ["The captain argues for a storm.", "But the evidence is thin."],
    ["Step two is the frame.", "So I cut two boards of that pine."],
    ["The second thing you get is earthquakes.", "Chile had one of 9.5 in 1960."],
    ["Step two is the frame.", "First, I cut two boards of that pine."],
    ["Step one: square up the hole.", "Take your pencil and draw a line around it."],
    ["What does the stirring of the rice do?", "It rubs off the starch that makes it creamy."],
  ])("has %j with %j", (text, next) => {
    expect(join(text, next)).toBe(`${text} ${next}`);
  });

  it("doesn't join what is counted with what is counted next, or with a question", () => {
    expect(join("Step two is the frame.", "Step three is the glue.")).toBeUndefined();
    expect(join("Step two is the frame.", "Do you want to know why?")).toBeUndefined();
    expect(
      join("The second thing is posture.", "Third, practice standing up on the day."),
    ).toBeUndefined();
    expect(
      join("The second thing is posture.", "Finally, practice standing up on the day."),
    ).toBeUndefined();
  });

  it("doesn't join what is counted with what is said to somebody", () => {
    const text = "The first item is the budget for the library.";

    expect(join(text, "Director Holm, please go ahead.")).toBeUndefined();
    expect(join(text, "Maria, could you show the numbers to all of us.")).toBeUndefined();
    expect(join(text, "Holm asked for 412,000 dollars.")).toBe(
      `${text} Holm asked for 412,000 dollars.`,
    );
  });

  it("leaves alone what goes on with something else, or may be half a sentence", () => {
    const text = "Shore power is the alternative to diesel.";

    expect(join(text, "Rotterdam has twenty megawatts of it.")).toBe(text);
    expect(join(text, "Is it worth the money?")).toBe(text);
    expect(join(text, "It means that a ship is plugged in.", 0.1)).toBe(text);
    expect(join("What does it do?", "It rubs off the starch.")).toBeUndefined();
  });
});

it("what somebody else says is joined to a question only", () => {
  const opens = { text: "It means that a ship is plugged in.", place: 9, opens: true };
  const joined = (text: string, next: TalkSentence) =>
    joinedStatement({ text, place: 0 }, next)?.sentences;

  expect(joined("Shore power is the alternative to diesel in that port.", opens)).toBe(1);
  expect(
    joined("Shore power is the alternative to diesel in that port.", { ...opens, opens: false }),
  ).toBe(2);
  expect(joined("What does yeast do?", { text: "It makes gas.", place: 9, opens: true })).toBe(2);
});

describe("what a talk is about", () => {
  it.each([
    [
      "So last time we talked about sails and today I want to talk about the first steamers.",
      "Today I want to talk about the first steamers.",
    ],
    [
      "So today I'm sitting down with Ida Lund, who runs a bakery in Ohio and Ida.",
      "Today I'm sitting down with Ida Lund, who runs a bakery in Ohio.",
    ],
    ["Today we are going to start.", undefined],
    ["Today, we're not actually in the garage.", undefined],
    ["The bread of today is better.", undefined],
  ])("is said by %j", (sentence, subject) => {
    expect(subjectOfTalk(sentence)).toBe(subject);
  });
});

describe("emphasis", () => {
  it.each([
    "My rule is that no order is above ten percent of sales.",
    "The biggest mistake I see is one thick coat instead of three.",
    "The total was a hundred and forty two thousand dollars.",
    "Step two is the frame. So I cut two boards of that pine.",
  ])("is on %j", (text) => {
    expect(emphasis(text)).toBeGreaterThan(emphasis("The boards were painted white that spring."));
  });
});

describe("figures", () => {
  it.each([
    ["It takes three hundred grams of rice.", true],
    ["The tank holds one point four liters.", true],
    ["One cruise ship uses as much as ten thousand homes.", true],
    ["One of the two has the other.", false],
  ])("are found as captions spell them: %j", (text, is) => {
    expect(SPOKEN_FIGURE.test(text)).toBe(is);
  });
});

describe("topics of a talk", () => {
  it.each([
    ["The second thing is insulation.", "Insulation"],
    ["Okay let's talk about risk.", "Risk"],
    ["What about bonds?", "Bonds"],
    ["How did the business change?", "How did the business change?"],
    ["Cold water is heavier than warm water.", undefined],
    ["Okay, so, let's talk about risk.", "Risk"],
    ["Now the last step is called proofing, that just means you wait.", "Proofing"],
    ["The first fix is to move the state down because it helps.", "Move the state down"],
  ])("are announced by %j", (sentence, title) => {
    expect(announcedTitle(sentence)).toBe(title);
  });

  it("cover the talk without gaps", async () => {
    const lines = Array.from({ length: 30 }, (_, index) => ({
      text: index % 8 === 4 ? `Let's talk about part${index}.` : `Sentence ${index} tells of bees.`,
      place: 0,
    }));

    const topics = await findTopics(lines);

    expect(topics[0]?.from).toBe(0);
    expect(topics.at(-1)?.to).toBe(30);
    for (const [index, { from }] of topics.entries())
      if (index > 0) expect(from).toBe(topics[index - 1]?.to);
    expect(topics.map(({ title }) => title)).toContain("Part12");
  });

  it("are named by the thing that is said most often in them, and what tells which", async () => {
    const about = (thing: string) =>
      ["is dear", "is old", "gets warm", "was sold"].map((what) => ({
        text: `The ${thing} ${what}.`,
        place: 0,
      }));

    const topics = await findTopics([
      ...about("drip tray"),
      ...about("water tank"),
      ...about("coffee grinder"),
      ...about("steam wand"),
    ]);

    expect(topics.map(({ title }) => title)).toEqual(["Drip tray", "Water tank"]);
  });

  it.each([
    ["That grogginess is called sleep inertia.", "Sleep inertia"],
    ["You put it in the fridge. They call it retarding.", undefined],
    ["A night which is a slice of bread.", undefined],
    ["My brother is an accountant.", undefined],
    ["The trouble is that it flakes.", undefined],
  ])("name terms in %j", (text, term) => {
    expect(definedTerms([{ text, place: 1 }]).points[0]?.lead).toBe(term);
  });

  it("define terms and leave questions open", async () => {
    const sentences = [
      { text: "A baffle is a channel of cardboard.", place: 1 },
      { text: "The problem is the price.", place: 2 },
      { text: "Will the headband survive a second year?", place: 3 },
      { text: "I don't know, but I'll make an update.", place: 4 },
    ];

    expect(definedTerms(sentences).points).toEqual([
      { place: 1, quote: "A baffle is a channel of cardboard.", lead: "Baffle" },
    ]);
    expect((await openQuestions(sentences)).points).toEqual([
      { place: 3, quote: "Will the headband survive a second year?" },
    ]);
  });
});

describe("[K-04] what notes of a repair and of a panel got wrong", () => {
  it.each([
    "My wife also likes me being alive.",
    "Don't worry if yours is a different brand.",
    "Mine was just lying on the cabinet floor.",
    "You should be doing this once a month by the way.",
    "If you don't have one, a turkey baster works as well.",
    "I cut myself on this two years ago.",
    "Don't just turn it off at the buttons over there.",
  ])("is no statement: %s", (sentence) => {
    expect(standaloneStatement(sentence)).toBeUndefined();
  });

  it.each([
    "My wife likes the smaller one, because it fits in 40 liters.",
    "You should clean the filter once a month by the way.",
    "If you don't have a ladder, a table works as well.",
  ])("is still one: %s", (sentence) => {
    expect(standaloneStatement(sentence)).toBe(sentence);
  });

  it("says what must not be done with what it's about", () => {
    const said = { text: "You kill the power at the wall panel.", place: 1 };
    const next = { text: "Don't just turn it off at the buttons.", place: 4 };

    expect(joinedStatement(said, next)?.text).toContain("at the buttons");
  });

  it.each(["Don't worry if yours is a different brand.", "Roughly the river is the same river."])(
    "defines nothing: %s",
    (text) => {
      expect(definedTerms([{ text, place: 1 }]).points).toEqual([]);
    },
  );

  it("leaves open neither a condition nor what another sentence says", async () => {
    const said = [
      "If you don't know, snowball is where you pay the smallest balance first.",
      "That's an open question, and a group is working on it.",
    ];

    expect((await openQuestions(said.map((text, place) => ({ text, place })))).points).toEqual([]);
  });

  it("leaves nothing open again that stands above", () => {
    const point = { quote: "Nobody knows why the pump hums.", place: 3 };
    const other = { quote: "We still don't know who built it.", place: 9 };
    const open = { title: "Open questions", points: [point, other] };

    expect(withoutSaid(open, [{ title: "Pump", points: [point] }]).points).toEqual([other]);
  });
});
