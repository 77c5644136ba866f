import nlp from "compromise/two";

import { createYielder } from "@/lib/core/yield-to-event-loop";
import type { MarkdownIssue } from "@/lib/providers/grammar/port";
import { named } from "@/lib/tools/write-article/notes-left";

/** What stands at a place of a text, and what was probably meant. */
type Mistake = { start: number; written: string; meant: string };

/** After these, "loafs" is no verb. */
const COUNTED = String.raw`(?:\d[\d,.]{0,8}|an?|the|these|those|some|many|few|several|more|fresh|of|all|our|my|your|their|two|three|four|five|six|seven|eight|nine|ten|twelve|dozen)`;
const PLURAL = new RegExp(
  String.raw`(?<=\b${COUNTED} )(?:loaf|knif|knife|shelf|thief|half|calf|leaf)s\b`,
  "gi",
);
/** Where a clause may begin with "it's". */
const CLAUSE = String.raw`(?:^|[.!?;:,] |\b(?:and|but|because|so|as|if|when|that|think|thinks|thought|say|says|said|know|hope|hopes|sure|although|since|while|where) )`;
/** No noun that it has can follow its "its" so. */
const NO_NOUN =
  "(?:an? (?!-)|the |not |too |been |going to |because |worth |my |your |our |their |his |her |up to )";
const ITS = new RegExp(`(?<=${CLAUSE})its(?= ${NO_NOUN})`, "gi");
const ITS_THAN = new RegExp(
  String.raw`(?<=${CLAUSE})its(?= (\p{L}{2,12}er)(?:$|[.,;!?(]| \(| (?:than|because|but|when|if|for|here|now|there|today|this)\b))`,
  "giu",
);
const OF = /(?<=\b(?:could|should|would|might|must) )of(?! course\b)\b/gi;
const THEN =
  /(?<=\b(?:more|less|fewer|better|worse|rather|later|earlier) )then(?= (?:\d|an? |ever\b|before\b|usual\b|last (?:year|week|month|time)\b|expected\b))/gi;
const YOUR = /\byour(?= welcome to (?!(?:the|our|an?|this|that|my|your|his|her|their)\b)\p{Ll})/giu;
/** "Thank you for your welcome to …" */
const OF_YOURS = /\b(?:for|of|with|in|by|from|to|at|on) $/i;

/** Finds words that a dictionary has and that can't be meant where they are: "118 loafs", "Its smaller than the hall". */
export function confusedWords(line: string): Mistake[] {
  const found = (pattern: RegExp) => [...line.matchAll(pattern)];
  const as = (meant: (word: string) => string) => (match: RegExpExecArray) => ({
    start: match.index,
    written: match[0],
    meant: inCaseOf(match[0], meant(match[0])),
  });
  return [
    ...found(PLURAL)
      .filter(([word]) => /^\p{Ll}/u.test(word))
      .map(as((word) => word.replace(/fe?s$/, "ves"))),
    ...[...found(ITS), ...found(ITS_THAN).filter(([, word = ""]) => isComparative(word))].map(
      as(() => "it's"),
    ),
    ...found(OF).map(as(() => "have")),
    ...found(THEN).map(as(() => "than")),
    ...found(YOUR)
      .filter(({ index }) => !OF_YOURS.test(line.slice(Math.max(0, index - 8), index)))
      .map(as(() => "you're")),
  ];
}

function isComparative(word: string): boolean {
  return nlp(`It is ${word}.`).has("#Comparative");
}

function inCaseOf(written: string, meant: string): string {
  return /^\p{Lu}/u.test(written) ? meant.charAt(0).toUpperCase() + meant.slice(1) : meant;
}

type MistakesRequest = {
  article: string;
  notes: string;
  /** What a grammar checker found in the article. */
  issues: readonly MarkdownIssue[];
  /** The words of the article that no dictionary has, in small letters; they're named elsewhere. */
  unknownWords: readonly string[];
};

/**
 * Tells what in an article is as it was typed and probably a mistake, in words of spelling and grammar: only what the notes
 * have, and for which there is something better. Shares the event loop.
 */
export async function mistakesIn(request: MistakesRequest): Promise<string[]> {
  const { article, notes, issues, unknownWords } = request;
  const pause = createYielder();
  const found: Mistake[] = [];
  let start = 0;
  for (const line of article.split("\n")) {
    await pause();
    for (const one of confusedWords(line)) found.push({ ...one, start: one.start + start });
    start += line.length + 1;
  }
  const unknown = new Set(unknownWords);
  for (const { start, end, replacements } of issues) {
    const written = article.slice(start, end);
    const meant = replacements[0]?.trim() ?? "";
    if (!WORDS.test(written) || !WORDS.test(meant) || unknown.has(written.toLowerCase())) continue;
    if (isPartOfName(article, start, end)) continue;
    const isFound = found.some((one) => one.start < end && one.start + one.written.length > start);
    if (!isFound) found.push({ start, written, meant });
  }
  const typed = notes.toLowerCase();
  return named(
    "Perhaps a mistake",
    found
      .filter(({ written }) => typed.includes(written.toLowerCase()))
      .sort((one, other) => one.start - other.start)
      .map((one) => `“${withWordsAround(one, article)}” (${one.meant}?)`),
  );
}

/** Longer words are words beside a hyphen, too: "well-knwon". */
const MOST_PART = 2;

/** "potluck A-M", "option A", "10-a": a letter or a word that is part of something else, whatever a checker takes it for. */
function isPartOfName(article: string, start: number, end: number): boolean {
  const written = article.slice(start, end);
  const isJoined =
    /[-–/&]/.test(`${article[start - 1] ?? ""}${article[end] ?? ""}`) &&
    (written.length <= MOST_PART || !/\p{Ll}/u.test(written));
  const isLetter = end - start === 1 && /\p{Lu}/u.test(article.charAt(start));
  return (
    isJoined || (isLetter && /[\p{L}\p{N}] $/u.test(article.slice(Math.max(0, start - 2), start)))
  );
}

/** A few words; a name such as "iPhone" is none of them. */
const WORDS = /^(?!.*\p{Ll}\p{Lu})\p{L}[\p{L}'’ -]{0,39}$/u;
const AROUND = 24;

/** With the word before and the word behind, by which it's found again. */
function withWordsAround({ start, written }: Mistake, article: string): string {
  const end = start + written.length;
  const before = /[\p{L}\p{N}'’]+ $/u.exec(article.slice(Math.max(0, start - AROUND), start));
  const after = /^ [\p{L}\p{N}'’]+/u.exec(article.slice(end, end + AROUND));
  return `${before?.[0] ?? ""}${written}${after?.[0] ?? ""}`;
}
