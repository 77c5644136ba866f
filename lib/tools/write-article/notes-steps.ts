import { createYielder, filterInTurns } from "@/lib/core/yield-to-event-loop";
import { beginsWithVerb, tellsOfPast } from "@/lib/tools/write-article/notes-grammar";

/** Nobody tells more at once, and reading every line takes time. */
const STEPS = { min: 3, max: 60 };
/** The share of lines that aren't steps, with which the lines are no list of such. */
const MAX_OTHERS = 1 / 3;

/** Whether most lines tell to do something, as those of a recipe or a repair do; a few remarks among them don't count. */
export function areSteps(items: readonly Item[]): boolean {
  const reading = stepsIn(items);
  let read = reading.next();
  while (!read.done) read = reading.next();
  return read.value;
}

/** Tells, in turns with other calls, whether items are steps, so that `areSteps` knows it: reading sixty of them takes a while. */
export async function readSteps(items: readonly Item[]): Promise<boolean> {
  const pause = createYielder();
  const reading = stepsIn(items);
  let read = reading.next();
  while (!read.done) {
    await pause();
    read = reading.next();
  }
  return read.value;
}

type Item = { text: string };

/** Stops before each item, and returns what `areSteps` tells. */
function* stepsIn(items: readonly Item[]): Generator<undefined, boolean> {
  if (items.length < STEPS.min || items.length > STEPS.max) return false;
  let [others, remarks] = [0, 0];
  for (const { text } of items) {
    yield undefined;
    if (isRemark(text)) remarks += 1;
    else if (!isStep(text)) others += 1;
    if (remarks > MAX_OTHERS * items.length) return false;
    if (others >= MAX_OTHERS * (items.length - remarks)) return false;
  }
  return items.length - remarks >= STEPS.min;
}

/** The beginning is enough to tell. */
const MAX_READ = 50;
const BEFORE_VERB =
  /^(?:\[[ x]\]\s+)?(?:(?:please|pls|then|next|now|finally|lastly|first|second|third|always|also|and|\p{L}{3,}ly)\b,?\s+)*/iu;
const FORBIDS = /^(?:don['’]?t|do not|never)\s+\p{L}/iu;
/** Verbs of notes that leave out who feels or needs something: "need 20 volunteers", "love the new hall". */
const OF_STATE =
  /^(?:need|have|want|like|love|hate|know|think|feel|hope|miss|guess|seem|wish|mean|say|look|sound|cost|do|be|got|let['’]?s)(?![\p{L}'’-])/iu;

/** Words and endings that no step begins with, which is quicker to see than a verb. */
const NO_STEP =
  /^(?:\P{L}|\p{L}{1,3}\s?[=<>≈]|(?:the|an?|i|we|you|it|they|he|she|there|this|that|these|those|my|our|your|his|her|its|in|on|at|for|from|with|to|of|but|so|if|when|what|how|why|where|who|no|not|some|most|every|each|was|were|is|are|had|has|\p{L}*[aeiouy]\p{L}+(?:ed|ing))(?![\p{L}'’-]))/iu;

/** How many of some lines tell to do something. Shares the event loop. */
export async function stepsAmong(texts: readonly string[]): Promise<number> {
  return (await filterInTurns(texts, isStep)).length;
}

/** "unhook the chain", "then flush to empty the tank", "don't force it" */
function isStep(line: string): boolean {
  const text = line.slice(0, MAX_READ).replace(BEFORE_VERB, "");
  if (FORBIDS.test(text)) return true;
  return !NO_STEP.test(text) && !OF_STATE.test(text) && beginsWithVerb(text);
}

/** Who a remark among steps is about: "Opa ate 9 once", "we tried it cold". */
const SOMEBODY =
  /^(?:(?:i|we|he|she|they|it|you)|(?:my|our|his|her|their) \p{L}+|the \p{L}+ (?=was |were )|(?:oma|opa|grand\p{L}+|nana?|mum|mom|dad|papa|mama|uncle|aunt|(?:the )?kids|everyone|everybody|nobody)(?: \p{Lu}\p{L}+)?)(?![\p{L}'’-])/iu;

/** Whether a line among steps says what happened once, and isn't one. */
export function isRemark(line: string): boolean {
  const text = line.slice(0, MAX_READ);
  return SOMEBODY.test(text) && tellsOfPast(text);
}

/** What only steps that follow each other say: an order, or how long one takes. Within a line, "before" may be advice. */
const IN_ORDER =
  /^(?:next|after|before)(?![\p{L}'’-])|(?<![\p{L}'’-])(?:then|afterwards?|until|till|once|finally|lastly|(?:\d+|an?|half an?) ?(?:min(?:ute)?s?|hrs?|hours?|secs?|seconds?))(?![\p{L}'’-])/iu;
const MIN_IN_ORDER = 2;

/** Whether steps follow each other, as those of a recipe do, and not pieces of advice: two of them or more say so. */
export function areInOrder(items: readonly { text: string }[]): boolean {
  return items.filter(({ text }) => IN_ORDER.test(text)).length >= MIN_IN_ORDER;
}
