import { lowerCaseWords } from "@/lib/drafting/draft-words";
import { isCalledByDeed } from "@/lib/tools/blog-titles/keyword-doing";
import { isName, isPerson, isTrip } from "@/lib/tools/blog-titles/keyword-names";
import { headOf } from "@/lib/tools/blog-titles/keyword-number";
import { isTask } from "@/lib/tools/blog-titles/keyword-task";
import { isEvent, isGrief } from "@/lib/tools/blog-titles/keyword-words";
import { tagged } from "@/lib/tools/blog-titles/tagged-text";
import {
  FROM_HOME,
  gerundOf,
  isAsk,
  PREPOSITION,
  toReader,
} from "@/lib/tools/blog-titles/verb-forms";

/** How a keyword is built, which decides what can stand around it in a title. */
export type KeywordKind =
  | "thing"
  | "own"
  | "name"
  | "person"
  | "event"
  | "trip"
  | "activity"
  | "task"
  | "question"
  | "explanation"
  | "advice"
  | "ownAccount"
  | "statement"
  | "ownStory"
  | "choice"
  | "choices"
  | "best"
  | "list"
  | "loss"
  | "lossTask"
  | "lossTold"
  | "quality";

/** A keyword's kind, and its words as patterns name them: `{x}`, `{doing}`. */
export type ReadKeyword = { kind: KeywordKind; slots: Readonly<Record<string, string>> };

