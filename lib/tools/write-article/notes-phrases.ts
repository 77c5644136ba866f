import { rootOf, stemsOf } from "@/lib/drafting/draft-words";
import { type Term, termsOf } from "@/lib/tools/write-article/notes-grammar";

/** A noun phrase of a section, which may become its heading. */
export type Phrase = {
  text: string;
  /** Roots of its words, without prepositions and articles. */
  roots: string[];
  /** How prominent it is: it begins the section, or labels a statement. */
  weight: number;
  /** The statements that name its main word. */
  places: Set<number>;
};

export const BEGINS_SECTION = 1.2;
export const BEGINS_STATEMENT = 0.7;
const IN_FIRST_STATEMENT = 0.2;
const MAX_WORDS = 3;

/** Nouns that name nothing by themselves, or who did something rather than what. */
const VAGUE = rootsOf(
  `thing stuff lot bit way kind sort part side end start point note idea people person someone somebody everyone everybody anyone anybody nobody everything
  nothing something anything time day week month year hour minute today tomorrow yesterday morning afternoon evening
  night percent number amount total rest half piece case fact reason example item need problem one two three first
  second third last next other more most least top approx incl etc serve serving yield
  council committee company team staff board member owner landlord neighbor friend guy`,
);
/** Adjectives that don't tell one thing from another. */
const PALE = rootsOf(
  "new old same other own last first next big small good great best better many few several main double whole open free late early high low long short much half",
);

function rootsOf(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/).map(rootOf));
}

/** The noun phrases and labels of a section's statements. */
export function phrasesOf(statements: readonly string[]): Phrase[] {
  const found = new Map<string, Phrase>();
  for (const [place, statement] of statements.entries()) {
    const label = /^(\p{L}[\p{L}\s/&-]{1,28}):\s/u.exec(statement)?.[1];
    if (label && label.split(/\s+/).length <= MAX_WORDS)
      note(found, label, place, weightOf(true, place));
    for (const { text, begins } of nounPhrases(termsOf(statement))) {
      note(found, text, place, weightOf(begins, place));
    }
  }
  const stems = statements.map(stemsOf);
  for (const phrase of found.values()) {
    for (const [place, stem] of stems.entries()) {
      if (phrase.roots.every((root) => stem.has(root))) phrase.places.add(place);
    }
  }
  return [...found.values()];
}

function weightOf(begins: boolean, place: number): number {
  if (begins) return place === 0 ? BEGINS_SECTION : BEGINS_STATEMENT;
  return place === 0 ? IN_FIRST_STATEMENT : 0;
}

function note(found: Map<string, Phrase>, text: string, place: number, weight: number): void {
  const roots = [...stemsOf(text)];
  if (roots.length === 0 || roots.every((root) => VAGUE.has(root))) return;
  const key = roots.join(" ");
  const known = found.get(key) ?? { text, roots, weight, places: new Set<number>() };
  known.places.add(place);
  known.weight = Math.max(known.weight, weight);
  found.set(key, known);
}

type Found = { text: string; begins: boolean };

/** Runs of nouns with an adjective before them; the first also with what follows "to", "of", and the like. */
function nounPhrases(terms: readonly Term[]): Found[] {
  const phrases: Found[] = [];
  for (let at = 0; at < terms.length; ) {
    const length = phraseLength(terms, at);
    if (length === 0) {
      at += 1;
      continue;
    }
    const begins = at === 0 || (at === 1 && opensPhrase(terms[0]));
    phrases.push({ text: textOf(terms.slice(at, at + length)), begins });
    const longer = begins ? extendedLength(terms, at, length) : 0;
    if (longer > 0) phrases.push({ text: textOf(terms.slice(at, at + longer)), begins });
    at += length;
  }
  return phrases.filter(({ text }) => text !== "");
}

/** How many terms from `at` on are one noun phrase; 0 for none. */
function phraseLength(terms: readonly Term[], at: number): number {
  let end = at;
  while (end < terms.length && end - at < MAX_WORDS) {
    const term = terms[end];
    const isPart =
      end === at ? isAdjective(term) || isNoun(term) : isNounAfter(term, terms[end - 1]);
    if (!isPart) break;
    end += 1;
    if (/[^\s'’-]/.test(term?.post ?? "")) break;
  }
  const last = terms[end - 1];
  const isWhole = last && !/^-/.test(last.post);
  if (end === at || !isWhole || !(end - at > 1 || isNoun(last))) return 0;
  return isName(last) || end - at > 1 || last.text.length > 3 ? end - at : 0;
}

function isName({ tags }: Term): boolean {
  return tags.has("ProperNoun");
}

/** After a singular noun, what looks like a bare verb is a noun: "heat pump", and so is a day: "race day". */
function isNounAfter(term: Term | undefined, before: Term | undefined): boolean {
  const isDay = /^(?:day|night|week|weekend|season)$/i.test(term?.text ?? "");
  if (isDay && before?.tags.has("Singular")) return true;
  return isNoun(term) || Boolean(term?.tags.has("Infinitive") && before?.tags.has("Singular"));
}

/** "climb to the fortress": the phrase with a preposition and the next one; 0 where there is none. */
function extendedLength(terms: readonly Term[], at: number, length: number): number {
  const next = at + length;
  if (/\S/.test(terms[next - 1]?.post ?? "")) return 0;
  if (!/^(?:of|to|for|at|in|with)$/.test(terms[next]?.text ?? "")) return 0;
  const from = isArticle(terms[next + 1]) ? next + 2 : next + 1;
  const more = phraseLength(terms, from);
  return more > 0 && from + more - at <= 5 ? from + more - at : 0;
}

/** An article, or a number: "112 buckets". */
function opensPhrase(term: Term | undefined): boolean {
  return isArticle(term) || Boolean(term?.tags.has("Value"));
}

function isArticle(term: Term | undefined): boolean {
  return /^(?:the|an?|our|my)$/i.test(term?.text ?? "");
}

function isNoun(term: Term | undefined): boolean {
  if (!term || !isPlain(term)) return false;
  const isOther = ["Pronoun", "Date", "Unit", "Verb"].some((tag) => term.tags.has(tag));
  return term.tags.has("Noun") && !isOther;
}

/** An adjective, or a verb that stands like one: "waiting list". */
function isAdjective(term: Term | undefined): boolean {
  if (!term || !isPlain(term) || term.tags.has("Comparative")) return false;
  return term.tags.has("Adjective") || term.tags.has("Gerund");
}

function isPlain({ text }: Term): boolean {
  return /^\p{L}[\p{Ll}’'-]+$|^\p{Lu}+$/u.test(text) && !PALE.has(rootOf(text.toLowerCase()));
}

function textOf(terms: readonly Term[]): string {
  return terms
    .map(({ text, post }) => `${text}${post === "-" ? "-" : " "}`)
    .join("")
    .trim()
    .replace(/['’]s$/, "");
}
