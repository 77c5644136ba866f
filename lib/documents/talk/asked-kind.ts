import { rememberLast } from "@/lib/core/remember-last";
import { askedBefore, type Question } from "@/lib/documents/question";
import { NUMBER_WORD } from "@/lib/documents/reader/number-words";
import { alternatives } from "@/lib/documents/reader/same-words";
import { contentTerms, searchTerms } from "@/lib/documents/terms";

/** What a question asks for, in English, German, Spanish, and French, and what has to be said by whatever answers it. */
type Kind = { asks: RegExp; states: (text: string, question: string) => boolean };

/** "An" is a year only in French. */
const TIME = String.raw`(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|decades?|centur(?:y|ies)|sekunden?|minuten|stunden?|tage?n?|wochen?|monate?n?|jahre?n?|segundos?|minutos?|horas?|d[ií]as?|semanas?|mes(?:es)?|años?|secondes?|heures?|jours?|semaines?|mois|ans|(?<=\b(?:un|par|d['’]un) )an|années?)`;
const LENGTH = `(?:miles?|(?:kilo|centi|milli)?met(?:er|re)[sn]?|inch(?:es)?|feet|foot|yards?|stor(?:y|ies)|km|cm|mm|m|(?:kil[oó]|cent[ií]|mil[ií])?metros?|(?:kilo|centi|milli)?mètres?)`;
const CURRENCY =
  /[$€£¥]|\b(?:dollars?|bucks?|cents?|pounds?|quid|grand|euros?|pesos?|francs?|franken|yen|rupees?)\b/iu;
const LASTS = new RegExp(
  String.raw`\b${TIME}\b|\b(?:until|till|forever|overnight|as long as|indefinitely|lifetime|all day|since|bis|seit|immer|lebenslang|hasta|siempre|desde|jusqu|toujours|depuis)`,
  "iu",
);
/** "How long has he lived there?", "He moved there in 1998." */
const ASKS_SINCE = /\bhow long (?:has|have|had|ago)\b|\bseit\b|\bdesde\b|\bdepuis\b/iu;
/** "How long does it take to stop?", "A quarter of a mile." */
const MAY_BE_FAR = /\b(?:stop|stretch|extend|reach)\b/i;
const YEAR = /\b(?:1[5-9]|20)\d\d\b/;
const RATE = new RegExp(
  String.raw`\b${LENGTH} ?(?:/|an?\b|per\b|every\b|each\b|pro\b|por\b|par\b|al?\b|in der\b|in einer\b) ?${TIME}\b|\b(?:mph|km/h|kph|m/s|knots?|rpm|(?:speed of|times faster than) (?:sound|light))\b|\b\d[\d.,]{0,12} (?:times )?faster\b`,
  "iu",
);
const SIZE = new RegExp(
  String.raw`(?:\d|(?<![\p{L}\p{N}])\p{L}+)[ -]${LENGTH}\b(?! ?(?:/|an?|per|every|each|pro|por|par|al?) ?${TIME}\b)`,
  "iu",
);
const MASS =
  /\b(?:grams?|kilos?|kilograms?|k?g|pounds?|lbs?|ounces?|oz|tons?|tonnes?|gramm|pfund|gramos?|kilogramos?|grammes?|kilogrammes?)\b/iu;
/** A name within a sentence. */
const NAME = /(?<=[\p{Ll}\d,;:] )\p{Lu}\p{L}{2,}/u;
/** In German, every noun has a capital: a name is two of them, or comes after somebody's title. */
const GERMAN_NAME =
  /(?<=\p{Ll} )\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+|\b(?:Herrn?|Frau|Dr\.|von|durch) \p{Lu}\p{Ll}+/u;
const SPEAKERS = /\b(?:ich|wir|mein\p{L}*|yo|nosotros|mi|je|nous|mon|ma)\b/iu;

