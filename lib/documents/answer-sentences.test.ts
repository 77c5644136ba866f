import { describe, expect, it } from "vitest";

import type { StoredChunk } from "@/db/queries/documents";
import { answerSentences } from "@/lib/documents/answer-sentences";

const NO_MARKS: StoredChunk["marks"] = [];
const chunk = (content: string) => ({ content, place: 1, marks: NO_MARKS }) as StoredChunk; // Safe: nothing else is read.

describe("answerSentences", () => {
  it.each([
    "So let's talk about the things that broke.",
    "Okay, now I'm going to go over the range of the battery.",
    "Let me quickly start with the brakes.",
  ])("takes %j for an announcement, not an answer", (sentence) => {
    const [first] = answerSentences(chunk(`${sentence} The kickstand bolt and a spoke broke.`));

    expect(first).toMatchObject({ text: sentence, isLabel: true });
  });

  it("takes no row of a table for a heading", () => {
    const sentences = answerSentences(
      chunk(
        "Trash and recycling\tLandlord\tincluded\n\nThe tenant keeps the smoke detectors clean.",
      ),
    );

    expect(sentences.at(-1)?.heading).toBe("");
  });

  it("nor the heads of two columns", () => {
    const sentences = answerSentences(
      chunk("Pickup and return\n\nPlace\tDate and time\n\nDrop the key in the box by the gate."),
    );

    expect(sentences.at(-1)?.heading).toBe("Pickup and return");
  });

  it("takes the captions of a talk without punctuation for sentences", () => {
    const captions = ["ihr braucht 500 gramm mehl", "der teig muss 18 stunden stehen"];
    const passage = { content: captions.join(" "), place: 4, marks: [[27, 20]] };

    const sentences = answerSentences(passage as StoredChunk); // Safe: nothing else is read.

    expect(sentences.map(({ text, place }) => [place, text])).toEqual([
      [4, captions[0]],
      [20, captions[1]],
    ]);
    const said = { content: "You need flour. It rises for a day.", place: 4, marks: [[9, 5]] };
    expect(answerSentences(said as StoredChunk).map(({ text }) => text)).toEqual([
      "You need flour.",
      "It rises for a day.",
    ]);
  });
});
