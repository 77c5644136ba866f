import type { Question } from "@/lib/documents/question";
import { figuresIn } from "@/lib/documents/reader/figures";
import { followUp } from "@/lib/documents/reader/focus";
import { canAnswer, namesWhoOrWhen } from "@/lib/documents/reader/only-figure";
import { isPlace } from "@/lib/documents/reader/places";
import { wantedBy } from "@/lib/documents/reader/question-type";

export const ASKS_WHY = /\bwhy\b|\bwhat (?:is|was|['’]s) the reason\b|\bhow come\b/i;
/** Words with which people give reasons. */
export const REASON =
  /\b(?:because|['’]cause|reason|so that|that['’]s why|otherwise|or else|it['’]ll|you['’]ll|they['’]ll|due to|thanks to|to (?:keep|avoid|prevent|protect|save)|it comes down to|(?<=, )so (?:it|they|the|you|that|we|i)\b|since (?:it|they|you|we|i|the))\b/i;
const ASKS_AGE = /\bhow old (?:is|are|was|were)\b/i;
const AGE =
  /\b(?:years? old|born|aged?|turn(?:s|ed|ing)? \d|(?:i|he|she|they|we|it)(?:['’](?:m|s|re)| am| is| are| was| were) (?:about |only |almost |nearly |over )?(?:\d{1,3}|\p{L}+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?![\p{L}\d%]| ?(?:percent|feet|dollars|miles)))\b|\b\d+ years\b/iu;
/** "What brand of …?", "Which company …?", "What's the name of …?" */
const ASKS_NAME =
  /\b(?:what|which) (?:\p{L}+ )?(?:brand|make|model|company|airline|hotel|store|shop|bank|school|city|town|country|state|person|engineer|author|actor|artist|publisher|manufacturer)\b|\bnames? of\b|\b(?:what|who)(?:['’]s| is| was) (?:\p{L}+ ){1,3}(?:called|name)\b/iu;
const ASKS_COLOR = /\b(?:what|which) colou?rs?\b/i;
const COLOR =
  /\b(?:red|blue|green|yellow|black|white|gr[ae]y|brown|pink|orange|purple|silver|gold|beige)\b/i;
const NAME = /(?<=[\p{Ll}\d,;:] )\p{Lu}[\p{L}\d]+/gu;
const YEAR = /^(?:1[5-9]|20)\d\d$/;

/** How well a statement's form fits what a question asks for: a reason, a figure, a name. 0 where nothing tells. */
export function formFit(text: string, question: Question): number {
  const { asked } = followUp(question);
  if (ASKS_AGE.test(asked)) return AGE.test(text) ? FITS : FAILS;
  if (ASKS_COLOR.test(asked)) return COLOR.test(text) ? FITS : FAILS;
  if (ASKS_NAME.test(asked)) return otherNames(text, asked).length > 0 ? FITS : FAILS;
  if (ASKS_WHY.test(asked)) return REASON.test(text) ? FITS : 0;
  const wanted = wantedBy(asked);
  if (wanted.type === "figure" && !wanted.isLikely) {
    const { figures } = wanted;
    const found = figuresIn(text).filter((figure) => !YEAR.test(figure.text));
    if (found.some(({ type }) => figures[0] === type)) return FITS;
    if (figures[0] === "duration" && ONE_HOUR.test(text)) return FITS;
    // People say "31 thousand" and mean money.
    const isBare = figures[0] === "money" && found.some(({ type }) => type === "count");
    if (isBare && /\b\d/.test(text)) return 0;
    if (figures[0] === "date") return namesWhoOrWhen(text, question) ? 0 : FAILS;
  }
  return canAnswer(text, question) ? 0 : FAILS;
}

/** "For an hour", which isn't "twice a day". */
const ONE_HOUR =
  /\b(?:for|about|takes?|took|lasts?|lasted|within|another|half|quarter of) (?:half )?an? (?:second|minute|hour|day|week|month|year)\b/i;

const FITS = 1;
const FAILS = -4;

const ASKS_PLACE = /\b(?:city|town|country|state)\b/i;
/** Countries are places, whatever stands before them. */
const COUNTRY =
  /^(?:China|India|Japan|Canada|Mexico|Brazil|Russia|Australia|America|Europe|Germany|France|Italy|Spain|England|Britain|Ireland|United|States|Kingdom)$/;

/** Whether two statements name others where a question asks for a name: neither has a name of the other's. */
export function areOfOthers(text: string, other: string, question: string): boolean {
  if (!ASKS_NAME.test(question)) return false;
  const named = otherNames(text, question);
  const others = otherNames(other, question);
  return others.length > 0 && !others.some((name) => named.includes(name));
}

/** The names of a statement that the question doesn't have; that of a place only where one is asked for. */
function otherNames(text: string, question: string): string[] {
  const known = question.toLowerCase();
  const plain = text.replace(TITLE, " ");
  return [...plain.matchAll(NAME)].flatMap(({ 0: name, index }) => {
    const isWhere = COUNTRY.test(name) || isPlace(name, plain.slice(0, index));
    const isOther = !known.includes(name.toLowerCase()) && (ASKS_PLACE.test(question) || !isWhere);
    return isOther ? [name] : [];
  });
}

/** "Why Cities Forget Their Rivers.": its capitals make no names. Without a small word it may be one: "Martin Luther King Junior". */
const TITLE =
  /(?<![\p{L}\p{N}'’-])(?=(?:\p{Lu}[\p{L}'’]{0,20} ){0,9}(?:Why|How|What|When|Where|Who|Which|The|An?|Of|And|Or|In|On|At|For|From|To|With|Without|Is|Are|Can|Should|Your|Our|Their|My|Its|That|This)[ ."”?!])(?:\p{Lu}[\p{L}'’]{0,20} ){3,9}\p{Lu}[\p{L}'’]{0,20}(?=[."”?!])/gu;

/** Whether a sentence is only the title of what follows. */
export function isTitle(text: string): boolean {
  return !/[\p{L}\p{N}]/u.test(text.replace(TITLE, ""));
}

const ASKS_FOR_THING =
  /\b(?:what|how (?:much|high|large|big|long|loud|heavy|wide|tall|old))(?:['’]s| is| are| was| were) (.{3,60}?)\W*$/i;

/** "What is the bakery's profit margin?", "The margin is about 6 percent": matches statements that say what the thing is. */
export function thingStated({ question }: Question): RegExp | undefined {
  const phrase = ASKS_FOR_THING.exec(question)?.[1];
  const head = /([\p{L}\d-]{3,})(?: (?:of|for|in|on|at|with|from|about) .*)?$/u.exec(
    phrase ?? "",
  )?.[1];
  if (!head) return undefined;
  return new RegExp(
    String.raw`\b(?:the|an?|my|our|his|her|its|their|your) (?:[\p{L}-]+ ){0,2}${head} (?:is|are|was|were|['’]s) (?!not\b|why\b|that\b|gone\b)`,
    "iu",
  );
}

/** "Let me tell you what I did wrong": what is asked for comes after it. */
const ANNOUNCES =
  /\b(?:let me (?:tell|show|explain|give|walk)|here(?:['’]s| is) (?:what|why|how|the)|(?:i['’]ll|i will|i['’]m going to|i wanna|i want to) (?:tell|show|explain))\b/i;

/** Whether a sentence only says that it'll be told: what is asked for comes after it. */
export function announces(quote: string): boolean {
  return ANNOUNCES.test(quote);
}
