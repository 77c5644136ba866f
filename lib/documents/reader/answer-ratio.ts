import { filterInTurns } from "@/lib/core/yield-to-event-loop";
import type { Figure } from "@/lib/documents/reader/figure-types";
import { figuresIn } from "@/lib/documents/reader/figures";
import { amountLike } from "@/lib/documents/reader/format-amount";
import { hasAllTerms } from "@/lib/documents/reader/has-term";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { ABSENT, type UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { contentTerms, searchTerms } from "@/lib/documents/terms";

/** "How much sugar for 1.2 liters of juice?" */
const ASKS =
  /^\W{0,3}(?:and |so )?how much (?<what>\p{L}[^?\d]{1,40}?) (?:do i need |is needed |goes in(?:to)? |to take )?(?:for|to|per|with) (?<amount>[^?]{2,60})\??$/iu;
const FOR_EVERY = /^ ?(?:of [\p{L} -]{2,30} )?(?:for (?:each|every)|per|to (?:each|every)) $/iu;
/** Into which smaller unit a unit is converted. */
const SMALLER: Record<string, readonly [string, number]> = {
  l: ["ml", 1000],
  liter: ["ml", 1000],
  litre: ["ml", 1000],
  kg: ["g", 1000],
  kilogram: ["g", 1000],
  gram: ["g", 1],
};

/** So much of one thing for an amount of another, by what a document gives for a smaller one: "450 g for every 600 ml of juice". */
export async function answerRatio(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const { what = "", amount = "" } = ASKS.exec(question)?.groups ?? {};
  const asked = figuresIn(amount)[0];
  if (asked?.type !== "measure" || !Number.isFinite(asked.value)) return undefined;
  const named = contentTerms(`${what} ${amount.replace(asked.text, " ")}`);
  const sections = structure.sections.map(({ title }) => title);
  const units = await filterInTurns(
    structure.units,
    ({ kind, text, section }) => {
      if (kind === "heading" || !ratioIn(text)) return false;
      const there = new Set(searchTerms(`${text} ${sections[section] ?? ""}`));
      return hasAllTerms(there, named);
    },
    signal,
  );
  const [unit, ...others] = units;
  const ratio = unit && ratioIn(unit.text);
  if (!unit || !ratio || others.length > 0) return undefined;
  const [part, whole] = ratio;
  const times = inSmaller(asked).value / inSmaller(whole).value;
  if (inSmaller(asked).unit !== inSmaller(whole).unit || !Number.isFinite(times)) return ABSENT;
  return {
    kind: "answer",
    lead: amountLike(part, times * part.value),
    working: `${asked.text} ÷ ${whole.text} × ${part.text}`,
    units: [unit],
  };
}

/** An amount, and how much of something else it is for. */
function ratioIn(text: string): readonly [Figure, Figure] | undefined {
  const figures = figuresIn(text);
  const at = figures.findIndex((figure, index) => {
    const next = figures[index + 1];
    const between = next && text.slice(figure.at + figure.text.length, next.at);
    return figure.type === "measure" && next?.type === "measure" && FOR_EVERY.test(between ?? "");
  });
  const [part, whole] = at < 0 ? [] : figures.slice(at, at + 2);
  return part && whole ? [part, whole] : undefined;
}

function inSmaller({ value, unit }: Figure): { value: number; unit: string } {
  const [smaller, times] = SMALLER[unit] ?? [unit, 1];
  return { value: value * times, unit: smaller };
}
