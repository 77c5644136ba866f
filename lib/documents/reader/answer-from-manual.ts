import { stem } from "@/lib/core/stem";
import { filterInTurns, findInTurns, flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { summarizeSection } from "@/lib/documents/reader/summarize-section";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { contentTerms } from "@/lib/documents/terms";

const ASKS_PURPOSE =
  /^\W{0,3}what (?:is|are) (?<what>.{2,60}?) (?:used|meant|intended|good) for\W{0,3}$/i;
const PURPOSE =
  /^(?<subject>.{2,60}?) (?:is|are) (?:used|intended|meant|designed) (?:to|for|in)\b/i;

/** The one statement that says what something is for: "It is used to …" behind a sentence about it, or its own. */
export async function answerPurpose(
  index: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const { signal } = index;
  const what = ASKS_PURPOSE.exec(question)?.groups?.what;
  const wanted = what ? contentTerms(what) : [];
  if (ASKS_OWN_PURPOSE.test(question)) return ownPurpose(index);
  if (wanted.length === 0) return undefined;
  const holds = (at: number) => wanted.every((term) => index.units[at]?.terms.has(term));
  const found = await flatMapInTurns(
    index.units,
    ({ unit }, at) => {
      const subject = unit.kind === "sentence" && PURPOSE.exec(unit.text)?.groups?.subject;
      if (!subject) return [];
      const isIt = /^(?:it|they)$/i.test(subject) && !unit.isLead && holds(at - 1);
      const isNamed = wanted.every((term) => contentTerms(subject).includes(term));
      return isIt || isNamed ? [unit] : [];
    },
    signal,
  );
  const [only] = found;
  return only && found.length === 1 ? { kind: "answer", units: [only] } : undefined;
}

/** "What is it for?" asks about the thing that all of the document is about. */
const ASKS_OWN_PURPOSE =
  /^\W{0,3}what(?:['’]s| is| are) (?:it|this|these|(?:the|this|my) (?:product|device|appliance|machine|medicine|medication|drug|tool))(?: (?:used|meant|intended|good))? for\W{0,3}$/i;
/** Below which a manual or a leaflet says what it is for. */
export const PURPOSE_TITLE = /\b(?:used for|intended use|purpose|indications?|what is)\b/i;
const SAYS_PURPOSE =
  /\b(?:is|are) (?:used|intended|meant|designed)(?: in (?:\p{L}+ ){1,4}?)? ?(?:to|for)\b|^(?:it|\p{Lu}[\p{L}\d-]+) (?:relieves|treats|removes|helps|serves)\b|\bis an? .{2,60} (?:for|against)\b/iu;

/** The first statement that says what the thing is for, where a heading announces that, or anywhere. */
async function ownPurpose({
  structure: { units, sections },
  signal,
}: UnitIndex): Promise<UnitAnswer | undefined> {
  const says = await filterInTurns(
    units,
    ({ kind, text }) => kind === "sentence" && SAYS_PURPOSE.test(text),
    signal,
  );
  const isBelow = (section: number) => PURPOSE_TITLE.test(sections[section]?.title ?? "");
  const first = says.find(({ section }) => isBelow(section)) ?? says[0];
  return first && { kind: "answer", units: [first] };
}

const HOW =
  /^\W{0,3}how (?:do|can|should|must|to)\b(?: (?:i|you|we))?\s*(?<what>.{2,80}?)\W{0,3}$/i;
const SMALL =
  /^(?:the|a|an|it|this|that|my|your|up|to|for|and|of|in|on|unit|machine|device|appliance|product)$/i;
const MIN_STEPS = 2;

/** The steps of the section whose title names what a reader wants to do. */
export async function findSteps(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const what = HOW.exec(question)?.groups?.what;
  const wanted = what ? wordsOf(what) : [];
  if (wanted.length === 0) return undefined;
  const isNamed = ({ title }: { title: string }) => {
    const words = wordsOf(title);
    return words.length > 0 && wanted.every((word) => words.includes(word));
  };
  const section = await findInTurns(structure.sections, isNamed, signal);
  const at = section ? structure.sections.indexOf(section) : -1;
  const units = structure.units.filter((unit) => unit.section === at && unit.kind !== "heading");
  const steps = units.filter(({ kind, text }) => kind === "item" && /^\(?\d/.test(text));
  if (!section || steps.length < MIN_STEPS) return undefined;
  const { title } = section;
  return { kind: "section", ...(await summarizeSection(structure, { title, units }, signal)) };
}

/** The words that name something; "setting" and "set" are the same. */
function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
  return words
    .filter((word) => !SMALL.test(word))
    .map((word) => stem(word.replace(/([bdgmnprt])\1ing$/, "$1").replace(/ing$/, "")));
}
