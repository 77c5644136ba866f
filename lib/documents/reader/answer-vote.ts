import {
  createYielder,
  filterInTurns,
  findInTurns,
  flatMapInTurns,
} from "@/lib/core/yield-to-event-loop";
import { DECISION, PROPOSAL } from "@/lib/documents/reader/decisions";
import { hasAllTerms } from "@/lib/documents/reader/has-term";
import type { IndexedUnit, UnitIndex } from "@/lib/documents/reader/indexed-units";
import { recognizeKind } from "@/lib/documents/reader/kinds";
import { NAMES } from "@/lib/documents/reader/names";
import { END, OPENING } from "@/lib/documents/reader/question-edges";
import { stems } from "@/lib/documents/reader/same-words";
import type { Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { votesIn } from "@/lib/documents/reader/votes";
import { contentTerms } from "@/lib/documents/terms";

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

/** `title` holds the terms of the heading. */
type Block = { title: ReadonlySet<string> | undefined; units: readonly IndexedUnit[] };

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
  const said = side ? await blocksWith(blocks, ({ unit }) => isSaid(unit), index) : [];
  const units = await flatMapInTurns(
    said.length > 0 ? said : blocks,
    (block) => block.units.map(({ unit }) => unit),
    index.signal,
  );
  const decisions = await filterInTurns(units, isDecision, index.signal);
  if (decisions.length === 0 && !who) return undefined;
  if (outcome) return quoted(await filterInTurns(units, isOfOutcome, index.signal));
  if (who) {
    const isTold = (unit: Unit) => isSaid(unit) || (isDecision(unit) && isVote(unit));
    const told = await filterInTurns(units, isTold, index.signal);
    if (told.length === 0 || told.length > MOST) return undefined;
    const isNamed = /^\W{0,3}\p{L}*\s?who/iu.test(question);
    return answerWho(told, told.filter(isSaid), groups.act ?? "", isNamed);
  }
  const votes = await filterInTurns(decisions, isVote, index.signal);
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

function isVote({ text }: Unit): boolean {
  return votesIn(text).isVote;
}

function isOfOutcome({ kind, text }: Unit): boolean {
  return kind !== "heading" && [DECISION, PROPOSAL, AGAINST].some((says) => says.test(text));
}

function quoted(told: readonly Unit[]): UnitAnswer | undefined {
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
  told: readonly Unit[],
  said: readonly Unit[],
  act: string,
  isNamed: boolean,
): UnitAnswer {
  const [only, ...others] = said;
  const doer = others.length === 0 ? DOER.exec(only?.text ?? "")?.groups : undefined;
  const isVoted = !/vote/i.test(act) || doer?.act === "voted";
  const lead = isNamed && isVoted && doer?.name && !NOBODY.test(doer.name) ? doer.name : undefined;
  return { kind: "answer", ...(lead && { lead }), units: told };
}

/** The parts of minutes that are about something; all of them where a question names nothing. */
async function blocksAbout(index: UnitIndex, about: string): Promise<Block[]> {
  const asked = contentTerms(about.replace(/^(?:the|a|an|our) /i, "")).filter(
    (term) => !UNTOLD.has(term),
  );
  const blocks = await blocksOf(index);
  if (asked.length === 0) return blocks;
  const isAbout = (there: ReadonlySet<string> | undefined) =>
    there !== undefined && hasAllTerms(there, asked);
  const titled = await filterInTurns(blocks, ({ title }) => isAbout(title), index.signal);
  return titled.length > 0 ? titled : blocksWith(blocks, ({ terms }) => isAbout(terms), index);
}

/** The parts that hold such a statement. */
async function blocksWith(
  blocks: readonly Block[],
  isSuch: (unit: IndexedUnit) => boolean,
  { signal }: UnitIndex,
): Promise<Block[]> {
  const found: Block[] = [];
  for (const block of blocks) if (await findInTurns(block.units, isSuch, signal)) found.push(block);
  return found;
}

/** What stands below each heading or, without headings, in each paragraph. */
async function blocksOf({ units, titles, signal }: UnitIndex): Promise<Block[]> {
  const pause = createYielder(signal);
  const sections = new Set<number>();
  await findInTurns(units, ({ unit }) => sections.add(unit.section).size > 2, signal);
  const hasParts = sections.size > 2;
  const blocks: (Block & { section: number; units: IndexedUnit[] })[] = [];
  for (const one of units) {
    await pause();
    const { section, isLead } = one.unit;
    const last = blocks.at(-1);
    const isSame = last?.section === section && (hasParts || !isLead);
    if (last && isSame) last.units.push(one);
    else blocks.push({ title: hasParts ? titles[section] : undefined, section, units: [one] });
  }
  return blocks;
}
