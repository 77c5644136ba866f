import nlp from "compromise/two";
import { largest } from "@/lib/core/extremes";
import { stem } from "@/lib/core/stem";
import { createYielder } from "@/lib/core/yield-to-event-loop";
import { dotProduct } from "@/lib/documents/search-index";
import { contentTerms } from "@/lib/documents/terms";

/** Turns texts into vectors of length 1; undefined while no model can. */
export type Embed = (texts: readonly string[]) => Promise<readonly Float32Array[] | undefined>;

/** Sentences about one thing, and the words with which the speaker may have announced it. */
type Stretch = { sentences: readonly string[]; hint?: string | undefined };

/** A thing named in a stretch of a talk, as it is named first, and how often. */
type Named = { phrase: string; key: string; count: number };

const MAX_TAGGED = 400;
/** As many sentences of a stretch, and things named most often, as tell what it is called. */
const MAX_SENTENCES = 150;
const MAX_NAMED = 40;
/** What is named once is mentioned. */
const MIN_COUNT = 2;
/** What is announced counts as if it were named so many times as often. */
const ANNOUNCED = 4;
const MAX_WORDS = 3;
/** Longer words tell by themselves what a part is about: "insulation". */
const SHORT = 9;
/** Characters of a stretch that the embedding model reads. */
const MAX_READ = 1_200;
const WORD = /^[\p{L}\d][\p{L}\d'’-]{1,30}$/u;
/** Kinds of words that name nothing, whatever else they may be. */
const NO_NAMES = new Set(
  "Pronoun Date Value Unit Possessive Expression Verb Determiner Adverb FirstName".split(" "),
);
/** Words that name nothing, or nothing in particular. */
const DULL = new RegExp(
  `^(?:${`actual afternoons? another answers? anybody anything bad bags? best better big bits? bottom bucks? bunch case cases cents certain channel couple days?
  deal different dollars? easy end ends entire euros evenings? everybody everyone everything exact facts? few folks full good great guys? half hard hello hi
  home hours? huge hundreds? idea ideas inch inches just kinds? last least left less level life like little long looks? lots? main man many matter middle
  millions? mind minutes? moments? money months? mornings? most much name names new next nice nights? nobody nothing numbers? okay old only other others own
  parts? people percent person pieces? places? points? problem problems questions? real reasons? rest right same second seconds several short sides? single sizes?
  small somebody someone something sorts? steps? stuff such super sure thanks? things? thousands? times? today tomorrow tons? top trick types? very video
  videos ways? weeks? welcome whole woman words? world worst wrong years? yesterday`.replace(
    /\s+/g,
    "|",
  )})$`,
  "i",
);

/** Units and verbs of other languages, which look like names: German nouns have capitals. */
const NO_THING =
  /^(?:cents?|pence|per|none|others?|half|quarters?|rest|lot|lots|bits?|couple|east|west|north|south|hectares?|acres?|inch(?:es)?|ounces?|tons?|tonnes?|yards?|degrees?|feet|grams?|kilos?|kilomet(?:er|re)s?|centimet(?:er|re)s?|millimet(?:er|re)s?|lit(?:er|re)s?|met(?:er|re)s?|miles?|pounds?|euros?|dollars?|ganze|grade?|gramm|jahren?|kann|kostet|minuten|monaten?|muss|prozent|sekunden|sollte|stunden?|tagen?|wochen?|años?|ciento|cuesta|d[ií]as?|grados?|horas?|litros?|meses|metros?|minutos?|puede|segundos?|semanas?|tiene|ans?|coûte|degrés?|faut|grammes?|heures?|jours?|litres?|mètres?|mois|peut|semaines?)$/iu;

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
    const free = () =>
      ranked.find(({ key }) => !taken.has(key) && key.split(" ").every((word) => !taken.has(word)));
    const best = ranked.find(({ key }) => !taken.has(key));
    if (!best) return undefined;
    take(best.key, taken);
    const said = stretches[index]?.sentences.join(" ") ?? "";
    const second = isWeak(best.phrase, said) ? free() : undefined;
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

/** "Welcome back to the garage", "we're not actually in the garage": a talk isn't about where the speaker is, or isn't. */
const NOT_ABOUT =
  /\bwelcome (?:back )?to (?:the |my |our |another )?\p{L}+(?: \p{L}+)?|\b(?:not|n['’]t) (?:\p{L}+ )?(?:in|at|inside) (?:the|a|my|our) \p{L}+/giu;

/** The things that a sentence names, each also without the words before its last. */
export function phrasesOf(sentence: string): string[] {
  const said = sentence.slice(0, MAX_TAGGED).replace(NOT_ABOUT, " ");
  // Its types don't tell of `whitespace`, which adds `post`.
  const parsed: { terms: { text: string; post: string; tags: string[] }[] }[] = nlp(said).json({
    terms: { text: true, whitespace: true, tags: true },
  });
  const runs: { word: string; isNoun: boolean }[][] = [[]];
  const terms = parsed.flatMap((one) => one.terms);
  for (const [at, { text, post, tags }] of terms.entries()) {
    const word = text.replace(/['’]s$/, "");
    const isNoun = tags.includes("Noun") && !tags.some((tag) => NO_NAMES.has(tag));
    const tells = isNoun || (tags.includes("Adjective") && !tags.includes("Comparative"));
    // Of "New York", "New" tells which one.
    const isProper = at > 0 && tags.includes("ProperNoun") && /^\p{Lu}\p{Ll}/u.test(word);
    const isDull = DULL.test(word) || contentTerms(word).length === 0;
    // "Heart's content": the end of a longer name.
    const isOwned =
      /['’]s$/.test(terms[at - 1]?.text ?? "") && terms[at - 1]?.tags.includes("Possessive");
    const isThing = WORD.test(word) && !NO_THING.test(word);
    const isNamed = tells && isThing && !isOwned && (isProper || !isDull);
    if (isNamed) runs.at(-1)?.push({ word, isNoun });
    if (!isNamed || /\S/.test(post) || word !== text) runs.push([]);
  }
  return runs.flatMap((run) => {
    const last = run.findLastIndex(({ isNoun }) => isNoun);
    const words = run.slice(Math.max(0, last + 1 - MAX_WORDS), last + 1).map(({ word }) => word);
    return words.map((_, from) => words.slice(from).join(" ")).filter((name) => name.length > 3);
  });
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
