import { createYielder, filterInTurns } from "@/lib/core/yield-to-event-loop";
import type { Figure, FigureType } from "@/lib/documents/reader/figure-types";
import { figuresIn } from "@/lib/documents/reader/figures";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { alternatives } from "@/lib/documents/reader/same-words";
import { tablesOf } from "@/lib/documents/reader/tables";
import { isTotalRow } from "@/lib/documents/reader/total-rows";
import type { Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { contentTerms } from "@/lib/documents/terms";

/** What a word compares: the name of a column, and the units that its figures have. */
type Measure = { type: FigureType; units?: RegExp; heads: RegExp };

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
  ["cheapest|least expensive|lowest[- ]priced", "most expensive|dearest|priciest|costliest", PRICE],
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
  [
    "slowest",
    "fastest",
    { type: "measure", units: /(?:\/|per ?|p)h\b|mph|knots?/i, heads: /\b(?:top )?speeds?\b/i },
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
const LABEL = /^(?<label>[^:–—|\t(]{2,60}?)\s?(?::|–|—|\||\t|\(|, |\s-\s|\s\.{3,})/u;
const MIN_ROWS = 2;
const MOST_QUOTED = 5;

type Row = { label: string; values: readonly { head: string; text: string }[]; unit: Unit };
type List = { about: string; rows: Row[] };
/** `rest` is what stands behind a bare number, as the unit of what is no measure that we know. */
type Valued = { label: string; figure: Figure; rest: string; unit: Unit };

/** Which row of a table, or item of a list, has the most or the least of what a word compares: "Which is the cheapest?" */
export async function answerSuperlative(
  index: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const asked = ASKS.exec(question)?.groups ?? ASKS_COST.exec(question)?.groups;
  if (!asked?.how) return undefined;
  const how = asked.how.toLowerCase();
  const isMost = how === "most" || MEASURES.some(([, most]) => most.split("|").includes(how));
  const measures = MEASURES.filter(([least, most]) => `${least}|${most}`.split("|").includes(how));
  const noun = [asked.kind, asked.noun].filter((word) => word && !ANY.test(word)).join(" ");
  const lists = await filterInTurns(
    [...(await tablesIn(index)), ...(await listsIn(index))],
    ({ about }) => isCalled(about, noun, index),
    index.signal,
  );
  const compared = /^(?:most|least)$/.test(how)
    ? [PRICE]
    : measures.map(([, , measure]) => measure);
  const found = lists.flatMap((list) => {
    const valued = compared
      .map((measure) => valuesIn(list, measure))
      .find(({ length }) => length > 0);
    return valued ? [valued] : [];
  });
  const [valued, ...others] = found;
  return valued && others.length === 0 ? extremeOf(valued, isMost) : undefined;
}

function extremeOf(valued: readonly Valued[], isMost: boolean): UnitAnswer | undefined {
  const sign = isMost ? -1 : 1;
  const sorted = valued.toSorted((a, b) => sign * (a.figure.value - b.figure.value));
  const best = sorted.filter(({ figure }) => figure.value === sorted[0]?.figure.value);
  const [first] = best;
  if (!first || best.length === sorted.length) return undefined;
  const names = new Intl.ListFormat("en").format(best.map(({ label }) => label));
  const [from, to] = isMost ? ["largest", "smallest"] : ["smallest", "largest"];
  const shown = Math.max(MOST_QUOTED, best.length);
  return {
    kind: "answer",
    lead: `${names} (${[first.figure.text, first.rest].filter(Boolean).join(" ")})`,
    working: `the ${from} of ${valued.length}`,
    note: `From the ${from} to the ${to}${sorted.length > shown ? `, the first ${shown}` : ""}:`,
    units: sorted.slice(0, shown).map(({ unit }) => unit),
  };
}

/** Whether a list may be of what a question names: it's called so, or the whole document is about it. */
function isCalled(about: string, noun: string, { structure, subject }: UnitIndex): boolean {
  const asked = contentTerms(noun);
  const named = new Set(
    contentTerms(`${about} ${structure.title} ${structure.units[0]?.text ?? ""}`),
  );
  return asked.every(
    (term) => subject.has(term) || [...alternatives(term)].some((one) => named.has(one)),
  );
}

/** What each row has of a measure; empty where one has none of it or several, or what can't be compared. */
function valuesIn({ rows }: List, { type, units, heads }: Measure): Valued[] {
  const headed = new Set(rows.flatMap(({ values }) => values.map(({ head }) => head)));
  const named = [...headed].filter((head) => heads.test(head));
  if (named.length > 1) return [];
  const isOfMeasure = (figure: Figure, head: string) =>
    named.length > 0 && head
      ? figure.type === type || figure.type === "count" || figure.type === "money"
      : figure.type === type && (!units || units.test(figure.unit));
  const valued = rows.flatMap(({ label, values, unit }): Valued[] => {
    const found = values.flatMap(({ head, text }) =>
      (named.length === 0 || head === named[0] ? figuresIn(text) : []).flatMap((figure) => {
        if (!Number.isFinite(figure.value) || !isOfMeasure(figure, head)) return [];
        const behind = text.slice(figure.at + figure.text.length).trim();
        return [{ label, figure, rest: figure.type === "count" ? behind : "", unit }];
      }),
    );
    return found.length === 1 ? found : [];
  });
  const [first] = valued;
  // A discount is none of the things that are for sale.
  const isAlike = ({ figure, rest }: Valued) =>
    figure.value >= 0 &&
    figure.type === first?.figure.type &&
    figure.unit === first.figure.unit &&
    rest === first.rest;
  return valued.length === rows.length && valued.length >= MIN_ROWS && valued.every(isAlike)
    ? valued
    : [];
}

async function tablesIn(index: UnitIndex): Promise<List[]> {
  const sections = index.structure.sections;
  return (await tablesOf(index)).map(({ columns, rows, about, caption }) => ({
    about: `${about} ${caption} ${sections[rows[0]?.unit.section ?? -1]?.title ?? ""} ${rows[0]?.unit.head[0] ?? ""}`,
    rows: rows
      .filter(({ unit }) => !isTotalRow(unit))
      .map(({ label, cells, unit }) => ({
        label,
        unit,
        values: columns.map((head, at) => ({ head, text: cells[at] ?? "" })),
      })),
  }));
}

/** Items, and rows of two cells without heads, that stand together. */
async function listsIn({ structure: { units, sections }, signal }: UnitIndex): Promise<List[]> {
  const pause = createYielder(signal);
  const lists: List[] = [];
  let before: Unit | undefined;
  for (const unit of units) {
    await pause();
    const row = rowOf(unit);
    const isNext = before && rowOf(before) && before.section === unit.section;
    if (row && isNext && before?.kind === unit.kind) lists.at(-1)?.rows.push(row);
    else if (row)
      lists.push({
        about: `${sections[unit.section]?.title ?? ""} ${before?.text ?? ""}`,
        rows: [row],
      });
    before = unit;
  }
  // The first row of two cells may name them.
  for (const { rows } of lists)
    if (rows[0]?.unit.kind === "row" && !/\d/.test(rows[0].values[0]?.text ?? "")) rows.shift();
  return lists.filter(({ rows }) => rows.length >= MIN_ROWS);
}

function rowOf(unit: Unit): Row | undefined {
  const { kind, text, cells, head } = unit;
  if (kind === "row") {
    const [label = "", value = "", ...more] = cells;
    const isPlain = head.length === 0 && more.length === 0 && label !== "" && !isTotalRow(unit);
    return isPlain ? { label, unit, values: [{ head: "", text: value }] } : undefined;
  }
  const label = kind === "item" ? LABEL.exec(text)?.groups?.label : undefined;
  if (!label) return undefined;
  return { label, unit, values: [{ head: "", text: text.slice(label.length) }] };
}
