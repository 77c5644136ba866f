import { stemsOf, toTitleCase } from "@/lib/drafting/draft-words";
import { termsOf } from "@/lib/tools/write-article/notes-grammar";
import { outsideCode } from "@/lib/tools/write-article/notes-signs";

const DATE =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december)$/i;
const MIN_CHARACTERS = 3;

/**
 * Spells names as the topic does, "ljubljana" as in "A long weekend in Ljubljana", and as the notes do elsewhere.
 *
 * @param typed see `typedNames`
 * @returns what does so in an English text, and not in its code
 */
export function nameSpeller(
  topic: string,
  notes: string,
  typed: readonly string[] = [],
): (text: string) => string {
  const names = [...typed, ...namesOf(topic, notes)];
  const spellings = new Map(names.map((name) => [name.toLowerCase(), name]));
  if (spellings.size === 0) return (text) => text;
  const longestFirst = [...spellings.keys()].sort((one, other) => other.length - one.length);
  const anyName = new RegExp(
    `(?<![\\p{L}\\d._/@-])(?:${longestFirst.join("|")})(?![\\p{L}\\d_/@-]|[.:]\\S)`,
    "gu",
  );
  return (text) =>
    outsideCode(text, (words) => words.replace(anyName, (name) => spellings.get(name) ?? name));
}

/** None of a topic in title case, nor of its first word, nor what the notes use like any other word. */
function namesOf(topic: string, notes: string): string[] {
  const plain = topic.trim().replace(/\s+/g, " ");
  if (toTitleCase(plain) === plain) return [];
  const runs = plain.split(/[:?!–—]|\.\s|\s-\s/).map(capitalizedRuns);
  if (runs.flat(2).some(isFunctionWord)) return [];
  const text = notes.toLowerCase();
  return runs
    .flat()
    .map((words) => words.join(" "))
    .filter((name) => isName(name.toLowerCase()) && !isCommonIn(text, name.toLowerCase()));
}

/** Words with capital letters that follow each other, without a first word that has one because it is the first. */
function capitalizedRuns(part: string): string[][] {
  const runs: string[][] = [];
  let run: string[] | undefined;
  for (const [at, token] of part.trim().split(" ").entries()) {
    const [, word = "", rest = ""] = /^[^\p{L}\d]*([\p{L}\d-]*)(.*)$/u.exec(token) ?? [];
    const isCapital = /\p{Lu}/u.test(word) && !DATE.test(word);
    if (at === 0) {
      // "Visiting Oslo" has a name after its first word; with "Elm Street" it began before.
      run = isCapital && isNoun(word.toLowerCase()) ? [] : undefined;
      continue;
    }
    if (!isCapital) run = undefined;
    else if (run) run.push(word);
    else {
      run = [word];
      runs.push(run);
    }
    if (rest) run = undefined;
  }
  return runs;
}

/** "To" and "Your" have no capital letter in a sentence. */
function isFunctionWord(word: string): boolean {
  return word.length > 1 && word !== word.toUpperCase() && stemsOf(word).size === 0;
}

function isName(name: string): boolean {
  return name.length >= MIN_CHARACTERS && (name.includes(" ") || isNoun(name));
}

function isNoun(word: string): boolean {
  const [term] = termsOf(word);
  return Boolean(term?.tags.has("Noun")) && !term?.tags.has("Pronoun");
}

/** Whether notes in small letters use a name like any other word: "a podcast", "podcasts", or "mark the corners". */
export function isCommonIn(notes: string, name: string): boolean {
  return new RegExp(
    `(?<![\\p{L}\\d])(?:(?:an?|the|my|our|your|his|her|their|this|that|these|those|some|any|each|every|no|another|more|much|many) ${name}|${name}(?:e?s| (?:the|an?|your|it|them)))(?![\\p{L}\\d])`,
    "u",
  ).test(notes);
}
