import { createYielder } from "@/lib/core/yield-to-event-loop";
import type { TalkSentence } from "@/lib/documents/find-topics";
import { refersBack } from "@/lib/documents/stands-alone";
import type { NoteGroup } from "@/lib/documents/talk-notes";

/** "Two cups", "three quarters of a cup", "500 g", "four large yellow onions". */
const AMOUNT =
  /(?<![\p{L}\d])(?:\d[\d./,]{0,12}|[½¼¾⅓⅔]|an?|half|thirds?|quarters?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|dozen|hundred|thousand|few|couple)[ -]?(?:(?:of an?|an?|and a half|and|large|small|medium|big|heaped|level|good|whole|ripe|red|yellow|white) ){0,3}(?:cups?|teaspoons?|tablespoons?|tsps?|tbsps?|g|grams?|kg|kilos?|ml|milliliters?|liters?|oz|ounces?|pounds?|lbs?|cloves?|cans?|tins?|pinch(?:es)?|sticks?|slices?|bunch(?:es)?|sprigs?|eggs?|onions?|carrots?|potatoes|tomatoes|lemons?|limes?|peppers?|apples?)(?![\p{L}\d])/giu;
const MIN_AMOUNTS = 3;
/** Fewer steps are tips. */
const MIN_STEPS = 5;
const MAX_STEPS = 40;
const FEW_WORDS = 14;

const VERB =
  "add|arrange|bake|beat|blend|boil|bring|brown|brush|chill|chop|coat|combine|cook|cool|cover|crack|crumble|cut|dice|dip|divide|drain|drizzle|drop|dust|flip|fluff|fold|fry|garnish|grate|grease|grill|heat|keep|knead|layer|leave|let|line|lower|marinate|mash|measure|melt|mince|mix|peel|place|pour|preheat|press|put|reduce|refrigerate|reheat|remove|return|rest|rinse|roast|roll|rotate|rub|save|scoop|score|scrape|sear|season|serve|set|shape|sift|simmer|skim|slice|soak|spoon|spread|sprinkle|squeeze|stack|steam|stir|strain|substitute|swap|take|tear|thin|tip|toast|top|toss|transfer|trim|turn|warm|wash|wet|whisk|wrap";
/** What begins like an order, and tells nobody to do anything to the food. */
const NO_ORDER =
  "let (?:me|us)|take (?:a look|care|my|note|for example)|keep (?:in mind|going|watching|me)|leave (?:a|your|me) (?:comment|like|review)|brown (?:rice|sugar|butter|bread)|top (?:tip|of)|cool(?:,| beans| so)|rest (?:of|assured)|roast (?:chicken|beef|dinner)|turns? out|put simply|set aside that";
/** What goes before an order: "Now", "While the onions cook,", "After that,". */
const BEFORE = String.raw`(?:(?:okay|ok|alright|all right|now|so|and|then|next|(?:the )?(?:next|following) (?:morning|day|evening)|first|second|third|finally|meanwhile|please|just|gently|carefully|once more|again),? ){0,4}(?:(?:while|when|once|as|after|before|if|for|in|at|on|to|with|meanwhile)\b[^,.:;?]{1,60}, )?(?:(?:then|please|just|gently|carefully|quickly|slowly|also) ){0,2}`;
const ORDER = new RegExp(String.raw`^${BEFORE}(?!(?:${NO_ORDER}))(?:${VERB})\b(?!['’.,!])`, "iu");
const FORBIDS = new RegExp(
  String.raw`^${BEFORE}(?:don['’]t|do not|never) (?!use\b|worry\b|forget\b)\p{L}{3,}`,
  "iu",
);
const WILL = new RegExp(
  String.raw`^${BEFORE}(?:you|we|i)(?:['’]ll| will| want to| have to| need to| can|['’]re going to|['’]m going to) (?:also |just |then )?(?:${VERB}|want)\b`,
  "iu",
);
/** "You fold the dough four times", "it'll collapse in the oven, then you shape it". */
const DOES = new RegExp(
  String.raw`(?:^${BEFORE}|, (?:and )?then )(?:you|we) (?:also |just |then )?(?!cook\b|cool\b|top\b|want\b|(?:${NO_ORDER}))(?:${VERB})\b (?:\p{L}+ )?(?:the|an?|it|them|your|this|in|on|with|up|down|[\p{L}\d]+)\b`,
  "iu",
);
/** "Let's start with the onions": what "them" means in what follows. */
const STARTS =
  /^(?:(?:okay|so|now|and|first),? )*let['’]s (?:start|begin|move on|go on|continue) (?:with|to)\b/i;
const REST = /^(?:and |then )?the (?:other half|rest|remaining)\b/i;

/**
 * What is needed for a dish, with the amounts, and what is done, with the times, in the order in which a talk says it: of
 * those, nobody can cook from a choice. Where there are more steps than notes hold, their title says so.
 *
 * @returns undefined for a talk that is no recipe
 */
export async function recipeNotes(
  sentences: readonly TalkSentence[],
): Promise<NoteGroup[] | undefined> {
  const pause = createYielder();
  const needed: TalkSentence[] = [];
  const steps: TalkSentence[] = [];
  let last = -2;
  for (const [at, sentence] of sentences.entries()) {
    await pause();
    const { text } = sentence;
    if (amountsIn(text) >= MIN_AMOUNTS && !isStep(text)) needed.push(sentence);
    else if (isStep(text) || (REST.test(text) && last === at - 1)) {
      steps.push(sentence);
      last = at;
    } else if (last === at - 1 && goesOn(sentence)) {
      const step = steps.at(-1);
      if (step) steps[steps.length - 1] = { ...step, text: `${step.text} ${text}` };
    }
  }
  if (needed.length === 0 || steps.length < MIN_STEPS) return undefined;
  const title =
    steps.length > MAX_STEPS ? `The first ${MAX_STEPS} of ${steps.length} steps` : "Steps";
  return [
    { title: "What you need", points: needed.map(neededOf) },
    { title, points: steps.slice(0, MAX_STEPS).map(pointOf) },
  ];
}

/** What is said of a step right after it, in a few words: "More than that, and it won't hold its shape." */
function goesOn({ text, opens }: TalkSentence): boolean {
  return !opens && text.split(" ").length <= FEW_WORDS && refersBack(text);
}

function amountsIn(text: string): number {
  return text.match(AMOUNT)?.length ?? 0;
}

function isStep(text: string): boolean {
  if (/\?$/.test(text)) return false;
  return [ORDER, FORBIDS, WILL, DOES, STARTS].some((form) => form.test(text));
}

/** "So you need two cups of rice" without what speech goes on with. */
const LEADS = /^(?:(?:so|okay|ok|now|and|well|alright|all right),? )+/i;

function neededOf(sentence: TalkSentence): NoteGroup["points"][number] {
  const point = pointOf(sentence);
  const quote = point.quote.replace(LEADS, "");
  return { ...point, quote: quote.charAt(0).toUpperCase() + quote.slice(1) };
}

function pointOf({ place, text, speaker }: TalkSentence): NoteGroup["points"][number] {
  return { place, quote: text, ...(speaker && { speaker }) };
}
