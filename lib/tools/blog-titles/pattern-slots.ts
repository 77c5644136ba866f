import { type ReadKeyword, readKeyword } from "@/lib/tools/blog-titles/keyword-kind";
import {
  asSeveral,
  hasArticle,
  headOf,
  numberOf,
  withArticle,
} from "@/lib/tools/blog-titles/keyword-number";
import { asOne, sortOf } from "@/lib/tools/blog-titles/keyword-sort";
import type { TitleCategory } from "@/lib/tools/blog-titles/options";
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

const IS_ONE: readonly PatternKey[] = ["product", "pet"];
const FOR_BEGINNERS = / for (?:(?:absolute|complete|total) )?beginners$/i;
/** Done once and then over, unlike "learn" and "be". */
const ACT =
  /^(?:adopt|assemble|bake|book|brew|build|buy|cancel|change|clean|cook|cut|declutter|decorate|descale|design|draw|edit|file|fix|fold|freeze|grill|hang|hire|host|install|knit|launch|make|mow|move|open|organize|pack|paint|pitch|plan|plant|print|prune|publish|record|refinish|register|remove|renovate|repair|replace|repot|restore|return|roast|sell|sew|ship|sign|wash|write)\b/i;
const COOK =
  /^(?:bake|barbecue|boil|braise|brew|can|cook|ferment|fry|grill|knead|make|marinate|pickle|poach|roast|sear|simmer|smoke|steam|stir-fry)\b/i;
/** What a doctor can be asked about. */
const CARE =
  /\b(?:sle\p{L}*|vitamins?|supplements?|diets?|dieting|fasting|fast|gut|blood|heart|skin|weight|protein|keto|vaccin\p{L}*|hormones?|knees?|back|pregnan\p{L}*|surgery|medications?|posture|hydration|nutrition|calories?|sugar|probiotics?|creatine|collagen|immun\p{L}*|pain|smoking|drinking|alcohol|muscles?|marathon|running|run|exercis\p{L}*|stretch\p{L}*|allerg\p{L}*|teeth|eyes?|hearing)\b/iu;

const FOOD =
  /\b(?:bak\p{L}+|beers?|coffee|cook\p{L}*|cuisines?|dining|dinners?|drinks?|eat\p{L}*|flavors?|foods?|ingredients?|kitchens?|knife skills|lunch(?:es)?|markets?|meals?|proteins?|restaurants?|snacks?|spices?|taste|teas?|vegan|vegetarian|wines?)\b/iu;
const BOOKED =
  /\b(?:airbnbs?|airlines?|apartments?|cabins?|camp(?:ing|sites?|grounds?)|cruises?|ferr(?:y|ies)|flights?|hostels?|hotels?|insurance|lodges?|rentals?|resorts?|retreats?|safaris?|tickets?|tours?|trains?|villas?)\b/i;
/** Where travelers go for its own sake. */
const SPOT =
  /\b(?:bars?|beach(?:es)?|caf[eé]s?|cit(?:y|ies)|coffee|food|hik(?:es?|ing)|hotels?|islands?|markets?|museums?|parks?|pizza|places|restaurants?|sights|skiing|spots|things to (?:do|eat|see)|towns?|trails?|trips|views?|villages?|wineries)\b/i;
/** Done once and then over. */
const ONCE =
  /^(?:adopting|becoming|buying|choosing|finding|getting|hiring|installing|launching|losing|moving|opening|quitting|repairing|replacing|restoring|selling|starting|switching)\b/i;
/** Names with an article: "the Roman Empire". */
const OF_ONE =
  /^(?!the ).+ (?:Alps|Constitution|Dynasty|Empire|Islands|Kingdom|Mountains|Nations|Ocean|Parliament|Republic|River|Sea|States|Union)$/;
const HAS_TAIL =
  /\S (?:about|after|as|at|before|by|for|from|in|on|that|to|under|who|with|without) /i;

const UNCOUNTED =
  /^(?:cookware|furniture|goldfish|luggage|moisturizer|perfume|serum|shampoo|sunscreen)$/i;

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
  const { x = "" } = read.slots;
  return {
    ...(read.kind === "thing" ? thing(x, category) : { key: read.kind, slots: slotsAround(read) }),
    hasTail: HAS_TAIL.test(x),
    isForBeginners,
  };
}

function slotsAround({ kind, slots }: ReadKeyword): Record<string, string> {
  const { x = "", do: act = "", doing = "" } = slots;
  if (kind === "trip") return { x, one: withArticle(x) };
  if (kind === "activity") return { x, [ONCE.test(x) ? "once" : "habit"]: x };
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
    ...(!/^(?:be|become|learn|study)\b/i.test(act) && { teach: act }),
    ...(COOK.test(act) && { cook: act }),
    ...(CARE.test(act) && { care: act }),
  };
}

function thing(told: string, category: TitleCategory): Pick<KeywordSlots, "key" | "slots"> {
  // A recipe is read to make what it is of.
  const dish = told.replace(/ recipe$/i, "");
  const isDish = dish !== told && sortOf(dish, category) === "dish";
  const x = isDish ? dish : told;
  const key = sortOf(x, category);
  const single = ["product", "service", "pet"].includes(key) ? asOne(x) : undefined;
  const bare = single ?? x;
  const number = single || (IS_ONE.includes(key) && isCounted(x)) ? "one" : numberOf(x);
  // Nobody asks about "a credit score".
  const isMeantAsAll = number === "one" && !hasArticle(x) && (key === "plain" || key === "topic");
  const one = isMeantAsAll ? asSeveral(x) : withArticle(bare, number);
  const slots = {
    x,
    one,
    the: number === "one" && !hasArticle(x) && !isMeantAsAll ? `the ${bare}` : one,
    ...(number !== "name" && { is: number === "several" ? "are" : "is" }),
    ...(number !== "name" && !hasArticle(x) && { bare }),
    ...(number === "one" && !hasArticle(x) ? { single: bare } : { some: x }),
    ...(CARE.test(x) && { care: x }),
    ...(FOOD.test(x) && { food: one }),
    ...(BOOKED.test(x) && { book: one }),
  };
  return { key, slots };
}
