import { SENTENCE_END } from "@/lib/core/sentences";
import { stem } from "@/lib/core/stem";
import { hasRelative } from "@/lib/documents/reader/indexed-units";
import { alternatives, stems } from "@/lib/documents/reader/same-words";
import type { Unit } from "@/lib/documents/reader/unit";

const AUXILIARY =
  "(?:has|have|had|is|was|are|were|be|been|being|will|would|shall|should|can|could|may|might|must|do|does|did|gets?|got|to|not|also|then|first|usually|ever|else|all|n['’]t|going|supposed|allowed)";
/** "Who came …?", "Who will be paying …?", "Who's against …?"; not "Who is the …?", nor "Who should I …?" */
const ASKS_ACT = new RegExp(
  String.raw`^\W{0,3}(?:and |but |so )?(?:who(?:['’]s)?|which (?:company|firm|organization|person))(?<helps>(?: ${AUXILIARY}){0,4}) (?!(?:${AUXILIARY}|the|my|our|your|his|her|their|its|this|that|these|those|an?|i|we|you|he|she|it|they|there|in|at|on|of|from|responsible|called|named)\b)(?<act>\p{L}{3,20})\b`,
  "iu",
);
/** Says nothing of what is done. */
const LIGHT =
  /^(?:do|does|did|done|doing|made?|makes?|making|gives?|gave|given|giving|holds?|held|performs?|runs?|ran|leads?|led|there|here|present)$/i;
const PASSIVE_HELP = /\b(?:is|was|are|were|be|been|being|gets?|got)$/i;
const PARTICIPLE = /(?:ed|en|wn|ught|ade|old|ent|eld|aid|osen)$/i;
const OWNER = /['’]s?$/;
const MOST_BETWEEN = 60;

/** What somebody does or is, where a question asks who does it or is so; undefined where it asks otherwise. */
export function actAsked(
  question: string,
): { stem: string; isLight: boolean; isPassive: boolean } | undefined {
  const { act = "", helps = "" } = ASKS_ACT.exec(question)?.groups ?? {};
  if (!act) return undefined;
  const isPassive = PASSIVE_HELP.test(helps) && PARTICIPLE.test(act);
  return { stem: stem(act.toLowerCase()), isLight: LIGHT.test(act), isPassive };
}

const IRREGULAR = [
  "come came",
  "take took taken",
  "give gave given",
  "bring brought",
  "buy bought",
  "sell sold",
  "teach taught",
  "lead led",
  "keep kept",
  "choose chose chosen",
  "draw drew drawn",
  "speak spoke spoken",
  "win won",
  "lose lost",
  "leave left",
  "pay paid",
  "send sent",
  "sing sang sung",
  "steal stole stolen",
  "break broke broken",
  "see saw seen",
  "say said",
  "tell told",
  "write wrote written",
  "find found",
  "get got",
  "catch caught",
  "drive drove driven",
].map((words) => stems(words));

const BY = /\b(?<by>by|from|with|to) (?:(?:the|our|my|your|an?|his|her|its|their) )?$/i;
const BEHIND_PREPOSITION =
  /\b(?:about|after|against|at|before|behind|between|for|from|in|of|on|through|to|under|with) (?:the |our |my |your |an? )?$/i;
/** What one does with others, and what comes to somebody. */
const WITH = new Set(stems("teach taught train coach instruct guide treat sing play accompany"));
const GETS = new Set(stems("get got receive win won inherit"));
const GIVES = new Set(stems("give gave pay paid send sent donate fund sponsor contribute bring"));
/** "Our contractor, " or "the head teacher " in front of a name. */
const ROLE_BEFORE = /\b(?<role>\p{L}{3,20}),? $/u;
/** Between a name and what it does: "(chair)", ", our neighbor,", "and Ann Lee", ", who". */
const BETWEEN =
  /^(?: \([^)]{1,60}\))?(?:, (?!who\b)[^,.;:]{1,60},)?(?:,? who)?(?: (?:and|or|&) (?:(?:Mr|Mrs|Ms|Dr)\.? )?\p{Lu}[\p{L}.'’-]{1,30}(?: \p{Lu}[\p{L}.'’-]{1,30}){0,3})?/u;
