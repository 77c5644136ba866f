import { singularForms } from "@/lib/core/singular-forms";
import { PREPOSITION } from "@/lib/tools/blog-titles/verb-forms";

/** Whether there can be one, several, or only some of what a keyword names; a "name" takes no article. */
export type KeywordNumber = "one" | "several" | "some" | "name";

/** What there can be one of: without an article before it, a sentence isn't English. */
const COUNTED = new Set(
  `account air-fryer challenge album app apartment appliance aquarium balcony band basement bathroom bed bedroom bench bicycle bike bird blanket
  blog boat book boot bowl brand bridge brush budget building bus business cabin café cafe calculator calendar camera campus candle car
  card career cart castle cat chair charger child city class classroom closet club coat college commute company condo console contract
  couch couple course crib cruise curtain date deck degree desk diet doctor dog door drawer dress drone ebook email employee
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
  strategy street student studio style subscription suit suitcase survey suv sweater syllabus system table tablet tattoo teacher
  team tent test theater theme therapist thermostat thesis ticket tool toy trail train treadmill trip truck tv ukulele umbrella
  university vacation van venue video village violin visa volcano wallet wall warehouse warranty watch website wedding will window
  workout workshop yard zoo backpack bag band-aid bank blazer desktop e-bike e-reader grill heater hub kettle kettlebell keypad dumbbell
  saw drill projector pump router sedan stove vacuum pie cake cheesecake quiche smoothie cocktail mocktail omelet casserole curry stew
  burger lasagna burrito frittata stir-fry roast getaway weekend tour bakery restaurant brewery bookstore agency firm hustle truck
  sprain concussion allergy pandemic habitat heatwave election treaty constitution vpn crm wardrobe template checklist internship scholarship domain funnel page profile referral pitch webinar conference patent trademark receipt lounge hack nursery
  application backup bill birthday care-package deadline deposit negotiation remodel renovation launch fund year dish fairy bunny breach chain tantrum wing outage eclipse sale implant fig carry-on replacement transplant
  return loan reception ceremony anniversary costume engagement honeymoon shower resolution declaration refund rebate coupon contest campaign seizure stroke attack overdose
  aneurysm clot embolism tumor concussion migraine headache backache ache sprain c-section canal score stock index rate tax-return
  press hammer mba phd gpu cpu api pdf url app chatbot browser server database algorithm robot sensor gadget battery cable adapter antenna
  brownie baguette bagel cookie croissant cupcake donut dumpling enchilada meatball muffin noodle pancake pickle pierogi samosa scone taco tamale tart
  torte tortilla waffle truffle macaron parfait crepe popsicle smoothie cobbler tagine bundt calzone pretzel biscuit bun roll
  lawsuit lawn trial verdict jury petition protest rally strike meetup workshop webinar session panel keynote retreat reunion picnic potluck barbecue
  porch balcony staircase hallway attic loft cottage cabin mansion castle tower tunnel lighthouse monument palace temple church cathedral mosque shrine statue
  airport flight layover passport itinerary suitcase campsite campground resort lodge inn motel airbnb rental beach desert valley canyon waterfall glacier
  volcano river stream bay coast cliff cave trailhead forest jungle meadow prairie swamp farm ranch barn greenhouse orchard vineyard winery
  fern cactus rose tulip orchid lily succulent bonsai dahlia peony begonia daffodil hydrangea hosta lilac marigold sunflower violet wildflower geranium zinnia
  hibiscus tree shrub seed bulb lizard snake turtle tortoise spider butterfly owl eagle hawk wolf fox whale shark dolphin elephant lion bear
  hoodie sock boot sandal sneaker glove belt bra necklace bracelet earring ladder mop towel tattoo piercing wig manicure pedicure haircut hairstyle
  nap dream nightmare crush date breakup relationship proposal bond promise secret rumor
  niece nephew cousin roommate landlord tenant boss coworker client customer buyer seller investor mentor intern candidate recruiter volunteer
  question answer problem solution mistake lesson rule trend myth fact story joke riddle quote sentence paragraph chapter headline subtitle caption
  syllabus rubric worksheet flashcard quiz tutorial lecture seminar dissertation curriculum
  paycheck bonus raise invoice expense discount loan payment purchase warranty fee fine grant benefit merger stakeholder shareholder
  bookshelf countertop backsplash faucet sink toilet shower bathtub chimney gutter driveway sidewalk playground sandbox treehouse swing trampoline
  capsule-wardrobe collection portfolio gallery exhibit portrait mural poster sketch cartoon superhero villain vampire zombie ghost witch dragon unicorn
  trilogy sequel remake trailer episode season finale playlist chord melody instrument banjo cello flute clarinet trumpet saxophone`.split(
    /\s+/,
  ),
);
/** Most words in -er are tools and people: "fryer", "writer". These aren't. */
const SOME_IN_ER =
  /^(?:water|butter|weather|leather|paper|powder|pepper|ginger|lumber|timber|rubber|silver|copper|fiber|laughter|power|summer|winter|cancer|plaster|gender|order|anger|hunger|after|dinner|amber|water|deer|reindeer|thunder|seltzer|glitter|litter|clutter|chatter|banter|cheer|solder|lager|cider|disorder|easter|october|november|december|september|polyester|soccer|poker|clover|lavender|coriander|cucumber|beer|career|over|under|other|together|forever|ever|never|number|matter|liver|fever|manner|ether)$/;
