import { createYielder } from "@/lib/core/yield-to-event-loop";
import { DECISION, PROPOSAL } from "@/lib/documents/reader/decisions";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { recognizeKind } from "@/lib/documents/reader/kinds";
import { NAMES } from "@/lib/documents/reader/names";
import { alternatives, stems } from "@/lib/documents/reader/same-words";
import type { Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { votesIn } from "@/lib/documents/reader/votes";
import { contentTerms } from "@/lib/documents/terms";

const OPENING = String.raw`^\W{0,3}(?:and |so |but )?`;
const END = String.raw`[^\p{L}\p{N}]*$`;
const THEY = String.raw`(?:they|we|you|the (?:\p{L}+ )?(?:committee|board|council|meeting|members|trustees|governors))`;
const ABOUT = "(?<about>[^?,;]{2,80}?)";
const PASSED =
  "(?:passed|carried|approved|adopted|agreed|accepted|chosen|decided|rejected|defeated|lost|voted (?:through|down))";
const ASKS_OUTCOME = [
  `what (?:was|were|has been|did ${THEY}) (?:agreed|decided|resolved|agree|decide|resolve) (?:about|on|regarding|concerning|with|for) ${ABOUT}`,
  `what (?:was|were|is) the (?:decision|outcome|result|vote)(?: of the vote)? (?:about|on|of|for|regarding|concerning) ${ABOUT}`,
  `(?:what (?:happened|became) (?:with|to|of|about)|how did ${THEY} (?:vote|decide) (?:on|about)) ${ABOUT}`,
].map((asks) => new RegExp(`${OPENING}${asks}${END}`, "iu"));
const ASKS_HOW = [
  `(?:was|were|is) (?<about>[^?,;]{2,60}?) (?:${PASSED} )?(?:unanimously|unanimous|by a majority)`,
  `(?:was|were|is) (?<about>[^?,;]{2,60}?) ${PASSED}`,
  "(?:did everyone|did everybody|did all(?: of them)?) (?:agree|vote for|support)(?: (?:to|on|with|about))?(?: (?<about>[^?,;]{2,60}?))?",
  "(?:was|were) there (?:any )?abstentions?(?: (?:on|about) (?<about>[^?,;]{2,60}?))?",
].map((asks) => new RegExp(`${OPENING}${asks}${END}`, "iu"));
const SIDE = "(?<side>for|in favou?r of|against)";
const ASKS_COUNT = new RegExp(
  `${OPENING}how many (?:people |members |of them |votes )?(?:(?:have |had )?voted|were(?: there)?|did (?:it|they) get) ${SIDE}(?: ${ABOUT})?${END}`,
  "iu",
);
const ASKS_WHO = new RegExp(
  `${OPENING}(?:who|did any(?:one|body)|was any(?:one|body)) (?<act>(?:voted?|was|were|is|spoke|speak) ${SIDE}|against|oppos(?:ed|e)(?: to)?|object(?:ed)?(?: to)?|abstain(?:ed)?(?: (?:on|from))?)(?: ${ABOUT})?${END}`,
  "iu",
);
/** What all decisions are made by, and words for any of them. */
const UNTOLD = new Set(
  stems(`it this that decision decisions vote votes motion proposal purchase buying plan idea question issue topic matter
  meeting committee board point item new`),
);
const AGAINST =
  /\b(?:opposed|objected|objection|dissent\w*|voted against|(?:was|were|spoke) against|against it)\b/i;
const IN_FAVOR =
  /\b(?:voted (?:for|in favou?r)|(?:was|were|spoke) (?:for|in favou?r)|supported)\b/i;
const ASKS_ABSTAINED = /\babstentions?\b/i;
const ABSTAINED = /\babstain(?:ed|ing)\b|\babstentions?\b/i;
const DOER = new RegExp(
  String.raw`^(?<name>(?:(?:Mr|Mrs|Ms|Dr)\.? )?${NAMES}(?:(?:, ${NAMES})? and ${NAMES})?)(?: \([^)]{1,40}\))? (?:alone |also )?(?<act>voted|opposed|objected|abstained|was|were|spoke)\b`,
  "u",
);
const NOBODY =
  /^(?:The|This|That|It|He|She|They|We|Nobody|No|Some|Others|All|One|Two|Three|Four)\b/;
const MOST = 6;

type Block = { title: string; units: readonly Unit[] };

/** What minutes tell of a vote: how it ended, how many were for or against it, and who was. */
export async function answerVote(
  index: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const outcome = firstMatch(ASKS_OUTCOME, question);
  const count = ASKS_COUNT.exec(question);
  const who = ASKS_WHO.exec(question);
  const how = count || who ? undefined : firstMatch(ASKS_HOW, question);
  const groups = (outcome ?? count ?? who ?? how)?.groups;
  if (!groups || recognizeKind(index.structure)?.kind !== "minutes") return undefined;
  const blocks = await blocksAbout(index, groups.about ?? "");
  const side = who && sideOf(who.groups?.act ?? "");
  const isSaid = ({ kind, text }: Unit) => kind !== "heading" && (side?.test(text) ?? false);
  // Without a name for it, it's what somebody was for or against.
  const said = blocks.filter((block) => block.units.some(isSaid));
  const units = (said.length > 0 ? said : blocks).flatMap((block) => block.units);
  const decisions = units.filter(isDecision);
  if (decisions.length === 0 && !who) return undefined;
  if (outcome)
    return quote(units, ({ text }) =>
      [DECISION, PROPOSAL, AGAINST].some((says) => says.test(text)),
    );
  if (who)
    return answerWho(units, decisions, groups.act ?? "", /^\W{0,3}\p{L}*\s?who/iu.test(question));
  const votes = decisions.filter(({ text }) => votesIn(text).isVote);
  if (count) return answerCount(votes, /against/i.test(groups.side ?? ""));
  const abstained = ASKS_ABSTAINED.test(question) ? votes.filter(isAbstention) : [];
  const told = [abstained, votes, decisions].find(({ length }) => length > 0) ?? [];
  return told.length <= MOST ? { kind: "answer", units: told } : undefined;
}

function isAbstention({ text }: Unit): boolean {
  return ABSTAINED.test(text);
}

/** The words for one side of a vote. */
function sideOf(act: string): RegExp {
  if (/abstain/i.test(act)) return ABSTAINED;
  return /against|oppos|object/i.test(act) ? AGAINST : IN_FAVOR;
}

function firstMatch(patterns: readonly RegExp[], question: string): RegExpExecArray | undefined {
  for (const pattern of patterns) {
    const match = pattern.exec(question);
    if (match) return match;
  }
  return undefined;
}

function isDecision({ kind, text }: Unit): boolean {
  return (kind === "sentence" || kind === "item") && DECISION.test(text);
}

function quote(units: readonly Unit[], isTold: (unit: Unit) => boolean): UnitAnswer | undefined {
  const told = units.filter((unit) => unit.kind !== "heading" && isTold(unit));
  return told.length > 0 && told.length <= MOST ? { kind: "answer", units: told } : undefined;
}

/** How many were on one side of the only vote. */
function answerCount(votes: readonly Unit[], isAgainst: boolean): UnitAnswer | undefined {
  const [vote, ...others] = votes;
  if (!vote || votes.length > MOST) return undefined;
  const { inFavor, against } = votesIn(vote.text);
  const lead = isAgainst ? against : inFavor;
  return { kind: "answer", ...(lead && others.length === 0 && { lead }), units: votes };
}

/** Who was on one side. One who opposed something may still not have voted against it. */
function answerWho(
  units: readonly Unit[],
  decisions: readonly Unit[],
  act: string,
  isNamed: boolean,
): UnitAnswer | undefined {
  const side = sideOf(act);
  const votes = decisions.filter(({ text }) => votesIn(text).isVote);
  const said = units.filter(({ kind, text }) => kind !== "heading" && side.test(text));
  const all = new Set([...said, ...votes]);
  if (all.size === 0 || all.size > MOST) return undefined;
  const [only, ...others] = said;
  const doer = others.length === 0 ? DOER.exec(only?.text ?? "")?.groups : undefined;
  const isVoted = !/vote/i.test(act) || doer?.act === "voted";
  const lead = isNamed && isVoted && doer?.name && !NOBODY.test(doer.name) ? doer.name : undefined;
  return {
    kind: "answer",
    ...(lead && { lead }),
    units: units.filter((unit) => all.has(unit)),
  };
}

/** The parts of minutes that are about something; all of them where a question names nothing. */
async function blocksAbout(index: UnitIndex, about: string): Promise<Block[]> {
  const asked = contentTerms(about.replace(/^(?:the|a|an|our) /i, "")).filter(
    (term) => !UNTOLD.has(term),
  );
  const blocks = await blocksOf(index);
  if (asked.length === 0) return blocks;
  const isAbout = (text: string) => {
    const there = new Set(contentTerms(text));
    return asked.every((term) => [...alternatives(term)].some((one) => there.has(one)));
  };
  const titled = blocks.filter(({ title }) => isAbout(title));
  if (titled.length > 0) return titled;
  return blocks.filter(({ units }) => units.some(({ text }) => isAbout(text)));
}

/** What stands below each heading or, without headings, in each paragraph. */
async function blocksOf({ structure: { units, sections }, signal }: UnitIndex): Promise<Block[]> {
  const pause = createYielder(signal);
  const hasParts = new Set(units.map(({ section }) => section)).size > 2;
  const blocks: { title: string; section: number; units: Unit[] }[] = [];
  for (const unit of units) {
    await pause();
    const last = blocks.at(-1);
    const isSame = last?.section === unit.section && (hasParts || !unit.isLead);
    if (last && isSame) last.units.push(unit);
    else
      blocks.push({
        title: hasParts ? (sections[unit.section]?.title ?? "") : "",
        section: unit.section,
        units: [unit],
      });
  }
  return blocks;
}
