import { createYielder } from "@/lib/core/yield-to-event-loop";
import { figuresIn } from "@/lib/documents/reader/figures";
import { focusOf } from "@/lib/documents/reader/focus";
import { hasTerm } from "@/lib/documents/reader/has-term";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { countOfWords } from "@/lib/documents/reader/number-words";
import { rememberColumn } from "@/lib/documents/reader/remember-column";
import type { Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { searchTerms } from "@/lib/documents/terms";

const ASKS = /^\W{0,3}(?:and |so )?(?:how|what)\b/i;
/** "Than", "the difference": compared with the others, and not how it is there. */
const COMPARES = /\bthan\b|\bdiffer\w*\b|\bcompared?\b|\b(?:more|less|fewer)\b/i;
/** How people call the group that nothing was done with. */
const ORDINARY =
  /\b(?:(?:on|in|at|for|with|of|from|among) (?:the )?(?:ordinary|normal|usual|regular|conventional|untreated|unchanged|comparison|control|standard|other) (?<what>\p{L}+)|control group|(?:on|taking|with|given|got) (?:the )?(?:placebo|dummy (?:pill|drug)s?))\b/iu;
const CONTROL =
  /^(?:the )?(?:controls?|control (?:group|farms|plots|schools|arm)|placebo(?: group| arm)?|comparison(?: group)?|untreated|conventional|usual care|standard care|no treatment)(?: \(.{1,30}\))?$/i;
const UNIT = /\(([^()]{1,12})\)\s*$/;
const FIGURE = /^[−-]?[\d.,]{1,12}%?$/;

/** A figure of the group that nothing was done with: its column, in the row that has most of the words of a question. */
export async function answerControlCell(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const group = ASKS.test(question) && !COMPARES.test(question) ? ORDINARY.exec(question) : null;
  if (!group) return undefined;
  const asked = termsOf(question.replace(group[0], " "));
  if (asked.length === 0) return undefined;
  const pause = createYielder(signal);
  let found: { unit: Unit; shared: number; isOnly: boolean } | undefined;
  for (const unit of structure.units) {
    await pause();
    const shared = columnOf(unit) > 0 ? sharedWith(unit, asked) : 0;
    const most = found?.shared ?? Math.min(LEAST_SHARED, asked.length);
    if (shared > most || (shared === most && !found)) found = { unit, shared, isOnly: true };
    else if (found && shared === most) found.isOnly = false;
  }
  const cell = found?.unit.cells[columnOf(found.unit)];
  if (!found?.isOnly || !cell || !FIGURE.test(cell)) return undefined;
  const measure = UNIT.exec(found.unit.cells[0] ?? "")?.[1] ?? "";
  const isNamed = isUnit(measure) && !cell.endsWith("%");
  const lead = isNamed ? `${cell}${measure === "%" ? "" : " "}${measure}` : cell;
  return { kind: "answer", lead, units: [found.unit] };
}

const LEAST_SHARED = 2;

/** Whether what stands in brackets is a unit: "(mean)", "(n)", and "(day 10)" aren't. */
function isUnit(words: string): boolean {
  const figure = `5 ${words}`;
  return (
    words === "%" || figuresIn(figure).some(({ type, text }) => type !== "count" && text === figure)
  );
}

/** The column of those that nothing was done with; none where several are. */
const columnOf = rememberColumn((head) => {
  const [only = -1, ...others] = head.flatMap((name, at) =>
    CONTROL.test(name.trim()) ? [at] : [],
  );
  return others.length === 0 ? only : -1;
});

function sharedWith({ cells: [label = ""] }: Unit, asked: readonly string[]): number {
  const there = new Set(searchTerms(label));
  return asked.filter((term) => hasTerm(there, term)).length;
}

/** The words of a question, each number also in digits: "ten-day-old chicks" are those at day 10. */
function termsOf(question: string): string[] {
  const { required, generic } = focusOf(question.replaceAll("-", " "));
  const numbers = question
    .split(/[\s-]+/)
    .map(countOfWords)
    .filter(Number.isFinite)
    .map(String);
  return [...new Set([...required, ...generic, ...numbers])];
}