/** Sides that a size may be of, as they're asked for and told. */
const SIDES: readonly RegExp[] = [
  /\b(?:deep(?:er)?|depth)\b/i,
  /\b(?:tall(?:er)?|high(?:er)?|height)\b/i,
  /\b(?:wide[rn]?|width|across|diameter|broad(?:er)?)\b/i,
  /\b(?:thick(?:er)?|thickness)\b/i,
  new RegExp(String.raw`\bhow long\b|\blength\b|\b${LENGTH} long(?:er)?\b`, "i"),
  new RegExp(String.raw`\bhow far\b|\b${LENGTH} (?:away|apart)\b`, "i"),
];

/** "Seven centimeters tall" isn't how wide it is. */
function isOtherSize(text: string, question: string): boolean {
  const told = SIDES.filter((side) => side.test(text));
  return told.length > 0 && !told.some((side) => side.test(question));
}

const ASKS_TALLY =
  /\bhow (?:did|do|has|have) (?!(?:you|i|we)\b).{1,60}\bvoted?\b|\b(?:what|how close) (?:is|was|were) the (?:vote|tally|result of the vote)\b/iu;
const TALLY = new RegExp(
  String.raw`\b(?:vot(?:e|es|ed|ing)|approved|rejected|passed|failed)\b[^.;]{0,60}?\b(?:${NUMBER_WORD}|\d{1,3})(?: to |[-–])(?:${NUMBER_WORD}|\d{1,3})\b|\bunanimous|\b(?:${NUMBER_WORD}|\d{1,3})(?: to |[-–])(?:${NUMBER_WORD}|\d{1,3}) vote\b`,
  "iu",
);

const asksTally = rememberLast((question) => ASKS_TALLY.test(question));

/** Whether a statement says how many were for and against, where a question asks how somebody voted. */
export function saysTally(text: string, { question }: Question): boolean {
  return asksTally(question) && TALLY.test(text);
}

/** "When was the cannery built?" */
const WAS_DONE =
  /^\W{0,3}(?:and |so |but )?when (?:was|were) .{2,60} (?<done>\p{L}{2,}(?:ed|lt|pt|wn|rn|en|de|nd|ught|ld))[^\p{L}\p{N}]*$/iu;
const SOME_TIME =
  /\b(?:1[0-9]|20)\d\d\b|\b(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)day|ago|centur(?:y|ies)|yesterday|today|(?:last|this|next|same|that) (?:week|month|year|spring|summer|fall|autumn|winter|night|day)|nineteen|eighteen|twenty|years? (?:later|before|after|earlier)|when|after|before|during|at the age of|(?:sixt|sevent|eight|ninet|twent|thirt|fort|fift)ies)\b|\b\d0s\b/iu;

const NAMED_BY_DEED = /\b(?:the|an?|this|that|our|its) (?:\p{L}{2,20} )?\p{L}{2,20}ings?\b/giu;

/** Whether a statement says when that was done: "stood empty since 2009" isn't when it was built. */
function saysWhenDone(text: string, question: string): boolean {
  const done = searchTerms(WAS_DONE.exec(question)?.groups?.done ?? "");
  // "The building has stood empty" doesn't say that it was built.
  const said = searchTerms(text.replace(NAMED_BY_DEED, " "));
  const isDone = done.every((term) => said.some((own) => alternatives(term).has(own)));
  return isDone && SOME_TIME.test(text);
}

