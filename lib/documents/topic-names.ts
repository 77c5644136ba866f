import { largest } from "@/lib/core/extremes";
import { stem } from "@/lib/core/stem";
import { createYielder } from "@/lib/core/yield-to-event-loop";
import { phrasesOf } from "@/lib/documents/named-phrases";
import { dotProduct } from "@/lib/documents/search-index";

/** Turns texts into vectors of length 1; undefined while no model can. */
export type Embed = (texts: readonly string[]) => Promise<readonly Float32Array[] | undefined>;

/** Sentences about one thing, and the words with which the speaker may have announced it. */
type Stretch = { sentences: readonly string[]; hint?: string | undefined };

/** A thing named in a stretch of a talk, as it is named first, and how often. */
type Named = { phrase: string; key: string; count: number };

/** As many sentences of a stretch, and things named most often, as tell what it is called. */
const MAX_SENTENCES = 150;
const MAX_NAMED = 40;
/** What is named once is mentioned. */
const MIN_COUNT = 2;
/** What is announced counts as if it were named so many times as often. */
const ANNOUNCED = 4;
/** Longer words tell by themselves what a part is about: "insulation". */
const SHORT = 9;
/** Characters of a stretch that the embedding model reads. */
const MAX_READ = 1_200;
/**
 * Names each stretch of a talk by the thing named in it that says best what it is about, and says it of no other stretch.
 *
 * @param embed without a model, what is named often here and seldom elsewhere is taken
 * @returns one name per stretch; undefined where nothing is named twice
 */
export async function nameTopics(
  stretches: readonly Stretch[],
  embed: Embed,
): Promise<(string | undefined)[]> {
  const all: Named[][] = [];
  for (const { sentences } of stretches) all.push(await namedThings(sentences));
  const named = all.map((things, index) =>
    namedAgain(things, countsOf(all), stretches[index]?.hint ?? ""),
  );
  const scores = (await scoreByMeaning(stretches, named, embed)) ?? scoreByWords(named);
  const taken = new Set<string>();
  return named.map((things, index) => {
    const ranked = things
      .map((thing, at) => ({ ...thing, score: scores[index]?.[at] ?? 0 }))
      .sort((a, b) => b.score - a.score);
    const sentences = stretches[index]?.sentences ?? [];
    const said = sentences.join(" ");
    const isPart = (one: Named) => isPartOfName(one, all[index] ?? []);
    const best = ranked.find((one) => !taken.has(one.key) && !isPart(one));
    if (!best) return undefined;
    take(best.key, taken);
    const isFree = (one: Named) =>
      !taken.has(one.key) &&
      one.key.split(" ").every((word) => !taken.has(word)) &&
      !isPart(one) &&
      areSaidTogether(best.phrase, one.phrase, sentences);
    const second = isWeak(best.phrase, said) ? ranked.find(isFree) : undefined;
    if (second) take(second.key, taken);
    const title = second ? `${best.phrase} and ${inside(second.phrase, said)}` : best.phrase;
    return title.charAt(0).toUpperCase() + title.slice(1);
  });
}

function take(key: string, taken: Set<string>): void {
  for (const word of [key, ...key.split(" ")]) taken.add(word);
}

/** Whether a name is one word that is no proper name: "tape" says little of a part of a talk, "tape and hot mud" more. */
function isWeak(phrase: string, said: string): boolean {
  return (
    phrase.length <= SHORT && !phrase.includes(" ") && said.includes(` ${phrase.toLowerCase()}`)
  );
}

/** "York City": the end of a name that is never said without its beginning, "New York City". */
function isPartOfName({ phrase, key }: Named, things: readonly Named[]): boolean {
  const own = things.find((one) => one.key === key);
  const isWithin = (one: Named) => one.key.endsWith(` ${key}`) && one.count >= (own?.count ?? 0);
  return /^\p{Lu}/u.test(phrase) && things.some(isWithin);
}

/** Two things that no sentence names both have nothing to do with each other: "pliers and house". */
function areSaidTogether(one: string, other: string, sentences: readonly string[]): boolean {
  return sentences.some((sentence) => {
    const said = sentence.toLowerCase();
    return said.includes(one.toLowerCase()) && said.includes(other.toLowerCase());
  });
}

/** A name as it is written within a sentence. */
function inside(phrase: string, said: string): string {
  return said.includes(` ${phrase.toLowerCase()}`) ? phrase.toLowerCase() : phrase;
}

