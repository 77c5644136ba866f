import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { figuresIn } from "@/lib/documents/reader/figures";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { isAge } from "@/lib/documents/reader/is-age";
import { isOfWhole } from "@/lib/documents/reader/is-of-whole";
import { recognizeKind } from "@/lib/documents/reader/kinds";
import { NUMBER_WORD } from "@/lib/documents/reader/number-words";
import type { PaperKind } from "@/lib/documents/reader/paper-kind";
import { END, OPENING } from "@/lib/documents/reader/question-edges";
import type { Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";

/** What is asked about: all of it, or what a document may be of. */
const WHAT = String.raw`(?:it|this|that|(?:the|this) (?<what>\p{L}{3,20}(?: \p{L}{3,20})?))`;
const TAKE_PART =
  "(?:come(?: along)?|join(?: in)?|go|take part|participate|attend|enter|sign up|apply|enroll?|register|book|be there)";
const ASKS_AGE = new RegExp(
  `${OPENING}(?:how old (?:do|must|should|need|does) (?:you|i|we|one|they|(?:a |the |my |our )?(?:child|children|kids?|people|participants?|somebody|someone)) (?:have to be|need to be|be)(?: (?:to|in order to) ${TAKE_PART})?|(?:what|which) (?:ages?|age (?:group|range)s?) (?:is|are|can|may|does) (?:${WHAT} (?:for|aimed at|suitable for|meant for)|${TAKE_PART})|for (?:what|which) (?:ages?|age (?:group|range)s?) (?:is|are) ${WHAT.replace("what", "other")}|(?:what(?:['’]s| is| are) the|is there an?y?|are there any) (?:(?:minimum|maximum|lower|upper|required) )?ages?(?: (?:limits?|group|range|restrictions?|requirements?))?)${END}`,
  "iu",
);
const ASKS_WHO = new RegExp(
  `${OPENING}(?:who(?:m)?(?:['’]s| is| are) ${WHAT} (?:for|aimed at|meant for|intended for|open to|suitable for)|for whom is ${WHAT.replace("what", "other")}|who (?:can|may|is allowed to|gets to) ${TAKE_PART})${END}`,
  "iu",
);
const CLASSES = new Map([
  ["adult", "adults?|grown-?ups?|(?:over|from|aged?|ages?)"],
  ["grown", "adults?|grown-?ups?"],
  ["child", "child(?:ren)?|kids?|boys|girls|pupils"],
  ["kid", "child(?:ren)?|kids?|boys|girls|pupils"],
  ["teen", "teens?|teenagers?|young people|youths?"],
  ["begi", "beginners?|no (?:\\p{L}+ )?experience|newcomers?"],
  ["famil", "famil(?:y|ies)|child(?:ren)?|kids"],
]);
const ASKS_WHETHER = new RegExp(
  `${OPENING}(?:is ${WHAT} (?:also |only |just |suitable |meant |intended |ok |okay |open )?(?:for|to)|(?:can|may|are)) (?<class>adults|grown-?ups|children|kids|teens|teenagers|beginners|families)(?: (?:only|too|as well|allowed|welcome|also|(?:allowed to )?${TAKE_PART}))*${END}`,
  "iu",
);
const PEOPLE =
  "(?:children|kids|teens|teenagers|young people|youths?|adults|families|beginners|everyone|everybody|anyone|anybody|all(?: ages| levels| the family| comers)?|members|seniors|pensioners|pupils|students|parents|women|men|girls|boys|residents|people|those|newcomers|players|singers|swimmers|readers|runners|cyclists|owners|carers|toddlers|babies|the whole family|ages)";
const FOR = new RegExp(
  String.raw`^(?<subject>[^,;:]{0,90}?)(?:^|\b)(?:(?:is|are|was|will be) )?(?:also |only |just |mainly |all )?(?:open to|(?:meant |aimed |suitable |designed |intended |ideal |great |perfect |fun |best )?(?:for|at)|welcomes) (?:all |any |our |both |the )?(?:\p{L}{3,12} )?${PEOPLE}\b`,
  "iu",
);
const ONLY = new RegExp(
  String.raw`^(?:${PEOPLE}|members|adults|ages?) only\b|^(?:everyone|everybody|beginners|newcomers|families|children|all(?: ages| levels)?) (?:is |are )?(?:very )?welcome\b`,
  "iu",
);
const NUMBER = `(?:\\d{1,2}|${NUMBER_WORD})`;
/** An age, or two, as far as its words go. */
const AGES = new RegExp(
  [
    String.raw`\b(?:ages?|aged)(?: from| between|:)? ${NUMBER}(?: ?(?:to|and|–|-|until|up to) ?${NUMBER})?`,
    String.raw`\b(?:from|between) (?:the ages? of )?${NUMBER} (?:to|and|until|up to) ${NUMBER}`,
    String.raw`\b(?:over|under|above|below|at least|from|older than|younger than|up to)(?: the age of|-| age)? ?${NUMBER}`,
    String.raw`(?<![\d.,:$€£])${NUMBER} ?(?:–|-|to) ?${NUMBER}(?=[- ]years?[- ]olds?\b)`,
    String.raw`(?<![\d.,:$€£])${NUMBER}(?= ?\+| years? (?:old )?(?:or|and) (?:over|older|above|up)\b| years? of age\b| (?:or|and) (?:over|older)\b|[- ]years?[- ]olds?\b)`,
  ].join("|"),
  "giu",
);
/** Behind an age, and not behind an amount or an hour. */
const BEHIND_AGE =
  /^(?:\+|s\b)?(?:$|[.,;:!?)]|\s?[–—|·]|[- ]years?\b|\s(?:and|or|to|who|that|only|can|may|with|are|is|inclusive|upwards?|up|in|on|at)\b)/u;
