import { createYielder, filterInTurns } from "@/lib/core/yield-to-event-loop";
import { antecedentsOf } from "@/lib/documents/reader/continuations";
import { dateFigures } from "@/lib/documents/reader/dates";
import { DECISION } from "@/lib/documents/reader/decisions";
import { figuresIn } from "@/lib/documents/reader/figures";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { recognizeKind } from "@/lib/documents/reader/kinds";
import { meetingOpening } from "@/lib/documents/reader/meeting-opening";
import { NAMES } from "@/lib/documents/reader/names";
import { alternatives } from "@/lib/documents/reader/same-words";
import type { Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { contentTerms } from "@/lib/documents/terms";

const ASKS_DECISIONS =
  /^\W{0,3}(?:and |so )?what (?:(?:was|were|has been|have been|got) (?:all )?(?:agreed|decided|resolved)|did (?:they|we|you|the (?:\p{L}+ )?(?:committee|board|council|meeting|members)) (?:agree|decide|resolve)|(?:are|were)(?: all)? the (?:main )?(?:decisions|resolutions))(?: on)?(?: (?:at|in) (?:the|this) (?:\p{L}+ )?meeting)?[^\p{L}\p{N}]*$/iu;
const ASKS_DAY =
  /^\W{0,3}(?:and |so )?(?:when (?:was|is|did|does)|(?:on )?(?:what|which) (?:day|date) (?:was|is|did)) (?:the|this) (?:\p{L}+ )?meeting(?: held| take place| happen| on)?[^\p{L}\p{N}]*$/iu;
const ASKS_PLACE =
  /^\W{0,3}(?:and |so )?where (?:was|is|did|does) (?:the|this) (?:\p{L}+ )?meeting(?: held| take place| happen)?[^\p{L}\p{N}]*$/iu;
const ASKS_CHOICE =
  /^\W{0,3}(?:and |so )?(?:which|what) (?<what>(?:\p{L}+ ){1,3}?)(?:(?:was|were|has been|got) (?:chosen|selected|picked|accepted|bought)|did (?:they|we|you|the \p{L}+) (?:choose|select|pick|buy|accept|go (?:for|with)))\b/iu;
const CHOICE = /\b(?:chosen|chose|chooses|selected|picked|accepted?|preferred|opted|went for)\b/i;
const ASKS_COST = /\b(?:cost|costs|price|how much|expensive)\b/i;
const OTHER_MEETING = /\b(?:next|last|previous|coming|following|annual)\b/i;
const MOST = 14;

/** What minutes of a meeting tell by their form: what was decided or chosen, and the meeting's own day and place. */
export async function answerMinutes(
  index: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const choice = ASKS_CHOICE.exec(question)?.groups?.what;
  const asksMeeting = ASKS_DAY.test(question) || ASKS_PLACE.test(question);
  if (!choice && !ASKS_DECISIONS.test(question) && !asksMeeting) return undefined;
  const { structure, signal } = index;
  if (recognizeKind(structure)?.kind !== "minutes") return undefined;
  if (asksMeeting) return OTHER_MEETING.test(question) ? undefined : meetingIn(index, question);
  if (choice) return choiceOf(index, question, choice);
  const pause = createYielder(signal);
  const whole = new Set<Unit>();
  for (const [at, unit] of structure.units.entries()) {
    await pause();
    if (!isDecision(unit)) continue;
    for (const one of [...antecedentsOf(unit, structure.units, at), unit]) whole.add(one);
  }
  if (whole.size === 0) return undefined;
  const units = [...whole].slice(0, MOST);
  return { kind: "section", title: "Decisions", units, of: whole.size };
}

function isDecision({ kind, text }: Unit): boolean {
  return (kind === "sentence" || kind === "item") && DECISION.test(text);
}

/** The line with the day and the place; the day leads, as far as it's the only one. */
function meetingIn({ structure }: UnitIndex, question: string): UnitAnswer | undefined {
  const opening = meetingOpening(structure);
  const label = ASKS_DAY.test(question)
    ? /^(?:date|day|when|time)\b/i
    : /^(?:place|location|venue|where)\b/i;
  const dated = opening.find(({ text }) => dateFigures(text).length > 0);
  const unit = opening.find(({ text }) => label.test(text)) ?? dated;
  if (!unit) return undefined;
  const [day, ...others] = ASKS_DAY.test(question) ? dateFigures(unit.text) : [];
  const lead = others.length === 0 ? day?.text : undefined;
  return { kind: "answer", ...(lead && { lead }), units: [unit] };
}

/** The only decision for one of several things of this kind, with what it costs, where that is asked as well. */
async function choiceOf(
  { structure: { units, sections }, signal }: UnitIndex,
  question: string,
  what: string,
): Promise<UnitAnswer | undefined> {
  const asked = new Set(contentTerms(what).flatMap((term) => [...alternatives(term)]));
  const isAsked = (text: string) => contentTerms(text).some((term) => asked.has(term));
  const isChoice = (unit: Unit) => isDecision(unit) && CHOICE.test(unit.text);
  const choices = await filterInTurns(units, isChoice, signal);
  const among = new Set(choices.map(({ section }) => section));
  const titled = [...among].filter((section) => isAsked(sections[section]?.title ?? ""));
  const isAbout = ({ section, text }: Unit) => section >= 0 && among.has(section) && isAsked(text);
  const about = new Set([
    ...titled,
    ...(await filterInTurns(units, isAbout, signal)).map(({ section }) => section),
  ]);
  const [choice, ...others] = choices.filter(({ section }) => about.has(section));
  if (!choice || others.length > 0) return undefined;
  const names = choice.text.slice(1).match(new RegExp(NAMES, "gu")) ?? [];
  const isPrice = ({ text, section }: Unit) =>
    section === choice.section &&
    names.some((name) => text.includes(name)) &&
    figuresIn(text).some(({ type }) => type === "money");
  const prices = ASKS_COST.test(question) ? await filterInTurns(units, isPrice, signal) : [];
  return { kind: "answer", units: [...new Set([...prices, choice])] };
}
