import { describe, expect, it } from "vitest";
import { createQuoteIndex } from "@/lib/documents/quote-index";
import { clausesOf } from "@/lib/tools/youtube-summarizer/clauses";
import { dropFillers } from "@/lib/tools/youtube-summarizer/drop-fillers";
import {
  isAsked,
  isHeldTogether,
  isInNumber,
  isTopic,
} from "@/lib/tools/youtube-summarizer/held-together";
import { readTranscript } from "@/lib/tools/youtube-summarizer/read-transcript";
import { restoreApostrophes } from "@/lib/tools/youtube-summarizer/restore-apostrophes";
import { restoreSpeech } from "@/lib/tools/youtube-summarizer/restore-speech";
import { spokenWords } from "@/lib/tools/youtube-summarizer/spoken-words";
import { tagWords } from "@/lib/tools/youtube-summarizer/tag-words";
import { wholeness } from "@/lib/tools/youtube-summarizer/wholeness";
import {
  CAPTION_FORMS,
  measureSpeech,
  readTalks,
  type SpeechFigures,
  type Talk,
} from "@/tests/support/transcripts";

const talks = readTalks();

async function restore(captions: string) {
  const { parts, timed } = await readTranscript(captions);
  return { captions: parts, ...(await restoreSpeech(parts, timed)) };
}

function textsOf(parts: readonly { text: string }[]): string[] {
  return parts.map(({ text }) => text);
}

