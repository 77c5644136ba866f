import { createYielder, flatMapInTurns } from "@/lib/core/yield-to-event-loop";
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
export function papersOf(units: readonly Unit[]): Promise<readonly Paper[]> {
  const known = papersIn.get(units);
  if (known) return known;
  const finding = findPapers(units);
  papersIn.set(units, finding);
  return finding;
}

/** Each question asks for them more than once; they outlive one that is stopped. */
const papersIn = new WeakMap<readonly Unit[], Promise<readonly Paper[]>>();

async function findPapers(units: readonly Unit[]): Promise<readonly Paper[]> {
  const named = await flatMapInTurns(units, (unit, at) => {
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

async function divide(units: readonly Unit[], named: readonly Named[]): Promise<readonly Paper[]> {
  const firsts = await firstsOf(units);
  const starts = named.map((one, index) => startOf(firsts, one, named[index - 1]));
  const papers = new Map<string, Paper & { units: Unit[] }>();
  for (const [index, { noun, number, unit }] of named.entries()) {
    const paper = papers.get(number) ?? { noun, number, field: unit, units: [] };
    for (const one of units.slice(starts[index], starts[index + 1])) paper.units.push(one);
    papers.set(number, paper);
  }
  return [...papers.values()];
}

/** Where each section and each page begins. */
type Firsts = { inSection: Map<number, number>; onPage: Map<number | undefined, number> };

async function firstsOf(units: readonly Unit[]): Promise<Firsts> {
  const pause = createYielder();
  const [inSection, onPage] = [new Map<number, number>(), new Map<number | undefined, number>()];
  for (const [at, unit] of units.entries()) {
    await pause();
    if (!inSection.has(unit.section)) inSection.set(unit.section, at);
    if (!onPage.has(pageOf(unit))) onPage.set(pageOf(unit), at);
  }
  return { inSection, onPage };
}

function startOf(
  { inSection, onPage }: Firsts,
  { unit, at }: Named,
  before: Named | undefined,
): number {
  if (!before) return 0;
  const page = pageOf(unit);
  const isOnPage = pageOf(before.unit) === page;
  const start = (isOnPage ? inSection.get(unit.section) : onPage.get(page)) ?? -1;
  return start > before.at ? start : at;
}

function pageOf({ pieces }: Unit): number | undefined {
  return pieces[0]?.place;
}
