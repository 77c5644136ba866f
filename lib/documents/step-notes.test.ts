import { describe, expect, it } from "vitest";
import { stepNotes } from "@/lib/documents/step-notes";
import { summarizeTalk } from "@/lib/documents/talk-summary";
import type { RunContext } from "@/lib/providers/context";
import { SHAPES } from "@/lib/tools/youtube-summarizer/shapes";
import { wordEmbeddings } from "@/tests/support/embeddings";

const said = (texts: readonly string[]) => texts.map((text, place) => ({ text, place }));
const stepsOf = async (texts: readonly string[]) =>
  (await stepNotes(said(texts)))?.[0]?.points.map(({ quote }) => quote);

const AROUND = [
  "Today I'm going to show you how to weave the seat of an old chair.",
  "The whole bundle of cane cost me fourteen dollars at the store.",
];
const AFTER = [
  "My grandfather had a shop with forty chairs in the old town.",
  "A shop would charge you about two dollars for each hole.",
];
const NUMBERED = [
  "Okay, first thing, cut out the old cane with a sharp knife.",
  "Don't skip that, because a blocked hole costs you an hour later.",
  "Now, soak your cane for twenty minutes in warm water.",
  "Step one is the verticals.",
  "Start in the middle hole at the back, and go back and forth.",
  "Step two is the horizontals, the same thing from side to side.",
  "Step three is a second layer of verticals beside the first ones.",
  "Step four: now we weave.",
  "You take the second horizontals, and go over and under.",
  "Step five and six are the diagonals, one from each direction.",
  "And the last thing is the binder, a wider cane around the holes.",
  "Let the chair dry for two days before anybody sits on it.",
  "I know it's hard, and don't varnish the cane.",
  "It gets brittle.",
];
const IN_ORDER = [
  "First, turn off the water under the sink.",
  "Next, unscrew the handle with a small wrench.",
  "After that, pull the old cartridge straight out.",
  "Then you'll grease the new one and push it in.",
  "Finally, put the handle back and open the valve slowly.",
];

describe("a how-to", () => {
  it("has all steps in their order, with what each is", async () => {
    expect(await stepsOf([...AROUND, ...NUMBERED, ...AFTER])).toEqual([
      NUMBERED[0],
      NUMBERED[1],
      NUMBERED[2],
      `${NUMBERED[3]} ${NUMBERED[4]}`,
      NUMBERED[5],
      NUMBERED[6],
      `${NUMBERED[7]} ${NUMBERED[8]}`,
      NUMBERED[9],
      NUMBERED[10],
      NUMBERED[11],
      `${NUMBERED[12]} ${NUMBERED[13]}`,
    ]);
  });

  it("may tell them one after the other without numbers", async () => {
    expect(await stepsOf([...AROUND, ...IN_ORDER, ...AFTER])).toEqual(IN_ORDER);
  });

  it("may be shown instead of told", async () => {
    const shown = [
      "First thing, before you touch anything, put a bucket under the trap.",
      "Now I slide that rod back, just an inch or so.",
      "Then you take the trap off.",
      "Hold it with one hand while you loosen the nut.",
      "Don't dump it in the sink.",
      "Plug the sink, and fill it up to the overflow.",
    ];

    expect(await stepsOf([...AROUND, ...shown, ...AFTER])).toEqual(shown);
  });

  it("names a step with what comes after its number", async () => {
    const counted = [
      "So step one.",
      "Shift down into the smallest cog.",
      "Step two.",
      "While we're down here, is the cable tight?",
      "Step three, the low screw.",
      "That's the fence on the inside of the wheel.",
    ];

    expect(await stepsOf([...AROUND, ...counted])).toEqual([
      counted.slice(0, 2).join(" "),
      counted.slice(2, 4).join(" "),
      counted.slice(4).join(" "),
    ]);
  });

  it("isn't a lecture with a few orders", async () => {
    const orders = [
      "First, open your books.",
      "Then close the door.",
      "Now you take your pencil.",
      "After that, turn the page.",
    ];
    const lecture = Array.from({ length: 40 }, (_, at) => `Memory of kind ${at} fades in a day.`);

    expect(await stepNotes(said([...lecture, ...orders]))).toBeUndefined();
  });

  it.each([
    [
      "counts reasons",
      [
        "The first thing is air, since lichens have no roots.",
        "The second thing is dyes for the wool of the weavers.",
        "The third thing is reindeer, which live on it in winter.",
        "The last thing is age, since it grows so slowly.",
      ],
    ],
    [
      "tells what happened",
      [
        "First we went to the lake with the old van.",
        "Then we put up the tent in the dark.",
        "Next we lost the key in the sand.",
        "After that we drove home without a word.",
        "Finally my brother cut the rope.",
      ],
    ],
    ["gives one piece of advice", ["First, turn off the water.", "Step two is up to you."]],
  ])("isn't a talk that %s", async (_, texts) => {
    expect(await stepNotes(said([...AROUND, ...texts, ...AFTER]))).toBeUndefined();
  });

  it("can be followed by detailed notes, which say each step once [YT-03]", async () => {
    const ctx = {
      embeddings: wordEmbeddings(),
      signal: new AbortController().signal,
      progress: { onText: () => {}, onReplace: () => {}, onStep: () => {} },
    } as unknown as RunContext; // Safe: quoting needs nothing else of it.
    const parts = said([...AROUND, ...NUMBERED, ...AFTER]);
    const source = { kind: "youtube" as const, title: "A chair", parts, outline: [] };

    const { markdown } = await summarizeTalk(ctx, source, SHAPES.detailed);

    for (const step of NUMBERED) expect(markdown.split(step)).toHaveLength(2);
    expect(markdown.indexOf("## Main points")).toBeLessThan(markdown.indexOf("## Steps"));
    const { markdown: short } = await summarizeTalk(ctx, source, SHAPES.short);
    expect(short).not.toContain("## Steps");
  });
});
