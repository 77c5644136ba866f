import { describe, expect, it } from "vitest";
import { restoreSpeech } from "@/lib/tools/youtube-summarizer/restore-speech";

async function written(text: string): Promise<string> {
  const { parts } = await restoreSpeech([{ place: 0, text }], true);
  return parts.map((part) => part.text).join(" ");
}

describe("sounds that fill pauses", () => {
  it.each([
    "She was taken to the ER at noon. The ER doctor said she was fine.",
    "She was taken to the er at noon. The er doctor said she was fine.",
    "Leave a 5 mm gap. Use a 10 mm socket. Then take off half a mm, or five mm.",
    "They charge a 100 Ah battery in the van. It takes four hours.",
    'People say "um" when they think. It gives them time.',
    "Dann kam er nach Hause. Um fünf Uhr ging er wieder, um Brot zu kaufen. Er sagte, dass er müde sei.",
    "Eu tenho um cachorro e um gato. Um deles dorme o dia todo.",
    "Han er her i dag. Hun er ikke hjemme, og de er ude at gå.",
    "Hij ging er om vijf uur heen. Er was geen brood meer in de winkel.",
    "Io vivo a Roma. Ah, eh, che bella città che abbiamo.",
  ])("are no words of the text: %s", async (text) => {
    expect(await written(text)).toBe(text);
  });

  it.each([
    [
      "Um, so we went to the house. It was, uh, cold there.",
      "So we went to the house. It was, cold there.",
    ],
    [
      "The, er, doctor said that. Er, she was fine by then.",
      "The, doctor said that. She was fine by then.",
    ],
    [
      "Hmm. We waited for the doctor. Ah, there she was.",
      "We waited for the doctor. There she was.",
    ],
    [
      "UM, SO WE WENT TO THE ER. ER, THAT WAS ALL WE COULD DO.",
      "SO WE WENT TO THE ER. THAT WAS ALL WE COULD DO.",
    ],
    [
      "Äh, das ist gut. Er kam, ähm, um fünf Uhr nach Hause.",
      "Das ist gut. Er kam, um fünf Uhr nach Hause.",
    ],
    [
      "Euh, je ne sais pas. Il est, euh, parti hier soir.",
      "Je ne sais pas. Il est, parti hier soir.",
    ],
  ])("are dropped where they stand for none: %s", async (text, without) => {
    expect(await written(text)).toBe(without);
  });

  it("are told from units and acronyms in captions without punctuation", async () => {
    const said =
      "hello everyone today we um we drill a hole with a 5 mm bit and then my brother fell and we went to the ER and the doctor was very kind to us and uh we drove home";

    const text = (await written(said)).toLowerCase();

    expect(text).toContain("a 5 mm bit");
    expect(text).toContain("went to the er");
    expect(text).not.toMatch(/\bu[mh]\b/);
  });
});
