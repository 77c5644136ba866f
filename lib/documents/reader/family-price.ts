import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { figuresOf } from "@/lib/documents/reader/figures";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { NUMBER_WORD, numberOf } from "@/lib/documents/reader/number-words";
import { isHeadOfTable, type Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";

const FAMILY = /\bfamil(?:y|ies)\b/i;
const MONEY = /[£$€] ?\d[\d.,]{0,9}/g;
const NUMBER = String.raw`(?<number>\d{1,2}|${NUMBER_WORD})`;
const ADULTS = new RegExp(String.raw`\b${NUMBER} (?:adults?|grown-?ups?|parents?)\b`, "i");
const CHILDREN = new RegExp(String.raw`\b${NUMBER} (?:children|child|kids?)\b`, "i");

/** What is paid for a long time isn't what one visit costs. */
const LASTING = /\b(?:memberships?|seasons?|annual|yearly|(?:per|a|each) (?:month|year))\b/i;
/** A pass may be for a day as well. */
const PASS = /\bpass(?:es)?\b/i;

export function isLasting({ text }: Unit, question: string): boolean {
  return LASTING.test(text) && !LASTING.test(question);
}

/**
 * What a family pays together, where one of so many adults and children is what a question asks for.
 *
 * @param single what they pay one by one, as far as that is known: a family ticket that costs more isn't meant
 * @param isMeant whether a statement may be of what a question names
 */
export async function familyPrice(
  { structure, signal }: UnitIndex,
  parties: readonly { number: number; of: string }[],
  single: number | undefined,
  isMeant: (unit: Unit) => boolean,
): Promise<UnitAnswer | undefined> {
  const count = (wanted: string) => parties.find(({ of }) => of === wanted)?.number ?? 0;
  const [adults, children] = [count("adult"), count("child")];
  if (adults === 0 || children === 0 || parties.length !== 2) return undefined;
  const found = await flatMapInTurns(
    structure.units,
    (unit) => {
      if (unit.kind === "heading" || isHeadOfTable(unit) || !FAMILY.test(unit.text)) return [];
      if (!isMeant(unit)) return [];
      const words = unit.text.replace(MONEY, " ").replace(/\s+/g, " ");
      const of = (who: RegExp) => numberOf(who.exec(words)?.groups?.number ?? "");
      const holds = of(ADULTS) === adults && of(CHILDREN) >= children;
      return holds
        ? [{ unit, prices: figuresOf(unit).filter(({ type }) => type === "money") }]
        : [];
    },
    signal,
  );
  const [only, ...others] = found;
  if (!only || others.length > 0 || only.prices.length === 0) return undefined;
  const [price, ...more] = only.prices;
  if (price && single !== undefined && price.value > single) return undefined;
  const isEntry = single !== undefined || !PASS.test(only.unit.text);
  const lead = price && more.length === 0 && isEntry ? price.text : undefined;
  return { kind: "answer", ...(lead && { lead }), units: [only.unit] };
}
