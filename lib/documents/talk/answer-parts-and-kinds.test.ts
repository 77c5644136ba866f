import { describe, expect, it } from "vitest";

import { askTalk as ask, type Odds } from "@/tests/support/ask-document";

const SHOP = [
  "I was a teacher for a long time before that.",
  "Then we opened the bike shop on the main street.",
  "We turn over about four hundred thousand with nine people.",
  "But the margin is about 6 percent of that.",
  "My friend Nora found us a deal with the city.",
  "The city gives us all of its bikes to fix.",
  "So Nora saved it that winter.",
  "People always leave their lights at home.",
];

describe("[YT-05] an answer from a talk to what is asked of it", () => {
  it("is about the option that is asked about, with its price and its life", async () => {
    const said = [
      "Option A is to patch the deck.",
      "It costs four million and gives us twelve years.",
      "Option B is to replace the deck.",
      "It costs eleven million and gives us fifty years.",
      "Option C is a new bridge, and it costs thirty-eight million.",
      ...SHOP,
    ];
    const reply = await ask("How much does option B cost and how long does it last?", said, [
      [/four million/, 3],
      [/eleven million/, 1],
      [/thirty-eight/, 2],
    ]);

    expect(reply).toEqual({ found: true, quotes: said.slice(2, 4) });
  });

  it("says who and when where both are said in other words", async () => {
    const said = ["Today my guest is Tom, who runs the shop.", ...SHOP];
    const last = "And I want to hand over the keys to Nora in 2027.";
    const reply = await ask(
      "Who takes over the shop and when?",
      [...said, last],
      [
        [/my guest/, 2],
        [/hand over/, -2],
      ],
    );

    expect(reply).toEqual({ found: true, quotes: [last] });
  });

  it("says how long a thing takes, not another one", async () => {
    const said = [
      "Let's start with the onions.",
      "Put them in a pan with oil.",
      "You'll stir them, and it will take about thirty-five minutes.",
      ...SHOP,
      "You can freeze the rice for two months, but don't freeze the onions.",
    ];
    const reply = await ask("How long do the onions take?", said, [[/freeze/, 1]], -4);

    expect(reply.found).toBe(true);
    expect(reply.quotes).toContain(said[2]);
    expect(reply.quotes.join(" ")).not.toContain("freeze");
  });

  it("settles the guess of a question", async () => {
    const said = [...SHOP, "It's not the cold that kills bees.", "It's the water."];
    const reply = await ask("Why do colonies die, is it the cold?", said, [[/cold/, -0.5]]);

    expect(reply.found).toBe(true);
    expect(reply.quotes.slice(-2)).toEqual(said.slice(-2));
  });

  it("has the reason where it's told right after", async () => {
    const said = [
      "Then put a clean towel under the lid and wait.",
      "The towel catches the steam, so it doesn't drip on the rice.",
      ...SHOP,
    ];
    const reply = await ask("Why do I put a towel under the lid?", said, [
      [/catches/, -9],
      [/^Then put/, 3],
    ]);

    expect(reply.quotes.slice(0, 2)).toEqual(said.slice(0, 2));
  });

  it("isn't a share of the income where a price is asked for", async () => {
    const said = ["Tickets are 38 percent of our income.", ...SHOP];
    const price = "Children pay six, adults pay nine, and the soup is free.";
    const odds: Odds = [[/Tickets/, 3]];

    expect(await ask("How much are the tickets?", said, odds)).toMatchObject({ found: false });
    expect(await ask("How much are the tickets?", [...said, price], odds, -3)).toEqual({
      found: true,
      quotes: [price],
    });
  });

  it("isn't one where none of the question's words are near", async () => {
    const reply = await ask("Who taught him pottery?", SHOP, [[/Nora found/, 5]]);

    expect(reply.found).toBe(false);
  });

  it("isn't one where a breed is asked for, and none is said", async () => {
    const said = ["I want to talk about how to keep bees.", ...SHOP];

    expect((await ask("Which breed of bee does he keep?", said, [[/bees/, 3]])).found).toBe(false);
  });

  it("tells what happens in the case that is asked about", async () => {
    const said = [
      "The board votes in May.",
      "If the board says yes, we start in June.",
      "If the board says no, the buses stop.",
      ...SHOP,
    ];
    const reply = await ask("What happens if the board votes no?", said, [
      [/votes/, 3],
      [/says no/, 0],
    ]);

    expect(reply.quotes[0]).toBe(said[2]);
  });
});
