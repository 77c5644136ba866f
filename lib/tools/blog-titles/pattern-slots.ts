import { isSensitive, PERSONAL, PUBLIC } from "@/lib/tools/blog-titles/care-words";
import { isCode } from "@/lib/tools/blog-titles/keyword-code";
import { deedOf, isLived, mayBeDeed, tellsDeed } from "@/lib/tools/blog-titles/keyword-doing";
import { type ReadKeyword, readKeyword } from "@/lib/tools/blog-titles/keyword-kind";
import { isPlaceOnly } from "@/lib/tools/blog-titles/keyword-names";
import {
  asSeveral,
  hasArticle,
  headOf,
  isOnly,
  isSurelySome,
  numberOf,
  withArticle,
} from "@/lib/tools/blog-titles/keyword-number";
import { asOne, type KeywordSort, seasonOf, sortOf } from "@/lib/tools/blog-titles/keyword-sort";
import { isDeath } from "@/lib/tools/blog-titles/keyword-words";
import type { TitleCategory } from "@/lib/tools/blog-titles/options";
import { isModel, isUnknownModel } from "@/lib/tools/blog-titles/product-models";
import { questionForms } from "@/lib/tools/blog-titles/question-forms";
import type { PatternKey } from "@/lib/tools/blog-titles/title-patterns";

/** Which patterns fit a keyword, and its words as they name them. */
export type KeywordSlots = {
  key: PatternKey;
  /** Without those that the keyword has no words for. */
  slots: Readonly<Record<string, string>>;
  /** Whether it ends in words like "for families", after which no others like them can follow. */
  hasTail: boolean;
  /** Whether it said that it's for beginners, which the patterns say by themselves. */
  isForBeginners: boolean;
};

const IS_ONE: readonly PatternKey[] = ["product", "pet", "plant", "venture", "helper"];
const FOR_BEGINNERS = / for (?:(?:absolute|complete|total) )?beginners$/i;
/** Done once and then over, unlike "learn" and "be". */
const ACT =
  /^(?:adopt|assemble|bake|boil|book|brew|build|buy|cancel|change|clean|cook|cut|declutter|decorate|defrost|descale|design|draw|edit|file|fix|fold|freeze|grill|hang|hire|host|install|knit|launch|make|mow|move|open|organize|pack|paint|peel|pitch|plan|plant|print|prune|publish|record|refinish|register|reheat|remove|renovate|repair|replace|repot|restore|return|roast|sell|sew|ship|sign|thaw|wash|write)\b/i;
/** What others can be paid to do. */
const PROJECT =
  /^(?:assemble|build|clean|declutter|decorate|design|edit|file|fix|hang|install|landscape|move|paint|refinish|register|remodel|remove|renovate|repair|replace|restore|sew|winterize)\b/i;
const SPEND =
  /^(?:adopt|build|buy|hire|host|install|launch|move|open|print|publish|record|remodel|renovate|repair|replace|restore|ship)\b/i;
const COOK =
  /^(?:bake|barbecue|boil|braise|brew|can|cook|ferment|fry|grill|knead|make|marinate|pickle|poach|roast|sear|simmer|smoke|steam|stir-fry)\b/i;
/** What a doctor can be asked about. */
const CARE =
  /\b(?:sle\p{L}*|vitamins?|supplements?|diets?|dieting|fasting|fast|gut|blood|heart|skin|weight|protein|keto|vaccin\p{L}*|hormones?|knees?|back|pregnan\p{L}*|surgery|medications?|posture|hydration|nutrition|calories?|sugar|probiotics?|creatine|collagen|immun\p{L}*|pain|smoking|drinking|alcohol|muscles?|marathon|running|run|exercis\p{L}*|stretch\p{L}*|allerg\p{L}*|teeth|eyes?|hearing)\b/iu;

const FOOD =
  /\b(?:bak\p{L}+|beers?|coffee|cook\p{L}*|cuisines?|dining|dinners?|drinks?|eat\p{L}*|flavors?|foods?|ingredients?|kitchens?|knife skills|lunch(?:es)?|markets?|meals?|proteins?|restaurants?|snacks?|spices?|taste|teas?|vegan|vegetarian|wines?)\b/iu;
const BOOKED =
  /\b(?:airbnbs?|airlines?|apartments?|cabins?|camp(?:sites?|grounds?)|cruises?|ferr(?:y|ies)|flights?|hostels?|hotels?|insurance|lodges?|rentals?|resorts?|retreats?|safaris?|tickets?|tours?|trains?|villas?)\b/i;
