import { contentTerms } from "@/lib/documents/terms";

/** Each of the first is the opposite of each of the second. */
const OPPOSITES: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:re)?open(?:s|ed|ing)?\b/i, /\b(?:clos(?:e|es|ed|ing)|shut(?:s|ting)?(?! up\b))\b/i],
  [
    /\b(?:begins?|began|begun|beginning|starts?|started|starting)\b/i,
    /\b(?:ends?|ended|ending|stops?|stopped|finish(?:es|ed)?|is over|expires?)\b/i,
  ],
  [/\barriv(?:e|es|ed|ing)\b/i, /\b(?:leav(?:e|es|ing)|left|depart(?:s|ed)?)\b/i],
  [/\b(?:buys?|bought|buying)\b/i, /\b(?:sells?|sold|selling)\b/i],
  [
    /\b(?:rises?|rose|risen|go(?:es)? up|went up)\b/i,
    /\b(?:falls?|fell|fallen|go(?:es)? down|went down)\b/i,
  ],
  [/\b(?:opening)\b/i, /\b(?:closing|closure)\b/i],
  [
    /\b(?:turn|switch)(?:s|es|ed)? (?:\p{L}+ ){0,3}on\b/iu,
    /\b(?:turn|switch)(?:s|es|ed)? (?:\p{L}+ ){0,3}off\b/iu,
  ],
];
const ASKS_WHEN = /\b(?:when|what (?:time|day|date|year|month)|how (?:soon|late|early))\b/i;

/** Whether a statement tells of the opposite of what a question asks the time of: when the old pool closes isn't when the new one opens. */
export function tellsOppositeDeed(text: string, question: string): boolean {
  if (!ASKS_WHEN.test(question)) return false;
  return OPPOSITES.some(
    ([one, other]) => isOnly(one, other, question, text) || isOnly(other, one, question, text),
  );
}

function isOnly(asked: RegExp, opposite: RegExp, question: string, text: string): boolean {
  if (!asked.test(question) || opposite.test(question)) return false;
  return opposite.test(text) && !asked.test(text);
}

const NEW_OR_OLD = /\b(new|old) (\p{L}{3,})/iu;

/** Whether a statement tells only of the old one of what a question asks the new one of, or the other way around. */
export function tellsOfOther(text: string, question: string): boolean {
  const [, which = "", thing = ""] = NEW_OR_OLD.exec(question) ?? [];
  if (!which) return false;
  const other = which.toLowerCase() === "new" ? "old" : "new";
  const has = (word: string) =>
    new RegExp(String.raw`\b${word} (?:\p{L}+ )?${thing}`, "iu").test(text);
  return has(other) && !has(which);
}

const ASKS_COMING = /\bwhen (?:does|do|will|is|are|can)\b/i;
const ASKS_PAST = /\bwhen (?:did|was|were|had)\b/i;
/** "Was opened in 1972", "opened in nineteen seventy two". */
const OF_YEAR_PAST =
  /\b(?:was|were|had been|got)? ?\p{L}+(?:ed|ilt|egan|un)\b[^.,;]{0,20}\bin (?:the )?(?:1[5-9]\d\d|(?:eighteen|nineteen) \p{L}+)/iu;
const COMING =
  /\b(?:will|['’]ll|is going to|are going to|is to|opens|closes|begins|starts|ends)\b/i;

/** Whether a statement tells of a year long past, where a question asks when something will be; or of what will be, of what was. */
export function tellsOfOtherTime(text: string, question: string): boolean {
  if (ASKS_COMING.test(question)) return OF_YEAR_PAST.test(text) && !COMING.test(text);
  return (
    ASKS_PAST.test(question) &&
    COMING.test(text) &&
    !/\b(?:was|were|had|\p{L}{3,}ed)\b/iu.test(text)
  );
}

const ASKS_HOW_TO =
  /\bhow (?:do|can|could|should|would) (?:i|you|we) (?<deed>\p{L}{3,20}) (?:the |my |your |our |an? )?(?<thing>\p{L}[\p{L}-]{2,30})/iu;
const BLAMES = String.raw`(?<!\p{L})(?:it|that)(?:['’]s| is| must be| may be) (?:\p{L}+ ){0,2}`;

/** Whether a statement names a thing as the cause of something, where a question asks what to do with it. */
export function onlyBlames(text: string, question: string): boolean {
  const { deed, thing } = ASKS_HOW_TO.exec(question)?.groups ?? {};
  if (!deed || !thing || text.toLowerCase().includes(deed.toLowerCase())) return false;
  return new RegExp(`${BLAMES}${thing}(?!\\p{L})`, "iu").test(text);
}

const ASKS_TOTAL = /\b(?:costs?|price|bill)\b/i;
const TOTAL_OF =
  /\btotal (?:cost|price|bill) (?:of|for) ((?:[\p{L}'’-]{1,20} ){0,4}[\p{L}'’-]{1,20})/iu;
/** What a total may be of, whatever is asked about. */
const WHOLE =
  /\b(?:it|this|that|these|those|them|all|everything|whole|entire|project|job|work|thing)\b/i;

/** Whether a statement tells the total of another thing than a question asks for: of the wedding rather than of the kitchen. */
export function totalsOther(text: string, question: string): boolean {
  const of = TOTAL_OF.exec(text)?.[1]?.split(/ (?:is|was|were|came|comes)\b/i)[0] ?? "";
  if (!of || WHOLE.test(of) || !ASKS_TOTAL.test(question)) return false;
  const asked = new Set(contentTerms(question));
  return !contentTerms(of).some((term) => asked.has(term));
}
