import { createYielder } from "@/lib/core/yield-to-event-loop";
import { actAsked, formsOf, goesOnWithAct, isAct } from "@/lib/documents/reader/acts-as-asked";
import { focusOf } from "@/lib/documents/reader/focus";
import { hasAllTerms } from "@/lib/documents/reader/has-term";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { NAMES } from "@/lib/documents/reader/names";
import type { Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { searchTerms } from "@/lib/documents/terms";

const FIRST_NAME = new RegExp(`^${NAMES}`, "u");
const NOBODY =
  /^(?:I|You|He|She|It|We|They|This|That|These|Those|The|An?|No|Nobody|None|Someone|Somebody|Everyone|Everybody|All|Both|Some|Many|Most|Several|Two|Three|If|When|As|But|And|Then)\b/;
const PRONOUN = /^(?:it|them|this|that|these|those|both)$/i;
const MOST_BACK = 4;
const MOST_BETWEEN = 3;

/**
 * Who does something with what the sentences before name: "Three quotes for a lock came in. Ann Lee orders it." Only where
 * one name is all there is.
 */
export async function answerDoer(
  { structure: { units }, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const act = actAsked(question);
  if (!act || act.isLight || act.isPassive) return undefined;
  const own = formsOf(act.stem);
  const about = focusOf(question).required.filter((term) => !own.has(term));
  if (about.length === 0) return undefined;
  const pause = createYielder(signal);
  const found: { name: string; units: Unit[] }[] = [];
  for (const [at, unit] of units.entries()) {
    await pause();
    const name = doerIn(unit, own, question);
    const named = name && namedBefore(units, at, about);
    if (named) found.push({ name, units: [named, unit] });
  }
  const [first] = found;
  return first && found.every(({ name }) => name === first.name)
    ? { kind: "answer", lead: first.name, units: first.units }
    : undefined;
}

/** Whose name a sentence begins with that says of them what is asked, of what a pronoun stands for. */
function doerIn({ kind, text }: Unit, own: ReadonlySet<string>, question: string) {
  const name = kind === "sentence" ? FIRST_NAME.exec(text)?.[0] : undefined;
  if (!name || NOBODY.test(name)) return undefined;
  const behind = text.slice(name.length);
  if (!goesOnWithAct(behind, own, question)) return undefined;
  const words = [...behind.slice(0, 160).matchAll(/[\p{L}'’]+/gu)].map(([word]) => word);
  const verb = words.findIndex((word) => isAct(word, own));
  return words.slice(verb + 1, verb + 1 + MOST_BETWEEN).some((word) => PRONOUN.test(word))
    ? name
    : undefined;
}

/** The sentence shortly before that names all of something. */
function namedBefore(units: readonly Unit[], at: number, about: readonly string[]) {
  const section = units[at]?.section;
  return units
    .slice(Math.max(0, at - MOST_BACK), at)
    .filter((unit) => unit.section === section && unit.kind === "sentence")
    .findLast(({ text }) => {
      const there = new Set(searchTerms(text));
      return hasAllTerms(there, about);
    });
}
