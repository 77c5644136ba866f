import { createYielder, filterInTurns } from "@/lib/core/yield-to-event-loop";
import {
  type ComparedList,
  type ComparedRow,
  comparedLists,
} from "@/lib/documents/reader/compared-lists";
import { type Bounds, boundsOf } from "@/lib/documents/reader/figure-bounds";
import type { Figure, FigureType } from "@/lib/documents/reader/figure-types";
import { figuresIn } from "@/lib/documents/reader/figures";
import { hasTerm } from "@/lib/documents/reader/has-term";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { termsOfWhole } from "@/lib/documents/reader/is-of-whole";
import { priceTimeIn } from "@/lib/documents/reader/price-time";
import type { Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { contentTerms } from "@/lib/documents/terms";

/**
 * What a word compares: the name of a column, and the units that its figures have. `isOfTime` is for what is fast if it takes
 * little time, which a column has to be called: neither the time to charge nor a warranty is short for what is fast.
 */
type Measure = { type: FigureType; units?: RegExp; heads: RegExp; isOfTime?: boolean };

const PRICE: Measure = {
  type: "money",
  heads: /\b(?:prices?|costs?|fees?|rates?|tariff|charges?|rent|amount)\b/i,
};
const SIZE: Measure = {
  type: "measure",
  units: /²|³|\bsq|square|hectares?\b|\bha\b|acres?\b|lit(?:er|re)s?\b|\bl\b|\bml\b/i,
  heads: /\b(?:sizes?|areas?|capacity|volume|floor space|dimensions?|population|inhabitants)\b/i,
};
const MEASURES: readonly (readonly [least: string, most: string, Measure])[] = [
  [
    "cheapest|least expensive|lowest-priced|lowest priced",
    "most expensive|dearest|priciest|costliest",
    PRICE,
  ],
  ["smallest|tiniest|littlest", "largest|biggest|most spacious|roomiest", SIZE],
  [
    "lightest",
    "heaviest",
    {
      type: "measure",
      units: /^(?:k?g|kilograms?|grams?|kilos?|lbs?|pounds?|t|tons?|tonnes?|oz)$/i,
      heads: /\b(?:weights?|mass|load)\b/i,
    },
  ],
  [
    "shallowest",
    "deepest",
    {
      type: "measure",
      units: /^(?:m|met(?:er|re)s?|ft|feet|foot|cm|fathoms?)$/i,
      heads: /\bdepths?\b|\bdeep\b/i,
    },
  ],
  [
    "lowest|shortest",
    "tallest|highest",
    {
      type: "measure",
      units: /^(?:m|met(?:er|re)s?|ft|feet|foot|cm)$/i,
      heads: /\b(?:heights?|altitude|elevation|high|tall)\b/i,
    },
  ],
  [
    "shortest",
    "longest",
    {
      type: "measure",
      units: /^(?:k?m|cm|kilomet(?:er|re)s?|met(?:er|re)s?|miles?|mi|ft|feet|foot)$/i,
      heads: /\b(?:lengths?|distances?|long)\b/i,
    },
  ],
  ["shortest", "longest", { type: "duration", heads: /\b(?:durations?|times?|lasts?|takes?)\b/i }],
  [
    "slowest",
    "fastest|quickest",
    { type: "measure", units: /(?:\/|per ?|p)h\b|mph|knots?/i, heads: /\b(?:top )?speeds?\b/i },
  ],
  [
    "quickest|fastest",
    "slowest",
    {
      type: "duration",
      heads:
        /^(?:(?:travel|journey|driving|delivery|flight|crossing|walking|race|lap|finish|total) )?(?:times?|durations?)$/i,
      isOfTime: true,
    },
  ],
];
const ALL = MEASURES.map(([least, most]) => `${least}|${most}`).join("|");
const ASKS = new RegExp(
  String.raw`^\W{0,3}(?:and |so |but )?(?:(?:what|which)(?: (?<kind>(?!(?:is|are|one)\b)\p{L}{2,20}(?: \p{L}{2,20})?))??(?: one)?(?:['’]s| is| are| was)|(?:tell me|show me|name)) (?:the |your |their )?(?:very )?(?<how>${ALL})(?: (?<noun>\p{L}{2,20}(?: \p{L}{2,20})?)| of (?:them|all|these|those)(?: all)?)?(?: (?:here|there|listed|on the list|in the (?:list|table)|of (?:them|all)|available|that (?:there is|you have|they have)))?[^\p{L}\p{N}]*$`,
  "iu",
);
const ASKS_COST =
  /^\W{0,3}(?:and |so |but )?(?:what|which)(?: (?<kind>(?!(?:one|of)\b)\p{L}{2,20}))?(?: one| of (?:them|these))? costs? (?:the )?(?<how>most|least)[^\p{L}\p{N}]*$/iu;
/** Words for whatever a list is of. */
const ANY = /^(?:ones?|options?|items?|things?|choices?|offers?|of them|thing listed)$/i;
const MOST_QUOTED = 5;
const SPEED = /\bspeeds?\b|\bper\b|\/h\b|\bmph\b/i;

/**
 * `rest` is what stands behind a bare number, as the unit of what is no measure that we know; `time` is for how long, or for
 * whom, a price is.
 */
type Valued = {
  label: string;
  figure: Figure;
  bounds: Bounds;
  rest: string;
  time: string;
  unit: Unit;
};

/** Which row of a table, or item of a list, has the most or the least of what a word compares: "Which is the cheapest?" */
export async function answerSuperlative(
  index: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const asked = ASKS.exec(question)?.groups ?? ASKS_COST.exec(question)?.groups;
  if (!asked?.how) return undefined;
  const how = asked.how.toLowerCase();
  const measures = MEASURES.filter(([least, most]) => isOneOf(how, `${least}|${most}`));
  const noun = [asked.kind, asked.noun].filter((word) => word && !ANY.test(word)).join(" ");
  const lists = await filterInTurns(
    await comparedLists(index),
    ({ about }) => isCalled(about, noun, index),
    index.signal,
  );
  const compared = /^(?:most|least)$/.test(how)
    ? [PRICE]
    : measures.map(([, , measure]) => measure);
  const found: { valued: Valued[]; isMost: boolean }[] = [];
  for (const list of lists) {
    for (const measure of compared) {
      const valued = await valuesIn(list, measure, index.signal);
      // The fastest has the most speed, or takes the least time.
      const isMost =
        how === "most" || MEASURES.some(([, most, own]) => own === measure && isOneOf(how, most));
      if (valued.length > 0) found.push({ valued, isMost });
      if (valued.length > 0) break;
    }
    if (found.length > 1) return undefined;
  }
  const [only, ...others] = found;
  return only && others.length === 0 ? extremeOf(only.valued, only.isMost) : undefined;
}

function isOneOf(how: string, words: string): boolean {
  return words.split("|").includes(how);
}

function extremeOf(valued: readonly Valued[], isMost: boolean): UnitAnswer | undefined {
  const sign = isMost ? -1 : 1;
  const sorted = valued.toSorted((a, b) => sign * (endOf(a, isMost) - endOf(b, isMost)));
  const best = sorted.filter((one) => sorted[0] && endOf(one, isMost) === endOf(sorted[0], isMost));
  const [first] = best;
  // What may be less than the least of a range is surely none.
  const isSure = best.every(({ figure }) => Number.isFinite(figure.value));
  if (!first || !isSure || best.length === sorted.length || best.length > MOST_QUOTED)
    return undefined;
  const names = new Intl.ListFormat("en").format(best.map(({ label }) => label));
  const [from, to] = isMost ? ["largest", "smallest"] : ["smallest", "largest"];
  return {
    kind: "answer",
    lead: `${names} (${[first.figure.text, first.rest].filter(Boolean).join(" ")})`,
    working: `the ${from} of ${valued.length}`,
    note: `From the ${from} to the ${to}${sorted.length > MOST_QUOTED ? `, the first ${MOST_QUOTED}` : ""}:`,
    units: sorted.slice(0, MOST_QUOTED).map(({ unit }) => unit),
  };
}

/** What a range comes to at most, or at least. */
function endOf({ bounds }: Valued, isMost: boolean): number {
  return isMost ? bounds.high : bounds.low;
}

/** Whether a list may be of what a question names: it's called so, or the whole document is about it. */
function isCalled(about: string, noun: string, { structure, subject }: UnitIndex): boolean {
  const asked = contentTerms(noun);
  if (asked.length === 0) return true;
  const named = new Set(contentTerms(about));
  const whole = termsOfWhole(structure);
  return asked.every((term) => subject.has(term) || hasTerm(named, term) || hasTerm(whole, term));
}

/** What each row has of a measure; empty where one has none of it or several, or what can't be compared. */
async function valuesIn(
  { rows }: ComparedList,
  { type, units, heads, isOfTime }: Measure,
  signal: AbortSignal | undefined,
): Promise<Valued[]> {
  const headed = new Set(rows.flatMap(({ values }) => values.map(({ head }) => head)));
  const named = [...headed].filter((head) => heads.test(head));
  if (named.length > 1) return [];
  if (isOfTime && (named.length === 0 || [...headed].some((head) => SPEED.test(head)))) return [];
  const isOfMeasure = (figure: Figure, head: string) =>
    named.length > 0 && head
      ? figure.type === type || figure.type === "count" || figure.type === "money"
      : figure.type === type && (!units || units.test(figure.unit));
  const valuesOf = ({ label, values, unit }: ComparedRow): Valued[] =>
    values.flatMap(({ head, text }) =>
      (named.length === 0 || head === named[0] ? figuresIn(text) : []).flatMap((figure) => {
        const bounds = isOfMeasure(figure, head) ? boundsOf(figure) : undefined;
        if (!bounds) return [];
        const behind = text.slice(figure.at + figure.text.length).trim();
        const isMoney = figure.type === "money";
        const time = isMoney ? priceTimeIn(`${behind} ${head}`) || priceTimeIn(label) : "";
        return [{ label, figure, bounds, rest: figure.type === "count" ? behind : "", time, unit }];
      }),
    );
  const pause = createYielder(signal);
  const valued: Valued[] = [];
  for (const row of rows) {
    await pause();
    const [own, ...others] = valuesOf(row);
    const first = valued[0] ?? own;
    // A discount is none of the things that are for sale; what has no value, or two, can't be compared.
    if (!own || others.length > 0 || !first || !isAlike(own, first)) return [];
    valued.push(own);
  }
  // "$12 per month" is no less than "$120 per year".
  const times = new Set(valued.flatMap(({ time }) => time || []));
  return times.size > 1 ? [] : valued;
}

function isAlike({ figure, bounds, rest }: Valued, first: Valued): boolean {
  return (
    bounds.low >= 0 &&
    figure.type === first.figure.type &&
    bounds.unit === first.bounds.unit &&
    rest === first.rest
  );
}
