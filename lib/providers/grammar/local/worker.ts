import { type Lint, LocalLinter, SuggestionKind } from "harper.js";
import { binary } from "harper.js/binary";

import { findUnknownWords } from "@/lib/providers/grammar/local/dictionary";
import type { GrammarJobs } from "@/lib/providers/grammar/local/jobs";
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

/** Filters false alarms: names, abbreviations and technologies aren't in the dictionary but are correct. */
function isIssue(lint: Lint, text: string): boolean {
  const word = lint.get_problem_text();
  if (!KINDS.test(lint.lint_kind()) && !ARTICLE.test(lint.message())) return false;
  if (isInAddress(text, lint.span())) return false;
  if (lint.lint_kind() !== "Spelling") return true;
  return /^\p{Ll}{4,}$/u.test(word) && lint.suggestions().length > 0;
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
    replacements: lint
      .suggestions()
      .filter((suggestion) => suggestion.kind() === SuggestionKind.Replace)
      .map((suggestion) => suggestion.get_replacement_text())
      .slice(0, MAX_REPLACEMENTS),
  };
}
