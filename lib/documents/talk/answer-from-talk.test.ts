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

describe("[YT-05] an answer from a talk", () => {
  it("has what is asked for: how deep in meters, not in degrees", async () => {
    const said = ["The old mine goes into the hill at 30 degrees.", ...SHOP];
    const odds: Odds = [[/old mine/, 4]];

    expect(await ask("How deep is the old mine?", said, odds)).toMatchObject({ found: false });
    expect(
      await ask("How deep is the old mine?", ["The old mine goes down 30 meters.", ...SHOP], odds),
    ).toMatchObject({ found: true });
  });

  it("says what it costs rather than what else costs something", async () => {
    const said = [
      "It starts at $1,299 with a small battery.",
      ...SHOP,
      "Repairs cost $340 a time.",
    ];
    const reply = await ask("How much does it cost?", said, [
      [/Repairs/, 1.5],
      [/starts at/, 3],
    ]);

    expect(reply.quotes).toEqual([said[0]]);
  });

  it("gives no day for a cause", async () => {
    const said = ["The fire has burned 900 acres since Monday.", ...SHOP];

    expect(await ask("What caused the fire?", said, [[/fire/, 2]])).toMatchObject({ found: false });
  });

  it("says who in other languages only where somebody is named", async () => {
    const said = [
      "Hola a todos, hoy hablamos del aceite de oliva.",
      "El aceite virgen extra es un zumo de aceituna que se obtiene en frío.",
      "¿Se puede freír con él?",
      "Sí, porque aguanta hasta 190 grados.",
      "El aceite se guarda lejos de la luz durante todo el año.",
    ];

    expect(await ask("¿Quién inventó el aceite de oliva?", said)).toMatchObject({ found: false });
    const reply = await ask("¿Se puede freír con aceite de oliva?", said);
    expect(reply).toMatchObject({ found: true });
    expect(reply.quotes.slice(0, 2)).toEqual(said.slice(2, 4));
  });

  it("has the sentence before where only both together answer", async () => {
    const said = ["What is the worst mistake with a chain?", "Well, it's oil from the kitchen."];
    const reply = await ask(
      "What mistake do people make with a chain?",
      [...SHOP, ...said],
      [[/mistake with a chain\? Well/, 3]],
    );

    expect(reply.quotes).toEqual(said);
  });

  it("says what a thing is, in fewer words than the question has for it", async () => {
    const reply = await ask("What is the shop's profit margin?", SHOP, [[/margin/, -3]], -9);

    expect(reply).toMatchObject({ found: true });
    expect(reply.quotes[0]).toBe(SHOP[3]);
  });

  it("counts the words of a question that are said just before", async () => {
    const said = [
      "The old fork came from a shop in town.",
      "It weighs about 900 grams on my kitchen scale here.",
    ];
    const other = "My lunch weighs about 300 grams.";
    const reply = await ask(
      "How heavy is the fork?",
      [...said, ...SHOP, other],
      [
        [/lunch/, 1],
        [/^It weighs/, 0.5],
      ],
    );

    expect(reply.quotes).toEqual(said);
  });

  it("isn't one where a name is asked for, and none is said", async () => {
    const said = [...SHOP, "Use a good pump for the tires, that took me a minute."];
    const reply = await ask("What brand of pump does he use?", said, [[/good pump/, 1]]);

    expect(reply.found).toBe(false);
  });

  it("isn't one where an age is asked for, and none is said", async () => {
    const reply = await ask("How old is Nora?", SHOP, [[/My friend Nora/, 2]]);

    expect(reply.found).toBe(false);
  });

  it("isn't one where the thing asked about is never said", async () => {
    const said = [...SHOP, "The rate of interest on the loan was 5 percent."];
    const asked = "What was the rate of interest on her mortgage?";

    expect((await ask(asked, said, [[/loan/, 1.5]])).found).toBe(false);
    expect((await ask(asked.replace("mortgage", "loan"), said, [[/loan/, 1.5]])).found).toBe(true);
  });

  it("isn't one where it is about another year", async () => {
    const said = [...SHOP, "In 1999 we sold 40 bikes a day.", ...SHOP, "The year 2004 was fine."];

    expect((await ask("How many bikes did they sell in 2004?", said, [[/40/, 2]])).found).toBe(
      false,
    );
    expect((await ask("How many bikes did they sell in 1999?", said, [[/40/, 2]])).found).toBe(
      true,
    );
  });

  it("tells what a code means where the code is said", async () => {
    const said = ["If the display says e15, the battery is wet.", ...SHOP];
    const reply = await ask("What does error code E15 mean?", said, [[/e15/, -1.5]]);

    expect(reply).toEqual({ found: true, quotes: [said[0]] });
  });

  it("has the steps before a conclusion that only says that it was so", async () => {
    const reply = await ask("How did Nora save the shop?", SHOP, [
      [/Nora saved it that winter\.$/, 4],
    ]);

    expect(reply.quotes.slice(0, 3)).toEqual(SHOP.slice(4, 7));
  });

  it("shows what follows where the talk announces it", async () => {
    const said = [
      "Let me tell you what I did wrong.",
      "I stopped the pension.",
      "I bought a boat.",
    ];
    const reply = await ask(
      "What did she do wrong?",
      [...SHOP, ...said, SHOP[0] ?? ""],
      [[/did wrong/, 1]],
    );

    expect(reply.quotes.slice(0, 3)).toEqual(said);
  });

  it("takes a reason for the answer to why", async () => {
    const said = [
      "You take the black cable off first.",
      "The black cable off first, because it sparks.",
    ];
    const reply = await ask(
      "Why do you take the black cable off first?",
      [...SHOP, ...said],
      [
        [/because/, 1.4],
        [/^You take/, 2],
      ],
    );

    expect(reply.quotes[0]).toBe(said[1]);
  });
});
