import { figuresOf } from "@/lib/documents/reader/figures";
import type { Focus } from "@/lib/documents/reader/focus";
import { countedBy } from "@/lib/documents/reader/is-bound";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { searchTerms } from "@/lib/documents/terms";

/** With fewer words, a statement may be about anything that is counted: "212 bikes stolen" of how many there are. */
const MIN_NAMED = 2;

/**
 * Whether an answer is a number with the thing that a question counts right behind it, in a statement that has every other word
 * of the question, too: "Sensors failed on three roofs, which were excluded" of how many roofs were excluded.
 */
export function countsAllNamed(answer: UnitAnswer, { required }: Focus, question: string): boolean {
  const [unit, ...others] = answer.kind === "answer" ? answer.units : [];
  const lead = answer.kind === "answer" ? answer.lead : undefined;
  const counted = countedBy(question).at(-1);
  if (!unit || others.length > 0 || !lead || !counted || required.length < MIN_NAMED) return false;
  const figure = figuresOf(unit).find(({ text }) => text === lead);
  const behind = figure && unit.text.slice(figure.at + lead.length).split(/[,;.:]/)[0];
  const there = new Set(searchTerms(unit.text));
  return (
    figure?.type === "count" &&
    searchTerms(behind ?? "")[0] === counted &&
    required.every((term) => there.has(term))
  );
}
