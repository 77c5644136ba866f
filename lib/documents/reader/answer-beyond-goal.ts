import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { compute } from "@/lib/documents/reader/calculation";
import { inDirection } from "@/lib/documents/reader/direction";
import type { Figure } from "@/lib/documents/reader/figure-types";
import { figuresOf } from "@/lib/documents/reader/figures";
import { focusOf } from "@/lib/documents/reader/focus";
import { hasAllTerms } from "@/lib/documents/reader/has-term";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import type { Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { searchTerms } from "@/lib/documents/terms";

const GOAL = "goal|target|budget|quota|limit|estimate";
const ASKS_BEYOND = new RegExp(
  String.raw`\bhow (?:many|much)\b.{0,60}\b(?<way>over|above|beyond|past|under|below|short of) (?:the |our |its |their )?(?<goal>${GOAL})\b|\bby how (?:many|much)\b.{0,60}\b(?<passed>${GOAL})\b.{0,30}\b(?<how>exceeded|passed|beaten|surpassed|missed)\b`,
  "iu",
);

/** By how much something is over or under what was aimed at, where one statement has both: "1,340 repaired (goal: 1,200)". */
export async function answerBeyondGoal(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const { way = "", goal, passed, how = "" } = ASKS_BEYOND.exec(question)?.groups ?? {};
  const name = goal ?? passed;
  if (!name) return undefined;
  const before = new RegExp(String.raw`\b${name}(?: was| is| of|:){0,2}\s$`, "i");
  const rest = question.replace(ASKS_BEYOND, (words) =>
    words.replace(
      /\b(?:over|above|beyond|past|under|below|short|exceeded|passed|beaten|surpassed|missed)\b/gi,
      " ",
    ),
  );
  const about = focusOf(rest).required;
  const read = (unit: Unit) => {
    if (!hasAllTerms(new Set(searchTerms(unit.text)), about)) return [];
    const [first, second, ...more] = figuresOf(unit);
    if (!first || !second || more.length > 0) return [];
    const isGoal = [first, second].map(({ at }) => before.test(unit.text.slice(0, at)));
    if (isGoal[0] === isGoal[1]) return [];
    const [reached, aim] = isGoal[0] ? [second, first] : [first, second];
    return [{ unit, reached, aim, said: differenceSaid(unit.text, reached) }];
  };
  const [only, ...others] = await flatMapInTurns(structure.units, read, signal);
  if (!only || others.length > 0) return undefined;
  const { reached, aim, unit, said } = only;
  const isMore = !/under|below|short|missed/i.test(`${way}${how}`);
  const direction = isMore
    ? { isMore, word: "over", opposite: "under" }
    : { isMore, word: "under", opposite: "over" };
  if (said === "untold") return undefined;
  if (said) {
    const [result, of] = said === "over" ? [1, 0] : [0, 1];
    return {
      kind: "answer",
      lead: inDirection(reached.text, direction, result, of),
      units: [unit],
    };
  }
  const computed = compute({ kind: "difference", operands: ["", ""], about: "" }, [reached, aim]);
  if (!computed) return undefined;
  const lead = inDirection(computed.result, direction, reached.value, aim.value);
  return { kind: "answer", lead, working: computed.working, units: [unit] };
}

/** "45 more coats than our goal", "15 over the target": the figure is the difference itself. */
const SAID_BEHIND = new RegExp(
  String.raw`^\s(?:\p{L}{2,20} ){0,2}?(?:(?<over>(?:more|higher) (?:\p{L}{2,20} ){0,3}than|above|over|beyond|past)|(?<under>(?:fewer|less|lower) (?:\p{L}{2,20} ){0,3}than|under|below|short of)) (?:(?:the|our|its|their|this|that) )?(?:\p{L}{2,20} )?(?:${GOAL})\b`,
  "iu",
);
const SAID_BEFORE =
  /\b(?:(?<over>exceeded|passed|beat(?:en)?|surpassed|topped)|(?<under>missed))\b[^.;]{0,60}\bby (?:about |over |nearly |almost )?$/i;

/** Which way a figure is said to be off the goal; undefined where it's what was reached. */
function differenceSaid(
  text: string,
  { at, text: figure }: Figure,
): "over" | "under" | "untold" | undefined {
  const before = text.slice(Math.max(0, at - 120), at);
  const said = SAID_BEHIND.exec(text.slice(at + figure.length)) ?? SAID_BEFORE.exec(before);
  if (said) return said.groups?.over ? "over" : "under";
  return /\bby $/i.test(before) ? "untold" : undefined;
}
