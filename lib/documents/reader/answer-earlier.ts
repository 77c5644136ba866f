import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import type { Figure } from "@/lib/documents/reader/figure-types";
import { figuresIn } from "@/lib/documents/reader/figures";
import { focusOf } from "@/lib/documents/reader/focus";
import { amountLike } from "@/lib/documents/reader/format-amount";
import { hasAllTerms } from "@/lib/documents/reader/has-term";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { stems } from "@/lib/documents/reader/same-words";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { searchTerms } from "@/lib/documents/terms";

const EARLIER = `(?:an? (?<ago>year|month|week|quarter) (?:ago|earlier|before)|(?:(?:in|at|during) )?(?:the )?(?:last|previous|prior) (?<last>year|month|week|quarter)|the (?<before>year|month|week|quarter) before)`;
const ASKS = new RegExp(String.raw`\b${EARLIER}\b`, "i");
const ASKS_FIGURE = /\b(?:how (?:much|many|high|large|big)|what(?:['’]s| is| was| were| are))\b/i;
/** Asks for the difference itself. */
const ASKS_DIFFERENCE =
  /\b(?:more|less|fewer|higher|lower|than|differ\w*|chang\w+|compar\w+|increas\w+|decreas\w+|gr[eo]w\w*|since|rise|rose|fall|fell|drop\w*|up|down|by)\b/i;
const IS = /^(?:\s\p{L}+){0,3}[,;]?\s\(?(?:(?:which|that) (?:is|was|are|were) )?(?:about )?$/u;
const THAN = new RegExp(String.raw`^\s(?<way>less|lower|fewer|more|higher) than ${EARLIER}\b`, "i");
const TIME = new Set(stems("year month week quarter ago earlier before last previous prior"));

/** What something was a time ago, of a statement that has it as it is now and how much more or less that is than then. */
export async function answerEarlier(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const asked = timeIn(ASKS.exec(question));
  if (!asked || !ASKS_FIGURE.test(question) || ASKS_DIFFERENCE.test(question)) return undefined;
  const { required } = focusOf(question.replace(ASKS, " "));
  const about = required.filter((term) => !TIME.has(term));
  if (about.length === 0) return undefined;
  const found = await flatMapInTurns(
    structure.units,
    (unit) => {
      const compared = unit.kind === "heading" ? undefined : comparedIn(unit.text);
      if (!compared || compared.time !== asked) return [];
      const there = new Set(searchTerms(unit.text.slice(0, compared.difference.at)));
      const isNamed = hasAllTerms(there, about);
      return isNamed ? [{ unit, ...compared }] : [];
    },
    signal,
  );
  const [only, ...others] = found;
  if (!only || others.length > 0) return undefined;
  const { unit, now, difference, isLess } = only;
  // "5% less than last year" doesn't say to the cent what it was.
  if (difference.type !== now.type) return { kind: "answer", units: [unit] };
  const value = now.value + (isLess ? difference.value : -difference.value);
  return {
    kind: "answer",
    lead: amountLike(now, value),
    working: `${now.text} ${isLess ? "+" : "−"} ${difference.text}`,
    units: [unit],
  };
}

type Compared = { now: Figure; difference: Figure; isLess: boolean; time: string };

function comparedIn(text: string): Compared | undefined {
  const figures = figuresIn(text);
  for (const [at, difference] of figures.entries()) {
    const now = figures[at - 1];
    const than = THAN.exec(text.slice(difference.at + difference.text.length));
    const time = timeIn(than);
    if (!now || !than || !time) continue;
    if (!IS.test(text.slice(now.at + now.text.length, difference.at))) return undefined;
    return { now, difference, isLess: !/more|higher/i.test(than.groups?.way ?? ""), time };
  }
  return undefined;
}

function timeIn(match: RegExpExecArray | null): string | undefined {
  const { ago, last, before } = match?.groups ?? {};
  return (ago ?? last ?? before)?.toLowerCase();
}