/** Without commas, what a model would see. */
function marksOf(words: readonly string[], oddsOf: (word: string, index: number) => number) {
  return {
    ends: Float32Array.from(words, oddsOf),
    commas: new Float32Array(words.length).fill(-9),
  };
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
    ["a paper from twenty twenty four found the opposite that bread dries out", "twenty. Twenty"],
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

describe("what a model sees of the ends of sentences", () => {
  const [talk] = talks;
  const f1 = async (readMarks: Parameters<typeof restoreSpeech>[2]) => {
    const { parts } = await readTranscript(CAPTION_FORMS.plain?.(talk as Talk) ?? "");
    const speech = await restoreSpeech(parts, false, readMarks);
    return measureSpeech(talk as Talk, textsOf(speech.parts)).f1;
  };

  it("counts beside the rules", async () => {
    const ends = new Set(talk?.sentences.map((sentence) => wordsOf(sentence).slice(-2).join(" ")));
    const sure = async (words: readonly string[]) =>
      marksOf(words, (word, index) =>
        ends.has(`${words[index - 1]} ${word}`.replaceAll("’", "'")) ? 9 : -9,
      );

    expect(await f1(sure)).toBeGreaterThan(0.9);
    expect(await f1(undefined)).toBeLessThan(0.8);
  });

  it("isn't waited for where there is none", async () => {
    expect(await f1(async () => undefined)).toBe(await f1(undefined));
  });
});

describe("certainty", () => {
  const whole = async (text: string) => {
    const words = text.split(" ");
    const kinds = tagWords(words);
    return wholeness(clausesOf(words, kinds), words, kinds, 0, words.length);
  };

  it.each([
    "if you pour cold stock into the rice the temperature drops and the grains cook unevenly",
    "the water tank holds two liters and there's no warning when it's empty",
    "salt and pepper go in at the end",
  ])("is left to what is whole: %s", async (text) => {
    expect(await whole(text)).toBeGreaterThan(0.65);
  });

  it.each([
    "if you want good espresso in a small kitchen and you hate waiting",
    "after six months and i don't know if that's a bad sign",
    "the onion really fine and let it go for about six minutes",
    "even though only the search box changed",
    "a night which is a slice and a half of bread",
  ])("is low for half of a sentence: %s", async (text) => {
    expect(await whole(text)).toBeLessThan(0.5);
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
      { place: 14, text: "Really?", opens: true },
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

describe("[K-04] ends of sentences that the model is not sure of", () => {
  const said =
    "if your arm is large and the cuff is too small it reads high every time put your feet flat on the floor and rest your arm on a table at the level of your heart nobody should talk while the machine is running because talking adds about ten points";
  /** Log odds of an end: likely after "time", and possible after "small". */
  const readMarks = async (words: readonly string[]) =>
    marksOf(words, (word) =>
      word === "time" || word === "heart" ? 20 : word === "small" ? -1 : -8,
    );

  it("become commas", async () => {
    const { parts } = await restoreSpeech([{ place: 3, text: said }], true, readMarks);
    expect(parts.map(({ text }) => text)).toEqual([
      "If your arm is large and the cuff is too small, it reads high every time.",
      "Put your feet flat on the floor and rest your arm on a table at the level of your heart.",
      "Nobody should talk while the machine is running because talking adds about ten points.",
    ]);
    for (const { certainty } of parts) expect(certainty).toBeGreaterThan(0.8);
  });

  it("stand beside commas that the model is sure of, of which none ends a sentence", async () => {
    const withCommas = async (words: readonly string[]) => ({
      ...(await readMarks(words)),
      commas: Float32Array.from(words, (word) => (/^(?:large|table|heart)$/.test(word) ? 2 : -2)),
    });
    const { parts } = await restoreSpeech([{ place: 3, text: said }], true, withCommas);
    expect(parts.map(({ text }) => text).slice(0, 2)).toEqual([
      "If your arm is large, and the cuff is too small, it reads high every time.",
      "Put your feet flat on the floor and rest your arm on a table, at the level of your heart.",
    ]);
  });

  it("become full stops where a sentence would be too long", async () => {
    const text = `${said} `.repeat(3).trim();
    const doubtful = async (words: readonly string[]) =>
      marksOf(words, (word) => (word === "small" || word === "time" ? 1 : -8));
    const { parts } = await restoreSpeech([{ place: 0, text }], true, doubtful);
    expect(parts.length).toBeGreaterThan(2);
    for (const part of parts) expect(part.text.split(" ").length).toBeLessThanOrEqual(50);
  });
});

describe("captions without apostrophes", () => {
  const written = async (text: string) =>
    restoreApostrophes(await spokenWords([{ place: 0, text }], false))
      .map((word) => word.text)
      .join(" ");

  it.each([
    ["dont worry im sure thats fine", "don't worry i'm sure that's fine"],
    ["Youre late and theres no tea", "You're late and there's no tea"],
    ["its a boat and its mast is high", "it's a boat and its mast is high"],
    ["okay lets talk about bread", "okay let's talk about bread"],
    ["it lets you talk and they were ill", "it lets you talk and they were ill"],
    ["and ill see you by the well", "and i'll see you by the well"],
    ["so were gonna bake", "so we're gonna bake"],
    ["they were gonna bake", "they were gonna bake"],
    ["the shell of hell was wed", "the shell of hell was wed"],
  ])("are written with them where no other word is meant: %j", async (text, restored) => {
    expect(await written(text)).toBe(restored);
  });
});

describe("words that belong together", () => {
  const plain = (text: string) => text.split(" ");

  it("are those of a number, and of two that are compared", () => {
    expect(isInNumber(plain("a hundred and forty two"), 1)).toBe(true);
    expect(isInNumber(plain("a hundred and forty two"), 2)).toBe(true);
    expect(isInNumber(plain("how many two two people"), 2)).toBe(false);
    expect(isHeldTogether(plain("the stronger it is the worse for you"), 3)).toBe(true);
    expect(isHeldTogether(plain("it is what the worse for you"), 2)).toBe(false);
  });

  it("end where somebody asks, or names what the next sentence is about", () => {
    expect(isAsked(plain("over that and did you lose money"), 1)).toBe(true);
    expect(isAsked(plain("what do you think"), 0)).toBe(false);
    expect(isAsked(plain("how many people do you have"), 2)).toBe(false);
    expect(isTopic(plain("anything from one to two inches"), 0)).toBe(true);
    expect(isTopic(plain("anything else"), 0)).toBe(false);
  });

  it("leave questions and answers apart, and name steps", async () => {
    const said =
      "so step one square up the hole and take your time with that because the wall is old and did you lose money over that we lost two hundred dollars and it was fine and then we went to the house by the river and looked at the roof and the windows and the garden";
    const marks = async (words: readonly string[]) =>
      marksOf(words, (word) => (word === "old" || word === "that" ? 8 : -6));
    const { parts } = await restoreSpeech([{ place: 0, text: said }], true, marks);
    const texts = textsOf(parts);

    expect(texts[0]).toMatch(/^So step one: square up the hole/);
    expect(texts.some((text) => /^And did you lose money over that\?$/.test(text))).toBe(true);
  });
});

describe("fillers", () => {
  const without = async (text: string) =>
    (await dropFillers(await spokenWords([{ place: 0, text }], false), false, "en"))
      .map((word) => word.text)
      .join(" ");

  it("are gosh, and I mean where nothing hangs on it", async () => {
    expect(await without("oh gosh um so much of it")).toBe("so much of it");
    expect(await without("and i mean we tried")).toBe("and we tried");
    expect(await without("cold water and i mean cold")).toBe("cold water and i mean cold");
    expect(await without("a very thin layer of oil and i mean thin")).toBe(
      "a very thin layer of oil and i mean thin",
    );
    expect(await without("did the cost i mean the rent")).toBe("did the cost i mean the rent");
  });

  it.each([
    "so when i say cold i mean minus thirty five some nights",
    "if we talk about a small garden i mean ten square meters",
    "and by soon i mean tomorrow",
  ])("aren't I mean where it tells what a word stands for: %s", async (text) => {
    expect(await without(text)).toBe(text);
  });

  it.each([
    "i bought a scale for like fourteen dollars",
    "it took like forty minutes",
    "it's got like 23 towers",
    "push it away edge first like you're slicing a thin layer off the stone",
    "you dip it over and over and you let it dry",
  ])("aren't words that mean something: %s", async (text) => {
    expect(await without(text)).toBe(text);
  });
});
