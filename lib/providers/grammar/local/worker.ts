import { type Lint, LocalLinter, SuggestionKind } from "harper.js";
import { binary } from "harper.js/binary";

import {
  findUnknownWords,
  isKnownWord,
  isListedInLowercase,
} from "@/lib/providers/grammar/local/dictionary";
import type { GrammarJobs } from "@/lib/providers/grammar/local/jobs";
import { isSlipFor } from "@/lib/providers/grammar/local/slips";
import type { GrammarIssue } from "@/lib/providers/grammar/port";
import { serveJobs } from "@/lib/workers/serve";

/** Lint kinds that also apply to résumés, whose lines often aren't full sentences. */
const KINDS =
  /^(?:Agreement|Spelling|Grammar|Typo|Repetition|Usage|Malapropism|Eggcorn|Nonstandard|BoundaryError|WordOrder)$/;
/** Harper reports wrong articles as "Miscellaneous", together with many matters of taste. */
const ARTICLE = /indefinite article/i;
const MAX_REPLACEMENTS = 3;

let linter: LocalLinter | undefined;

serveJobs<GrammarJobs>({
  async check({ lines }, { signal }) {
    linter ??= new LocalLinter({ binary });
    const faults: GrammarIssue[] = [];
    for (const [line, text] of lines.entries()) {
      if (signal.aborted) break;
      for (const lint of await linter.lint(text, { language: "plaintext" })) {
        if (isIssue(lint, text)) faults.push(toIssue(lint, line));
      }
    }
    return faults;
  },
  unknownWords: async ({ lines }) => lines.map(findUnknownWords),
});

/**
 * Filters false alarms: names, abbreviations, and words of a trade aren't in the dictionary but are correct. A word is
 * misspelled if it's unknown and a likely slip for a known one. Lines begin with a capital.
 */
function isIssue(lint: Lint, text: string): boolean {
  const word = lint.get_problem_text();
  if (!KINDS.test(lint.lint_kind()) && !ARTICLE.test(lint.message())) return false;
  if (isInAddress(text, lint.span())) return false;
  if (lint.lint_kind() !== "Spelling") return !isSplitWord(lint);
  const isFirst = lint.span().start === 0;
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

/** Whether the span is part of an email address, a URL or a file name. */
function isInAddress(text: string, { start, end }: { start: number; end: number }): boolean {
  const before = /\S*$/.exec(text.slice(0, start))?.[0] ?? "";
  const after = /^\S*/.exec(text.slice(end))?.[0] ?? "";
  return /[@/\\]|\.\p{L}/u.test(before + after);
}

function toIssue(lint: Lint, line: number): GrammarIssue {
  const { start, end } = lint.span();
  return {
    line,
    start,
    end,
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
  const isCapital = written !== lint.get_problem_text();
  return suggested.filter((meant) => {
    const plain = meant.toLowerCase();
    // A line's first word may be a name, which others resemble; misspelled verbs and adverbs are what matters there.
    const isVerb = /(?:ed|ing|ly)$/.test(plain) && isListedInLowercase(plain);
    return isSlipFor(written, plain) && (!isCapital || isVerb);
  });
}
