import type { Question } from "@/lib/documents/question";
import { CONTACTS } from "@/lib/documents/reader/answer-contact";
import type { Figure, FigureType } from "@/lib/documents/reader/figure-types";
import { figuresIn } from "@/lib/documents/reader/figures";
import { followUp } from "@/lib/documents/reader/focus";
import { saysElse } from "@/lib/documents/reader/is-beside";
import { isConditionOnly } from "@/lib/documents/reader/is-threshold";
import { isPlace } from "@/lib/documents/reader/places";
import { type Wanted, wantedBy } from "@/lib/documents/reader/question-type";
import { saysDeed } from "@/lib/documents/reader/says-deed";
import { saysNoCause, saysNoSaving } from "@/lib/documents/reader/says-otherwise";
import { saysNoTime } from "@/lib/documents/reader/time-asked";

/** The figure of a statement that a question asks for; undefined where it has none of that kind, or several. */
export function onlyFigure(statement: string, question: Question): string | undefined {
  const wanted = wantedIn(question);
  if (wanted.type !== "figure") return undefined;
  const figures = figuresFor(statement, question);
  for (const type of wanted.figures) {
    const [first, ...others] = figures.filter((figure) => figure.type === type);
    if (first) return others.length === 0 ? first.text : undefined;
  }
  return undefined;
}

/** What is said in place of a figure. */
const IN_WORDS: Partial<Record<FigureType, RegExp>> = {
  money: /\b(?:free|included|no (?:charge|cost|extra|fee)|nothing|at no|without charge)\b/i,
  percent:
    /\b(?:half|halved|doubled|tripled|(?:a|one|two|three) (?:third|quarter|fifth|tenth)s?)\b/i,
  count: /\b(?:none|no more than|both|once|twice|half|third|quarter|unlimited|without limit)\b/i,
  duration: /\b(?:until|as long as|unlimited|indefinitely|for life|not? limited)\b/i,
  frequency: /\b(?:every|each|once|twice|daily|weekly|monthly|yearly|never|whenever)\b/i,
};

/** "Who is the contractor?", "Which company?" */
const ASKS_NAME =
  /^\W{0,3}(?:and |but )?(?:who(?:['’]s| is| was| are| were) (?:the|my|our|your|his|her|their)\b|(?:what|which) (?:company|firm|contractor|organization|person|school|bank|airline|hotel)\b)/i;
/** A capital within a sentence, unless it's a month or a day. */
const NAME =
  /(?<=[\p{Ll}\d,;:&("“] )(?!(?:Jan|Feb|Mar(?:ch)?\b|Apr|May\b|June?\b|July?\b|Aug|Sep|Oct|Nov|Dec|Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)\p{Ll}*)\p{Lu}\p{L}+/u;

/** Whether a question asks for a number to call or an address to write to. */
export function asksContact(question: Question): boolean {
  const wanted = wantedIn(question);
  return wanted.type === "figure" && CONTACTS.includes(wanted.figures[0]);
}

const ASKS_WHO = /^\W{0,3}(?:and |but )?who\b/i;
const NAMES = new RegExp(NAME.source, "gu");
/** Who does something is often called by what they are: "Tenants pay for gas". */
const ROLES =
  /\b(?:you|we|us|i|nobody|no one|anyone|everyone|somebody|whoever|people|persons?|staff|famil(?:y|ies)|parents?|child(?:ren)?|(?:wo)?m[ae]n|adults?|guardians?|students?|pupils|teachers?|members?|patients?|guests?|visitors?|residents?|neighbou?rs?|police|crew|team|council|board|committee|company|firm|office|department|hospital|clinic|bank|court|doctors?|physicians?|nurses?|veterinarian|vet|dentist|surgeon|agents?|adjuster|landlord|tenants?|lessee|lessor|renter|occupants?|owners?|applicants?|participants?|volunteers?|researchers?|authors?|accountants?|clients?|customers?|buyers?|sellers?|lenders?|borrowers?|drivers?|employers?|employees?|managers?|supervisors?|directors?|officers?|contractors?|technicians?|electricians?|plumbers?|insurers?|carriers?|providers?|suppliers?|vendors?|makers?|manufacturers?|trainers?|instructors?|principal|coach|guide|chef|host|mother|father|mom|mum|dad|sisters?|brothers?|wife|husband|sons?|daughters?|uncles?|aunts?|cousins?|grand(?:mother|father|parents?)|friends?|architects?|engineers?|part(?:y|ies))\b/i;

/** Whether a statement names somebody: a name that isn't a place, or a word for who they are. */
function namesSomebody(statement: string): boolean {
  if (ROLES.test(statement)) return true;
  return [...statement.matchAll(NAMES)].some(
    ({ 0: name, index }) => !isPlace(name, statement.slice(0, index)),
  );
}

const ASKS_TIME_LEFT = /\bhow (?:long|much time) (?:do|does|did|will) (?:i|we) have\b/i;
/** "An adjuster visits within five days": how long others have. */
const OF_OTHERS = /^(?:An? \p{L}+|Our)\b(?!.*\byou\b)/u;

/** Whether a statement can answer a question by its form: "How much?" asks for a figure, "Who is the head?" for a name. */
export function canAnswer(statement: string, question: Question): boolean {
  if (ASKS_NAME.test(question.question)) return NAME.test(statement);
  if (ASKS_WHO.test(question.question) && !namesSomebody(statement)) return false;
  if (!saysDeed(statement, question.question)) return false;
  if (ASKS_TIME_LEFT.test(question.question) && OF_OTHERS.test(statement)) return false;
  if (saysNoTime(statement, question.question)) return false;
  if (saysNoSaving(statement, question.question) || saysNoCause(statement, question.question))
    return false;
  const wanted = wantedIn(question);
  // "When may I?" is often answered with a condition.
  if (wanted.type !== "figure" || wanted.isLikely || wanted.figures[0] === "date") return true;
  const { figures: types } = wanted;
  return (
    figuresFor(statement, question).some(({ type }) => types.includes(type)) ||
    types.some((type) => IN_WORDS[type]?.test(statement))
  );
}

/** "When may I …?" is answered by a time, or by what has to be so. */
const TIME_OR_CASE =
  /\b(?:when|while|if|once|until|till|before|after|unless|during|as soon as|daily|always|never|any ?time|\d{1,2}(?::\d\d)? ?[ap]\.?m|noon|midnight|morning|evening|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/i;

/** Whether a statement names somebody where a question asks who, and a time or a case where it asks when. */
export function namesWhoOrWhen(statement: string, question: Question): boolean {
  if (ASKS_WHO.test(question.question)) return namesSomebody(statement);
  const wanted = wantedIn(question);
  if (wanted.type !== "figure" || wanted.figures[0] !== "date") return true;
  return (
    TIME_OR_CASE.test(statement) ||
    figuresFor(statement, question).some(({ type }) => wanted.figures.includes(type))
  );
}

/** The figures of a statement that may be meant. */
function figuresFor(text: string, question: Question): Figure[] {
  const { asked } = followUp(question);
  return figuresIn(text).filter(
    (figure) => !saysElse(figure, { text }, asked) && !isConditionOnly(figure, text, asked),
  );
}

function wantedIn(question: Question): Wanted {
  return wantedBy(followUp(question).asked);
}
