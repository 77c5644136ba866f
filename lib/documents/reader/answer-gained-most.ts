import { largest } from "@/lib/core/extremes";
import { figuresIn } from "@/lib/documents/reader/figures";
import { hasAllTerms } from "@/lib/documents/reader/has-term";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { type Table, tablesOf } from "@/lib/documents/reader/tables";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { contentTerms } from "@/lib/documents/terms";

/** "Who gained the most from it?", "Which group improved least?" */
const ASKS =
  /^\W{0,3}(?:and |so |but )?(?:who|which (?:\p{L}+ ){1,3}?|what (?:\p{L}+ ){1,2}?) ?(?:(?<grows>gain(?:ed|s)?|profit(?:ed|s)?|sav(?:ed|es))|benefit(?:t?ed|s)?|improve[ds]?|chang(?:ed|es)|got (?:the )?(?:most|least) out of)\b/iu;
/** "The most members": what there is most of. */
const OF_WHAT =
  /\b(?:most|least) (?!from\b|out\b|of\b|by\b|in\b|during\b)(?<what>[\p{L} ’'-]{3,40})/iu;
const FROM_IT = /\b(?:from|by) (?!\d|last\b|the (?:start|beginning)\b)/i;
const COLUMN =
  /^(?:mean |average )?(?:differences?|changes?|reductions?|improvements?|gains?|benefits?|savings?|effects?)\b/i;
const WHOLE = /^(?:all|total|overall|mean|average|both|everyone|sum)\b/i;
const SIGN = /[-−–]\s?$/;
const MIN_ROWS = 3;

/**
 * Who gained the most, or the least, from what a study tried: of the rows of the only table with a column for the difference, the
 * one with the largest, whichever way it goes.
 */
export async function answerGainedMost(
  index: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const asked = ASKS.exec(question);
  const [isMost, isLeast] = [/\bmost\b/i.test(question), /\bleast\b/i.test(question)];
  if (!asked || isMost === isLeast) return undefined;
  const what = contentTerms(OF_WHAT.exec(question)?.groups?.what ?? "");
  const compared = (await tablesOf(index)).flatMap((table) => {
    const { about, caption, columns: heads } = table;
    if (!hasAllTerms(new Set(contentTerms([about, caption, ...heads].join(" "))), what)) return [];
    const columns = table.columns.flatMap((name, at) => (COLUMN.test(name) ? [at] : []));
    const [at, ...others] = columns;
    return at !== undefined && others.length === 0 ? [valuesOf(table, at)] : [];
  });
  const [rows, ...more] = compared;
  if (!rows || more.length > 0 || rows.length < MIN_ROWS) return undefined;
  const areAlike = new Set(rows.map(({ isNegative }) => isNegative)).size === 1;
  if (!areAlike) return undefined;
  // What fell gained nothing, though people may have gained from it.
  const isFromIt = what.length === 0 && FROM_IT.test(question);
  const hasGrown = Boolean(asked.groups?.grows) && !isFromIt;
  if (hasGrown && rows[0]?.isNegative) return undefined;
  const factor = isLeast ? -1 : 1;
  const best = largest(rows.map(({ value }) => factor * value));
  const [only, ...same] = rows.filter(({ value }) => factor * value === best);
  if (!only || same.length > 0) return undefined;
  return { kind: "answer", lead: `${only.label} (${only.text})`, units: [only.unit] };
}

/** What each row has in a column; none where one of them has nothing that can be compared. */
function valuesOf({ rows }: Table, at: number) {
  const own = rows.filter(({ label }) => !WHOLE.test(label));
  const valued = own.flatMap(({ label, cells, unit }) => {
    const text = cells[at] ?? "";
    const [figure, ...others] = figuresIn(text);
    if (!figure || others.length > 0 || !Number.isFinite(figure.value)) return [];
    const isNegative = figure.value < 0 || SIGN.test(text.slice(0, figure.at));
    return [{ label, text, unit, value: Math.abs(figure.value), isNegative }];
  });
  return valued.length === own.length ? valued : [];
}
