import { createYielder } from "@/lib/core/yield-to-event-loop";
import type { TalkSentence } from "@/lib/documents/find-topics";
import { countedStatement, refersBack } from "@/lib/documents/stands-alone";
import type { NoteGroup } from "@/lib/documents/talk-notes";

const LEADS = "(?:(?:okay|ok|alright|all right|so|now|and|then|but|well),? ){0,3}";
const NUMBERS = "one two three four five six seven eight nine ten eleven twelve".split(" ");
/** "Step two is the horizontals", "Step number 3: turn off the water". */
const NUMBERED = new RegExp(
  String.raw`^${LEADS}steps? (?:number )?(${NUMBERS.join("|")}|[1-9]\d?)\b`,
  "i",
);
/** "First thing, cut out the old cane", "After that, let it dry", "And the last thing is the binder". */
const IN_ORDER = new RegExp(
  String.raw`^${LEADS}(?:(?:the )?(?:very )?(?:first|second|third|fourth|fifth|sixth|next|last|final)(?: (?:thing|step))?|firstly|secondly|thirdly|first of all|to start(?: with| off)?|next up|then|after that|afterwards|finally|lastly)\b`,
  "i",
);
const NOW = /^(?:(?:okay|ok|alright|all right|so|and),? )*now,? /i;
const VERB =
  "add|adjust|align|apply|assemble|attach|bend|bolt|bring|brush|carve|change|check|choose|clamp|clean|clear|clip|close|coat|connect|count|cover|crimp|cut|deflate|dig|disconnect|download|drag|drain|draw|drill|drop|dry|empty|enter|fasten|feed|file|fill|find|fit|fix|flip|flush|fold|glue|grab|grease|grind|hammer|hang|heat|hold|hook|inflate|insert|install|join|jack|keep|lay|leave|let|level|lift|line|loosen|lower|lubricate|mark|measure|mix|mount|move|nail|oil|open|paint|peel|peg|pick|place|plant|plug|polish|pour|press|prime|prune|pull|pump|push|put|raise|refit|release|remove|replace|rinse|roll|rotate|rub|sand|saw|scoop|scrape|screw|scrub|seal|select|set|sew|shake|shut|slide|smooth|snip|soak|spray|spread|squeeze|start|stick|stir|strip|sweep|swing|switch|take|tap|tape|test|thread|tie|tighten|tilt|trim|turn|twist|unbolt|unclip|undo|unhook|unplug|unscrew|unwrap|use|vacuum|wait|wash|water|weave|weigh|weld|wet|wind|wipe|wrap";
/** What begins like an order, and tells nobody to do anything. */
const NO_ORDER =
  "let (?:me|us)|take (?:a (?:look|minute|moment|second|breath)|care|my|note|for example)|put (?:it|them|your \\p{L}+) (?:down )?(?:below|in the comments)|(?:raise|keep|put) (?:your|both) hands?|hold on|keep (?:in mind|going|watching)|leave (?:a|your|me) (?:comment|like|review)|check (?:out|the (?:link|description))|hit|use (?:the|my) (?:link|code)|turns? out|drop (?:a|me)|start (?:first|there)";
/** "First thing, before you touch anything,", "Then just", "While it dries,". */
const BEFORE_ORDER = String.raw`(?:^${LEADS}(?:(?:first|second|third|next|then|after that|afterwards|finally|lastly|now|just|please|carefully|gently|the (?:first|next|last) thing|first thing|first of all),? ){0,2}(?:(?:before|when|once|while|after|if|with) [^,.:;?]{1,60}, )?|^(?:while|when|once|as|after|before|for|with)\b[^,.:;?]{1,60}, )`;
const ADVERB = "(?:just |then |carefully |gently )?";
const NO_OBJECT = String.raw`(?!['’.!]|,? (?:is|are|was|were)\b)`;
const ORDER = new RegExp(
  String.raw`${BEFORE_ORDER}(?:(?:you(?:['’]ll| will| need to| have to| want to| can)?|we(?:['’]ll| will| need to| have to| want to| can)) )?${ADVERB}(?!(?:${NO_ORDER})\b)(?:${VERB})\b${NO_OBJECT}`,
  "iu",
);
/** "Then I take my level": what is shown; "then we put up the tent" may be of the past. */
const SHOWN = new RegExp(
  String.raw`${BEFORE_ORDER}(?:i|we)(?:['’]m (?:going to|gonna)|['’]re (?:going to|gonna))? ${ADVERB}(?!(?:cut|fit|let|put|set|shut|spread|split|${NO_ORDER})\b)(?:${VERB})\b${NO_OBJECT}`,
  "iu",
);
/** "Don't varnish the cane", "I know it's hard, and don't varnish the cane". */
const FORBIDS = new RegExp(
  String.raw`(?:^|, (?:and|so|but|please) |^${LEADS})(?:don['’]t|do not|never) (?!(?:know|think|worry|forget|have|like|get me|be)\b)\p{L}{3,}`,
  "iu",
);
/** "Third I put in a capful": of the past or not, among steps it's one. */
const COUNTED_DOING =
  /^(?:(?:okay|so|now|and),? ){0,2}(?:first|second|third|fourth|fifth|sixth|next|finally|last),? (?:i|we) (?:cut|fit|let|put|set|shut|spread|split)\b/i;
