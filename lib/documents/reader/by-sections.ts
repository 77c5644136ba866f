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
  const groups = [...bySection].map(
    ([section, units]): UnitGroup => ({
      title: sections[section]?.title ?? "Main points",
      units,
      left: 0,
      foundFirst: [],
    }),
  );
  const [first] = all;
  const isNamed = groups.some(({ title }) => title === first?.text);
  const isTitle = first && first.text.length <= MAX_TITLE && !isNamed && !usable.includes(first);
  return isTitle
    ? [{ title: "What it is", units: [first], left: 0, isLine: true }, ...groups]
    : groups;
}
