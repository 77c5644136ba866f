import nlp from "compromise/two";
import { eld } from "eld/small";

/** A word of a text with its parts of speech. */
export type Term = {
  text: string;
  /** What stands between it and the next word. */
  post: string;
  tags: ReadonlySet<string>;
};

/** In characters: tagging a longer line takes far longer than in proportion to its length. */
const MAX_TAGGED = 400;
/** Of all whose notes are read at the same time. */
const MOST_VERBS = 5_000;
const memories: Map<string, boolean>[] = [];

/** As much of a text as is tagged, in whole words. */
function taggedPart(text: string): string {
  if (text.length <= MAX_TAGGED) return text;
  const part = text.slice(0, MAX_TAGGED + 1);
  const end = part.search(/\s\S*$/);
  return end > 0 ? part.slice(0, end) : part.slice(0, MAX_TAGGED);
}

/** The words at the beginning of an English text with their parts of speech, guessed by rule. */
export function termsOf(text: string): Term[] {
  const sentences: { terms: { text: string; post: string; tags: string[] }[] }[] = nlp(
    taggedPart(text),
  ).json({
    terms: { text: true, whitespace: true, tags: true },
  });
  return sentences.flatMap(({ terms }) =>
    terms.map(({ text, post, tags }) => ({ text, post, tags: new Set(tags) })),
  );
}

/** Whether a text has a verb that makes a sentence of it. */
export const hasVerb = remembered((text) =>
  nlp(text).has("(#PastTense|#PresentTense|#Copula|#Modal)"),
);

let readers = 0;

/** Tells something of as much of a text as is tagged, and remembers it; see `rememberVerbs`. */
function remembered(tell: (tagged: string) => boolean): (text: string) => boolean {
  const told = new Map<string, boolean>();
  memories.push(told);
  return (text) => {
    const read = taggedPart(text);
    const known = told.get(read);
    if (known !== undefined) return known;
    const tells = tell(read);
    if (told.size >= MOST_VERBS) told.clear();
    if (readers > 0) told.set(read, tells);
    return tells;
  };
}

/**
 * Remembers what `hasVerb`, `tellsOfPast`, and `beginsWithVerb` tell, which several rules ask of the same lines, until nobody's
 * notes are read any more.
 */
export async function rememberVerbs<Output>(read: () => Promise<Output>): Promise<Output> {
  readers += 1;
  try {
    return await read();
  } finally {
    readers -= 1;
    if (readers === 0) for (const told of memories) told.clear();
  }
}

/** Whether a text says that something happened. */
export const tellsOfPast = remembered((text) => nlp(text).has("#PastTense"));

/** Whether a text begins with a verb in its base form, as what tells to do something does. */
export const beginsWithVerb = remembered((text) => {
  const read = nlp(text);
  if (read.has("^(#Infinitive|#Imperative)")) return true;
  if (!read.has("^#Noun") || read.has("^(#Plural|#Pronoun)")) return false;
  // What is taken for a noun is a verb in "water the fern" and "flush to empty it", and not in "tank owned by the city".
  if (read.has("^. (the|a|an|your|it|them|each|every|all|both)")) return true;
  const told = nlp(`you must ${text}`);
  if (!told.has("^you must #Infinitive")) return false;
  return !told.has("^you must . #Verb") || told.has("^you must . #Gerund");
});

/** Whether a text is in English, or too short to tell. */
export function isEnglish(text: string): boolean {
  const { language } = eld.detect(text);
  return !language || language === "en" || isShort(text);
}

/** Whether a text is in English, and long enough to tell. */
export function isClearlyEnglish(text: string): boolean {
  return !isShort(text) && eld.detect(text).language === "en";
}

function isShort(text: string): boolean {
  return text.split(/\s+/).length < 4;
}
