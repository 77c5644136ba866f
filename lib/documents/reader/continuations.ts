import { isTask } from "@/lib/documents/reader/minutes";
import { placesOf } from "@/lib/documents/reader/places-of";
import type { Unit } from "@/lib/documents/reader/unit";
import type { UnitGroup } from "@/lib/documents/reader/unit-group";

/** "Afterwards, it is one month": only half is said without the sentence behind. */
const GOES_ON =
  /^(?:after that|afterwards?|thereafter|otherwise|in (?:that|this) case|however|from then on|until then|before that|then),?\s/i;

/** "It was agreed to take the second", "Ann Lee orders it": of what is said in the sentence before. */
const NUMBERED =
  /\b(?:the|that) (?:first|second|third|fourth|last|latter|former|other|cheap(?:er|est)|dear(?:er|est)|larg(?:er|est)|small(?:er|est))(?: (?:one|of them|offer|quote|quotation|tender|bid|proposal|option))?(?=[.,;:]|$| (?:as|because|since|for|at|by|with|from|was|were)\b)/i;
/** "Agreed for 2025": what was agreed is said before. */
const ONLY_DECIDED =
  /^(?:(?:also|then|unanimously) )?(?:agreed|approved|accepted|adopted|carried|passed|rejected|refused|declined|granted|deferred|postponed|turned down)(?=[.,;:]|$| (?:by|for|with|without|until|from|subject|on|at|after|unanimously|nem)\b)/i;
/** "Four members voted against.", "Nine for, two against." */
const ONLY_VOTED =
  /\bvoted (?:for|against|in favou?r)(?: (?:it|this|that))?(?=[.,;:]|$)|^[\p{L}\d]{1,12} (?:votes? )?(?:for|in favou?r),? (?:and )?[\p{L}\d]{1,12} (?:votes? )?against\b/iu;
const IT_WAS =
  /^(?:it|this|that|they|these) (?:was|were|is|are|has|have|had|will|would|could)\b(?! (?:agreed|decided|resolved|said|noted|reported|suggested|proposed|pointed|asked|hoped)\b)/i;
