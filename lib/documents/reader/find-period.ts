import { createYielder } from "@/lib/core/yield-to-event-loop";
import { dateFigures } from "@/lib/documents/reader/dates";
import { figuresIn } from "@/lib/documents/reader/figures";
import { fieldNamed } from "@/lib/documents/reader/find-statement";
import type { Focus } from "@/lib/documents/reader/focus";
import { hasAllTerms, hasTerm } from "@/lib/documents/reader/has-term";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { isNotice } from "@/lib/documents/reader/is-notice";
import { stems } from "@/lib/documents/reader/same-words";
import type { Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { searchTerms } from "@/lib/documents/terms";

/**
 * From when until when something is: "How long is the term?" of a row such as "Lease term: May 1, 2025 to April 30, 2026", or
 * of a sentence with both days.
 */
export async function findPeriod(index: UnitIndex, focus: Focus): Promise<UnitAnswer | undefined> {
  const field = await fieldNamed(
    index,
    focus,
    ({ cells }) => dateFigures(cells[1] ?? "").length >= 2,
  );
  return field ?? sentenceWithPeriod(index, focus);
}

/** Words for lasting: "How long does the fair run?" is about the fair. */
const LASTING = new Set(stems("run last lasting take go hold held valid term period stay total"));
const BEGINS =
  /\b(?:begin(?:s|ning)?|began|starts?|started|starting|commenc(?:es?|ed|ing)|effective|from|opens?|opened)\b[^.;\d]{0,25}$/i;
/** A range that is one date to the reader: "May 13 to 16, 2025". */
const RANGE = /\p{L}.*(?: ?[‐‑–—-] ?| to )/u;
const BEFORE_RANGE = /\b(?:from|on|runs?|lasts?|held|open|place|is|was|are|were)\s(?:from\s)?$/i;
const ENDS =
  /(?:\b(?:end(?:s|ed|ing)?|expir(?:es?|ed|ing)|terminat(?:es|ed|ing)|clos(?:es|ed|ing)|until|till|to|through)\b|^\s?[‐‑–—-])[^.;\d]{0,20}$/i;

/** What begins and ends in one sentence, where only one sentence says so of what is asked. */
async function sentenceWithPeriod(
  { structure, units, signal }: UnitIndex,
  { required }: Focus,
): Promise<UnitAnswer | undefined> {
  const named = required.filter((term) => !LASTING.has(term));
  if (named.length === 0) return undefined;
  const pause = createYielder(signal);
  const found: { unit: Unit; lead: string }[] = [];
  for (const { unit } of units) {
    await pause();
    const period = unit.kind === "heading" ? undefined : periodIn(unit.text);
    if (!period) continue;
    const subject = new Set(searchTerms(unit.text.slice(0, period.at)));
    const title = searchTerms(structure.sections[unit.section]?.title ?? "");
    const around = new Set([...subject, ...title]);
    if (named.some((term) => hasTerm(subject, term)) && hasAllTerms(around, named))
      found.push({ unit, lead: period.lead });
  }
  const [only, ...others] = found;
  if (!only || others.some(({ lead }) => lead !== only.lead)) return undefined;
  return { kind: "answer", lead: only.lead, units: [only.unit] };
}

/** The days that a sentence has something begin and end on, or how long that is where it says so. */
function periodIn(text: string): { at: number; lead: string } | undefined {
  const [begin, end, ...more] = dateFigures(text);
  if (!begin || more.length > 0) return undefined;
  const before = text.slice(0, begin.at);
  if (!end)
    return RANGE.test(begin.text) && BEFORE_RANGE.test(before)
      ? { at: begin.at, lead: begin.text }
      : undefined;
  const between = text.slice(begin.at + begin.text.length, end.at);
  if (!BEGINS.test(before) || !ENDS.test(between)) return undefined;
  const [length, ...others] = figuresIn(text).filter(
    (figure) => figure.type === "duration" && !isNotice(figure, text),
  );
  if (others.length > 0) return undefined;
  return { at: begin.at, lead: length?.text ?? `${begin.text} – ${end.text}` };
}
