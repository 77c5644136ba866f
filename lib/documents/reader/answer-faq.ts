import { stem } from "@/lib/core/stem";
import { type FaqEntry, faqOf, questionIn } from "@/lib/documents/reader/faq";
import { figuresIn } from "@/lib/documents/reader/figures";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { inPlainWords } from "@/lib/documents/reader/plain-words";
import { alternatives, stems } from "@/lib/documents/reader/same-words";
import type { Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { contentTerms, searchTerms } from "@/lib/documents/terms";

/** What questions and answers say in turn: somebody borrows what others lend. */
const TURNS: readonly (readonly string[])[] = [
  "lend lends borrow borrowing loan rent hire",
  "business businesses company companies firm firms commercial",
  "donate donation donations give away",
  "join member members membership register sign",
  "cost costs price fee charge pay much",
  "open opening hours close closed closing",
  "deliver delivery ship shipping send",
  "park parking",
  "cancel cancellation",
  "reserve reservation book booking",
  "repair fix broken break breaks broke damaged damage",
].map(stems);
/** Words that say how something is asked for. */
const HOW = new Set(
  stems(
    "long much many far often old big early late there can may able allowed possible do does need have i you we my",
  ),
);
const MOST_SHOWN = 6;
const MONEY = /\b(?:how much|cost|price|fine|fee|charge|pay)\b/i;
const HOW_LONG = /\bhow long\b/i;
const COUNTS = /\b(?:\d{1,3}|two|three|four|five|six|seven|ten) (?:days?|weeks?|months?|hours?)\b/i;

/** What a document of questions and answers says to one of its own questions, or of a thing that it has in a list. */
export async function answerFaq(
  { structure }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const entries = faqOf(structure);
  if (entries.length === 0) return undefined;
  const about = new Set(searchTerms(`${structure.title} ${structure.units[0]?.text ?? ""}`));
  const asked = termsOf(question);
  return ofClass(entries, question, asked) ?? ownQuestion(entries, question, asked, about);
}

/** The answer to the only question that has nothing but what is asked for, whole. */
function ownQuestion(
  entries: readonly FaqEntry[],
  question: string,
  asked: readonly string[],
  about: ReadonlySet<string>,
): UnitAnswer | undefined {
  const isSaid = (term: string, words: readonly string[]) =>
    words.some((word) => isSame(term, word));
  const fitting = entries.filter(({ question: above, answer }) => {
    const own = termsOf(questionIn(above));
    const telling = own.filter((term) => !about.has(term) && !HOW.has(term));
    if (!telling.some((term) => isSaid(term, asked))) return false;
    if (
      !own.every(
        (term) => isSaid(term, asked) || about.has(term) || (HOW.has(term) && telling.length > 1),
      )
    )
      return false;
    const said = [...own, ...answer.flatMap(({ text }) => searchTerms(text))];
    return asked.every((term) => HOW.has(term) || about.has(term) || isSaid(term, said));
  });
  const [entry, ...others] = fitting;
  if (!entry || others.length > 0) return undefined;
  const units = entry.answer.slice(0, MOST_SHOWN);
  const own = termsOf(questionIn(entry.question));
  const more = asked.filter((term) => !HOW.has(term) && !about.has(term) && !isSaid(term, own));
  const told = units.find(({ text }) => more.every((term) => isSaid(term, searchTerms(text))));
  return { kind: "answer", ...(told && more.length > 0 && leadIn(told, question)), units };
}

function termsOf(question: string): string[] {
  const all = contentTerms(inPlainWords(question));
  // "How long" and "how much" tell what is asked for.
  return [...all, ...(HOW_LONG.test(question) ? [stem("long")] : [])];
}

function isSame(term: string, word: string): boolean {
  if (term === word || alternatives(term).has(word)) return true;
  return TURNS.some((group) => group.includes(term) && group.includes(word));
}

/** "Which machines are marked red?" */
const ASKS_CLASS =
  /^(?:which|what) (?<noun>[\p{L}-]{3,30}(?: [\p{L}-]{3,30})?) (?:are|is|have|has|count as|belong to|need|cost) (?<said>[^?]{3,60})\?$/iu;

/** What holds for a thing that stands in the list of its class: what is said of "machines marked red", for the tile saw. */
function ofClass(
  entries: readonly FaqEntry[],
  question: string,
  asked: readonly string[],
): UnitAnswer | undefined {
  for (const { question: own, answer } of entries) {
    const { noun = "", said = "" } = ASKS_CLASS.exec(questionIn(own))?.groups ?? {};
    const marks = contentTerms(said);
    const thing = noun && marks.length > 0 ? thingIn(answer, question) : undefined;
    if (!thing || marks.every((term) => asked.includes(term))) continue;
    const rest = asked.filter((term) => !thing.terms.includes(term));
    const best = bestOfClass(entries, [...contentTerms(noun), ...marks], rest, question);
    if (best) return { kind: "answer", ...leadIn(best, question), units: [best, thing.unit] };
  }
  return undefined;
}

/** The element of a list that a question names all of. */
function thingIn(answer: readonly Unit[], question: string) {
  const there = new Set(searchTerms(question));
  for (const unit of answer) {
    for (const part of unit.text.split(/,\s|\sand\s|[;.]/)) {
      const terms = contentTerms(part);
      if (terms.length > 0 && terms.length <= 4 && terms.every((term) => there.has(term)))
        return { unit, terms };
    }
  }
  return undefined;
}

function bestOfClass(
  entries: readonly FaqEntry[],
  named: readonly string[],
  rest: readonly string[],
  question: string,
): Unit | undefined {
  const isMoney = MONEY.test(question);
  const scored = entries.flatMap(({ question: own, answer }) => {
    const above = termsOf(questionIn(own));
    return answer.flatMap((unit) => {
      const there = new Set(searchTerms(unit.text));
      if (!named.every((term) => there.has(term))) return [];
      const types = figuresIn(unit.text).map(({ type }) => type);
      const isTold = isMoney
        ? types.includes("money")
        : HOW_LONG.test(question)
          ? types.includes("duration")
          : true;
      if (!isTold) return [];
      const words = [...there, ...above];
      const shared = rest.filter((term) => words.some((word) => isSame(term, word))).length;
      // What else its question names is another case.
      const other = above.filter((term) => !rest.some((one) => isSame(one, term))).length;
      return shared > 0 ? [{ unit, score: shared - other / 2 }] : [];
    });
  });
  const [first, second] = scored.toSorted((a, b) => b.score - a.score);
  return first && first.score > (second?.score ?? Number.NEGATIVE_INFINITY)
    ? first.unit
    : undefined;
}

/** The only figure of the kind that a question asks for. */
function leadIn({ text }: Unit, question: string): { lead?: string } {
  const type = MONEY.test(question) ? "money" : HOW_LONG.test(question) ? "duration" : undefined;
  const [figure, ...others] = figuresIn(text).filter((one) => one.type === type);
  return figure && others.length === 0 && !COUNTS.test(question) ? { lead: figure.text } : {};
}
