import { stem } from "@/lib/core/stem";
import { createYielder } from "@/lib/core/yield-to-event-loop";
import { ORDINALS } from "@/lib/documents/reader/number-words";
import type { SaidSentence, TalkIndex } from "@/lib/documents/talk/talk-index";

const NUMBERS = "one two three four five six seven eight nine ten".split(" ");
const NUMBER = `${NUMBERS.join("|")}|10|[1-9]`;
/** "What are the three mistakes?", "Which four things does she do?" */
const ASKS = new RegExp(
  String.raw`^\W{0,3}(?:and |so |okay,? )?(?:(?:what|which) (?:are|were) (?:(?:the|all|his|her|their|your|those|these) ){0,2}(?:(${NUMBER}) )?|(?:what|which) (${NUMBER}) |(?:name|list) (?:(?:the|all|his|her|their) ){0,2}(?:(${NUMBER}) )?)(?:(?:main|big|biggest|most common|common|important|different) )?(\p{L}{3,}s)\b`,
  "iu",
);
const LEADS = "(?:(?:okay|ok|alright|all right|so|now|and|then|but|well),? )*";
/** "Mistake number one is …", "number three is …", "the fourth thing, and it's the best, is …". */
const ORDINAL = `(${ORDINALS.join("|")}|last|final)(?: (?:and (?:last|final) )?(\\p{L}+))?(?: (?:that )?(?:i|you|we|they|people) \\p{L}+)?`;
const COUNTED = new RegExp(
  String.raw`^${LEADS}(?:the |my |our )?(?:${ORDINAL}|(?:(\p{L}+) )?(?:number |no\. )(${NUMBER})|(\p{L}+) (${NUMBER}))(?:(?:,[^.?!]{1,60}?)? (?:is|was|are|were)\b|: ?\S|,? (?=i |you |we |don['’]t ))`,
  "iu",
);
/** Words for any of the things that are counted. */
const ANY = new Set(["", "thing", "one", "number"]);
const MOST = 8;

/** The things that a talk counts, and how many there should be, where that is said. */
export type CountedThings = { items: SaidSentence[]; isWhole: boolean };

/**
 * What a talk counts ("Mistake number one is …"), where a question asks for all of that: "What are the three mistakes?"
 *
 * @returns undefined where the question asks for none, or the talk counts none
 */
export async function countedThings(
  { said }: TalkIndex,
  question: string,
): Promise<CountedThings | undefined> {
  const asked = ASKS.exec(question);
  if (!asked) return undefined;
  const noun = stem(asked[4]?.toLowerCase() ?? "");
  const announced = await findAnnounced(said, noun);
  const count =
    numberOf(asked[1] ?? asked[2] ?? asked[3]) ??
    announcedNumber(said[announced]?.quote ?? "", noun);
  // Without "three mistakes", "the second thing" may be one of anything.
  const isFree = announced >= 0;
  return inOrder(said.slice(Math.max(0, announced)), noun, isFree, count);
}

async function findAnnounced(said: readonly SaidSentence[], noun: string): Promise<number> {
  const pause = createYielder();
  for (const [at, { quote }] of said.entries()) {
    await pause();
    if (announcedNumber(quote, noun) !== undefined) return at;
  }
  return -1;
}

/** What a talk counts after it says of how many things it tells: "There are four things that I do." */
export async function countedAfter(
  { said }: TalkIndex,
  at: number,
): Promise<CountedThings | undefined> {
  const found = ANNOUNCED.exec(said[at]?.quote ?? "");
  if (!found) return undefined;
  return inOrder(said.slice(at), stem(found[2]?.toLowerCase() ?? ""), true, numberOf(found[1]));
}

const ANNOUNCED = new RegExp(
  String.raw`\b(${NUMBER}) (?:\p{L}+ )?(things|mistakes|tips|rules|steps|reasons|ways|tricks|lessons|points|kinds|types|methods|signs|habits|problems|causes)\b`,
  "iu",
);

/** "What are the three mistakes?", where a talk tells each of them. */
export async function countedQuestion(index: TalkIndex): Promise<string | undefined> {
  const pause = createYielder();
  const tried = new Set<string>();
  for (const { quote } of index.said) {
    await pause();
    const [, number = "", noun = ""] = ANNOUNCED.exec(quote) ?? [];
    const question = `What are the ${number.toLowerCase()} ${noun.toLowerCase()}?`;
    if (!noun || /^things$/i.test(noun) || tried.has(question)) continue;
    if (tried.size >= MOST_TRIED) return undefined;
    tried.add(question);
    if ((await countedThings(index, question))?.isWhole) return question;
  }
  return undefined;
}

const MOST_TRIED = 3;

function announcedNumber(text: string, noun: string): number | undefined {
  const found = ANNOUNCED.exec(text);
  return found && stem(found[2]?.toLowerCase() ?? "") === noun ? numberOf(found[1]) : undefined;
}

function numberOf(word: string | undefined): number | undefined {
  if (!word) return undefined;
  const at = NUMBERS.indexOf(word.toLowerCase());
  return at >= 0 ? at + 1 : Number(word);
}

async function inOrder(
  said: readonly SaidSentence[],
  noun: string,
  isFree: boolean,
  count: number | undefined,
): Promise<CountedThings | undefined> {
  const pause = createYielder();
  const items: SaidSentence[] = [];
  for (const sentence of said) {
    await pause();
    if (items.length >= (count ?? MOST)) break;
    if (sentence.asks) continue;
    const number = countedIn(sentence.quote, noun, isFree);
    const isNext = number === items.length + 1 || (number === "last" && items.length > 0);
    if (isNext) items.push(sentence);
  }
  if (items.length < 2) return undefined;
  return { items, isWhole: count === undefined || items.length === count };
}

/** Which of the things a sentence tells of. */
function countedIn(text: string, noun: string, isFree: boolean): number | "last" | undefined {
  const found = COUNTED.exec(text);
  if (!found) return undefined;
  const [, ordinal, which, named, number, other, another] = found;
  const thing = stem((named ?? other ?? which ?? "").toLowerCase());
  const fits = thing === noun || (isFree && ANY.has(thing) && other === undefined);
  if (!fits) return undefined;
  if (ordinal === undefined) return numberOf(number ?? another);
  const at = ORDINALS.indexOf(ordinal.toLowerCase());
  return at >= 0 ? at + 1 : "last";
}
