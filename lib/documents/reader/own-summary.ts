import type { PaperKind } from "@/lib/documents/reader/paper-kind";
import type { Structure, Unit } from "@/lib/documents/reader/unit";
import type { UnitGroup } from "@/lib/documents/reader/unit-group";

const SUMMARY =
  /^(?:\d{1,2}\W{1,3}|[A-Z]\W{1,3})?(?:(?:executive|management|brief|short|plain[- ]language|lay) summary|summary|in (?:brief|short|a nutshell)|at a glance|key (?:points|messages|findings|facts)|highlights|the (?:main|key) points)$/i;
/** Kinds of which such a part tells something else, or that have their own ways to begin. */
const OTHERWISE: readonly (PaperKind | undefined)[] = [
  "paper",
  "slides",
  "letter",
  "form",
  "invoice",
  "statement",
  "payslip",
  "faq",
];
const MIN = 2;
const MOST = 8;

/** What a document says itself in short, in one piece. */
export function ownSummary(
  kind: PaperKind | undefined,
  { units, sections }: Structure,
): UnitGroup[] {
  if (OTHERWISE.includes(kind)) return [];
  const at = sections.findIndex(({ title }) => SUMMARY.test(title));
  const title = sections[at]?.title;
  const own = title ? units.filter((unit) => unit.section === at && isTold(unit)) : [];
  if (!title || own.length < MIN) return [];
  return [{ title, units: own.slice(0, MOST), left: Math.max(0, own.length - MOST) }];
}

function isTold({ kind, text }: Unit): boolean {
  return (kind === "sentence" || kind === "item") && text.split(" ").length > 2;
}
