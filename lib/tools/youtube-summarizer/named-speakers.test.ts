import { describe, expect, it } from "vitest";

import { readTranscript } from "@/lib/tools/youtube-summarizer/read-transcript";
import { restoreSpeech } from "@/lib/tools/youtube-summarizer/restore-speech";

/** Who says which sentence. */
async function said(text: string): Promise<string[]> {
  const { parts, timed } = await readTranscript(text);
  const speech = await restoreSpeech(parts, timed);
  return speech.parts.map((part) => `${part.speaker ?? "?"} | ${part.text}`);
}

describe("the speakers that a transcript names", () => {
  it("are WebVTT's voices, also those that speak once, in one cue, or of amounts", async () => {
    const vtt =
      "WEBVTT\n\n00:01.000 --> 00:03.000\n<v.loud Engineer Sato>Two of the piers are cracked\n\n00:03.000 --> 00:05.000\n<v Webb>It isn't clear who pays.</v>\n<v Dr. Ana Maria da Silva>$5 million is clear.</v> <v Webb>No.\n\n00:05.000 --> 00:07.000\n<v Webb>Not at all.\n\n00:07.000 --> 00:09.000\n<v Engineer Sato>Nobody";

    expect(await said(vtt)).toEqual([
      "Engineer Sato | Two of the piers are cracked",
      "Webb | It isn't clear who pays.",
      "Dr. Ana Maria da Silva | $5 million is clear.",
      "Webb | No.",
      "Webb | Not at all.",
      "Engineer Sato | Nobody",
    ]);
  });

  it("stand before the times, or before what is said at one", async () => {
    const otter = "Tom Okafor  0:05\nNot yet. Soon.\n\nMaria Chen  0:14\nWhen?\n>> Now.";

    expect(await said(otter)).toEqual([
      "Tom Okafor | Not yet.",
      "Tom Okafor | Soon.",
      "Maria Chen | When?",
      "? | Now.",
    ]);
    expect(await said("0:05\nAnna: Is it?\nBen: It is.\n0:09\nAnna: Oh.\nBen: Yes.")).toEqual([
      "Anna | Is it?",
      "Ben | It is.",
      "Anna | Oh.",
      "Ben | Yes.",
    ]);
  });

  it("are those of a dialogue without blank lines, whose turns may take several lines", async () => {
    const text =
      "Maria Chen: Do you make\na profit?\nTom Okafor: Not yet.\nMaria Chen: Why not?\nTom Okafor: Rides\nLagos: city of bikes. It rained.";

    expect(await said(text)).toEqual([
      "Maria Chen | Do you make a profit?",
      "Tom Okafor | Not yet.",
      "Maria Chen | Why not?",
      "Tom Okafor | Rides Lagos: city of bikes.",
      "Tom Okafor | It rained.",
    ]);
  });

  it("change at every dash and arrow, not at a line that begins with one by chance", async () => {
    expect(await said("- Is it\n- It is.\n- Since when\n- Today.")).toEqual([
      "? | Is it",
      "? | It is.",
      "? | Since when",
      "? | Today.",
    ]);
    expect(await said(">> Is it\n>> It is.")).toEqual(["? | Is it", "? | It is."]);
    expect(await said("He said it\n- and meant it - twice.")).toEqual([
      "? | He said it - and meant it - twice.",
    ]);
    expect(await said("1\n00:00:01,000 --> 00:00:03,000\n- Is it\n- It is.")).toEqual([
      "? | Is it",
      "? | It is.",
    ]);
  });
});
