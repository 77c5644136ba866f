import { describe, expect, it } from "vitest";

import { pageText } from "@/lib/ocr/page-text";
import { joinPieces } from "@/lib/ocr/text-pieces";
import { type Placed, placedPage } from "@/tests/support/ocr/placed-page";

/** A bubble around columns and rows of the grid that texts are placed on. */
const around = (from: number, top: number, to: number, bottom: number) => ({
  x0: from * 10 - 10,
  y0: top * 30 - 6,
  x1: to * 10 + 10,
  y1: bottom * 30 + 26,
});

function read(texts: readonly Placed[], bubbles: ReturnType<typeof around>[]) {
  const { kind, flowing } = pageText({ ...placedPage(texts), bubbles });
  return { kind, text: joinPieces(flowing) };
}

describe("the messages in bubbles", () => {
  const bubbles = [around(2, 2, 32, 3), around(20, 5, 50, 6), around(2, 8, 32, 9)];
  const four = [...bubbles, around(20, 11, 50, 11)];
  const timed: Placed[] = [
    [22, 0, "Today"],
    [2, 2, "The rent goes up in March by the"],
    [2, 3, "way"],
    [26, 3, "9:15 AM"],
    [20, 5, "That is more than it was last"],
    [20, 6, "year"],
    [43, 6, "9:20 AM"],
    [2, 8, "She left a note on the door of"],
    [2, 9, "mine"],
    [26, 9, "9:31 AM"],
  ];

  it("are named after their side and their time, though the times stand in a column", () => {
    expect(read(timed, bubbles)).toEqual({
      kind: "chat",
      text: [
        "Today",
        "Left (9:15 AM): The rent goes up in March by the way",
        "Right (9:20 AM): That is more than it was last year",
        "Left (9:31 AM): She left a note on the door of mine",
      ].join("\n\n"),
    });
  });

  it("keep a time that is part of what was written", () => {
    const { text } = read(
      [
        [2, 2, "Shall we meet at the bridge? At"],
        [2, 3, "7:30"],
        [20, 5, "Make it 8:00"],
        [2, 8, "All right, see you at the bridge"],
        [2, 9, "then"],
        [20, 11, "See you"],
      ],
      four,
    );

    expect(text).toMatch(/^Left: Shall we meet at the bridge\? At 7:30\n\nRight: Make it 8:00/);
  });

  it("keep a name above a message in a line of its own", () => {
    const { text } = read(
      [
        [2, 2, "Ana"],
        [2, 3, "Who is bringing the tent then?"],
        [20, 5, "The large one is mine, I'll see"],
        [2, 8, "Luis"],
        [2, 9, "Mine sleeps six, if dry by then"],
        [20, 11, "Take both"],
      ],
      four,
    );

    expect(text).toContain("Left: Ana\nWho is bringing the tent then?");
  });

  it("lose the marks that their edges are read as", () => {
    const { text } = read([...timed, [1, 2, "("], [33, 2, "|"]], bubbles);

    expect(text).toContain("Left (9:15 AM): The rent goes up in March by the way");
  });

  it("lose what a pattern behind them is read as, and keep a figure that is unsure", () => {
    const page = placedPage(timed.with(5, [20, 6, "year 12"]));
    const words = page.paragraphs.flat().flatMap((line) => line.words);
    for (const word of words) if (word.text === "12") word.confidence = 40;
    const noise = placedPage([[31, 8, "pS"]], 30).paragraphs;

    const { flowing } = pageText({ paragraphs: [...page.paragraphs, ...noise], bubbles });

    expect(joinPieces(flowing)).toContain("it was last year 12\n\n");
    expect(joinPieces(flowing)).not.toContain("pS");
  });

  it("keep an unsure name above them beside a legible one, and nothing of an avatar", () => {
    const page = placedPage([...timed.slice(1), [10, 0, "oB Priya Raman"]]);
    const words = page.paragraphs.flat().flatMap((line) => line.words);
    for (const word of words) if (/oB|Priya/.test(word.text)) word.confidence = 45;

    expect(joinPieces(pageText({ ...page, bubbles }).flowing)).toMatch(/^Priya Raman\n\nLeft/);
  });

  it("aren't three cards in turns, nor the fields of a form", () => {
    const cards = read(
      [
        [2, 2, "Drag your tasks onto the days"],
        [20, 5, "Share them with your friends"],
        [2, 8, "Work on them without a signal"],
      ],
      bubbles,
    );
    const fields = read(
      [
        [2, 2, "Full name"],
        [20, 2, "Greta Holm of Alder Lane"],
        [2, 5, "Street"],
        [20, 5, "Fourteen Alder Lane, left"],
        [2, 8, "City"],
        [20, 8, "Norwich, on the river side"],
        [2, 11, "Save address"],
      ],
      [around(20, 2, 50, 2), around(20, 5, 50, 5), around(20, 8, 50, 8), around(2, 11, 14, 11)],
    );

    expect([cards.kind, fields.kind]).not.toContain("chat");
  });

  it("aren't cards that stand beside one another", () => {
    const { kind } = read(
      [
        [2, 2, "Plan for one"],
        [32, 2, "Plan for all"],
        [2, 8, "Four dollars"],
        [32, 8, "Nine dollars"],
      ],
      [around(2, 2, 14, 3), around(32, 2, 44, 3), around(2, 8, 14, 9), around(32, 8, 44, 9)],
    );

    expect(kind).not.toBe("chat");
  });
});
