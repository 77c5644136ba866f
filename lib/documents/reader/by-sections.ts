import { groupBy } from "@/lib/documents/reader/group-by";
import type { Structure, Unit } from "@/lib/documents/reader/unit";
import type { UnitGroup } from "@/lib/documents/reader/unit-group";

/** With more, only a choice of each section is looked at. */
const MOST_STATEMENTS = 200;
const MOST_SECTIONS = 16;
const MIN_SECTIONS = 2;
const MAX_TITLE = 120;

/**
 * All that a short document says, under its own headings: where nobody knows what its readers look for, these are what tells
 * most about a statement. Empty for a document without headings, and for a long one.
 */
export function groupsBySection(
  { units: all, sections }: Pick<Structure, "units" | "sections">,
  usable: readonly Unit[],
): UnitGroup[] {
  const bySection = groupBy(usable, ({ section }) => section);
  const isFit = bySection.size >= MIN_SECTIONS && bySection.size <= MOST_SECTIONS;
  if (!isFit || usable.length > MOST_STATEMENTS) return [];
  const groups = [...bySection].map(([section, units]) => groupOf(section, units, sections));
  const [first] = all;
  const isNamed = groups.some(({ title }) => title === first?.text);
  const isTitle = first && first.text.length <= MAX_TITLE && !isNamed && !usable.includes(first);
  return isTitle
    ? [{ title: "What it is", units: [first], left: 0, isLine: true }, ...groups]
    : groups;
}

/**
 * What a short document says besides what is looked for in its kind, under its own headings: an invoice may have a care sheet
 * behind it, and a notice of a tax how to object.
 *
 * @param free the statements that nothing is looked for in, in order
 */
export function groupsOfRest(
  { sections }: Pick<Structure, "sections">,
  free: readonly Unit[],
): UnitGroup[] {
  const bySection = groupBy(free, ({ section }) => section);
  if (sections.length < MIN_SECTIONS || free.length > MOST_STATEMENTS) return [];
  const kept = new Set(sectionsOfMost(bySection));
  return [...bySection]
    .filter(([section]) => kept.has(section))
    .map(([section, units]) => groupOf(section, units, sections));
}

/** The sections that say most, by their statements with figures, and of those alike, the first. */
function sectionsOfMost(bySection: ReadonlyMap<number, readonly Unit[]>): number[] {
  const figuresIn = (units: readonly Unit[]) => units.filter(({ text }) => /\d/.test(text)).length;
  return [...bySection]
    .map(([section, units]) => ({ section, figures: figuresIn(units) }))
    .sort((a, b) => b.figures - a.figures)
    .slice(0, MOST_SECTIONS)
    .map(({ section }) => section);
}

/** Groups with what others say under the same title, and those others that have a title of their own. */
export function joinSameTitles(
  groups: readonly UnitGroup[],
  others: readonly UnitGroup[],
): { groups: UnitGroup[]; others: UnitGroup[] } {
  const keyOf = ({ title }: UnitGroup) => title.toLowerCase();
  const titles = new Set(groups.map(keyOf));
  const joined = groups.map((group) => {
    const same = others.filter((other) => keyOf(other) === keyOf(group));
    return { ...group, units: [...group.units, ...same.flatMap(({ units }) => units)] };
  });
  return { groups: joined, others: others.filter((other) => !titles.has(keyOf(other))) };
}

function groupOf(section: number, units: Unit[], sections: Structure["sections"]): UnitGroup {
  const title = sections[section]?.title ?? "Main points";
  return { title, units, left: 0, foundFirst: [] };
}
