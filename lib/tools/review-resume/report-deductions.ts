import type { Analysis } from "@/lib/tools/review-resume/analyze-resume";
import type { Deduction } from "@/lib/tools/review-resume/deductions";
import { quoteLine } from "@/lib/tools/review-resume/quote-line";
import { linesOf, type Resume } from "@/lib/tools/review-resume/resume";
import type { SectionKind } from "@/lib/tools/review-resume/sections";

const MAX_LINES = 8;

/** Where a line or part of one is on the page, in words. */
type PlaceOf = (line: string, part: string) => string | undefined;

/** Where the lines of a part are; those of others are anywhere. */
const KINDS: Readonly<Record<string, readonly SectionKind[]>> = {
  Summary: ["summary"],
  Experience: ["experience", "projects", "volunteering"],
  Skills: ["skills"],
  Education: ["education"],
};

/** Lists what cost points, each with its part, points, and lines, and where on the page each line is. */
export function deductionsSection(resume: Resume, { parts }: Analysis): string[] {
  const all = [...resume.head, ...resume.sections.flatMap(({ lines }) => lines)];
  const places = new Map(all.map(({ text, place }) => [text, place]));
  const linesOfPart = new Map(
    Object.entries(KINDS).map(([part, kinds]) => [
      part,
      kinds.flatMap((kind) => linesOf(resume, kind)),
    ]),
  );
  // A sentence is somewhere in its paragraph, and a few words may be in several.
  const placeOf: PlaceOf = (line, part) =>
    places.get(line) ??
    [...(linesOfPart.get(part) ?? []), ...all].find(({ text }) => text.includes(line))?.place;
  const items = parts.flatMap(({ part, deductions }) =>
    deductions.map((deduction) => itemOf(part, deduction, placeOf)),
  );
  if (items.length === 0) return [];
  return ["## Where points were lost", sumsOf(parts), items.join("\n")];
}

/** What the sums are of; the largest one, taken alone, would look like the whole score. */
function sumsOf(parts: Analysis["parts"]): string {
  const [most] = parts
    .flatMap(({ part, weight, deductions }) =>
      deductions.map(({ points }) => ({ part, weight, points })),
    )
    .sort((one, other) => other.points - one.points || other.weight - one.weight);
  const lead = "Each part has 100 points of its own and counts by its weight.";
  if (!most) return lead;
  const { part, weight, points } = most;
  return `${lead} ${part} −${points} takes ${about((points * weight) / 100)} off the overall score.`;
}

function itemOf(part: string, { points, text, lines }: Deduction, placeOf: PlaceOf): string {
  const share = points / lines.length;
  const each = lines.length > 1 && share >= 1 ? ` That's ${about(share)} each.` : "";
  const shown = lines.slice(0, MAX_LINES).map((line) => {
    const place = placeOf(line, part);
    return `  - ${quoteLine(line)}${place ? ` (${place})` : ""}`;
  });
  const more = lines.length - shown.length;
  return [
    `- **${part} −${points}:** ${text}${each}`,
    ...shown,
    ...(more > 0 ? [`  - … and ${more} more`] : []),
  ].join("\n");
}

/** Whole points. */
function about(points: number): string {
  if (points < 0.5) return "less than 1";
  return Number.isInteger(points) ? String(points) : `about ${Math.round(points)}`;
}