/** "It'll stretch, roll it in a towel": an order after something else. */
const ORDER_WITHIN = new RegExp(
  String.raw`^(?!(?:i|we|he|she|they)\b)[^,.:;?]{1,60}, (?:and )?(?:then )?(?:just )?(?!(?:${NO_ORDER})\b)(?:${VERB}) (?:it|them|the|your)\b`,
  "iu",
);
/** Fewer aren't steps. */
const MIN_NUMBERED = 3;
const MIN_IN_ORDER = 3;
/** Who only tells what they do gives no orders. */
const MIN_ORDERS = 4;
const MIN_SHARE = 0.12;
const MAX_STEPS = 40;
/** A step of fewer words says what it's called; what to do comes after it. */
const FEW_WORDS = 8;

/**
 * What a how-to tells to do, in the order in which a talk says it: of steps that are numbered, or told one after the other
 * ("first thing", "next", "after that"), nobody can do a choice.
 *
 * @returns undefined for a talk that tells no steps
 */
export async function stepNotes(
  sentences: readonly TalkSentence[],
): Promise<NoteGroup[] | undefined> {
  const pause = createYielder();
  const numbers = new Set<string>();
  let [inOrder, orders, first] = [0, 0, -1];
  for (const [at, { text }] of sentences.entries()) {
    await pause();
    const number = NUMBERED.exec(text)?.[1]?.toLowerCase();
    if (number) numbers.add(number);
    const marked = number !== undefined || isInOrder(text);
    if (marked && number === undefined) inOrder += 1;
    if (ORDER.test(text) || FORBIDS.test(text)) orders += 1;
    if (marked && first < 0) first = at;
  }
  const tells = inOrder >= MIN_IN_ORDER && orders >= MIN_ORDERS;
  if (numbers.size < MIN_NUMBERED && !tells) return undefined;
  const points = await pointsFrom(sentences, first);
  // A lecture has orders, too: "Now raise your pencil".
  if (numbers.size < MIN_NUMBERED && points.length < MIN_SHARE * sentences.length) return undefined;
  const title =
    points.length > MAX_STEPS ? `The first ${MAX_STEPS} of ${points.length} steps` : "Steps";
  return [{ title, points: points.slice(0, MAX_STEPS) }];
}

async function pointsFrom(
  sentences: readonly TalkSentence[],
  first: number,
): Promise<NoteGroup["points"]> {
  const pause = createYielder();
  const points: NoteGroup["points"] = [];
  let taken = first;
  for (const [at, { text, place, speaker }] of sentences.entries()) {
    await pause();
    if (at < taken || !isStep(text)) continue;
    const next = sentences[at + 1];
    const goesOn = next && !next.opens && belongs(text, next.text);
    const quote = goesOn ? `${text} ${next.text}` : text;
    taken = goesOn ? at + 2 : at + 1;
    points.push({ place, quote, ...(speaker && { speaker }) });
  }
  return points;
}

const BARE = new RegExp(String.raw`^${LEADS}step (?:number )?\w+\W*$`, "i");

/** Whether the next sentence says what a step is that has only its name, or in a few words why. */
function belongs(text: string, next: string): boolean {
  if (isMarked(next)) return false;
  // "Step two. Is the cable tight?"
  if (BARE.test(text)) return true;
  if (/\?$/.test(next)) return false;
  const isFew = (words: string) => words.split(" ").length < FEW_WORDS;
  if (countedStatement(text) !== undefined) return true;
  if (isStep(next)) return false;
  return (isMarked(text) && isFew(text)) || (isFew(next) && refersBack(next));
}

function isStep(text: string): boolean {
  const forms = [ORDER, FORBIDS, COUNTED_DOING, ORDER_WITHIN];
  return !/\?$/.test(text) && (isMarked(text) || forms.some((form) => form.test(text)));
}

function isMarked(text: string): boolean {
  return NUMBERED.test(text) || isInOrder(text) || LAST.test(text);
}

/** "And the last thing is the binder": what is done with it may not be told as an order. */
const LAST = new RegExp(String.raw`^${LEADS}the (?:last|final|next) (?:thing|step) is\b`, "i");

/** Whether a sentence tells what to do, and when: "the first thing is air" tells nobody to do anything. */
function isInOrder(text: string): boolean {
  return (IN_ORDER.test(text) || NOW.test(text)) && (ORDER.test(text) || SHOWN.test(text));
}
