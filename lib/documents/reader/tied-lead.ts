import type { Figure } from "@/lib/documents/reader/figure-types";
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
  return tied && { is: "other", lead: tied.text };
}
