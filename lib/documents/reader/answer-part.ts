import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { type Focus, focusOf } from "@/lib/documents/reader/focus";
import { hasTerm } from "@/lib/documents/reader/has-term";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { coverageOf, missingTerms } from "@/lib/documents/reader/indexed-units";
import { countedBy } from "@/lib/documents/reader/is-bound";
import { partAsked } from "@/lib/documents/reader/opposite-part";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { searchTerms } from "@/lib/documents/terms";

const ASKS_SHARE = /\bwhat (?:share|percentage|percent|proportion|fraction)\b/i;
const ASKS_COUNT = /\bhow many\b/i;
/** "412 of 530 participants (78%)" */
const PART_OF =
  /(?<![\d.,/])(?<part>\d{1,3}(?:,\d{3}){0,3}|\d{1,9}) (?:out )?of (?:the |all |its |our )?(?<whole>\d{1,3}(?:,\d{3}){0,3}|\d{1,9})(?![\d.,/]\d)(?:(?: \p{L}[\p{L}-]{0,20}){0,3} \((?<percent>\d{1,3}(?:\.\d{1,2})?\s?(?:%|percent))\))?/u;

const EACH_PART = new RegExp(PART_OF, "gu");

/** "Of 48 patients, 39 recovered" */
const OF_ALL =
  /\b[Oo]f (?:the |all |all the |these |our )?(?<whole>\d{1,3}(?:,\d{3}){0,3}|\d{1,9})(?: \p{L}[\p{L}-]{0,20}){1,4}, (?:only |about )?(?<part>\d{1,3}(?:,\d{3}){0,3}|\d{1,9})(?: \((?<percent>\d{1,3}(?:\.\d{1,2})?\s?(?:%|percent))\))? \p{L}/u;

/**
 * How many of all, or which share of them: "412 of 530 participants completed the trial" says both, though the number that is
 * counted isn't followed by what is counted. Only where it's the one statement that has all words of a question.
 */
export async function answerPart(
  index: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const { signal } = index;
  const asksShare = ASKS_SHARE.test(question);
  if (!asksShare && !ASKS_COUNT.test(question)) return undefined;
  const focus = focusOf(question);
  const counted = new Set(countedBy(question));
  // Who they are is said of all of them; what they did is what is asked.
  if (!focus.required.some((term) => !counted.has(term))) return undefined;
  const found = await flatMapInTurns(
    index.units,
    ({ unit }, at) => {
      const groups =
        unit.kind === "heading"
          ? undefined
          : (partIn(unit.text, focus) ?? OF_ALL.exec(unit.text)?.groups);
      if (!groups) return [];
      const isAbout =
        missingTerms(index, at, focus, false) === 0 && coverageOf(index, at, focus).isNear;
      const isOther = isOfLater(
        unit.text,
        focus.required.filter((term) => !counted.has(term)),
      );
      return isAbout && !isOther ? [{ unit, groups }] : [];
    },
    signal,
  );
  const [only, ...others] = found;
  if (!only || others.length > 0) return undefined;
  const { part = "", whole = "", percent } = only.groups;
  const [value, of] = [part, whole].map((digits) => Number(digits.replaceAll(",", "")));
  if (!value || !of || value > of) return undefined;
  const told = partAsked(only.unit.text, placeOf(only.unit.text, part, whole), question);
  if (told === "unclear") return { kind: "answer", units: [only.unit] };
  if (told === "other")
    return {
      kind: "answer",
      ...(asksShare
        ? { lead: shareText(of - value, of), working: `(${whole} − ${part}) ÷ ${whole} × 100` }
        : {
            lead: `${(of - value).toLocaleString("en-US")} of ${whole}`,
            working: `${whole} − ${part}`,
          }),
      units: [only.unit],
    };
  if (!asksShare) return { kind: "answer", lead: `${part} of ${whole}`, units: [only.unit] };
  if (percent) return { kind: "answer", lead: percent, units: [only.unit] };
  return {
    kind: "answer",
    lead: shareText(value, of),
    working: `${part} ÷ ${whole} × 100`,
    units: [only.unit],
  };
}

/** Where a part of a whole stands, and where what is said of it begins. */
function placeOf(text: string, part: string, whole: string): { at: number; end: number } {
  const found = [...text.matchAll(EACH_PART)].find(
    ({ groups }) => groups?.part === part && groups.whole === whole,
  );
  if (found) return { at: found.index, end: found.index + found[0].length };
  const all = OF_ALL.exec(text);
  const at = (all?.index ?? 0) + (all?.[0].lastIndexOf(part) ?? 0);
  return { at, end: at + part.length };
}

function shareText(part: number, whole: number): string {
  const share = (100 * part) / whole;
  const rounded = Number(share.toFixed(1));
  return `${rounded === share ? "" : "about "}${rounded}%`;
}

/** The part of a whole that a statement tells: of several, the one that what a question names stands right behind. */
function partIn(text: string, { required }: Focus): Record<string, string> | undefined {
  const parts = [...text.matchAll(EACH_PART)];
  const named = parts.filter(({ 0: { length }, index }) => {
    const behind = new Set(
      searchTerms(/^(?: [\p{L}-]+){0,2}/u.exec(text.slice(index + length))?.[0] ?? ""),
    );
    return required.some((term) => hasTerm(behind, term));
  });
  const [only, ...others] = parts.length > 1 ? named : parts;
  return others.length === 0 ? only?.groups : undefined;
}

/** "Of 120 applicants, 45 were interviewed and 12 were hired": what only stands behind the last number. */
const LATER =
  /\b[Oo]f [^.;]{1,80}, [^.;]{1,80}?,? and (?:only |about )?\d[\d,]{0,9} (?<later>[^.;]{1,120})/u;

function isOfLater(text: string, asked: readonly string[]): boolean {
  const later = LATER.exec(text)?.groups?.later;
  if (!later) return false;
  const terms = new Set(searchTerms(later));
  const before = new Set(searchTerms(text.slice(0, text.indexOf(later))));
  return asked.some((term) => terms.has(term) && !before.has(term));
}
