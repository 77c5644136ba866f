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

  it("isn't told in a meeting, where one asks something now and then", () => {
    const meeting = turnsOf(
      ["Good evening.", "We have three items on the agenda tonight, and the bridge comes first."],
      ["The bridge needs new steel, and the county pays for half of it.", LONG],
      ["It closes on March first."],
      ["School buses leave twenty minutes earlier."],
      ["Why so long?", "Because the steel has to be ordered first.", "It takes nine months."],
      ["The library opens on Sundays again.", LONG],
      ["Does anybody object?"],
      ["The motion is carried."],
    );

    expect(sentencesOfHost(meeting).size).toBe(0);
  });

  it("isn't what tells when or how many, what answers itself, or a statement between answers", () => {
    const sentences = turnsOf(
      ["What happens to the bridge?"],
      [LONG, LONG],
      ["It closes on March first."],
      ["School buses leave twenty minutes earlier."],
      ["The farmers' market moves to the church."],
      ["Why so long?", "Because the steel has to be ordered first.", "It takes nine months."],
      ["And who pays for it?", "I guess it's us."],
      [LONG, LONG],
      ["Three thousand!"],
      [LONG],
      ["In a storm the ferry stays in the harbor."],
      ["Thanks to the grant, the roof gets repaired."],
      ["That's why so few people know it."],
      [LONG],
      ["Does it get abused?", "People must ask you that."],
      [LONG, LONG],
      ["What comes next?"],
      [LONG],
    );
    const host = [...sentencesOfHost(sentences)].map((at) => sentences[at]?.text);

    expect(host).toEqual([
      "What happens to the bridge?",
      "And who pays for it?",
      "I guess it's us.",
      "Three thousand!",
      "That's why so few people know it.",
      "Does it get abused?",
      "People must ask you that.",
      "What comes next?",
    ]);
  });
});
