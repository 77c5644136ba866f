import type { UnitGroup } from "@/lib/documents/reader/find-sought";
import { groupBy } from "@/lib/documents/reader/group-by";
import type { PaperKind } from "@/lib/documents/reader/paper-kind";
import type { DocumentSection, Structure, Unit } from "@/lib/documents/reader/unit";

const MAX_SECTIONS = 14;
const MAX_STEPS = 8;
const MAX_POINTS = 6;
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
];

/**
 * What each section says, under its own heading: the steps of a manual, the points of a slide, elsewhere the statements
 * that say most.
 *
 * @param taken statements that are shown already
 * @param best chooses from statements, most telling first
 * @returns the groups, and the sections there was no room for
 */
export function sectionGroups(
  kind: PaperKind | undefined,
  { sections }: Pick<Structure, "sections">,
  usable: readonly Unit[],
  taken: ReadonlySet<Unit>,
  best: (pool: readonly Unit[], count: number) => Unit[],
): { groups: UnitGroup[]; left: DocumentSection[] } {
  if (WITHOUT_SECTIONS.includes(kind) || sections.length < 2) return { groups: [], left: [] };
  const bySection = groupBy(usable, ({ section }) => section);
  const filled = sections.flatMap((section, index) => {
    const all = bySection.get(index) ?? [];
    const free = all.filter((unit) => !taken.has(unit));
    const isCovered = kind !== "slides" && all.length - free.length >= COVERED && !hasSteps(free);
    return free.length === 0 || isCovered ? [] : [{ section, free }];
  });
  const groups = filled.slice(0, MAX_SECTIONS).map(({ section, free }) => {
    const list =
      kind === "slides"
        ? free
        : hasSteps(free)
          ? free.filter((unit) => unit.kind !== "sentence")
          : [];
    const most = kind === "slides" ? MAX_POINTS : MAX_STEPS;
    const units = list.length > 0 ? list.slice(0, most) : best(free, SECTION_STATEMENTS);
    return { title: section.title, units, left: Math.max(0, list.length - units.length) };
  });
  return { groups, left: filled.slice(MAX_SECTIONS).map(({ section }) => section) };
}

function hasSteps(units: readonly Unit[]): boolean {
  return units.filter(({ kind, text }) => kind === "item" && /^\(?\d/.test(text)).length >= 2;
}