const KINDS: readonly Kind[] = [
  {
    asks: /\bhow much (?:is|are|was|were) (?:the|an?|one|a single|his|her|their|your|its) (?!(?:\p{L}+ )?(?:grants?|rent|fees?|loans?|salary|wages?|income|tax|taxes|profit|margin|share|increase|difference|rest|limit|weight|total)\b)\p{L}|\bhow much (?:does|do|did|will|would) .{1,60}\bcosts?\b|\bwhat (?:does|do|did) .{1,60}\bcost\b|\bhow (?:expensive|pricey)\b|\b(?:what|which)(?:['’]s| is| was) the price\b|\b(?:was|wie ?viel) kostet\b|\bwie teuer\b|\bcu[aá]nto (?:cuesta|vale|costó)\b|\bcombien (?:ça )?coûte|\bquel est le prix\b/iu,
    states: statesPrice,
  },
  {
    asks: /\bhow long (?:is|are|was|were)\b/i,
    states: (text, question) =>
      LASTS.test(text) || (SIZE.test(text) && !isOtherSize(text, question)),
  },
  {
    asks: /\bhow long\b|\bwie lange\b|\bcu[aá]nto (?:tiempo|dura|tarda)\b|\bcombien de temps\b/iu,
    states: (text, question) =>
      LASTS.test(text) ||
      (ASKS_SINCE.test(question) && YEAR.test(text)) ||
      (MAY_BE_FAR.test(question) && SIZE.test(text)),
  },
  {
    asks: /\bhow fast (?:does|do|did|can|will|would|should) .{1,60}\b(?:move|go|drive|run|travel|fly|spin|rotate|drift|fall|swim|sail|ride|walk|flow|blow|sink)s?\b|\b(?:what|which) (?:is |was )?(?:the |its |their )?speed\b|\bwie schnell (?:bewegt|fährt|fliegt|läuft)\b|\bqu[eé] velocidad\b|\bquelle vitesse\b/iu,
    states: (text) => RATE.test(text),
  },
  {
    asks: /\bhow (?:deep|tall|wide|thick) (?:is|are|was|were|does|do|did|should|can|will)\b|\bwie (?:tief|breit|dick) (?:ist|sind|war)\b|\bqu[eé] profundidad\b|\bquelle profondeur\b/iu,
    states: (text, question) => SIZE.test(text) && !isOtherSize(text, question),
  },
  {
    // A rent may be high as well.
    asks: /\bhow high (?:is|are|was|were|does|do|did|should|can|will)\b/i,
    states: (text, question) => !SIZE.test(text) || !isOtherSize(text, question),
  },
  {
    asks: /\bhow heavy\b|\bhow much (?:does|do|did) .{1,60}\bweigh\b|\bwie ?(?:schwer|viel wiegt)\b|\bcu[aá]nto pesa\b|\bcombien pèse/iu,
    states: (text) => MASS.test(text),
  },
  { asks: WAS_DONE, states: saysWhenDone },
  { asks: /^\W*wer\b/iu, states: (text) => GERMAN_NAME.test(text) || SPEAKERS.test(text) },
  {
    asks: /^\W*(?:qui[eé]n(?:es)?|qui)(?=\s)/iu,
    states: (text) => NAME.test(text) || SPEAKERS.test(text),
  },
];

const kindAsked = rememberLast((question) => KINDS.find(({ asks }) => asks.test(question)));

/**
 * Whether one of some statements has what a question asks for: a price, how long, how fast, how deep, who.
 *
 * @returns true where the question asks for nothing of that kind
 */
export function hasAskedKind({ question }: Question, statements: readonly string[]): boolean {
  const kind = kindAsked(question);
  return !kind || statements.some((text) => kind.states(text, question));
}

const FREE =
  /\b(?:free|nothing|no (?:charge|cost|fee)|included|kostenlos|gratis|umsonst|gratuit)\b/iu;

/** "It costs eleven million", "children pay six" */
const PAYS = new RegExp(
  String.raw`\b(?:costs?|pays?|paid|charged?|charges|prices?|spent|sells?|sold|bought|for|about|is|was|are|were)\b[^.,;]{0,24}?\b(?:${NUMBER_WORD})\b(?! ?(?:percent|per cent|%|[-–]|${TIME}|${LENGTH}|times|of|people|or)\b)|\b(?:${NUMBER_WORD})(?<=thousand|million|hundred)\b(?! ?(?:percent|${TIME}|${LENGTH}|times|people)\b)`,
  "iu",
);
/** Shares, years, and times aren't what something costs. */
const NO_PRICE = new RegExp(
  String.raw`\b\d[\d.,]{0,12} ?(?:%|percent\b|per cent\b|${TIME}\b)|\b(?:in|since|until|by) (?:1[5-9]|20)\d\d\b`,
  "giu",
);

/** "How much is the discount?" may ask for a share, unlike "How much is the ticket?" */
const ASKS_HOW_MUCH_IS = /\bhow much (?:is|are|was|were)\b/i;
const IS_PRICED =
  /\b(?:costs?|prices?|tickets?|admission|entry|entrance|fares?|pass(?:es)?|membership|subscription)\b/i;
/** "38 percent of our income" tells of the income, "20 percent of the price" of a discount. */
const SHARE = /(?:%|\bpercent\b|\bper cent\b)(?! of\b(?!.{0,20}\b(?:price|cost|bill|fare|value)))/i;

/** "It's free, and the view is better for dinner" doesn't say what dinner costs: what is free is named before. */
function statesPrice(text: string, question: string): boolean {
  if (CURRENCY.test(text) || /(?<![\w.:])\d/.test(text.replace(NO_PRICE, ""))) return true;
  if (PAYS.test(text)) return true;
  if (ASKS_HOW_MUCH_IS.test(question) && !IS_PRICED.test(question) && SHARE.test(text)) return true;
  const at = text.search(FREE);
  if (at < 0) return false;
  const named = contentTerms(question);
  const before = contentTerms(text.slice(0, at));
  const isNamed = (terms: readonly string[]) => named.some((term) => terms.includes(term));
  return isNamed(before) || !isNamed(contentTerms(text.slice(at)));
}

const ASKS_PRICE_OF_IT =
  /^\W*(?:and |so |but |okay,? )?(?:how much (?:does|did|do|is|was|will|would) (?:it|this|that)\b(?: costs?)?\W*$|what (?:does|did) (?:it|this|that) cost\W*$|what(?:['’]s| is| was) (?:the|its) (?:price|cost)\W*$)/i;
/** "It's a four hundred dollar robot". */
const PRICED =
  /\b(?:it|this)(?:['’]s| is) (?:an? |only |just |about ){1,3}(?:[\p{L}\d,.$€£-]+ ){1,8}?(?:dollar|euro|pound)\b/iu;
const PRICE_OF_IT =
  /^(?:(?:and|so|but|now|well|okay|right now),? ){0,3}(?:it|this one|this thing|(?:the |its )?price)(?:['’]s| (?:is|was|starts?|costs?|sells?|goes|retails?|comes?|will|would)\b).{0,24}?[$€£¥\d]/i;

/** Whether a statement says what "it" costs, where a question asks only that: it's what the talk is about. */
export function saysPriceOfIt(text: string, asked: Question): boolean {
  const isOpen = ASKS_PRICE_OF_IT.test(asked.question) && askedBefore(asked, 1).length === 0;
  return isOpen && (PRICED.test(text) || (PRICE_OF_IT.test(text) && CURRENCY.test(text)));
}

const ASKS_TIME_OF_IT =
  /^\W*(?:and |so |okay,? )?how long (?:does|did|will|would|should) (?:it|this|(?:the|this) (?:whole |entire )?(?:job|thing|repair|process|procedure|project|task|work|installation)) (?:all )?take\W*$/i;
const TIME_OF_IT = new RegExp(
  String.raw`^(?:(?:and|so|but|now|well|okay|(?:the )?total time),? ){0,2}(?:it|this|(?:the|this) (?:whole|entire|job|repair) ?(?:thing|job|process|repair)?)(?:['’]ll| will| should| can)? (?:only |just |usually |probably )?(?:takes?|took)\b.{0,40}\b${TIME}\b`,
  "i",
);

/** Whether a statement says how long "it" takes, where a question asks only that: it's what the talk shows. */
export function saysTimeOfIt(text: string, asked: Question): boolean {
  const isOpen = ASKS_TIME_OF_IT.test(asked.question) && askedBefore(asked, 1).length === 0;
  return isOpen && TIME_OF_IT.test(text);
}
