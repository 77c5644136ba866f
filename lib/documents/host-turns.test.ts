import { describe, expect, it } from "vitest";
import { sentencesOfHost } from "@/lib/documents/host-turns";

const LONG =
  "We tried to stay open until two last spring, and our sales went up by only eight percent, so we lost money.";

/** Turns, of which each is a list of sentences. */
const turnsOf = (...turns: string[][]) =>
  turns.flatMap((turn) => turn.map((text, at) => ({ text, opens: at === 0 })));

describe("what whoever asks says", () => {
  it("is questions, invitations, and reactions", () => {
    const sentences = turnsOf(
      ["Welcome back to the show.", "Our subject is bread."],
      [LONG, LONG],
      ["On a bike in the hills."],
      ["He's very fit, and it's an electric one."],
      ["So tell me about the hours, because you only open from six until ten."],
      [LONG, LONG],
      ["What was the hardest moment?"],
      ["The flour price.", LONG],
    );
    const host = [...sentencesOfHost(sentences)].map((at) => sentences[at]?.text);

    expect(host).toEqual([
      "On a bike in the hills.",
      "So tell me about the hours, because you only open from six until ten.",
      "What was the hardest moment?",
    ]);
  });

  it("isn't told where every sentence has a line of its own", () => {
    const lines = [
      "Mix it.",
      "How long?",
      "Ten minutes.",
      "Let it rest.",
      "Why?",
      "It rises.",
      LONG,
    ];

    expect(sentencesOfHost(turnsOf(...lines.map((line) => [line]))).size).toBe(0);
  });
});
