import type { Figure } from "@/lib/documents/reader/figure-types";
import { contentTerms, searchTerms } from "@/lib/documents/terms";

/** What a sentence says of one of several figures, or of some that nothing stands between. */
export type SentencePart = {
  figures: readonly Figure[];
  /** Terms of the words before it and behind it that are its own. */
  before: ReadonlySet<string>;
  behind: ReadonlySet<string>;
  /** In the part as it is written. */
  text: string;
};

/** The parts of a sentence, and how they share its words. */
export type SentenceParts = {
  parts: readonly SentencePart[];
  /** "Delivery takes 3 days at home and 10 days abroad": what comes before the first figure is said of all of them. */
  isHeadShared: boolean;
  /** "In 2022 it had 212 members, in 2023 it had 240": what comes behind the first figure is left out behind the others. */
  isTailShared: boolean;
};

/** Where another figure's words begin, the surest sign first. */
const BREAKS: readonly RegExp[] = [
  /;\s|\.\s(?=\p{Lu})/gu,
  /,?\s(?:while|whereas|but|compared (?:with|to)|versus|vs\.?|against|(?:up|down) from|instead of|not|plus|including|of which|as opposed to|rather than)\s/giu,
  /\s?\(/gu,
  /,\s(?:and|or)\s/giu,
  /,\s/gu,
  /\s(?:and|or)\s/giu,
];
/** Behind these, a figure is only set beside the first one, which is the one that the sentence is about. */
const SETS_BESIDE =
  /compared|versus|\bvs|against|from|instead|\bnot\b|plus|including|of which|opposed|rather|\(|whereas|while|but/i;
/** "$5 an hour" is the price of one, not about hours. */
const RATE =
  /\b(?:per|an?|each|every) (?:calendar )?(?:hour|day|night|week|month|quarter|year|person)s?\b/i;
const RATES = new RegExp(RATE, "gi");
/** "12 were hired": the figure is what the clause is about, and not what one before it is. */
const IS_SUBJECT = /^\s(?:is|are|was|were|will|must|may|can|has|have|had|goes|go|went)\b/i;
/** "Six months for small ones" */
const STANDS_FOR = /\b(?:ones?|those)\b/i;
/** What is said of all parts at the end of the last one. */
const FOR_ALL = /,\s(?:both|all|each|either|which|if|unless|except|depending|respectively)\b.*$/i;

/** "And family membership (two adults and any children)": no figure begins within. */
const IN_BRACKETS = /\([^()]{0,120}\)/g;

type Break = { from: number; to: number; mark: string };

/**
 * Splits a sentence between figures of one type.
 *
 * @returns undefined where nothing separates them
 */
export function partsOf(text: string, figures: readonly Figure[]): SentenceParts | undefined {
  const breaks: Break[] = [];
  const groups: Figure[][] = [];
  for (const [at, figure] of figures.entries()) {
    const before = figures[at - 1];
    const found = before && breakBetween(text, before.at + before.text.length, figure.at);
    if (found) breaks.push(found);
    if (found || at === 0) groups.push([figure]);
    else groups.at(-1)?.push(figure);
  }
  if (breaks.length === 0) return undefined;
  const parts = groups.map((own, at) => {
    // Words between the first and the last of several signs may be of either.
    const from = at === 0 ? 0 : (breaks[at - 1]?.from ?? 0);
    const to = breaks[at]?.to ?? text.replace(FOR_ALL, "").length;
    return partOf(text, from, Math.max(to, from), own);
  });
  const [first, ...others] = parts;
  const isBeside = breaks.some(({ mark }) => SETS_BESIDE.test(mark));
  const isBare = others.every(({ before, behind, text: own, figures: [figure] }) => {
    const end = own.indexOf(figure?.text ?? "") + (figure?.text.length ?? 0);
    const isSaidOf = behind.size > 0 || RATE.test(own.slice(end));
    return before.size === 0 && isSaidOf && !IS_SUBJECT.test(own.slice(end));
  });
  return {
    parts,
    isHeadShared: !isBeside && isBare,
    isTailShared:
      first !== undefined &&
      others.every(({ behind, text: own }) => behind.size === 0 || STANDS_FOR.test(own)),
  };
}

/** The sign between two figures, with what lies between the first and the last of several alike. */
function breakBetween(text: string, from: number, to: number): Break | undefined {
  const between = text.slice(from, to).replace(IN_BRACKETS, (words) => " ".repeat(words.length));
  for (const sign of BREAKS) {
    const found = [...between.matchAll(sign)];
    const [first, last] = [found[0], found.at(-1)];
    if (first && last)
      return {
        from: from + first.index + first[0].length,
        to: from + last.index,
        mark: last[0],
      };
  }
  return undefined;
}

function partOf(text: string, from: number, to: number, figures: readonly Figure[]): SentencePart {
  const [first] = figures;
  const start = first?.at ?? from;
  const end = first ? first.at + first.text.length : to;
  return {
    figures,
    before: termsOf(text.slice(from, start)),
    behind: termsOf(text.slice(end, Math.max(end, to))),
    text: text.slice(from, Math.max(end, to)),
  };
}

/** Terms of words that say something, with years and other numbers. */
function termsOf(text: string): ReadonlySet<string> {
  const plain = text.replace(RATES, " ");
  const said = contentTerms(plain);
  return said.length === 0 ? new Set() : new Set(searchTerms(plain));
}