/** Where travelers go for its own sake. */
const SPOT =
  /\b(?:bars?|beach(?:es)?|caf[eé]s?|cit(?:y|ies)|coffee|food|hik(?:es?|ing)|hotels?|islands?|markets?|museums?|parks?|pizza|places|restaurants?|sights|skiing|spots|things to (?:do|eat|see)|towns?|trails?|trips|views?|villages?|wineries)\b/i;
/** Done once and then over. */
const ONCE =
  /^(?:adopting|applying (?:for|to)|asking (?:for|an?|your)|becoming|booking|buying|canceling|cancelling|choosing|closing|disputing|filing|finding|firing|getting|hiring|inheriting|installing|launching|leasing|leaving|losing|moving|naming|negotiating|opening|proposing|quitting|refinancing|renewing|repairing|replacing|resigning|restoring|retiring|returning|rolling over|selling|settling|signing|splitting|starting|suing|switching|telling|transferring|turning down)\b/i;
/** Names with an article: "the Roman Empire", "the Apple Watch". */
const OF_ONE =
  /^(?!the ).+ (?:Alps|Canyon|Constitution|Desert|Dynasty|Empire|Islands|Kingdom|Mountains|Nations|Ocean|Parliament|Pot|Republic|River|Sea|States|Union|Watch)$/;
const HAS_TAIL =
  /\S (?:about|after|as|at|before|by|for|from|in|on|that|to|under|who|with|without) /i;

const UNCOUNTED =
  /^(?:cookware|furniture|goldfish|jasmine|ivy|lavender|balm|lotion|luggage|moisturizer|perfume|serum|shampoo|sunscreen)$/i;

const FOR_ANYTHING: readonly KeywordSort[] = ["plain", "sober"];
/** Nobody asks about "a credit score". */
const MEANT_AS_ALL: readonly KeywordSort[] = ["plain", "sober", "topic", "ailment", "illness"];
const ONE_TIME = /\b(?:sprain|concussion|tumor|disorder)$/i;
/** Where a field shows outside of class. */
const SEEN =
  /\b(?:math|mathematics|physics|chemistry|biology|geometry|statistics|probability|economics|psychology|philosophy|optics|algebra|linguistics|sociology|logic|ethics|botany|geology|thermodynamics|game theory|poetry|typography)\b/i;
/** Bought without much thought. */
const SMALL =
  /(?:balm|blanket|boot|bra|curtain|glove|hammer|hat|jeans|knife|knives|leggings|light|lightbulb|lotion|mop|notebook|pajamas|pants|pillow|planner|razor|ring|sandal|scarf|shampoo|shirt|shoe|shorts|skirt|sneaker|sock|spatula|sunglasses|sunscreen|sweater|sweatshirt|swimsuit|thermometer|toothbrush|towel|toy|umbrella|wallet)s?$/i;
const COOKS =
  /(?:^|\s)(?:air fryer|cooker|cookware|(?<!toaster )oven|(?<!bath |dust )pan|griddle|grill|microwave|skillet|stove|wok|(?:instant|stock|crock) pot|dutch oven|smoker)s?$/i;

/** What somebody may do with it, as in "varnishing chairs", is nothing to buy or to feed. */
const DONE_OR_CALLED: readonly KeywordSort[] = [
  "product",
  "pet",
  "plant",
  "dish",
  "ingredient",
  "meals",
  "pursuit",
  "people",
];

function isCounted(x: string): boolean {
  return numberOf(x) === "some" && !UNCOUNTED.test(headOf(x));
}

/** Reads which patterns fit a keyword. */
export function slotsOf(keyword: string, category: TitleCategory): KeywordSlots {
  const isTravel = category === "Travel";
  const shorter = readKeyword(keyword.replace(FOR_BEGINNERS, ""), isTravel);
  const isForBeginners =
    FOR_BEGINNERS.test(keyword) && (shorter.kind === "thing" || shorter.kind === "activity");
  const read = isForBeginners ? shorter : readKeyword(keyword, isTravel);
  const { doing = "", x = doing } = read.slots;
  return {
    ...(deed(read) ??
      (read.kind === "thing" ? thing(x, category) : { key: read.kind, slots: slotsAround(read) })),
    hasTail: HAS_TAIL.test(x),
    isForBeginners,
  };
}

/** "Sharpening kitchen knives" is said of what somebody does, and is as good as "how to sharpen kitchen knives". */
function deed({ kind, slots }: ReadKeyword): Pick<KeywordSlots, "key" | "slots"> | undefined {
  const { x = "" } = slots;
  if ((kind === "activity" || kind === "thing") && isLived(x)) return { key: "lived", slots };
  if ((kind !== "thing" && kind !== "activity") || isSensitive(x)) return undefined;
  const told = deedOf(x);
  return (
    told && { key: "task", slots: { ...slotsAround({ kind: "task", slots: told }), x, one: x } }
  );
}

