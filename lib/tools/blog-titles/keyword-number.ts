import { singularForms } from "@/lib/core/singular-forms";
import { PREPOSITION } from "@/lib/tools/blog-titles/verb-forms";

/** Whether there can be one, several, or only some of what a keyword names; a "name" takes no article. */
export type KeywordNumber = "one" | "several" | "some" | "name";

/** What there can be one of: without an article before it, a sentence isn't English. */
const COUNTED = new Set(
  `account air-fryer album app apartment appliance aquarium balcony band basement bathroom bed bedroom bench bicycle bike bird blanket
  blog boat book boot bowl brand bridge brush budget building bus business cabin café cafe calculator calendar camera campus candle car
  card career cart castle cat chair charger child city class classroom closet club coat college commute company condo console contract
  couch couple course crib cruise curtain custody date deck degree desk diet doctor dog door drawer dress drone ebook email employee
  essay exam exhibition experiment fence festival field film fireplace fish-tank forest franchise freezer fridge friend
  gadget game garage garden gift goal guide guitar gym habit hamster hat headset helmet hike hive hobby home horse hospital host hostel
  hotel house houseplant idea instrument interview invoice island itinerary jacket job journal key keyboard kid kit kitchen kitten knife
  lab lake lamp laptop law lawn lease lesson library license list living-room loan lock logo lunchbox machine magazine mall map market
  marathon mat mattress meal meeting menu mentor microwave mirror model monitor monstera mortgage mountain mouse museum nap neighbor
  neighborhood network newsletter niche nonprofit note notebook nurse offer office orchid outfit oven pan panel paragraph parent park
  party passport password patio pension pet phone piano picnic pillow plan planet plant playlist podcast poem policy pond pool portfolio
  pot prenup presentation program project promotion proposal purse puppy puzzle quilt rabbit raincoat reef refrigerator report résumé
  resume retreat ring road robot roof room routine rug rv safari salad salary salon sandwich scarf schedule school score script server
  shed ship shirt shoe shop show skill skirt smartphone sofa song speech spreadsheet squad stadium staircase startup station store story
  strategy street student studio style subscription suit suitcase surgery survey suv sweater syllabus system table tablet tattoo teacher
  team tent test theater theme therapist thermostat thesis ticket tool toy trail train treadmill trip truck tv ukulele umbrella
  university vacation van venue video village violin visa volcano wallet wall warehouse warranty watch website wedding will window
  workout workshop yard zoo backpack bag band-aid bank blazer desktop e-bike e-reader grill heater hub kettle kettlebell keypad dumbbell
  saw drill projector pump router sedan stove vacuum pie cake cheesecake quiche smoothie cocktail mocktail omelet casserole curry stew
  burger lasagna burrito frittata stir-fry roast getaway weekend tour bakery restaurant brewery bookstore agency firm hustle truck
  sprain concussion allergy pandemic habitat heatwave election treaty constitution vpn crm wardrobe template checklist internship scholarship domain funnel page profile referral pitch webinar conference patent trademark receipt lounge hack nursery`.split(
    /\s+/,
  ),
);
/** Most words in -er are tools and people: "fryer", "writer". These aren't. */
const SOME_IN_ER =
  /^(?:water|butter|weather|leather|paper|powder|pepper|ginger|lumber|timber|rubber|silver|copper|fiber|laughter|power|summer|winter|cancer|plaster|gender|order|anger|hunger|after|dinner|amber|water|easter|october|november|december|september|polyester|soccer|poker|clover|lavender|coriander|cucumber|beer|career|over|under|other|together|forever|ever|never|number|matter|liver|fever|manner|ether)$/;
