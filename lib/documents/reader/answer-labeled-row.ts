import { onlyOne } from "@/lib/core/only-one";
import { filterInTurns } from "@/lib/core/yield-to-event-loop";
import { focusOf } from "@/lib/documents/reader/focus";
import { hasTerm } from "@/lib/documents/reader/has-term";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { ORDINALS } from "@/lib/documents/reader/number-words";
import { stems } from "@/lib/documents/reader/same-words";
import { isHeadOfTable, type Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { contentTerms, searchTerms } from "@/lib/documents/terms";

const ASKS = /^\W{0,3}(?:and |so )?(?:what(?:['’]?s)?|who|which|where|when)\b/i;
/** In front of a number, it asks for what is elsewhere. */
const ELSEWHERE =
  /\b(?:above|below|over|under|beneath|before|after|past|beyond|next to|between|besides?)\b/i;
/** "The third floor", "week 3", "the 2nd session" */
const NUMBERED = new RegExp(
  String.raw`\b(?:(?<ordinal>${ORDINALS.join("|")}|\d{1,2}(?:st|nd|rd|th)) (?<of>\p{L}{3,20})|(?<noun>\p{L}{3,20}) (?:no\. ?|number |#)?(?<number>\d{1,3})(?![\d.,:%/-]*\d))`,
  "iu",
);
const LABEL = /^(?:no\. ?|#)?(?<number>\d{1,3})(?:st|nd|rd|th)?\.?$/i;
/** Says that something is there, and not what. */
const GENERAL = new Set(
  stems("find found happen happens on see look do doing planned plan locate located"),
);

/** The row of a table whose first column numbers what a question names by a number: "3 · Weaving" below "Floor" for the third floor. */
export async function answerLabeledRow(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const named = ASKS.test(question) ? NUMBERED.exec(question) : null;
  const { ordinal, of, noun, number } = named?.groups ?? {};
  const [thing] = contentTerms(of ?? noun ?? "");
  if (!named || !thing || ELSEWHERE.test(question.slice(0, named.index))) return undefined;
  const at = ORDINALS.indexOf(ordinal?.toLowerCase() ?? "");
  const wanted = at < 0 ? Number.parseInt(ordinal ?? number ?? "", 10) : at + 1;
  const others = focusOf(question.replace(named[0], " ")).required.filter(
    (term) => !GENERAL.has(term),
  );
  const isAsked = (unit: Unit) => {
    if (unit.head.length < 2 || isHeadOfTable(unit)) return false;
    if (!contentTerms(unit.head[0] ?? "").includes(thing)) return false;
    if (Number(LABEL.exec(unit.cells[0] ?? "")?.groups?.number) !== wanted) return false;
    const there = new Set(searchTerms(`${unit.text} ${unit.head.join(" ")}`));
    return others.every((term) => hasTerm(there, term));
  };
  const row = onlyOne(await filterInTurns(structure.units, isAsked, signal));
  return row && { kind: "answer", units: [row] };
}