function slotsAround({ kind, slots }: ReadKeyword): Record<string, string> {
  const { x = "", do: act = "", doing = "" } = slots;
  if (kind === "trip")
    return { x, one: withArticle(x), trip: isPlaceOnly(x) ? `a trip to ${x}` : withArticle(x) };
  if (kind === "loss") return { x, ...(isDeath(x) && { death: x }) };
  const { a, b } = slots;
  if (a && b) return { ...slots, one: withArticle(a), other: withArticle(b) };
  if (kind === "activity") return { x, [ONCE.test(x) ? "once" : "habit"]: x };
  if (kind === "question") return { x, ...questionForms(x) };
  if (kind === "name") return { x: OF_ONE.test(x) ? `the ${x}` : x };
  if (kind === "best" || kind === "list")
    return {
      x,
      ...(SPOT.test(x) && { spot: x }),
      ...(!/\b(?:ages?|times?|ways?)\b/i.test(x) && { ranked: x }),
    };
  if (kind !== "task") return slots;
  return {
    ...slots,
    ...(ACT.test(act) ? { act, acting: doing } : { practicing: doing }),
    ...(PROJECT.test(act) && { project: act }),
    ...(SPEND.test(act) && { spend: act }),
    ...(!/^(?:be|become|learn|study)\b/i.test(act) && { teach: act }),
    ...(COOK.test(act) && { cook: act }),
    ...(CARE.test(act) && { care: act }),
  };
}

function thing(told: string, category: TitleCategory): Pick<KeywordSlots, "key" | "slots"> {
  // A recipe is read to make what it is of.
  const dish = told.replace(/ recipe$/i, "");
  const isDish = dish !== told && sortOf(dish, category) === "dish";
  const named = isDish ? dish : told;
  const key = sortOf(named, category);
  if (key === "season") return { key, slots: { x: named, ...seasonOf(named) } };
  const isOfOne = /^(?:one|some)$/.test(numberOf(named)) && !hasArticle(named);
  const x = key === "people" && isOfOne ? asSeveral(named) : named;
  if (DONE_OR_CALLED.includes(key) && mayBeDeed(x))
    return { key: "plain", slots: { x, ...(numberOf(x) !== "one" && { one: x }) } };
  const single = ["product", "service", "pet"].includes(key) ? asOne(x) : undefined;
  const bare = single ?? x;
  const number = single || (IS_ONE.includes(key) && isCounted(x)) ? "one" : numberOf(x);
  const isLone = !hasArticle(x);
  const label = number !== "several" &&
    isLone &&
    !HAS_TAIL.test(x) &&
    !/\d$/.test(x) && { label: x };
  // An article may be missing, or wrong.
  if (number === "some" && isLone && FOR_ANYTHING.includes(key) && !isSurelySome(x))
    return { key, slots: { x, ...label } };
  if (number === "one" && tellsDeed(x)) return { key: "plain", slots: { x } };
  if (number === "name" && isLone && FOR_ANYTHING.includes(key) && isUnknownModel(x))
    return { key, slots: { x } };
  const isMeantAsAll =
    number === "one" && isLone && MEANT_AS_ALL.includes(key) && !ONE_TIME.test(x) && !isOnly(x);
  const one = isMeantAsAll ? asSeveral(x) : isModel(x) ? `the ${x}` : withArticle(bare, number);
  const slots = {
    x,
    one,
    ...label,
    the: number === "one" && isLone && !isMeantAsAll ? `the ${bare}` : one,
    ...(number !== "name" && { is: number === "several" ? "are" : "is" }),
    ...(number !== "name" && isLone && { bare }),
    ...(number === "one" && isLone ? { single: bare } : { some: x }),
    ...(PUBLIC.test(x) && { public: one }),
    ...(PERSONAL.test(x) && { personal: one }),
    ...(SEEN.test(x) && { seen: x }),
    ...(!SMALL.test(bare) && !UNCOUNTED.test(headOf(x)) && { major: one, first: bare }),
    ...(COOKS.test(bare) && { cooks: one }),
    ...(CARE.test(x) && { care: one }),
    ...(isCode(x) ? { code: x } : { everyday: one }),
    ...(FOOD.test(x) && { food: one }),
    ...(BOOKED.test(x) && { book: one }),
  };
  return { key, slots };
}
