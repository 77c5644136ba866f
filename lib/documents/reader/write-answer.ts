import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { escapeMarkdown, quotedUnder } from "@/lib/documents/citation";
import { tickedIn } from "@/lib/documents/reader/ticked";
import type { Structure, Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { quoted } from "@/lib/documents/reader/write-statements";

const MAX_NAMED = 8;

/**
 * An answer as Markdown: first the thing asked for, then the statements that prove it.
 *
 * @throws AppError `aborted` when the signal fires
 */
export async function writeAnswer(
  answer: Extract<UnitAnswer, { kind: "answer" | "section" }>,
  { sections }: Structure,
  signal?: AbortSignal,
): Promise<string> {
  if (answer.kind === "section") {
    const count =
      answer.units.length < answer.of
        ? ` (${answer.units.length} of its ${answer.of} statements)`
        : "";
    return [
      `**${escapeMarkdown(answer.title)}**${count}`,
      (await flatMapInTurns(answer.units, (unit) => [`- ${quoted(unit)}`], signal)).join("\n"),
    ].join("\n\n");
  }
  const { lead, working, note: own, units } = answer;
  const shown = lead && tickedIn(lead);
  // A minus alone, broken off its amount, or a box without what it's for, says nothing.
  const first =
    shown &&
    /[\p{L}\p{N}]/u.test(shown.replace(/^\[[Xx ]\]/, "")) &&
    `**${escapeMarkdown(shown)}**${working ? writeWorking(working) : ""}`;
  const note = own ?? (working && "Computed from the figures quoted here:");
  return [first, note, ...(await quotes(units, sections, signal))].filter(Boolean).join("\n\n");
}

/** "= $8,400 + $5,250", "(from May 6 to June 5)", or "(the largest of 6)" */
function writeWorking(working: string): string {
  return /^(?:from|the) /.test(working)
    ? ` (${escapeMarkdown(working)})`
    : ` = ${escapeMarkdown(working)}`;
}

/** Each statement below its heading, where that isn't the one of the statement before. */
function quotes(
  units: readonly Unit[],
  sections: Structure["sections"],
  signal: AbortSignal | undefined,
): Promise<string[]> {
  const write = (unit: Unit, at: number) => {
    const title = headingOf(unit, sections);
    const before = units[at - 1];
    const isSame = before && headingOf(before, sections) === title;
    return [quotedUnder(isSame ? "" : title, quoted(unit))];
  };
  return flatMapInTurns(units, write, signal);
}

/** A row has its own label, and a statement may repeat its heading. */
function headingOf({ kind, section, text }: Unit, sections: Structure["sections"]): string {
  const title = sections[section]?.title ?? "";
  return kind === "row" || text.includes(title) ? "" : title;
}

/** Says that the document has no such part, and which it has. */
export function writeMissing(missing: string, { sections }: Structure): string {
  const names = sections.slice(0, MAX_NAMED).map(({ title }) => `“${escapeMarkdown(title)}”`);
  const more = sections.length - names.length;
  const list = new Intl.ListFormat("en").format([...names, ...(more > 0 ? [`${more} more`] : [])]);
  const has = names.length > 0 ? ` Its headings: ${list}.` : "";
  return `${escapeMarkdown(missing)} isn't in this document.${has}`;
}