const HELP = new RegExp(
  `^(?:${AUXILIARY}|\\p{L}{2,20}ly|always|never|already|just|the|an?|our|your|my|its|their|his|her|who|in)$`,
  "iu",
);
const IS = /^(?:is|was|are|were|be|been|becomes?|became|remains?)$/i;
const NOT = /\bnot\b|n['’]t\b/i;
const MOST_WORDS = 6;

/**
 * Whether a name in a statement is that of whoever does, or is, what a question asks: in front of its verb, or behind "by". Where
 * a question asks for no deed, and in rows, fields, and lines that are no sentences, every name may be.
 */
export function actsAsAsked(name: string, { kind, text }: Unit, question: string): boolean {
  const act = actAsked(question);
  const at = text.indexOf(name);
  if (!act || at < 0 || kind === "row" || kind === "heading") return true;
  if (!SENTENCE_END.test(text) || /^[\p{L} ]{2,30}:/u.test(text)) return true;
  if (OWNER.test(name)) return false;
  const before = text.slice(0, at);
  const by = BY.exec(before)?.groups?.by?.toLowerCase();
  if (act.isPassive) return by !== "by";
  const own = formsOf(act.stem);
  if (by === "by") return act.isLight || endsWithAct(before, own);
  if (by === "from") return GIVES.has(act.stem) || act.isLight || endsWithAct(before, own);
  if ((by === "with" && WITH.has(act.stem)) || (by === "to" && GETS.has(act.stem))) return true;
  if (act.isLight) return by === "with" || !BEHIND_PREPOSITION.test(before);
  const role = ROLE_BEFORE.exec(before)?.groups?.role;
  if (role && isAct(role, own)) return true;
  return (
    !BEHIND_PREPOSITION.test(before) && goesOnWithAct(text.slice(at + name.length), own, question)
  );
}

/** Whether what is done stands in the same clause in front of "by". */
function endsWithAct(before: string, own: ReadonlySet<string>): boolean {
  const clause = before.slice(-MOST_BETWEEN).split(/[.;:]/).at(-1) ?? "";
  return [...clause.matchAll(/\p{L}+/gu)].some(([word]) => isAct(word, own));
}

/** Whether what stands behind a name goes on with what is asked for: " (chair) will pay", " is the team's leader". */
export function goesOnWithAct(behind: string, own: ReadonlySet<string>, question: string): boolean {
  const rest = behind.slice(BETWEEN.exec(behind)?.[0].length ?? 0);
  const words = (/^[^.,;:()]{0,120}/.exec(rest)?.[0] ?? "")
    .trim()
    .split(/\s+/)
    .slice(0, MOST_WORDS);
  let isRole = false;
  for (const word of words) {
    if (isAct(word, own)) return true;
    if (NOT.test(word) && !NOT.test(question)) return false;
    if (!isRole && !HELP.test(word)) return false;
    isRole ||= IS.test(word);
  }
  return false;
}

/** Whether a statement says anywhere what is asked for. */
export function saysAct(text: string, question: string): boolean {
  const act = actAsked(question);
  const own = act && formsOf(act.stem);
  return own !== undefined && [...text.matchAll(/\p{L}+/gu)].some(([word]) => isAct(word, own));
}

/** Stems of a verb in all of its forms, and of words for it. */
export function formsOf(term: string): ReadonlySet<string> {
  const irregular = IRREGULAR.find((forms) => forms.includes(term)) ?? [];
  return new Set([term, ...irregular, ...alternatives(term)]);
}

/** Whether a word is a form of a verb, or of its family: "leader" of "lead". */
export function isAct(word: string, own: ReadonlySet<string>): boolean {
  const term = stem(word.toLowerCase());
  return own.has(term) || [...own].some((one) => hasRelative(new Set([term]), one));
}