/** Somebody who looks for how to do it: "I want to start a bakery", "best way to clean white shoes". */
const WANTED =
  /^(?:(?:i|we) (?:need|want|would like) to|(?:i|we)['’]d like to|(?:the )?(?:best|cheapest|easiest|fastest|right) ways? to) (.+)$/i;
const OWN = /^(?:my|our)\b/i;
const BEST =
  /^(?:the )?(?:(?:very )?(?:best|worst|cheapest|easiest|fastest|healthiest|coolest|greatest|safest|smallest|biggest|most \p{L}+)|top(?= \d| \p{L}+s\b)) (?=[\p{L}\d])/iu;
/** What comes in numbers and is worth a list: "7 habits of happy couples", "tips for new gardeners". */
const LIST =
  /^(?:\d+ (?!(?:bedroom|day|hour|ingredient|mile|minute|month|night|person|piece|step|week|year)\b)\D|(?:\p{L}+ )?(?:tips|ideas|ways|hacks|tricks|things|reasons|habits|mistakes|lessons|facts|examples|steps)\b)/iu;
const LIST_HEAD =
  /^(?:activities|crafts|examples|facts|gems|getaways|hacks|ideas|prompts|reasons|tips|tricks)$/i;
const COMPARED = /^(.{2,60}?) (?:vs\.?|versus) (.{2,60})$/i;
const VERSUS = / (?:vs\.?|versus) /i;
const EITHER = /^((?:\S+ ){0,2}\S+) or ((?:\S+ ){0,2}\S+)$/i;
/** Tells what a keyword is, by its words and their parts of speech. */
export function readKeyword(keyword: string, isTravel = false): ReadKeyword {
  const plain = inTitle(keyword);
  if (FROM_HOME.test(plain)) return { kind: "activity", slots: { x: gerundOf(plain) } };
  const howTo = /^how (?:to|do (?:i|you|we)|can (?:i|you|we)|(?:should|would) (?:i|you|we)) (.+)$/i;
  const told =
    (plain.match(howTo) ?? plain.match(WANTED))?.[1] ?? (isTask(plain) ? plain : undefined);
  if (told) return task(told);
  const compared = plain.match(COMPARED);
  if (compared && !isAsk(plain)) return choices(plain) ?? choice(compared);
  if (isAsk(plain)) return question(plain);
  if (/^(?:how|why|what|when|where|who|which)\b./i.test(plain)) {
    if (/^\p{L}+ to \p{L}/iu.test(plain)) return { kind: "advice", slots: { x: toReader(plain) } };
    return accountOf("explanation", "ownAccount", plain);
  }
  if (isStatement(plain)) {
    return accountOf("statement", "ownStory", plain);
  }
  return readNoun(plain, isTravel);
}

function readNoun(plain: string, isTravel: boolean): ReadKeyword {
  const slots = { x: plain };
  if (isGrief(plain)) return { kind: "loss", slots };
  const either = plain.match(EITHER);
  if (either) return choice(either);
  if (BEST.test(plain)) return { kind: "best", slots: { x: plain.replace(/^the /i, "") } };
  if (LIST.test(plain) || LIST_HEAD.test(headOf(plain))) return { kind: "list", slots };
  if (OWN.test(plain)) return { kind: "own", slots };
  if (isActivity(plain)) return { kind: "activity", slots: { x: toReader(plain) } };
  if (isEvent(plain)) return { kind: "event", slots };
  if (isTrip(plain, isTravel)) return { kind: "trip", slots };
  if (isPerson(plain)) return { kind: "person", slots };
  if (isName(plain)) return { kind: "name", slots };
  if (isQuality(plain)) return { kind: "quality", slots };
  return { kind: "thing", slots };
}

/** In one line, without marks at its end, and without colons, which titles put after it. */
function inTitle(keyword: string): string {
  return keyword
    .replace(/\s+/g, " ")
    .replace(/[\s?!.,;:]+$/, "")
    .replace(/\s*:\s+(\S+(?: \S+){0,3})$/, " ($1)")
    .replace(/\s*:\s+/g, ", ")
    .replace(/\bnear me\b/gi, "near you");
}

function task(told: string): ReadKeyword {
  const words = toReader(told);
  return {
    kind: isGrief(told) ? "lossTask" : "task",
    slots: { do: words, doing: gerundOf(words) },
  };
}

/** What people tell of themselves is told in their own words. */
function accountOf(kind: KeywordKind, own: KeywordKind, plain: string): ReadKeyword {
  const slots = { x: plain };
  if (isGrief(plain)) return { kind: "lossTold", slots };
  return {
    kind: /\b(?:I|i|my|we|our)\b/.test(plain.replace(/^My|^We|^Our/, "my")) ? own : kind,
    slots,
  };
}

/** Three or more, compared with one another: "Notion vs Obsidian vs Evernote". */
function choices(plain: string): ReadKeyword | undefined {
  const sides = plain.split(VERSUS);
  const last = sides.pop() ?? "";
  if (sides.length < 2 || last === "") return undefined;
  const slots = {
    versus: [...sides, last].join(" vs. "),
    any: `${sides.join(", ")}, or ${last}`,
    all: `${sides.join(", ")}, and ${last}`,
  };
  return { kind: "choices", slots };
}

function choice([, a = "", b = ""]: readonly string[]): ReadKeyword {
  return { kind: "choice", slots: { a, b } };
}

/** Asks of all of us, rather than of who reads it: "do we live in a simulation", "why do we dream". */
const ASKS_OF_ALL =
  /^(?:(?:how|why|when|where) )?(?:are|did|do|have|will) we (?!(?:really )?(?:get|have to|need|owe|qualify)\b)(?!.*\b(?:I|me|my)\b)/i;

function question(plain: string): ReadKeyword {
  // "What is photosynthesis" is about photosynthesis.
  const asked = plain.match(/^(?:what|who)(?:['’]s| is| are| was| were) (.+)$/i)?.[1];
  const isNamed = asked && !/\b(?:of|the best|for|like|in|on|to|that|doing|going)\b/i.test(asked);
  if (isNamed && !hasVerb(asked)) {
    const bare = asked.replace(/^an? /i, "");
    const read = readNoun(bare, false);
    const isPlain = ["thing", "person", "event", "quality"].includes(read.kind);
    if (isPlain && bare === asked)
      return read.kind === "quality" ? { ...read, kind: "thing" } : read;
  }
  return { kind: "question", slots: { x: ASKS_OF_ALL.test(plain) ? plain : toReader(plain) } };
}

function hasVerb(text: string): boolean {
  return tagged(text).has("(#Copula|#Modal|#PastTense)");
}

const FINITE =
  /^(?:is|are|was|were|isn['’]t|aren['’]t|will|won['’]t|has|have|had|should|must|can['’]t|could|would|does|did|doesn['’]t|didn['’]t|don['’]t|cannot|ate|broke|chose|drank|drove|fell|flew|forgot|gave|grew|knew|stole|swam|took|threw|went|woke|wore|wrote|became|began|came|died)$/i;
/** "Last will and testament", "a living will", "kitchen must-haves". */
function isNoun(word: string, before: string, after: string): boolean {
  if (/^must$/i.test(word)) return /^(?:haves?|reads?|sees?|dos|watch)$/i.test(after);
  if (!/^will$/i.test(word)) return false;
  return (
    /^(?:a|the|my|your|our|free|good|ill|iron|last|living|new|own|political|simple|strong)$/i.test(
      before,
    ) || /^(?:and|or|of|to|template|writing)$/i.test(after)
  );
}

const SUBJECT = /^(?:I|you|we|they|he|she|it|there|this)(?:['’](?:m|re|ve|s|ll|d))?$/i;
const RELATIVE = /^(?:that|who|which|whose|where|when)$/i;

/** Whether a keyword is a whole sentence: "my dog ate the sofa", "AI will change work". */
function isStatement(plain: string): boolean {
  const words = plain.split(" ");
  if (words.length < 3) return false;
  if (SUBJECT.test(words[0] ?? "")) return true;
  if (isGerund(words[0] ?? "") && !/\b(?:is|are)\b/.test(plain)) return false;
  const at = words.findIndex(
    (word, index) =>
      index > 0 &&
      (index < words.length - 1 || /^died$/i.test(word)) &&
      FINITE.test(word) &&
      !isNoun(word, words[index - 1] ?? "", words[index + 1] ?? ""),
  );
  const hasFinite = at > 0 && !words.slice(0, at).some((word) => RELATIVE.test(word));
  if (hasFinite) return true;
  if (!OWN.test(plain)) return false;
  // "My cat hates me", but not "my wedding plans".
  return tagged(plain).has(
    "^(my|our) #Adjective? #Noun+ (#PastTense|#PresentTense) (#Pronoun|#Determiner|#Possessive|#Noun)",
  );
}

function isGerund(word: string): boolean {
  return (
    /^\p{L}{2,}ing$/iu.test(word) &&
    !/^(?:thing|king|spring|string|wedding|evening|morning|ceiling|sibling|during|amazing|interesting|charming|exciting|relaxing|surprising|outstanding|inspiring|upcoming|everything|something|nothing|anything)$/i.test(
      word,
    )
  );
}

/** What does something to what follows, and says nothing of which one it is: "making candles", but "running shoes". */
const ACTING =
  /^(?:adopting|avoiding|baking|becoming|being|building|buying|choosing|creating|finding|getting|giving|growing|keeping|learning|making|meeting|organi[sz]ing|overcoming|planning|raising|selling|speaking|starting|staying|stopping|teaching|training|using|writing|going|brewing|restoring|repairing|riding|collecting)$/i;

const NO_ACTIVITY =
  /^(?:(?:accounting|advertising|bookkeeping|branding|coding|engineering|flooring|lighting|marketing|networking|nursing|pricing|programming|publishing|staffing|wiring) (?:at|for|in|of|on|with) |learning (?:center|curve|difficult|disabilit|environment|management|objective|outcome|platform|style|theor)|(?:making|giving|meeting|planning|training) (?:circle|room|permission)|building (?:code|permit|material))/i;

function isActivity(plain: string): boolean {
  const [first = "", second = ""] = plain.split(" ");
  if (
    !isGerund(first) ||
    NO_ACTIVITY.test(plain) ||
    isCalledByDeed(plain) ||
    (/^\p{Lu}/u.test(second) && !ACTING.test(first))
  )
    return false;
  if (ACTING.test(first) && second) return true;
  return second === ""
    ? false
    : PREPOSITION.test(second) ||
        /^(?:a|an|the|your|my|our|more|less|better|up|down|out|off|abroad|alone|light|outdoors|indoors|slowly|well)$/i.test(
          second,
        );
}

/** A lone adjective, which nothing can be said of as of a thing: "sustainable". */
function isQuality(plain: string): boolean {
  if (/^(?:vegan|vegetarian|frugal)$/.test(plain)) return true;
  return (
    lowerCaseWords(plain).length === 1 &&
    plain === plain.toLowerCase() &&
    tagged(plain).has("^#Adjective$") &&
    /(?:able|ible|ful|less|ive|ous|ical|ish|ent|ant|happy|healthy|lonely|kind)$/.test(plain)
  );
}
