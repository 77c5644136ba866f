import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { figuresIn } from "@/lib/documents/reader/figures";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import type { Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";

/** "Who do I call on Sunday?", "What number do I ring at night?" */
const ASKS =
  /\b(?:(?:who|whom|where|(?:what|which) number)\b.{0,30}\b(?:call|ring|phone|dial|contact|reach|turn to|get help|speak to)|(?:tele)?phone number\b|emergency number\b|(?:an?|the|any|your|their) number (?:for|at|on|in|when|if|to)\b|(?:what|which) number(?=[^\p{L}\p{N}]{0,9}$))/iu;
/** However a document calls the times when nobody is in. */
const AT_ALL_TIMES = String.raw`out[- ]of[- ]hours|outside (?:\p{L}+ ){0,3}hours|24[- ]hours?|24\/7|(?:at )?any time|day (?:or|and) night|when we(?:['’]re| are) closed`;
const said = (times: string) => new RegExp(String.raw`\b(?:${times}|${AT_ALL_TIMES})\b`, "iu");
/** When nobody is in: each with what a document calls it. */
const TIMES: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:weekends?|saturdays?|sundays?)\b/i, said("weekends?|saturdays?|sundays?")],
  [
    /\b(?:night|midnight|evenings?|late|early|(?:[1-5]|one|two|three|four|five)(?::\d\d)? ?(?:a\.?m\b|o['’]clock at night|(?:o['’]clock )?in the morning)|small hours)\b/i,
    said("nights?|evenings?"),
  ],
  [
    /\b(?:out[- ]of[- ]hours|outside .{0,20}hours|bank holidays?|public holidays?|when (?:you(?:['’]re| are)|it(?:['’]s| is)|they(?:['’]re| are)) (?:closed|shut))\b/i,
    said("nights?|weekends?|holidays?"),
  ],
  [
    /\bemergenc(?:y|ies)\b|\bif (?:i|he|she|we|they) (?:can['’]?t|cannot) (?:breathe|swallow)\b/i,
    /\bemergenc(?:y|ies)\b|\b(?:breath\w*|swallow\w*|life[- ]threatening)\b/i,
  ],
];
const SHORT_NUMBER =
  /\b(?:call|ring|dial|phone|telephone|contact)(?: (?:NHS|the|us on|on|us at)){0,2} (\d{3}|116 ?117)(?![\d.,-]?\d)/giu;
/** Without the area's code. */
const LOCAL_NUMBER = /(?<![\d.,–-])\d{3}-\d{4}(?![\d–-])/g;
const NOT = /\b(?:not|no|closed|except)\b|n['’]t\b/i;

/** Whom to call when nobody is in, or in an emergency: the only number that a statement gives for such a time. */
export async function answerWhomToCall(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  if (!ASKS.test(question)) return undefined;
  const told = TIMES.filter(([asked]) => asked.test(question)).map(([, names]) => names);
  if (told.length === 0) return undefined;
  const found = await flatMapInTurns(
    structure.units,
    (unit) => {
      const isFor = told.every((names) => names.test(unit.text)) && !NOT.test(unit.text);
      return unit.kind === "heading" || !isFor
        ? []
        : numbersIn(unit).map((number) => ({ number, unit }));
    },
    signal,
  );
  const [first] = found;
  if (!first) return undefined;
  const units = [...new Set(found.map(({ unit }) => unit))];
  return found.every(({ number }) => number === first.number)
    ? { kind: "answer", lead: first.number, units }
    : { kind: "answer", units };
}

function numbersIn({ text }: Unit): string[] {
  const long = figuresIn(text).filter(({ type }) => type === "phone");
  const short = [...text.matchAll(SHORT_NUMBER)].map(([, number = ""]) => number);
  const local = long.length === 0 ? (text.match(LOCAL_NUMBER) ?? []) : [];
  return [...long.map((figure) => figure.text), ...short, ...local];
}