/** The things named most often in a text, in the words in which they are named first; those of several words before others. */
export async function mostNamed(sentences: readonly string[], count: number): Promise<string[]> {
  const things = await namedThings(sentences);
  const weight = ({ phrase, count: times }: Named) => times * phrase.split(" ").length;
  const taken = new Set<string>();
  return namedAgain(things, countsOf([things]), "")
    .filter((one) => !isPartOfName(one, things))
    .sort((a, b) => weight(b) - weight(a))
    .filter(({ key }) => {
      // "The immune system" is asked about with "the strong immune system".
      const isNew = !taken.has(key.split(" ").at(-1) ?? key);
      take(key, taken);
      return isNew;
    })
    .slice(0, count)
    .map(({ phrase }) => phrase);
}

/** What is named most often in a stretch: nouns, with the adjectives and nouns before them that tell which ones. */
async function namedThings(sentences: readonly string[]): Promise<Named[]> {
  const pause = createYielder();
  const found = new Map<string, Named>();
  for (const sentence of sentences.slice(0, MAX_SENTENCES)) {
    await pause();
    for (const phrase of phrasesOf(sentence)) {
      const key = phrase
        .split(" ")
        .map((word) => stem(word.toLowerCase()))
        .join(" ");
      const known = found.get(key) ?? { phrase, key, count: 0 };
      known.count += 1;
      found.set(key, known);
    }
  }
  return [...found.values()];
}

function countsOf(named: readonly (readonly Named[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { key, count } of named.flat()) counts.set(key, (counts.get(key) ?? 0) + count);
  return counts;
}

/**
 * What is named more than once; for several words, in the whole talk, where the last of them is named again here: "blood
 * pressure" becomes "the pressure". Such a name counts as often as its words do on average.
 */
function namedAgain(
  things: readonly Named[],
  inTalk: ReadonlyMap<string, number>,
  hint: string,
): Named[] {
  const own = countsOf([things]);
  return things
    .flatMap((thing) => {
      const last = thing.key.split(" ").at(-1) ?? "";
      const ofLast = own.get(last) ?? 0;
      const isNamed =
        last === thing.key ? thing.count >= MIN_COUNT : (inTalk.get(thing.key) ?? 0) >= MIN_COUNT;
      const count = (thing.count + ofLast) / 2;
      if (hint.toLowerCase().includes(thing.phrase.toLowerCase()))
        return { ...thing, count: count * ANNOUNCED };
      return isNamed && ofLast >= MIN_COUNT ? { ...thing, count } : [];
    })
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_NAMED);
}

/** How much the other stretches count against a name, how often it is named for it, and each further word. */
const OTHERS = 0.5;
const OFTEN = 0.2;
const TELLS_WHICH = 0.05;
const WHOLE = 0.3;

async function scoreByMeaning(
  stretches: readonly Stretch[],
  named: readonly (readonly Named[])[],
  embed: Embed,
): Promise<number[][] | undefined> {
  const texts = stretches.map(({ sentences }) => sentences.join(" ").slice(0, MAX_READ));
  const phrases = named.flatMap((things) => things.map(({ phrase }) => phrase.toLowerCase()));
  const vectors = await embed([...texts, ...phrases]);
  if (!vectors) return undefined;
  const topics = vectors.slice(0, texts.length);
  let at = texts.length;
  return named.map((things, index) =>
    things.map(({ phrase, count }) => {
      const vector = vectors[at];
      at += 1;
      const near = topics.map((topic) => (vector ? dotProduct(vector, topic) : 0));
      const others = near.filter((_, other) => other !== index);
      const whole = near.reduce((sum, one) => sum + one, 0) / near.length;
      return (
        (near[index] ?? 0) -
        OTHERS * Math.max(0, largest(others)) +
        WHOLE * whole +
        OFTEN * Math.log2(count) +
        TELLS_WHICH * (phrase.split(" ").length - 1)
      );
    }),
  );
}

function scoreByWords(named: readonly (readonly Named[])[]): number[][] {
  const all = countsOf(named);
  return named.map((things) =>
    things.map(({ key, phrase, count }) => {
      const elsewhere = (all.get(key) ?? 0) - count;
      return count / (1 + elsewhere) + 0.2 * count + TELLS_WHICH * (phrase.split(" ").length - 1);
    }),
  );
}