/** What there is only some of, which takes no article: with what isn't here or counted, nobody knows without a dictionary. */
const SOME = new Set(
  `acupuncture advice friendship marriage sculpture behavior brutality capital care comprehension prevention intolerance agriculture air alcohol algae aluminum art automation awareness bacon baggage balance bamboo beauty beer biodiversity blood bread business
  carbon cardio cash cement chaos childbirth citizenship clay climate clothing coal coffee collagen commerce communication concrete confidence
  conservation cotton courage courtship creatine creativity credit culture custody customs dairy data decor democracy denim design dirt dust earth economics education electricity
  energy english entertainment environment equality equipment etiquette evidence evolution exercise faith fame fashion feedback fiber finance fitness flow food footage freedom
  fruit fuel fun gas gear glass gold golf gossip grammar grass gratitude gravity grief growth happiness harmony hair hardware health healthcare heat help heritage history
  homework honesty hope hospitality hosting humidity humor hydration hygiene ice immigration immunity independence infrastructure ink innovation inspiration insurance integrity
  intelligence investment investing internet intimacy iron jazz jet-lag jewelry joy junk justice karma kindness knowledge labor lag land laundry law leadership leather leisure lighting
  linen literacy literature logistics loneliness loyalty luck lumber magic mail maintenance makeup management marketing marble meat media medicine
  meditation memory merchandise metal migration milk mindfulness moderation money motivation mud music mythology nature news nostalgia nutrition oil oxygen packaging
  paint parenthood parenting patience pay payroll peace perception permaculture perspective pet-care philosophy plastic poetry politics porcelain posture poverty pottery power prayer pregnancy privacy
  procrastination production productivity progress propaganda protein psychology publicity puberty pulp quality rain recovery recreation recycling relaxation religion rent research resilience rest
  retail retention retirement revenue rice rock romance rubber sadness safety sales salt sand sanitation satisfaction savings science security self-care sewage sex shade shame shipping
  silence silk silver simplicity skin skincare sleep slime smoke snow soap society software soil solitude sound space speed spirituality sport stability staffing stamina stationery steel
  storage strength stuff success sugar sunlight sunshine support sustainability sweat talent tea teamwork technology temptation tension theft textile theology therapy tile time tolerance tourism
  trade traffic transit transportation trash travel trust truth turf unity vanity veganism vegetation violence vision vitality vocabulary volume voting warmth waste water wealth weather weight wellness
  wifi wildlife wine wisdom wood wool work yeast youth zen accounting adolescence aid autumn fall spring summer winter breastfeeding chess christmas halloween thanksgiving hanukkah easter kwanzaa ramadan diwali lent
  lunch dinner breakfast brunch camp college school church bed noise light cuisine chemistry capitalism socialism communism feminism racism sexism nationalism minimalism maximalism`.split(
    /\s+/,
  ),
);
const SOME_BY_ENDING =
  /\p{L}{2}(?:ing|ness|ism|ics|ware|wear|hood|care|lore|ology|ography|onomy|ocracy)$/iu;

