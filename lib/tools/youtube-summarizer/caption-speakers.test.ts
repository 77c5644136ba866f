import { describe, expect, it } from "vitest";
import { cleanCaptions } from "@/lib/tools/youtube-summarizer/clean-captions";

async function clean(...captions: string[]): Promise<string[]> {
  const parts = await cleanCaptions(captions.map((text, place) => ({ place, text })));
  return parts.map(({ text }) => text);
}

describe("speakers in captions", () => {
  it.each([
    "Warning: never open the panel.",
    "WARNING: never open the panel.",
    "Lunch: $15.",
    "Dinner: a sandwich.",
    "Pro Tip: use a level.",
    "GDP: about 3 percent.",
  ])("aren't what announces something: %s", async (caption) => {
    expect(await clean("Hello there.", caption)).toEqual(["Hello there.", caption]);
  });

  it("aren't labels that recur", async () => {
    const labels = [
      "Question: why is it red?",
      "Answer: it has iron in it.",
      "Question: why is it wet?",
      "Answer: it rained.",
      "Lunch: $15.",
      "Lunch: $20.",
      ">> Note: it may rain.",
    ];

    expect(await clean(...labels)).toEqual([...labels.slice(0, -1), "» Note: it may rain."]);
  });

  it("aren't labels that only recur because captions roll", async () => {
    expect(await clean("Chess Club: we meet", "Chess Club: we meet at noon")).toEqual([
      "Chess Club: we meet",
      "at noon",
    ]);
  });

  it("are names that recur, names in capitals, roles, arrows, and dashes", async () => {
    expect(
      await clean("Anna: Hello.", "Ben Lee: Hi there.", "Anna: Bye.", "Ben Lee: So long."),
    ).toEqual(["» Hello.", "» Hi there.", "» Bye.", "» So long."]);
    expect(
      await clean(
        "MARIA: We left.",
        "Speaker 1: Why?",
        ">> Tom: It rained.",
        "&gt;&gt; Really? >> Yes.",
        "- No.",
        "[Man] Wait.",
      ),
    ).toEqual(["» We left.", "» Why?", "» It rained.", "» Really? » Yes.", "» No.", "» Wait."]);
  });
});
