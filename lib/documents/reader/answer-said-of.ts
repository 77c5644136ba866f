import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { hasAllTerms, hasTerm } from "@/lib/documents/reader/has-term";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import type { Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { contentTerms, searchTerms } from "@/lib/documents/terms";

/** "Which recipes are vegetarian?", "What dishes contain nuts?" */
const ASKS =
  /^\W{0,3}(?:and |so |but )?(?:which|what)(?: of (?:the|these|your))? (?:\p{L}+ ){0,2}\p{L}+s (?<verb>are|is|contain|have|need|include)(?: also)? (?!not |no )(?<what>(?:suitable for |free of |for )?[\p{L}-]{3,30}(?: [\p{L}-]{3,30})?)[^\p{L}\p{N}]*$/iu;
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
  const places = structure.units.map((unit, at) => ({ unit, at }));
  const found = await flatMapInTurns(
    places,
    ({ unit, at }) => {
      if (unit.kind !== "sentence" || unit.section < 0) return [];
      if (unit.text.split(/\s+/).length > MOST_WORDS || NOT.test(unit.text)) return [];
      const isSaid = saysOnly(unit.text, what, question);
      return isSaid && isRightBelow(structure.units, at) ? [unit] : [];
    },
    signal,
  );
  return found.length > 0 && found.length <= MOST ? { kind: "answer", units: found } : undefined;
}

const NOT =
  /\b(?:not?|non|never|without|none|nothing|rarely|hardly|seldom|barely|scarcely|less|least|few|low|little|only|unless|except|excluding|avoid|optional|part(?:ly|ially)|semi|half|almost|nearly|formerly|sometimes|maybe|ask)\b|n['’]t\b|-free\b|\bfree (?:of|from)\b|\?/i;
/** Adds nothing to what is said. */
const FILLER =
  /^(?:is|are|it|it['’]s|they|also|all|and|or|for|with|the|an?|very|fully|completely|entirely|contains?|may|have|has|includes?|needs?|suitable|made|good|great|ideal)$/i;
const SAYS_HAS = /\b(?:contains?|ha(?:s|ve)|includes?|needs?|with)\b/i;

/** Whether a few words say what a question asks for, and nothing else: "Wheelchair accessible." does, "Free Wi-Fi." doesn't. */
function saysOnly(text: string, what: readonly string[], question: string): boolean {
  if (!hasAllTerms(new Set(searchTerms(text)), what)) return false;
  const asked = new Set(searchTerms(question));
  const kinds = (text.match(/[\p{L}\p{N}'’-]+/gu) ?? [])
    .filter((word) => !FILLER.test(word))
    .map((word) => (searchTerms(word).some((term) => hasTerm(asked, term)) ? "asked" : "other"));
  const others = kinds.filter((kind) => kind === "other").length;
  const isHad = /^(?:contain|have|need|include)$/i.test(ASKS.exec(question)?.groups?.verb ?? "");
  // "Wheelchair accessible", "Contains tree nuts", but not "Chop nuts"
  return (
    others === 0 || (others === 1 && kinds.at(-1) === "asked" && (!isHad || SAYS_HAS.test(text)))
  );
}

/** Whether only whole sentences stand between a statement and its heading: a line without a period may be a heading of its own. */
function isRightBelow(units: readonly Unit[], at: number): boolean {
  const section = units[at]?.section;
  for (const unit of units.slice(Math.max(0, at - MOST), at).toReversed()) {
    if (unit.section !== section || unit.kind === "heading") return true;
    if (unit.kind !== "sentence" || !/[.!?]["”’)]?$/.test(unit.text)) return false;
  }
  return at <= MOST;
}
