import { describe, expect, it } from "vitest";
import { createQuoteIndex } from "@/lib/documents/quote-index";
import { readTranscript } from "@/lib/tools/youtube-summarizer/read-transcript";
import { restoreSpeech } from "@/lib/tools/youtube-summarizer/restore-speech";
import {
  CAPTION_FORMS,
  measureSpeech,
  readTalks,
  type SpeechFigures,
} from "@/tests/support/transcripts";

const talks = readTalks();

async function restore(captions: string) {
  const { parts, timed } = readTranscript(captions);
  return { captions: parts, ...(await restoreSpeech(parts, timed)) };
}

function textsOf(parts: readonly { text: string }[]): string[] {
  return parts.map(({ text }) => text);
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}$%'.,-]*[\p{L}\p{N}%]/gu) ?? [];
}

describe("captions without punctuation", () => {
  it.each(Object.keys(CAPTION_FORMS))("become sentences: %s", async (form) => {
    const figures: SpeechFigures[] = [];
    for (const talk of talks) {
      const { parts, punctuated } = await restore(CAPTION_FORMS[form]?.(talk) ?? "");
      expect(punctuated).toBe(true);
      figures.push(measureSpeech(talk, textsOf(parts)));
    }

    const mean = (of: (one: SpeechFigures) => number) =>
      figures.reduce((sum, one) => sum + of(one), 0) / figures.length;
    expect(mean(({ f1 }) => f1)).toBeGreaterThan(0.75);
    expect(mean(({ caseAccuracy }) => caseAccuracy)).toBeGreaterThan(0.92);
  });

  it.each(talks)("keep their words in order, and lose only fillers: $name", async (talk) => {
    const { parts } = await restore(CAPTION_FORMS.srt?.(talk) ?? "");
    const spoken = talk.spoken.flatMap(wordsOf);
    const lost: string[] = [];
    let at = 0;
    for (const word of textsOf(parts).flatMap(wordsOf)) {
      while (at < spoken.length && spoken[at] !== word) lost.push(spoken[at++] ?? "");
      expect(at, `${word} isn't in the captions there`).toBeLessThan(spoken.length);
      at += 1;
    }

    expect(lost.filter((word) => !/^(?:um|uh|you|know|i|mean|like|music)$/.test(word))).toEqual([]);
  });

  it.each(talks)("are quoted with times of real captions: $name", async (talk) => {
    const { captions, parts } = await restore(CAPTION_FORMS.srt?.(talk) ?? "");
    const index = await createQuoteIndex("youtube", parts);
    for (const { place, text } of parts) {
      expect(captions.map((caption) => caption.place)).toContain(place);
      if (text.length > 30) expect(index.find(text, place)).toBe(place);
    }
  });

  it("read the same when each line is repeated, as automatic captions do", async () => {
    for (const talk of talks) {
      const rolling = await restore(CAPTION_FORMS.rolling?.(talk) ?? "");
      const plain = await restore(CAPTION_FORMS.srt?.(talk) ?? "");
      expect(rolling.parts).toEqual(plain.parts);
    }
  });
});

describe("sentences of captions without punctuation", () => {
  const LEAD =
    "hello everyone today we are going to bake bread in a small oven and it takes an hour the flour is the cheap kind and i weigh the water because a cup is never the same the salt goes in last and the dough rests under a cloth for one night";

  it.each([
    ["so we're um we're mixing the dough", "we're we're"],
    ["so if you can get to the oven early turn the loaf and use a long peel", "early. Turn"],
    ["i tried 40 loaves one by one it was nine hours and with one stone it was four", "one. By"],
    ["there's this one oven the big one that the school did a test of in 1994", "school. Did"],
    [
      "we were at about 9 dollars for the flour and it took me two and a half hours with the filming a baker would charge you 30",
      "hours. With",
    ],
  ])("aren't cut inside a clause: %s", async (said, cut) => {
    const { parts, punctuated } = await restoreSpeech(
      [{ place: 0, text: `${LEAD} ${said}` }],
      true,
    );
    const text = textsOf(parts);

    expect(punctuated).toBe(true);
    expect(text.join(" ").toLowerCase()).not.toContain(cut.toLowerCase());
  });
});

describe("captions with punctuation", () => {
  it("are joined and divided where their sentences end, at the time of the first word", async () => {
    const { parts, punctuated } = await restore(
      "0:00\nBees dance to show\n0:04\nthe way. Um, others follow\n0:08\nat once.\n0:12\n[Applause]\n0:14\n>> Really?",
    );

    expect(punctuated).toBe(false);
    expect(parts).toEqual([
      { place: 0, text: "Bees dance to show the way." },
      { place: 4, text: "Others follow at once." },
      { place: 14, text: "Really?" },
    ]);
  });

  it("in another language are left as they are", async () => {
    const german =
      "0:00\nheute zeige ich euch wie man\n0:04\nein brot backt und dafür brauchen wir mehl\n0:08\nwasser salz und ein bisschen hefe mehr nicht";

    const { parts, punctuated } = await restore(german);

    expect(punctuated).toBe(false);
    expect(textsOf(parts).join(" ")).toContain("heute zeige ich euch wie man ein brot backt");
  });
});
