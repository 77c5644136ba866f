import { type Lint, LocalLinter, SuggestionKind } from "harper.js";
import { binary } from "harper.js/binary";

import { checkMarkdown } from "@/lib/providers/grammar/local/check-markdown";
import {
  findUnknownWords,
  isKnownWord,
  isListedInLowercase,
} from "@/lib/providers/grammar/local/dictionary";
import { isForeign } from "@/lib/providers/grammar/local/foreign-words";
import type { GrammarJobs } from "@/lib/providers/grammar/local/jobs";
import { checkableParts, type Part } from "@/lib/providers/grammar/local/parts";
import { isSlipFor, pastWithE } from "@/lib/providers/grammar/local/slips";
import type { GrammarIssue } from "@/lib/providers/grammar/port";
import { serveJobs } from "@/lib/workers/serve";

/** Lint kinds that also apply to résumés, whose lines often aren't full sentences. */
const KINDS =
  /^(?:Agreement|Spelling|Grammar|Typo|Repetition|Usage|Malapropism|Eggcorn|Nonstandard|BoundaryError|WordOrder)$/;
/** It takes "te" for "the", also in Māori. */
const DEFINITE = /(?<!in)definite article/i;
/** Harper reports wrong articles as "Miscellaneous", together with many matters of taste. */
const ARTICLE = /indefinite article/i;
const MAX_REPLACEMENTS = 3;

let linter: LocalLinter | undefined;

serveJobs<GrammarJobs>({
  check: ({ lines }, { signal }) => checkLines(lines, signal),
  checkMarkdown: ({ markdown }, { signal }) =>
    checkMarkdown(markdown, (lines) => checkLines(lines, signal)),
  unknownWords: async ({ lines }) => lines.map(findUnknownWords),
});

async function checkLines(lines: readonly string[], signal: AbortSignal): Promise<GrammarIssue[]> {
  linter ??= new LocalLinter({ binary });
  const faults: GrammarIssue[] = [];
  for (const [line, text] of lines.entries()) {
    for (const part of checkableParts(text)) {
      if (signal.aborted) return faults;
      for (const lint of await linter.lint(part.text, { language: "plaintext" })) {
        if (isIssue(lint, text, part)) faults.push(toIssue(lint, line, part));
      }
    }
  }
  return faults;
}

/**
 * Filters false alarms: names, abbreviations, and words of a trade aren't in the dictionary but are correct. A word is
 * misspelled if it's unknown and a likely slip for a known one. Lines begin with a capital.
 */
function isIssue(lint: Lint, line: string, part: Part): boolean {
  const word = lint.get_problem_text();
  if (!KINDS.test(lint.lint_kind()) && !ARTICLE.test(lint.message())) return false;
  const { start, end } = placeOf(lint, part);
  // Else the words on both sides of a run that wasn't checked may be taken for repeated.
  if (line.slice(start, end) !== part.text.slice(start - part.at, end - part.at)) return false;
  if (isInAddress(line, start, end)) return false;
  if (DEFINITE.test(lint.message()) && isForeign(line, start, end)) return false;
  // It takes "two of whom were promoted" for a mistake, and whoever writes the word seldom makes one.
  if (/^whom$/i.test(word)) return false;
  if (lint.lint_kind() !== "Spelling") return !isSplitWord(lint);
  const isFirst = start === 0;
  if (!(isFirst ? /^\p{L}\p{Ll}{3,}$/u : /^\p{Ll}{4,}$/u).test(word)) return false;
  return !isKnownWord(word.toLowerCase()) && replacementsOf(lint).length > 0;
}

/** "charge backs" for "chargebacks", which is a word, too. */
function isSplitWord(lint: Lint): boolean {
  const word = lint.get_problem_text().toLowerCase();
  const isSplit = replacementsOf(lint).some(
    (other) => other.toLowerCase().replace(" ", "") === word,
  );
  return isSplit && isKnownWord(word);
}

/** Whether a place is in an email address, a URL or a file name. Such a run isn't long, or it wouldn't be checked. */
function isInAddress(line: string, start: number, end: number): boolean {
  let [from, to] = [start, end];
  while (from > 0 && !/\s/.test(line.charAt(from - 1))) from -= 1;
  while (to < line.length && !/\s/.test(line.charAt(to))) to += 1;
  return /[@/\\]|\.\p{L}/u.test(line.slice(from, start) + line.slice(end, to));
}

/** Where in its line a lint of a part is. */
function placeOf(lint: Lint, { at }: Part): { start: number; end: number } {
  const { start, end } = lint.span();
  return { start: start + at, end: end + at };
}

function toIssue(lint: Lint, line: number, part: Part): GrammarIssue {
  return {
    line,
    ...placeOf(lint, part),
    message: lint.message(),
    replacements: replacementsOf(lint).slice(0, MAX_REPLACEMENTS),
  };
}

/** What is suggested; for a misspelled word, only what it may be a slip for. */
function replacementsOf(lint: Lint): string[] {
  const suggested = lint
    .suggestions()
    .filter((suggestion) => suggestion.kind() === SuggestionKind.Replace)
    .map((suggestion) => suggestion.get_replacement_text());
  if (lint.lint_kind() !== "Spelling") return suggested;
  const written = lint.get_problem_text().toLowerCase();
  const past = pastWithE(written);
  if (past && isListedInLowercase(past)) return [inCaseOf(lint.get_problem_text(), past)];
  const isCapital = written !== lint.get_problem_text();
  return suggested.filter((meant) => {
    const plain = meant.toLowerCase();
    // A line's first word may be a name, which others resemble; misspelled verbs and adverbs are what matters there.
    const isVerb = /(?:ed|ing|ly)$/.test(plain) && isListedInLowercase(plain);
    return isSlipFor(written, plain) && (!isCapital || isVerb);
  });
}

function inCaseOf(written: string, word: string): string {
  return /^\p{Lu}/u.test(written) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