const OF_IT =
  /^\p{Lu}[\p{L}'’. -]{1,60} (?!not\b)\p{Ll}+ (?:it|them)\b(?! was (?:agreed|decided|resolved|noted|suggested|proposed))/u;
/** "The motion carried.", "Ann Lee seconded.": what was moved is said before. */
const OF_MOTION =
  /^(?:the|this) (?:motion|proposal|amendment|resolution|request|application) (?:was )?(?:then )?(?:carried|passed|adopted|approved|accepted|rejected|defeated|lost|failed|granted|refused)\b|^[^,.]{2,40} seconded(?: (?:it|this|the motion))?\.$/i;
/** "Carried, 3 to 0.", "Nine for, two against.": the outcome of a motion, where one was made, whatever was asked in between. */
const ONLY_CARRIED =
  /^(?:(?:also|then|unanimously) )?(?:carried|passed|adopted|approved|rejected|defeated)(?=[.,;:]|$| (?:by|with|without|unanimously|nem)\b)/i;
const MOVED =
  /\b(?:proposed|moved|motion (?:to|that)|proposal (?:to|that)|vote (?:on|about|to|whether))\b/i;
/** What came of an earlier motion, or what may be another one: a vote behind it needn't be on what was moved before. */
const ENDS_MOTION =
  /\b(?:carried|passed|adopted|approved|rejected|defeated|withdrawn|withdrew|voted|suggested)\b/i;
const MOST_BACK = 3;
const MOST_BEFORE_VOTE = 8;

/**
 * Whether a sentence of minutes says of what it speaks only with a word for what stands before it. "It was agreed to …", which
 * `pointsBack` takes for too little alone, says it behind that.
 */
function hasAntecedent({ kind, text }: Unit): boolean {
  const back = [NUMBERED, IT_WAS, OF_IT, ONLY_DECIDED, ONLY_VOTED, OF_MOTION];
  return kind === "sentence" && back.some((pattern) => pattern.test(text));
}

/**
 * The sentences that say of what a sentence is, where it only points back to them; in order.
 *
 * @param index where it stands
 */
export function antecedentsOf(unit: Unit, all: readonly Unit[], index: number): Unit[] {
  const back: Unit[] = [];
  for (let at = index; back.length < MOST_BACK; at -= 1) {
    const here = all[at];
    const above = all[at - 1];
    if (!here || !above || here.isLead || !hasAntecedent(here)) break;
    if (above.kind !== "sentence" || above.section !== unit.section) break;
    const moved = isOfMotion(here.text) ? motionAbove(all, at) : undefined;
    if (moved) return [moved, ...back];
    back.unshift(above);
  }
  return back;
}

function isOfMotion(text: string): boolean {
  return OF_MOTION.test(text) || ONLY_CARRIED.test(text) || ONLY_VOTED.test(text);
}

/**
 * What was moved, in the same paragraph: what was said about it in between isn't needed to understand what came of it. None
 * where the outcome of another motion stands in between.
 */
function motionAbove(all: readonly Unit[], index: number): Unit | undefined {
  for (let at = index - 1; at >= index - MOST_BEFORE_VOTE; at -= 1) {
    const unit = all[at];
    if (unit?.kind !== "sentence") return undefined;
    if (isOfMotion(unit.text) || ENDS_MOTION.test(unit.text)) return undefined;
    if (MOVED.test(unit.text)) return unit;
    if (unit.isLead) return undefined;
  }
  return undefined;
}

/**
 * The statements of minutes, each behind the sentences it points back to, and a decision with who carries it out. A statement
 * stands in one group only.
 */
export async function withAntecedents(
  groups: readonly UnitGroup[],
  all: readonly Unit[],
  signal?: AbortSignal,
): Promise<UnitGroup[]> {
  const shown = groups.flatMap(({ units }) => units);
  const places = await placesOf(shown, all, signal);
  const moved = new Set<Unit>();
  const before = (unit: Unit) => antecedentsOf(unit, all, places.get(unit) ?? -1);
  const after = (unit: Unit): Unit[] => {
    const at = (places.get(unit) ?? -1) + 1;
    const next = all[at];
    return next && !next.isLead && isTask(next) && antecedentsOf(next, all, at).includes(unit)
      ? [next]
      : [];
  };
  const joined = groups.map((group) => ({
    ...group,
    units: group.units.flatMap((unit) => {
      const whole = [...before(unit), unit, ...after(unit)];
      const units = whole.filter((one) => !moved.has(one));
      for (const one of units) moved.add(one);
      return units;
    }),
  }));
  return joined.filter(({ units }) => units.length > 0);
}

/** "You can enter it online": how to do what the sentence before asks for. */
const SAYS_HOW = /^(?:You (?:can|may)|Please) \p{L}+ (?:it|them|this|these)\b/u;
/** "Results: Pupils slept longer. Errors did not differ.": the label holds for both. */
const PART_OF_ABSTRACT =
  /^(?:background|introduction|objectives?|aims?|purpose|(?:materials and )?methods?|design|(?:main )?results?|findings|conclusions?|interpretation|implications|limitations?)\s?:\s/i;
/** "It remains unchanged until then": the day is in the sentence before. */
const OF_THAT_DAY = /\b(?:before|after|until|by|from|on|since) (?:then|that (?:date|day|time))\b/i;
const IS_OF_HEADING = /^(?:This|It) (?:will (?:be|take)|takes? place|is|starts|begins)\b/;
/** Which the heading says of what it is. */
const isOfHeading = ({ kind, text, isLead }: Unit) =>
  kind === "sentence" && isLead && (IS_OF_HEADING.test(text) || ONLY_DECIDED.test(text));
/** "Yes." below a heading that asks. */
const REPLY = /^(?:Yes|No)\b[^.!?]{0,30}[.!]$/i;

/** Groups of statements, each with the sentence that goes on with it and what it can't stand without. */
export async function withContinuations(
  groups: readonly UnitGroup[],
  all: readonly Unit[],
  signal?: AbortSignal,
): Promise<UnitGroup[]> {
  const shown = new Set(groups.flatMap(({ units }) => units));
  const places = await placesOf([...shown], all, signal);
  /** "This will be on Saturday" says of what only below its heading. */
  const named = (unit: Unit): Unit => {
    const heading = all[(places.get(unit) ?? 0) - 1];
    if (!isOfHeading(unit) || heading?.kind !== "heading" || /[?:.]$/.test(heading.text))
      return unit;
    return joined({ ...unit, cells: [heading.text, unit.text] }, heading, unit);
  };
  const before = (unit: Unit): Unit[] => {
    const at = places.get(unit) ?? -1;
    const above = all[at - 1];
    if (!above || unit.isLead || unit.kind !== "sentence" || shown.has(above)) return [];
    const heading = all[at - 2];
    if (REPLY.test(above.text) && heading?.kind === "heading" && heading.text.endsWith("?")) {
      shown.add(above);
      return [answered(heading, above)];
    }
    if (!OF_THAT_DAY.test(unit.text) || above.kind !== "sentence") return [];
    shown.add(above);
    return [above];
  };
  const after = (unit: Unit): Unit[] => {
    const next = all[(places.get(unit) ?? all.length) + 1];
    const isNext = next && !next.isLead && next.kind === "sentence" && !shown.has(next);
    const isMore = PART_OF_ABSTRACT.test(unit.text) && next && !PART_OF_ABSTRACT.test(next.text);
    if (!isNext || !(GOES_ON.test(next.text) || SAYS_HOW.test(next.text) || isMore)) return [];
    shown.add(next);
    return [next];
  };
  return groups.map((group) => ({
    ...group,
    units: group.units.flatMap((unit) => [...before(unit), named(unit), ...after(unit)]),
  }));
}

/** A heading that asks, with its reply, as they stand below one another: "Is it estimated? Yes." */
function answered(heading: Unit, reply: Unit): Unit {
  return joined({ ...reply, text: `${heading.text} ${reply.text}` }, heading, reply);
}

/** What is shown of a heading and a statement below it, each as it stands on its page. */
function joined(shown: Unit, heading: Unit, unit: Unit): Unit {
  const whole = { ...shown, pieces: [...heading.pieces, ...unit.pieces] };
  originals.set(whole, unit);
  return whole;
}

const originals = new WeakMap<Unit, Unit>();

/** The statement of the document that is shown, where it's shown together with its heading. */
export function originalOf(unit: Unit): Unit {
  return originals.get(unit) ?? unit;
}

/** Whether a sentence says that something was decided, and nothing of what it is. */
export function isOnlyDecided({ kind, text }: Unit): boolean {
  return (
    kind === "sentence" && (ONLY_DECIDED.test(text) || ONLY_VOTED.test(text) || NUMBERED.test(text))
  );
}
