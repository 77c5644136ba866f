import type { Unit } from "@/lib/documents/reader/unit";

/** One of several papers that are in one file, such as the invoices of a year. */
export type Paper = {
  /** "invoice" */
  noun: string;
  /** "1042", "PS-204" */
  number: string;
  /** The statement that has its number. */
  field: Unit;
  units: readonly Unit[];
};

/** What has a number of its own, and may be with others of its kind. */
export const PAPER_NOUNS =
  "invoice|bill|receipt|quotation|quote|estimate|order|claim|policy|contract|booking|credit note|ticket";
const NUMBER_LABEL = new RegExp(
  String.raw`^(?:(?:tax|sales|purchase) )?(${PAPER_NOUNS})(?:'s)? ?(?:no\.?|number|nr\.?|#)$`,
  "i",
);
const NUMBER = /^(?=\S*\d)[\p{L}\d][\p{L}\d/._-]{0,30}$/u;
/** "INVOICE #1042" above all of it */
const TITLE = new RegExp(
  String.raw`^(?:(?:tax|sales|purchase) )?(${PAPER_NOUNS}) (?:no\.? ?|number |# ?)((?=\S*\d)\S{1,30})$`,
  "i",
);

/**
 * The papers of a file that has several of a kind, each with a number of its own; none where there is only one. A paper
 * begins with the page that its number is on, or with the heading above that where the page has more of them, and goes on
 * until the next one begins.
 */
export function papersOf(units: readonly Unit[]): Paper[] {
  const named = units.flatMap((unit, at) => {
    const name = nameIn(unit);
    return name ? [{ ...name, unit, at }] : [];
  });
  const nouns = new Set(named.map(({ noun }) => noun));
  for (const noun of nouns) {
    const own = named.filter((one) => one.noun === noun);
    if (new Set(own.map(({ number }) => number)).size > 1) return divide(units, own);
  }
  return [];
}

type Named = { noun: string; number: string; unit: Unit; at: number };

function nameIn({ cells, text }: Unit): Pick<Named, "noun" | "number"> | undefined {
  const [label = "", value = ""] = cells.length === 2 ? cells : [];
  const [, noun, number] = TITLE.exec(cells.length > 1 ? "" : text) ?? [];
  const own = noun ?? (NUMBER.test(value) ? NUMBER_LABEL.exec(label)?.[1] : undefined);
  return own ? { noun: own.toLowerCase(), number: number ?? value } : undefined;
}

function divide(units: readonly Unit[], named: readonly Named[]): Paper[] {
  const starts = named.map((one, index) => startOf(units, one, named[index - 1]));
  const papers = new Map<string, Paper & { units: Unit[] }>();
  for (const [index, { noun, number, unit }] of named.entries()) {
    const paper = papers.get(number) ?? { noun, number, field: unit, units: [] };
    for (const one of units.slice(starts[index], starts[index + 1])) paper.units.push(one);
    papers.set(number, paper);
  }
  return [...papers.values()];
}

function startOf(units: readonly Unit[], { unit, at }: Named, before: Named | undefined): number {
  if (!before) return 0;
  const isAbove = pageOf(before.unit) === pageOf(unit) ? inSection : onPage;
  const start = units.findIndex((one) => isAbove(one, unit));
  return start > before.at ? start : at;
}

function inSection(one: Unit, { section }: Unit): boolean {
  return one.section === section;
}

function onPage(one: Unit, unit: Unit): boolean {
  return pageOf(one) === pageOf(unit);
}

function pageOf({ pieces }: Unit): number | undefined {
  return pieces[0]?.place;
}
