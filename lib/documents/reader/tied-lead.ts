import type { Figure } from "@/lib/documents/reader/figure-types";
import { columnOf } from "@/lib/documents/reader/row-columns";
import { tiedFigure } from "@/lib/documents/reader/tied-figure";
import { tiedName } from "@/lib/documents/reader/tied-name";
import type { Structure, Unit } from "@/lib/documents/reader/unit";

type Tied = { is: "other"; lead: string } | { is: "quoted" | "doubted" };

const ASKS_WHO = /\bwhom?\b/i;

/**
 * What a short answer has to be instead, where the same statement ties another figure or name to what a question asks; undefined
 * where it may stay.
 */
export function tiedLead(
  lead: string,
  figure: Figure | undefined,
  unit: Unit,
  asked: string,
  structure: Structure,
): Tied | undefined {
  if (!figure) {
    const isNamed = unit.kind !== "row" && ASKS_WHO.test(asked) && unit.text.includes(lead);
    const name = isNamed ? tiedName(lead, unit.text, asked) : undefined;
    return name ? { is: "other", lead: name } : undefined;
  }
  const tied = tiedFigure(figure, unit, asked, structure);
  if (tied === "unclear") return { is: "quoted" };
  if (tied === "other") return { is: "doubted" };
  if (tied) return { is: "other", lead: tied.text };
  const each = eachOf(figure, unit, asked);
  if (each) return { is: "other", lead: each };
  const measure = measureOf(figure, unit.text, asked);
  return measure === undefined ? undefined : { is: "other", lead: lead + measure };
}

const ASKS_EACH =
  /\b(?:per|an?|each|every) (?<time>hour|day|night|week|month)\b|\b(?<daily>dai)ly\b/i;
const EACH_HEAD = /^(?:rate|price|unit price|each|price each|daily rate)$/i;

/** What one day costs, in a row with a rate and what five days come to, where a question asks for that. */
function eachOf(figure: Figure, unit: Unit, asked: string): string | undefined {
  const { time, daily } = ASKS_EACH.exec(asked)?.groups ?? {};
  const each = daily ? "day" : time?.toLowerCase();
  const at = unit.head.findIndex((head) => EACH_HEAD.test(head));
  if (!each || at < 1 || columnOf(figure, unit) <= at || figure.type !== "money") return undefined;
  const isCounted = unit.cells.some((cell) => /^\d+ \p{L}+$/u.test(cell) && cell.includes(each));
  return isCounted ? unit.cells[at] : undefined;
}

const FOR_MEASURE =
  /^ (?:per|for each|for every) (?:(?:square|cubic|running|linear) )?(?<measure>met(?:er|re)|foot|yard|inch|mile|kilomet(?:er|re)|km|kilogram|kilo|kg|pound|ounce|lit(?:er|re)|gallon|acre|page|word|sheet)\b/i;

/** "118 euros" is what one meter costs, which only a question for the price of a meter leaves unsaid. */
function measureOf({ at, type, text: amount }: Figure, text: string, asked: string) {
  const behind = type === "money" ? FOR_MEASURE.exec(text.slice(at + amount.length)) : null;
  const measure = behind?.groups?.measure?.toLowerCase();
  return measure && !asked.toLowerCase().includes(measure) ? behind?.[0] : undefined;
}