const SAYS_PEOPLE = new RegExp(
  String.raw`\b(?:${PEOPLE}|child|person|age|aged|years?|olds?|participants?|guests?|visitors?)\b|\+`,
  "iu",
);
/** Says who pays less, or who comes with whom, and not for whom it is. */
const CONDITION =
  /\b(?:free|half|pays?|reduced|discount|accompanied|with (?:an adult|a parent|their parents?)|tickets?|must|unless|except)\b/i;
/** Of these, nobody asks for whom they are. */
const OTHER_KINDS: readonly PaperKind[] = [
  ..."letter invoice statement payslip contract minutes insurance paper form".split(" "),
] as PaperKind[];
const MOST = 3;

type Said = { unit: Unit; ages: readonly string[]; isFor: boolean; isCondition: boolean };

/** For whom something is that a document announces, and from which age on. */
export async function answerAudience(
  index: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const asked = ASKS_AGE.exec(question) ?? ASKS_WHO.exec(question);
  const whether = asked ? undefined : ASKS_WHETHER.exec(question);
  const groups = (asked ?? whether)?.groups;
  if (!groups) return undefined;
  const kind = recognizeKind(index.structure)?.kind;
  if (kind && OTHER_KINDS.includes(kind)) return undefined;
  if (!isOfWhole(groups.what ?? groups.other ?? "", index)) return undefined;
  const said = await flatMapInTurns(
    index.structure.units,
    (unit) => saidIn(unit, index),
    index.signal,
  );
  if (whether) return answerWhether(said, whether.groups?.class ?? "");
  const asksAge = ASKS_AGE.test(question);
  const fitting = said.filter(({ ages, isFor }) => (asksAge ? ages.length > 0 : isFor || ages[0]));
  const plain = fitting.filter(({ isCondition }) => !isCondition);
  const shown = (plain.length > 0 ? plain : asksAge ? fitting : []).slice(0, MOST);
  const [only, ...others] = shown;
  if (!only) return undefined;
  const [age, ...more] = only.ages;
  const isTold = asksAge && plain.length === 1 && others.length === 0 && more.length === 0;
  return { kind: "answer", ...(isTold && age && { lead: age }), units: shown.map(unitOf) };
}

/** What names somebody, or tells for which ages it is, is quoted: it needs no reading. */
function answerWhether(said: readonly Said[], name: string): UnitAnswer | undefined {
  const lower = name.toLowerCase();
  const words = [...CLASSES].find(([begin]) => lower.startsWith(begin))?.[1] ?? lower;
  const isNamed = new RegExp(String.raw`\b(?:${words})\b`, "iu");
  const isPerson = /^(?:adult|grown|child|kid|teen)/.test(lower);
  const fitting = said.filter(
    ({ unit, ages, isFor, isCondition }) =>
      !isCondition && ((isPerson && ages.length > 0) || (isFor && isNamed.test(unit.text))),
  );
  if (fitting.length === 0) return undefined;
  return { kind: "answer", units: fitting.slice(0, MOST).map(unitOf) };
}

function unitOf({ unit }: Said): Unit {
  return unit;
}

function saidIn(unit: Unit, index: UnitIndex): Said[] {
  const { kind, text } = unit;
  if (kind === "heading" && unit !== index.structure.units[0]) return [];
  const ages = SAYS_PEOPLE.test(text) ? agesIn(text) : [];
  const subject = FOR.exec(text)?.groups?.subject;
  const isFor = ONLY.test(text) || (subject !== undefined && isOfWhole(subject, index));
  if (ages.length === 0 && !isFor) return [];
  const hasPrice = figuresIn(text).some(({ type }) => type === "money");
  if (hasPrice && !isFor) return [];
  const isCondition = CONDITION.test(text) && !isFor;
  return [{ unit, ages, isFor, isCondition }];
}

/** Ages as they are said: "from 7 to 13", "16+". */
function agesIn(text: string): string[] {
  return [...text.matchAll(AGES)].flatMap(({ 0: words, index }) => {
    const behind = text.slice(index + words.length);
    if (!BEHIND_AGE.test(behind) || !isAge(text, index, words)) return [];
    return [
      `${words}${/^ ?\+|^s\b|^[- ]years?[- ]olds?\b|^ (?:years? (?:old )?)?(?:or|and) (?:over|older|above|up)\b/.exec(behind)?.[0] ?? ""}`,
    ];
  });
}
