import nlp from "compromise/two";

/** What leads to more words: a phrase can end before it, and not with it. */
export const PREPOSITION =
  /^(?:about|after|against|around|as|at|before|between|by|during|for|from|in|into|like|of|on|onto|over|through|to|toward|under|until|with|within|without)$/i;

const AUXILIARY =
  "do|does|did|is|are|was|were|am|can|could|should|would|will|has|have|had|may|must|might|isn['’]t|aren['’]t|don['’]t|doesn['’]t|can['’]t|won['’]t";
const ASKS = new RegExp(
  `^(?:(?:${AUXILIARY}) (?!is\\b|do\\b)|(?:how|why|what|when|where|who|whom|which)(?:['’]s|['’]re)? (?:(?:\\S+ ){0,3}?)(?:${AUXILIARY}) )`,
  "i",
);
const ASKED_OF_SUBJECT =
  /^(?:who|what|which(?: \p{L}+)?) (?:\p{L}+(?:ed|es|s)|made|wrote|built|won|came|makes)\b/iu;
/** Before a subject, which an indirect question has before its verb: "how bees make honey". */
const TOLD =
  /^(?:how|why|what|when|where|who) (?:i|you|we|they|he|she|it|my|your|our|their|the|a|an|no|people|nobody|everyone)\b/i;
/** Nouns that are spelled like auxiliaries: "will and testament", "can of worms", "May Day", "must-haves". */
const NO_AUXILIARY =
  /^(?:(?:will|can|may|might|must|do|does|dos) (?:and|or|of|for|in|to|vs\.?|with)\b|will (?:contests?|kits?|makers?|power|readings?|template|writ(?:er|ers|ing))\b|can (?:crushers?|koozies?|openers?|recycling)\b|may (?:birthdays?|blossoms?|celebrations?|day|flowers?|gardening|holidays?|queen|weather)\b|must[ -](?:do|have|read|see|watch|try)s?\b)/i;
const NAMES = /^(?:will|may|can|does) \p{Lu}/u;

/** Whether a keyword asks something directly: "why do cats purr", not "why cats purr". */
export function isAsk(keyword: string): boolean {
  const words = keyword.split(" ");
  if (words.length < 3 || TOLD.test(keyword) || NO_AUXILIARY.test(keyword)) return false;
  if (/^(?:Will|May) \p{Lu}\S+$/u.test(keyword)) return false;
  if (NAMES.test(keyword) && words.length < 4) return false;
  const second = words[1] ?? "";
  const isDirect = new RegExp(`^(?:(?:${AUXILIARY})|(?:how|why|what|when|where|who)['’]s)$`, "i");
  const first = words[0] ?? "";
  if (
    isDirect.test(first) ||
    (/^(?:how|why|what|when|where|who|whom|which)$/i.test(first) && isDirect.test(second))
  )
    return true;
  if (/^how (?:much|many|long|often|far|old|big|fast|hard)|^(?:what|which) /i.test(keyword))
    return ASKS.test(keyword) || ASKED_OF_SUBJECT.test(keyword);
  return ASKED_OF_SUBJECT.test(keyword);
}

const TO_READER: Readonly<Record<string, string>> = {
  i: "you",
  me: "you",
  my: "your",
  mine: "yours",
  myself: "yourself",
  "i'm": "you're",
  am: "are",
  we: "you",
  our: "your",
  us: "you",
};

/** What people ask for themselves, asked for the reader: "should I sell my car". */
export function toReader(text: string): string {
  return text
    .split(" ")
    .map((word) =>
      word === "US" ? word : (TO_READER[word.toLowerCase().replace("’", "'")] ?? word),
    )
    .join(" ");
}

type Conjugator = { conjugate: (verb: string, model: unknown) => { Gerund?: string } };

/** Verbs whose second word has the ending: "meal prepping". */
export const TWO_WORDS =
  /^(?:air fry|bullet journal|cold call|crate train|deep clean|dry clean|hand wash|house sit|leash train|meal (?:plan|prep)|pet sit|potty train|speed read|stir fry|strength train|touch type|window shop)\b/i;

/** "Work from home", which is said as a thing but isn't one. */
export const FROM_HOME =
  /^(?:cook|exercise|shop|study|train|work|work out) (?:from|at) (?:home|anywhere|the office|a caf[eé]|bed)$/i;

/** What is done to food, and says nothing of which one it is: "boil eggs", but "roast chicken". */
export const DONE_TO_FOOD =
  /^(?!fry bread$)(?:blanch|boil|braise|chop|defrost|dice|fry|freeze|grate|grill|knead|marinate|mince|peel|poach|reheat|saut[eé]|sear|simmer|slice|steam|store|thaw|wash) \p{L}/iu;

/** A task as what somebody does: "training a puppy" of "train a puppy"; its last verb, too, of "plan and build a deck". */
export function gerundOf(task: string): string {
  const words = task.split(" ");
  const at =
    TWO_WORDS.test(task) ||
    /^(?:not|never|always|safely|properly|quickly|easily|actually|really)$/i.test(words[0] ?? "")
      ? 1
      : 0;
  return words
    .map((word, index) => {
      const isSecond = index === at + 2 && /^(?:and|or)$/i.test(words[at + 1] ?? "");
      return index === at || isSecond ? gerund(word) : word;
    })
    .join(" ");
}

function gerund(verb: string): string {
  // Its types don't tell of the methods that its plugins add.
  const { transform } = (nlp.methods() as Record<string, unknown>).two as {
    transform: { verb: Conjugator };
  };
  const lower = verb.toLowerCase();
  if (/^(?:dye|eye|see|flee|agree|free|canoe)$/.test(lower)) return `${lower}ing`;
  if (lower === "prep") return "prepping";
  if (lower === "can") return "canning";
  return transform.verb.conjugate(lower, nlp.model()).Gerund ?? `${lower}ing`;
}
