import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { figuresIn } from "@/lib/documents/reader/figures";
import { focusOf } from "@/lib/documents/reader/focus";
import { hasAllTerms } from "@/lib/documents/reader/has-term";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { NUMBER_WORD, numberOf, ORDINALS } from "@/lib/documents/reader/number-words";
import { stems } from "@/lib/documents/reader/same-words";
import type { Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { searchTerms } from "@/lib/documents/terms";

const ORDINAL = String.raw`(?:${ORDINALS.join("|")}|\d{1,2}(?:st|nd|rd|th))`;
const NUMBER = String.raw`(?:\d{1,2}|${NUMBER_WORD})`;

/** "After five years", "in the third year": how long something has been so. */
const ASKS_AFTER = new RegExp(
  String.raw`\bafter (?:working )?(?<number>${NUMBER}) (?<unit>months?|years?)\b`,
  "i",
);
const ASKS_IN = new RegExp(
  String.raw`\b(?:in|during) (?:the|my|our|your) (?<nth>${ORDINAL}) year\b`,
  "i",
);

const FROM_TO = new RegExp(
  String.raw`\b(?:from|in|during|between) the (?<from>${ORDINAL})(?: year)? (?:to|through|until|and) (?:the )?(?<to>${ORDINAL}) years?\b`,
  "i",
);
const IN_NTH = new RegExp(String.raw`\b(?:in|during|for) the (?<nth>${ORDINAL}) year\b`, "i");
const FROM_NTH = new RegExp(String.raw`\b(?:from|as of) the (?<nth>${ORDINAL}) year\b`, "i");
const AFTER = new RegExp(String.raw`\b(?:after|more than|over) (?<number>${NUMBER}) years?\b`, "i");
const UP_TO = new RegExp(
  String.raw`\b(?:in|during|within|for|up to|less than|under) (?:the first )?(?<number>${NUMBER}) years\b`,
  "i",
);
const AFTERWARDS = /\b(?:thereafter|afterwards?|after that|from then on)\b/i;
const MIN_TIERS = 2;

/** From how many years on, and until when, something is so. */
type Tier = { text: string; from: number; until: number };

/** What holds after a time or in a year, of a sentence with tiers: "one month in the first year, and three months thereafter". */
export async function answerTier(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const asked = ASKS_AFTER.exec(question) ?? ASKS_IN.exec(question);
  if (!asked?.groups) return undefined;
  const { number, unit = "", nth } = asked.groups;
  const years = nth ? ordinalOf(nth) - 1 : numberOf(number ?? "") / (/^month/i.test(unit) ? 12 : 1);
  const { required } = focusOf(question.replace(asked[0], " "));
  const about = required.filter((term) => !TIME.has(term));
  if (about.length === 0) return undefined;
  const found = await flatMapInTurns(
    structure.units,
    (unit) => {
      const tiers = isAbout(unit, about) ? tiersIn(unit.text) : [];
      const tier = tiers.find(({ from, until }) => years >= from && years < until);
      return tier ? [{ unit, tier }] : [];
    },
    signal,
  );
  const [only, ...others] = found;
  if (!only || others.length > 0) return undefined;
  return { kind: "answer", lead: only.tier.text, units: [only.unit] };
}

const TIME = new Set(stems("year month period service work working employment contract long"));

function isAbout({ text, kind }: Unit, about: readonly string[]): boolean {
  const there = new Set(kind === "heading" ? [] : searchTerms(text));
  return hasAllTerms(there, about);
}

/** The tiers of a sentence, each with the amount that its clause begins with; none where they don't follow one another. */
function tiersIn(text: string): Tier[] {
  const clauses = text.split(
    /, (?:and |but )?|; (?:and )?| and (?=(?:\d+|an?|one|two|three|four|five|six)\b)/,
  );
  const tiers: Tier[] = [];
  for (const clause of clauses) {
    const span = spanOf(clause, tiers.at(-1)?.until);
    const figure = span && figuresIn(clause).find(({ at }) => at < span.at);
    if (!span || !figure) continue;
    const last = tiers.at(-1);
    // What holds "afterwards" holds until the next one begins.
    if (last && last.until === Number.POSITIVE_INFINITY) last.until = span.from;
    tiers.push({ text: figure.text, from: span.from, until: span.until });
  }
  const follows = tiers.every(({ from }, at) => at === 0 || from === tiers[at - 1]?.until);
  return tiers.length >= MIN_TIERS && follows ? tiers : [];
}

type Span = { at: number; from: number; until: number };

function spanOf(clause: string, last: number | undefined): Span | undefined {
  const of = (pattern: RegExp) => pattern.exec(clause);
  const fromTo = of(FROM_TO);
  if (fromTo?.groups)
    return {
      at: fromTo.index,
      from: ordinalOf(fromTo.groups.from ?? "") - 1,
      until: ordinalOf(fromTo.groups.to ?? ""),
    };
  const inNth = of(IN_NTH);
  const nth = ordinalOf(inNth?.groups?.nth ?? "");
  if (inNth) return { at: inNth.index, from: nth - 1, until: nth };
  const open = of(FROM_NTH) ?? of(AFTER);
  const { nth: first, number = "" } = open?.groups ?? {};
  if (open)
    return {
      at: open.index,
      from: first ? ordinalOf(first) - 1 : numberOf(number),
      until: Number.POSITIVE_INFINITY,
    };
  const upTo = of(UP_TO);
  if (upTo) return { at: upTo.index, from: last ?? 0, until: numberOf(upTo.groups?.number ?? "") };
  const then = of(AFTERWARDS);
  return then && last !== undefined
    ? { at: then.index, from: last, until: Number.POSITIVE_INFINITY }
    : undefined;
}

function ordinalOf(text: string): number {
  const word = ORDINALS.indexOf(text.toLowerCase());
  return word < 0 ? Number.parseInt(text, 10) : word + 1;
}
