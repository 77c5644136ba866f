import nlp from "compromise/two";

/** Words tagged at a time: the tagger looks at neighbors only, and slows down with longer texts. */
const WINDOW = 80;
/** Longer runs aren't words, and the tagger takes the square of their length. */
const MAX_LETTERS = 40;
/** The kinds of words that are told apart, each by the tags that mean it; the first that fits counts. */
const KINDS: readonly [kind: string, tags: readonly string[]][] = [
  ["Pron", ["Pronoun"]],
  ["Poss", ["Possessive"]],
  ["Ques", ["QuestionWord"]],
  ["Det", ["Determiner"]],
  ["Prep", ["Preposition"]],
  ["Conj", ["Conjunction"]],
  ["Mod", ["Modal"]],
  ["Cop", ["Copula"]],
  ["Aux", ["Auxiliary"]],
  ["Ing", ["Gerund"]],
  ["Part", ["Participle"]],
  ["Past", ["PastTense"]],
  ["Inf", ["Infinitive", "Imperative"]],
  ["Pres", ["PresentTense"]],
  ["Verb", ["Verb"]],
  ["Expr", ["Expression"]],
  ["Unit", ["Unit"]],
  ["Num", ["Value"]],
  ["Date", ["Date"]],
  ["Adj", ["Adjective"]],
  ["Adv", ["Adverb"]],
  ["Name", ["ProperNoun", "Person", "Place", "Organization"]],
  ["Plur", ["Plural"]],
  ["Noun", ["Noun"]],
];

/**
 * Guesses what kind of word each word of an English text is, where the text has no punctuation to go by.
 *
 * @param words lowercase, without punctuation
 * @returns one kind per word, such as `Pron` or `Past`; `Pron+Cop` for a contraction such as "it's", "?" where nothing fits
 */
export function tagWords(words: readonly string[]): string[] {
  const kinds: string[] = [];
  for (let start = 0; start < words.length; start += WINDOW)
    kinds.push(...tagWindow(words.slice(start, start + WINDOW)));
  return kinds;
}

/** As many words as `tagWords` tags at a time, so that a caller can pause between them. */
export const TAGGED_AT_A_TIME = WINDOW;

function tagWindow(words: readonly string[]): string[] {
  // One token each: the tagger splits words at other marks.
  const plain = words.map(
    (word) => word.slice(0, MAX_LETTERS).replace(/[^\p{L}\p{N}']+/gu, "") || "x",
  );
  const sentences: { terms: { text: string; tags: string[] }[] }[] = nlp(plain.join(" ")).json({
    terms: { text: true, tags: true },
  });
  const kinds: string[] = [];
  for (const { text, tags } of sentences.flatMap(({ terms }) => terms)) {
    const kind = kindOf(tags);
    // The second half of a contraction has no text of its own.
    if (text === "" && kinds.length > 0) kinds[kinds.length - 1] += `+${kind}`;
    else kinds.push(kind);
  }
  return kinds.length === words.length ? kinds : words.map(() => "?");
}

function kindOf(tags: readonly string[]): string {
  return KINDS.find(([, any]) => any.some((tag) => tags.includes(tag)))?.[0] ?? "?";
}
