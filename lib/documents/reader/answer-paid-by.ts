import { filterInTurns } from "@/lib/core/yield-to-event-loop";
import { hasAllTerms } from "@/lib/documents/reader/has-term";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { rememberColumn } from "@/lib/documents/reader/remember-column";
import type { Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { contentTerms, searchTerms } from "@/lib/documents/terms";

const OWN =
  "(?: (?:myself|ourselves|separately|on my own|on top|extra|too|as well|or (?:is|are) .{1,40}))?";
const ASKS: readonly RegExp[] = [
  new RegExp(
    String.raw`^\W{0,3}(?:and |so )?(?:do|must|will|should|would|does) (?:i|we|(?:the |my |our )?\p{L}+) (?:(?:have|need) to )?(?:pay|cover)(?: for)? (?:the |my |our )?(?<what>[\p{L} -]{2,40}?)(?: bills?| costs?| charges?)?${OWN}[^\p{L}\p{N}]*$`,
    "iu",
  ),
  /^\W{0,3}(?:and |so )?who (?:pays|has to pay|must pay|covers|(?:is|are) responsible|takes care)(?: for| of)? (?:the |my |our )?(?<what>[\p{L} -]{2,40}?)(?: bills?| costs?| charges?)?[^\p{L}\p{N}]*$/iu,
];
const PAYER =
  /^(?:paid|payable|covered|provided|met|borne) by$|^(?:who pays|payer|responsib(?:le|ility)(?: party)?|at (?:the )?(?:cost|expense) of)\W?$/i;

/** Who pays for something, by the column of a table that says so. */
export async function answerPaidBy(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const asked = ASKS.map((form) => form.exec(question)?.groups?.what ?? "").find(Boolean);
  const what = contentTerms(asked ?? "");
  if (what.length === 0) return undefined;
  const rows = await filterInTurns(
    structure.units,
    (unit) => columnOf(unit) > 0 && isCalled(unit, what),
    signal,
  );
  const [only, ...others] = rows;
  const cell = only?.cells[columnOf(only)];
  if (!only || !cell || others.length > 0) return undefined;
  return { kind: "answer", lead: `${only.head[columnOf(only)]}: ${cell}`, units: [only] };
}

const columnOf = rememberColumn((head) => head.findIndex((name) => PAYER.test(name.trim())));

function isCalled({ cells: [label = ""] }: Unit, what: readonly string[]): boolean {
  return hasAllTerms(new Set(searchTerms(label)), what);
}
