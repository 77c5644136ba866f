import { groupBy } from "@/lib/documents/reader/group-by";
import type { PaperKind } from "@/lib/documents/reader/paper-kind";
import type { Structure, Unit } from "@/lib/documents/reader/unit";
import type { UnitGroup } from "@/lib/documents/reader/unit-group";

const MAX_SECTIONS = 14;
const MAX_STEPS = 8;
const MAX_POINTS = 6;
const MIN_ROWS = 2;
const SECTION_STATEMENTS = 2;
/** With this many statements already shown, a section needs no more. */
const COVERED = 2;

/** Kinds whose sections say nothing that isn't looked for already. */
const WITHOUT_SECTIONS: readonly (PaperKind | undefined)[] = [
  "form",
  "invoice",
  "letter",
  "statement",
  "payslip",
  "faq",
  "utility",
  "itinerary",
  "notice",
  "offer",
];

/** Whether the sections of a kind say something besides what is looked for in it. */
export function isToldBySections(kind: PaperKind | undefined): boolean {
  return !WITHOUT_SECTIONS.includes(kind);
}

/** The statements that groups are made of. */
type Statements = {
  usable: readonly Unit[];
  taken: ReadonlySet<Unit>;
  lists: ReadonlySet<Unit>;
};

/**
 * What each section says, under its own heading: the steps of a manual, the points of a slide, elsewhere the statements
 * that say most.
 *
 * @param statements `usable` in order, those `taken` already, and `lists`, of which each item is shown
 * @param best chooses from statements, most telling first
 */
export function sectionGroups(
  kind: PaperKind | undefined,
  { sections }: Pick<Structure, "sections">,
  { usable, taken, lists }: Statements,
  best: (pool: readonly Unit[], count: number) => Unit[],
): UnitGroup[] {
  if (!isToldBySections(kind) || sections.length < 2) return [];
  const bySection = groupBy(usable, ({ section }) => section);
  const filled = sections.flatMap((section, index) => {
    const all = bySection.get(index) ?? [];
    const free = all.filter((unit) => !taken.has(unit));
    const isWhole = free.some((unit) => lists.has(unit));
    const isCovered =
      kind !== "slides" &&
      kind !== "event" &&
      !isWhole &&
      all.length - free.length >= COVERED &&
      !hasSteps(free);
    return free.length === 0 || isCovered ? [] : [{ section, free }];
  });
  return filled.slice(0, MAX_SECTIONS).map(({ section, free }) => {
    const rows = rowsIn(free);
    const isTable = kind !== "slides" && !hasSteps(free) && rows.length >= MIN_ROWS;
    const whole = free.filter((unit) => lists.has(unit));
    if (whole.length > 0) return { title: section.title, units: whole, left: 0 };
    const list =
      kind === "slides"
        ? free
        : hasSteps(free)
          ? free.filter((unit) => unit.kind !== "sentence")
          : isTable
            ? rows
            : [];
    const most = kind === "slides" ? MAX_POINTS : MAX_STEPS;
    const listed = list.slice(0, most);
    const pool = isTable ? free.filter((unit) => unit.kind !== "row") : free;
    const told = isTable || list.length === 0 ? best(pool, SECTION_STATEMENTS) : [];
    // Some points of a list look like all of them.
    const points = told.some(isPoint) ? free.filter(isPoint) : [];
    const shown = new Set([...listed, ...told, ...points.slice(0, MAX_STEPS)]);
    const units = free.filter((unit) => shown.has(unit));
    const left = list.length - listed.length + points.filter((unit) => !shown.has(unit)).length;
    return { title: section.title, units, left };
  });
}

/** Its rows say the same of different things: where one is left out, the rest looks like all of them. */
function rowsIn(units: readonly Unit[]): Unit[] {
  return units.filter(({ kind }) => kind === "row");
}

function isPoint({ kind }: Unit): boolean {
  return kind === "item";
}

function hasSteps(units: readonly Unit[]): boolean {
  return units.filter(({ kind, text }) => kind === "item" && /^\(?\d/.test(text)).length >= 2;
}
