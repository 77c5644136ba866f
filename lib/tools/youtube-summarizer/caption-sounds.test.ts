import { describe, expect, it } from "vitest";
import { cleanCaptions } from "@/lib/tools/youtube-summarizer/clean-captions";

async function clean(...captions: string[]): Promise<string[]> {
  const parts = await cleanCaptions(captions.map((text, place) => ({ place, text })));
  return parts.map(({ text }) => text);
}

describe("sounds in captions", () => {
  it.each([
    "He said [the mayor] would come. The [new] law is here.",
    "[The company] refused.",
    "It hurt [the music industry] most.",
    "[The company refused.]",
  ])("aren't words that somebody put in: %s", async (caption) => {
    expect(await clean(caption)).toEqual([caption]);
  });

  it.each([
    "[Music]",
    "[upbeat music playing]",
    "[LAUGHTER]",
    "[ __ ]",
    "[&nbsp;__&nbsp;]".replaceAll("&nbsp;", "\u00a0"),
    "[laughs nervously]",
    "[♪ music ♪]",
    "[Gelächter]",
    "[aplausos]",
    "(applause)",
    "♪ la la ♪",
    "*laughs*",
  ])("are removed from between words: %s", async (sound) => {
    expect(await clean(`Bees ${sound} dance.`)).toEqual(["Bees dance."]);
  });

  it("are what a caption describes and says nothing beside", async () => {
    expect(await clean("[Door opens]", ">> [the crowd roars] [foreign]", "Hello.")).toEqual([
      "»",
      "Hello.",
    ]);
  });
});
