import { createYielder } from "@/lib/core/yield-to-event-loop";
import { answerTotal } from "@/lib/documents/reader/answer-total";
import { compute } from "@/lib/documents/reader/calculation";
import type { Figure } from "@/lib/documents/reader/figure-types";
import { figuresIn } from "@/lib/documents/reader/figures";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import type { Paper } from "@/lib/documents/reader/papers";
import {
  type AskedPapers,
  clientOf,
  papersAskedFor,
} from "@/lib/documents/reader/papers-asked-for";
import type { Unit } from "@/lib/documents/reader/unit";
import { SURELY_ABSENT, type UnitAnswer } from "@/lib/documents/reader/unit-answer";

const ASKS_COUNT =
  /^\W{0,3}(?:and |so )?how many (\p{L}+?)s\b(?=(?: (?:are|were|do|does|did|have|has|is|in)\b|[^\p{L}\p{N}]*$))/iu;
const ASKS_WHICH = /^\W{0,3}(?:and |so )?(?:which|what) (\p{L}+)\b/iu;
/** Without the name: "Which invoice is for Fenton?", "Which invoices did Fenton get?" */
const OF_WHOM =
  /^\W{0,3}(?:and |so )?(?:which|what) \p{L}+(?: numbers?)? (?:is|was|are|were|do|does|did|has|have)(?: they)?(?: (?:for|got|get|have|received?))?[^\p{L}\p{N}]*$/iu;
const WHICH_MOST = /\b(highest|largest|biggest|most expensive|lowest|smallest|cheapest)\W*$/i;
const LOW = /^(?:lowest|smallest|cheapest)$/i;
const DIFFERENCE = /\bdifference\b|\bhow much (?:more|less|higher|lower|cheaper)\b/i;
const SEVERAL = /\b(?:all|both|every|together|altogether|combined|total|totals|sum)\b/i;
/** Words that ask for no part of what a paper comes to. */
const TOTAL_WORDS =
  /\b(?:and|so|what|how|much|many|there|file|document|is|are|was|were|do|does|did|the|of|for|in|on|my|our|this|these|all|both|every|together|altogether|combined|grand|totals?|sum|amounts?|whole|add|up|between|they|i|we|get|got|have|has|to|need|must|owe|owed|pay|due|cost|come|be|it|difference|more|less|higher|lower|cheaper|than)\b/gi;

/**
 * Answers what several papers of one file tell together: how many there are, which is for whom, which is the highest, and what
 * they come to. Undefined where a question isn't about that, and certainly absent where it names a paper that isn't there.
 */
export async function answerFromPapers(
  index: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const asked = await papersAskedFor(index.structure, question, index.signal);
  const [first] = asked.all;
  if (!first) return undefined;
  if (asked.isMissing) return SURELY_ABSENT;
  const papers = asked.named ?? asked.all;
  if (ASKS_COUNT.exec(question)?.[1]?.toLowerCase() === first.noun && !hasMore(asked))
    return { kind: "answer", lead: String(papers.length), units: papers.map(({ field }) => field) };
  if (ASKS_WHICH.exec(question)?.[1]?.toLowerCase().replace(/s$/, "") === first.noun)
    return answerWhich(index, asked);
  return answerSum(index, asked);
}

/** Whether a question names more than papers and what they come to. */
function hasMore({ question, all: [paper] }: AskedPapers): boolean {
  const noun = new RegExp(String.raw`\b${paper?.noun ?? ""}s?\b`, "gi");
  return /\p{L}|\d/u.test(question.replace(noun, " ").replace(TOTAL_WORDS, " "));
}

async function answerWhich(
  index: UnitIndex,
  { all, named, question, isByNumber }: AskedPapers,
): Promise<UnitAnswer | undefined> {
  const most = WHICH_MOST.exec(question)?.[1];
  if (most) return answerMost(index, named ?? all, LOW.test(most));
  if (!named?.every((paper) => clientOf(paper)) || isByNumber || !OF_WHOM.test(question))
    return undefined;
  const units = named.flatMap((paper) => [paper.field, clientOf(paper) ?? paper.field]);
  const numbers = named.map(({ number }) => number);
  return { kind: "answer", lead: new Intl.ListFormat("en").format(numbers), units };
}

async function answerMost(
  index: UnitIndex,
  papers: readonly Paper[],
  isLow: boolean,
): Promise<UnitAnswer | undefined> {
  const totals = await totalsOf(index, papers);
  const [best, next] =
    totals?.toSorted((a, b) => (isLow ? 1 : -1) * (a.figure.value - b.figure.value)) ?? [];
  if (!best || best.figure.value === next?.figure.value) return undefined;
  return {
    kind: "answer",
    lead: `${best.paper.number} (${best.figure.text})`,
    units: [best.paper.field, best.unit],
  };
}

async function answerSum(index: UnitIndex, asked: AskedPapers): Promise<UnitAnswer | undefined> {
  const { all, named, question } = asked;
  const papers = named ?? all;
  if (papers.length < 2 || hasMore(asked)) return undefined;
  const isDifference = DIFFERENCE.test(question) && papers.length === 2;
  const isSum =
    SEVERAL.test(question) && (named || new RegExp(`\\b${all[0]?.noun}s\\b`, "i").test(question));
  if (!isDifference && !isSum) return undefined;
  const totals = await totalsOf(index, papers);
  const operands = totals?.map(({ figure }) => figure.text) ?? [];
  const calculation = isDifference
    ? { kind: "difference" as const, operands, about: "" }
    : { kind: "sum" as const, operands };
  const result =
    totals &&
    compute(
      calculation,
      totals.map(({ figure }) => figure),
    );
  if (!result) return SURELY_ABSENT;
  const units = totals.flatMap(({ paper, unit }) => [paper.field, unit]);
  return { kind: "answer", lead: result.result, working: result.working, units };
}

type Total = { paper: Paper; figure: Figure; unit: Unit };

/** What each paper comes to; undefined where one doesn't say. */
async function totalsOf(index: UnitIndex, papers: readonly Paper[]): Promise<Total[] | undefined> {
  const pause = createYielder(index.signal);
  const totals: Total[] = [];
  for (const paper of papers) {
    await pause();
    const structure = { ...index.structure, units: paper.units };
    const answer = await answerTotal({ ...index, structure }, "What is the total?");
    const [unit] = answer?.kind === "answer" ? answer.units : [];
    const [figure] = answer?.kind === "answer" ? figuresIn(answer.lead ?? "") : [];
    if (!unit || !figure) return undefined;
    totals.push({ paper, figure, unit });
  }
  return totals;
}
