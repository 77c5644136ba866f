import { stem } from "@/lib/core/stem";
import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { type Table, tablesOf } from "@/lib/documents/reader/tables";
import { isTotalRow } from "@/lib/documents/reader/total-rows";
import type { Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { contentTerms } from "@/lib/documents/terms";

const ASKS =
  /^\W{0,3}(?:and |so )?how many (?<what>(?:\p{L}+ ){0,2}?\p{L}+) (?:are there|are listed|are (?:on|in) (?:the|this) (?:list|table|invoice|bill|receipt|document)|does (?:it|this|the \p{L}+) (?:list|have|name))(?: (?:on|in) (?:the|this|total) ?\p{L}*)?[^\p{L}\p{N}]*$/iu;
const MIN_COUNTED = 2;
const MOST_COUNTED = 12;

/**
 * How many of something a list or a table has, by counting: only where one is called just that, and everything in it is one
 * of them. All of them are quoted.
 */
export async function answerCount(
  index: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const asked = contentTerms(ASKS.exec(question)?.groups?.what ?? "").join(" ");
  if (!asked) return undefined;
  const [list, ...others] = [
    ...(await listsCalled(index, asked)),
    ...(await rowsCalled(index, asked)),
  ];
  if (!list || others.length > 0 || list.length < MIN_COUNTED || list.length > MOST_COUNTED)
    return undefined;
  return { kind: "answer", lead: String(list.length), note: "Counted here:", units: list };
}

/** The items below a heading that names them, where nothing else is. */
async function listsCalled(
  { structure: { units, sections }, signal }: UnitIndex,
  asked: string,
): Promise<Unit[][]> {
  const named = await flatMapInTurns(
    sections,
    ({ title }, at) => (contentTerms(title).join(" ") === asked ? [at] : []),
    signal,
  );
  const lists = new Map(named.map((at): [number, Unit[]] => [at, []]));
  for (const unit of units) if (unit.kind !== "heading") lists.get(unit.section)?.push(unit);
  return [...lists.values()].filter(
    (own) => own.length > 0 && own.every(({ kind }) => kind === "item"),
  );
}

/** The rows of a table whose first column names them. */
async function rowsCalled(index: UnitIndex, asked: string): Promise<Unit[][]> {
  const called = ({ rows }: Table) => {
    const name = rows[0]?.unit.head[0] ?? "";
    const isCalled =
      name
        .split(" ")
        .map((word) => stem(word.toLowerCase()))
        .join(" ") === asked;
    return isCalled ? [rows.map(({ unit }) => unit).filter((unit) => !isTotalRow(unit))] : [];
  };
  return flatMapInTurns(await tablesOf(index), called, index.signal);
}
