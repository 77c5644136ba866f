import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { hasAllTerms, hasTerm } from "@/lib/documents/reader/has-term";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { contentTerms, searchTerms } from "@/lib/documents/terms";

/** "Which recipes are vegetarian?", "What dishes contain nuts?" */
const ASKS =
  /^\W{0,3}(?:and |so |but )?(?:which|what)(?: of (?:the|these|your))? (?:\p{L}+ ){0,2}\p{L}+s (?:are|is|contain|have|need|include)(?: also)? (?!not |no )(?<what>(?:suitable for |free of |for )?[\p{L}-]{3,30}(?: [\p{L}-]{3,30})?)[^\p{L}\p{N}]*$/iu;
/** The words for what is said of the things that a question asks for; empty where it asks for something else. */
export function saidOfAsked(question: string): string[] {
  return contentTerms(ASKS.exec(question)?.groups?.what ?? "");
}

/** "Vegetarian.", "Contains nuts.": says it of what the heading above names. */
const MOST_WORDS = 4;
const MOST = 6;

/** Which things something is said of, where a few words below their headings say it. */
export async function answerSaidOf(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const what = saidOfAsked(question);
  if (what.length === 0) return undefined;
  const found = await flatMapInTurns(
    structure.units,
    (unit) => {
      if (unit.kind !== "sentence" || unit.section < 0) return [];
      if (unit.text.split(/\s+/).length > MOST_WORDS) return [];
      const says = hasAllTerms(new Set(searchTerms(unit.text)), what) && !NOT.test(unit.text);
      return says && endsWithIt(unit.text, what) ? [unit] : [];
    },
    signal,
  );
  return found.length > 0 && found.length <= MOST ? { kind: "answer", units: found } : undefined;
}

const NOT =
  /\b(?:not|no|non|never|none|without|rarely|hardly|seldom|scarcely|less|few|little|only|unless|except)\b|n['’]t\b|-free\b/i;
/** "Steep in places" */
const GOES_ON =
  /^(?:in|on|at|for|with|by|if|and|or|but|when|from|to|throughout|all|every|too|also)$/i;

/** Whether a statement ends with the words asked for, or goes on with where or when: "Free Wi-Fi" doesn't say that it's free. */
function endsWithIt(text: string, what: readonly string[]): boolean {
  const words = text.split(/\s+/).filter(Boolean);
  const last = words.findLastIndex((word) => {
    const there = new Set(searchTerms(word));
    return what.some((term) => hasTerm(there, term));
  });
  const next = words[last + 1];
  return next === undefined || /[.,;:!]$/.test(words[last] ?? "") || GOES_ON.test(next);
}