/** Several, whatever they end in. */
const SEVERAL = /^(?:women|men|children|people|feet|teeth|mice|geese|cacti|fungi|parents|others)$/;
/** Ends like several and isn't, or may be either. */
const NOT_SEVERAL =
  /(?:ss|us|is|ics|'s|’s)$|^(?:news|means|series|species|lens|gas|bus|atlas|canvas|christmas|bias|chaos|business|diabetes|rabies|molasses|measles|pilates|kubernetes|sos|yes|always|perhaps|swiss|texas|paris|wales|athens|naples|cannes|numbers|jenkins|postgres|redis|sales|tapas|hives)$/i;
const HAS_ARTICLE =
  /^(?:a|an|the|my|our|your|his|her|its|their|this|that|these|those|some|any|no|every|each|all|more|less|most|one|two|three|\d\S*|\S+['’]s?|what|who|which)$/i;
/** "An SUV", "an x-ray", "an hour": said with a vowel first. */
const SAID_WITH_VOWEL =
  /^(?:[aeiouAEIO]|[fhlmnrsx]-|[FHLMNRSX](?:[^AEIOU\p{Ll}]|$)|LED|FAQ|SEO|SUV|hour|honest|heir|Hour)/u;
const SAID_WITH_CONSONANT = /^(?:eu|ewe|one\b|once|u-|uk|uni(?!n|m)|us[aeu]|uti|utah)/i;

/** The word that says what a keyword is: "bikes" of "cargo bikes for families". */
export function headOf(x: string): string {
  const words = x.replace(/\([^)]*\)/g, "").split(/\s+/);
  const end = words.findIndex(
    (word, at) => at > 0 && (PREPOSITION.test(word) || /^(?:that|who|which|vs\.?)$/i.test(word)),
  );
  return (words.slice(0, end < 0 ? words.length : end).at(-1) ?? "").replace(/[,;:]$/, "");
}

/** A word and what it may be the plural of. */
export function formsOf(word: string): string[] {
  return singularForms(word.toLowerCase());
}

/** Tells how many of what a keyword names there can be. */
export function numberOf(x: string): KeywordNumber {
  const head = headOf(x);
  const lower = head.toLowerCase();
  if (SEVERAL.test(lower)) return "several";
  const isCapital = /^\p{Lu}\p{Ll}/u.test(head) || (/^\p{Lu}/u.test(head) && !COUNTED.has(lower));
  if (isCapital || /\d|[.+#&]/u.test(head) || / (?:and|&|or) /.test(x)) return "name";
  if (/[^s]s$/.test(lower) && !NOT_SEVERAL.test(lower)) return "several";
  if (COUNTED.has(lower) || (/\p{L}{2}er$/u.test(lower) && !SOME_IN_ER.test(lower))) return "one";
  return "some";
}

const IRREGULAR: Readonly<Record<string, string>> = {
  child: "children",
  knife: "knives",
  scarf: "scarves",
};

/** What there can be one of, as several: "credit scores" of "credit score". */
export function asSeveral(x: string): string {
  const head = headOf(x);
  const regular = /(?:s|x|z|ch|sh)$/.test(head)
    ? `${head}es`
    : head.replace(/([^aeiou])y$/, "$1ie").concat("s");
  const at = x.indexOf(head);
  return `${x.slice(0, at)}${IRREGULAR[head] ?? regular}${x.slice(at + head.length)}`;
}

/** Whether a keyword begins with an article, or what stands in for one. */
export function hasArticle(x: string): boolean {
  return HAS_ARTICLE.test(x.split(" ", 1)[0] ?? "");
}

/** A keyword as a sentence has it: "a standing desk", "cargo bikes", "the cost of living". */
export function withArticle(x: string, number = numberOf(x)): string {
  const [first = "", second = ""] = x.split(" ");
  if (hasArticle(x)) return x;
  if (/^of$/i.test(second) && number !== "several" && number !== "name" && /^\p{Ll}/u.test(first))
    return `the ${x}`;
  if (number !== "one") return x;
  const isVowel = SAID_WITH_VOWEL.test(first) && !SAID_WITH_CONSONANT.test(first);
  return `${isVowel ? "an" : "a"} ${x}`;
}