/** Whether a word that is no plural takes no article for sure. */
export function isSurelySome(x: string): boolean {
  const head = headOf(x).toLowerCase();
  return (
    SOME.has(head) ||
    SOME_IN_ER.test(head) ||
    (SOME_BY_ENDING.test(head) &&
      !/^(?:thing|king|string|ceiling|building|evening|morning|sibling|neighborhood|wing)$/.test(
        head,
      ))
  );
}

/** Several, whatever they end in. */
const SEVERAL = /^(?:women|men|children|people|feet|teeth|mice|geese|cacti|fungi|parents|others)$/;
/** Ends like several and isn't, or may be either. */
const NOT_SEVERAL =
  /(?:ss|us|is|ics|'s|’s)$|^(?:news|means|series|species|lens|gas|bus|atlas|canvas|christmas|bias|chaos|business|diabetes|rabies|molasses|measles|pilates|kubernetes|sos|yes|always|perhaps|swiss|texas|paris|wales|athens|naples|cannes|numbers|jenkins|postgres|redis|sales|tapas|hives)$/i;
const HAS_ARTICLE =
  /^(?:a|an|the|my|our|your|his|her|its|their|this|that|these|those|some|any|no|every|each|all|more|less|most|one|two|three|\d[\d,.]*|(?!(?:boys|children|farmers|girls|kids|ladies|men|women)['’])\S+['’]s?|what|who|which)$/i;
/** Those there are several of, unlike "bipolar disorder". */
const DISORDERS = /\b(?:blood|eating|learning|mood|movement|personality|sleep|speech) disorder$/i;
/** "An SUV", "an x-ray", "an hour": said with a vowel first. */
const SAID_WITH_VOWEL =
  /^(?:[aeiouAEIO]|8|1[18](?!\d)|[fhlmnrsx]-|[FHLMNRSX](?:[^AEIOU\p{Ll}]|$)|LED|FAQ|SEO|SUV|hour|honest|heir|Hour)/u;
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

/** Whether what a keyword names is one of many. */
export function isCountedThing(x: string): boolean {
  return formsOf(headOf(x)).some((form) => COUNTED.has(form));
}

/** Tells how many of what a keyword names there can be. */
export function numberOf(x: string): KeywordNumber {
  const head = headOf(x);
  const lower = head.toLowerCase();
  if (SEVERAL.test(lower)) return "several";
  if (DISORDERS.test(x)) return "one";
  const isCapital = /^\p{Lu}\p{Ll}/u.test(head) || (/^\p{Lu}/u.test(head) && !COUNTED.has(lower));
  if (isCapital || /\d|[.+#&]/u.test(head) || / (?:and|&|or|['’]n['’]?) /.test(x)) return "name";
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

/** "A 7 day itinerary", "a two bedroom apartment": the number is that of the word after it. */
const SAYS_HOW_LONG =
  /^(?:\d+|one|two|three) (?:bedroom|course|day|hour|ingredient|mile|minute|month|night|person|piece|step|week|year)\b/i;

/** Whether a keyword begins with an article, or what stands in for one. */
export function hasArticle(x: string): boolean {
  return HAS_ARTICLE.test(x.split(" ", 1)[0] ?? "") && !SAYS_HOW_LONG.test(x);
}

/** Whether everybody means the same one: "the stock market". */
export function isOnly(x: string): boolean {
  return /^(?:(?:housing|job|labor|real estate|stock) market|tooth fairy|easter bunny)$/i.test(x);
}

/** A keyword as a sentence has it: "a standing desk", "cargo bikes", "the cost of living". */
export function withArticle(x: string, number = numberOf(x)): string {
  const [first = "", second = ""] = x.split(" ");
  if (hasArticle(x)) return x;
  if (/^\d+(?:st|nd|rd|th) of /i.test(x)) return `the ${x}`;
  if (/^of$/i.test(second) && number !== "several" && number !== "name" && /^\p{Ll}/u.test(first))
    return `the ${x}`;
  if (number !== "one") return x;
  if (isOnly(x)) return `the ${x}`;
  const isVowel = SAID_WITH_VOWEL.test(first) && !SAID_WITH_CONSONANT.test(first);
  return `${isVowel ? "an" : "a"} ${x}`;
}
