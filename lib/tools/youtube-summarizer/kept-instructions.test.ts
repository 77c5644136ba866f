import { describe, expect, it } from "vitest";
import { restoreSpeech } from "@/lib/tools/youtube-summarizer/restore-speech";

/** Fewer words than these may be one sentence. */
const BEFORE =
  "welcome to the house where we do all of this every week| today there is a lot to do before we can sit down and eat| the kitchen is clean and the door is open| you can see the window behind me|";

/** What is written of captions where the model sees an end, or a comma, after the words marked with "|" or ",". */
async function written(marked: string): Promise<string[]> {
  const tokens = `${BEFORE} ${marked}`.split(" ");
  const captions = tokens.map((token) => token.replace(/[|,]$/, "")).join(" ");
  const { parts } = await restoreSpeech([{ place: 0, text: captions }], true, async (words) => {
    // No filler stands in these captions, so that the words are the same.
    expect(words).toHaveLength(tokens.length);
    return {
      ends: Float32Array.from(tokens, (token) => (token.endsWith("|") ? 4 : -6)),
      commas: Float32Array.from(tokens, (token) => (token.endsWith(",") ? 4 : -6)),
    };
  });
  return parts.map(({ text }) => text);
}

describe("what a talk says to do", () => {
  it.each([
    [
      "we fry it skin side down for six minutes| don't touch it when it lets go of the pan by itself| then it's ready to flip and the oven is on| we eat at noon today",
      "Don't touch it, when it lets go of the pan by itself, then it's ready to flip",
    ],
    [
      "do the dye test first with the blue dye| set the valve an inch above the overflow quarter| turn on the lock nut and keep that tube above the water| we're done with it",
      "above the overflow, quarter turn on the lock nut",
    ],
    [
      "the chicken comes out of the pan| i pour off all, but a tablespoon of the fat and the garlic goes in for a minute| then we pour the marinade in and wait",
      "I pour off all but a tablespoon of the fat",
    ],
    [
      "you will need three pounds of chicken| do not use the breast| it will be dry and you will be sad half a cup of soy sauce| i use the one from the store",
      "you will be sad, half a cup of soy sauce",
    ],
    [
      "the one that i have is from the store| if you can't find it white, vinegar is okay for this| please don't use the other one for it| that is all you need",
      "If you can't find it, white vinegar is okay",
    ],
    [
      "it's time to look at the chicken| if you have a meat, thermometer, you want one seventy five for these| they're not tender yet at one sixty five and that's what counts",
      "If you have a meat thermometer, you want",
    ],
    [
      "then pour the marinade in the pot and here is the thing| do not stir it until the vinegar boils| it stays raw and sharp if you do that| so wait for it to boil",
      "and here is the thing, do not stir it until the vinegar boils",
    ],
  ])("stays what it is in %j", async (marked, expected) => {
    expect((await written(marked)).join(" ")).toContain(expected);
  });

  it.each([
    [
      "we sat down in the kitchen at noon| he ate it all, but the soup was cold by then| so we put it on the stove again and waited for it to be hot",
      "all, but the soup was cold",
    ],
    [
      "that is all for this week from us| drop a comment, tell me what city you're in| i'll see you in the next one and we'll do the flapper then| bye for now",
      "Drop a comment, tell me",
    ],
  ])("has its marks in %j", async (marked, expected) => {
    expect((await written(marked)).join(" ")).toContain(expected);
  });

  it("[K-04] has what people ask with their question", async () => {
    const parts = await written(
      "it keeps five days in the fridge| this feeds six people or just me for three days people always ask| can i do this in the pressure cooker| yes it takes twelve minutes",
    );

    expect(parts).toContain("This feeds six people or just me for three days.");
    expect(parts).toContain("People always ask, can I do this in the pressure cooker?");
  });
});
