import { type CareSort, careSortOf, isSensitive } from "@/lib/tools/blog-titles/care-words";
import { isSchoolWorry } from "@/lib/tools/blog-titles/everyday-keyword";
import { asSeveral, formsOf, hasArticle, headOf } from "@/lib/tools/blog-titles/keyword-number";
import type { TitleCategory } from "@/lib/tools/blog-titles/options";

/** What a thing is, where its words tell: what is bought, cooked, kept, done for pleasure, learned, suffered from, or run as a business; whom or what is told of; what has to be dealt with. */
export type KeywordSort =
  | "plain"
  | "product"
  | "dish"
  | "ingredient"
  | "meals"
  | "pet"
  | "plant"
  | "pursuit"
  | "field"
  | "helper"
  | "venture"
  | "work"
  | "people"
  | "practical"
  | "service"
  | "sober"
  | "worry"
  | "season"
  | "topic"
  | CareSort;

function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}

const PRODUCTS =
  wordsOf(`air-fryer backpack bag bed bench bicycle bike blanket blazer blender boot boots camera camper
  chair charger coat computer console cookware cooker couch crib curtain curtains desk desktop dishwasher doorbell dress drill drone dryer dumbbell dumbbells
  e-bike e-reader earbud earbuds freezer fridge fryer furniture glasses grill grinder guitar headphone headphones headset heater helmet humidifier
  jacket jeans juicer kayak kettle kettlebell keyboard knife knives lamp laptop lens luggage machine maker mattress microphone
  microwave mirror mixer monitor mouse mower oven pan piano pillow pot printer processor projector purifier refrigerator
  router rug sandal sandals saw scooter sedan shoe shoes smartphone smartwatch sneaker sneakers sofa speaker stove stroller suitcase sunglasses sunscreen suv tablet
  telescope tent thermostat toaster toy toys treadmill tripod truck tv ukulele umbrella vacuum van violin wallet washer watch car
  tool tools bra chain-saw chainsaw cooktop dishrack gloves hammer hat hoodie humidor leggings lightbulb lights lotion balm pajamas pants press ladder mop overalls ring scarf shirt shorts skirt socks spatula sweater sweatshirt swimsuit teapot towel towels wheelbarrow headlamp flashlight razor toothbrush shampoo moisturizer serum perfume notebook planner panels skillet wok griddle thermometer`);
/** Paid for by the month rather than bought. */
const SERVICES =
  /(?:^|\s)(?:apps?|crm|vpns?|password managers?|software|platforms?|subscriptions?|(?:ai|analytics|automation|design|management|marketing|productivity|seo|writing) tools?)$/i;

const DISHES =
  wordsOf(`bagel baguette bibimbap biryani bread brisket brownie bruschetta burger burrito cake casserole cheesecake
  chili chowder cookie cornbread couscous crepe croissant crumble curry donut dough dumpling enchilada falafel focaccia frittata gazpacho gelato gnocchi
  goulash granola guacamole gumbo hummus jambalaya jam kimchi kombucha lasagna macaroni meatball meatloaf minestrone muffin noodle
  oatmeal omelet paella pancake pasta pastry pesto pho pickle pie pierogi pizza porridge quiche ramen ratatouille ravioli risotto roast
  salad salsa sandwich sauerkraut scone shakshuka smoothie sorbet soup sourdough stew stir-fry sushi taco tagine tempura
  tiramisu tortilla waffle wrap bar bars rolls wings fries nachos tart cobbler fudge truffle macaron parfait frosting cupcake
  cannoli wellington tamale samosa pudding lemonade latte cider eggnog popsicle slaw coleslaw`);
const INGREDIENTS =
  wordsOf(`almond apple apricot artichoke arugula asparagus avocado banana barley basmati bean beef beet blueberry broccoli
  butter cabbage carrot cauliflower celery cheese chickpea chocolate cilantro cod cranberry cucumber eggplant egg feta fennel flour
  garlic ginger grapefruit honey kale lamb leek lemon lentil lime mango millet miso mozzarella mushroom oats onion parmesan parsnip peach
  peanut pear pecan polenta pomegranate pork potato pumpkin quinoa radish raspberry rhubarb rice ricotta salmon seafood seitan shrimp spinach
  squash steak strawberry tahini tempeh tofu tomato trout tuna turmeric vinegar walnut yogurt zucchini chicken turkey
  anchovy bacon bok-choy caper chard clam coconut corn crab grape ham halibut herring kiwi kohlrabi lobster mackerel
  maple-syrup mussel mustard nut nutmeg octopus okra olive oyster pea pineapple plum prosciutto prune raisin saffron sardine sausage scallop
  seaweed sesame shallot snapper soybean squid tilapia turnip vanilla venison yam`);
const DISHES_OF_TWO =
  /\b(?:pad thai|cr[eè]me br[uû]l[eé]e|(?:mac|macaroni) (?:and|&|n) cheese|grilled cheese|fried rice|ice cream)$/i;
const OILS = /\b(?:avocado|coconut|olive|sesame|truffle|vegetable) oil$/i;
/** Of what is named in one word, only food is treated so, but for what is dried or frozen otherwise. */
const AS_FOOD =
  /^(?:canned|dried|fermented|frozen|grilled|pickled|roasted|smoked|steamed|tinned) (?!(?:accounts?|assets?|blood|boxes|brands?|coffees?|compan(?:y|ies)|delivery|drains?|embryos?|flowers?|ground|lakes?|laptops?|leaves|locks?|phones?|pipes?|products?|reviews?|screens?|services?|shops?|shoulders?|teas?|wages?|windows?|wood)$)\p{L}+$/iu;
/** The animals' plurals are animals. */
const ANIMALS = /^(?:chickens|turkeys|lambs|ducks|fish|octopus(?:es)?)$/i;
const MEALS =
  /^(?:recipes?|dinners?|lunch(?:es)?|breakfasts?|desserts?|snacks?|appetizers?|brunch|lunchbox(?:es)?|meals?|bowls?)$/i;

const PETS =
  wordsOf(`beagle bulldog canary cat chihuahua chinchilla cockatiel corgi dachshund dog doodle ferret gecko goldfish
  guinea-pig hamster hedgehog hound husky kitten labrador parakeet parrot poodle pug puppy rabbit retriever shepherd spaniel
  terrier tortoise chicken chickens duck ducks hen hens pony`);
const PLANTS =
  wordsOf(`begonia bonsai cactus cacti daffodil dahlia fern hosta houseplant hydrangea ivy jasmine lavender lilac lily
  marigold monstera orchid peony plant pothos rose succulent sunflower tulip fig geranium hibiscus zinnia violet wildflower`);
const NO_PET = /\b(?:hot|rubber|corn|top|under|war|prairie) (?:dog|duck|cat)s?$|\bchicken$/i;

const NO_PLANT =
  /\b(?:assembly|chemical|manufacturing|nuclear|power|processing|treatment|water) plants?$/i;

const PURSUITS =
  wordsOf(`archery aquascaping backpacking badminton baking ballet basketball beekeeping biking birding birdwatching bouldering
  boxing calligraphy camping canoeing canning carving ceramics chess climbing composting crafting crocheting crochet cycling dancing diving drawing
  embroidery fencing fermenting fishing foraging gardening geocaching golf hiking homebrewing homesteading ice-skating jogging journaling judo juggling
  karate kayaking kickboxing knitting lifting meditation meditating needlework origami paddleboarding padel painting parkour photography pickleball pilates
  pottery quilting rowing running sailing scrapbooking sewing singing skateboarding skating sketching skiing snorkeling snowboarding snowshoeing soccer stargazing
  surfing swimming tennis thrifting triathlon upcycling volleyball volunteering walking weaving weightlifting whittling
  woodcarving woodworking yoga woodturning`);

const PURSUITS_OF_TWO =
  /\b(?:(?:marathon|resistance|strength|weight) training|meal prep|tai chi|martial arts|bird watching|ice skating|model trains)$/i;

const FIELDS =
  wordsOf(`accounting algebra anatomy arabic architecture astronomy biology  bookkeeping botany calculus chemistry coding
  css cryptography cybersecurity devops docker economics electronics engineering epistemology ethics  french genetics geography geology
  geometry german grammar html italian japanese java javascript korean kubernetes latin linguistics linux literature logic machine-learning mandarin
  math mathematics mythology neuroscience optics pharmacology philosophy photosynthesis phonics physics poetry portuguese probability
  programming psychology python relativity robotics rust sociology sociolinguistics spanish sql statistics stoicism thermodynamics trigonometry typescript
  typography zoology`);
/** Fields by their last two words. */
const FIELDS_OF_TWO =
  /\b(?:machine learning|data science|computer science|political science|sign language|music theory|game theory|quantum computing|cloud computing|art history|world history|american history|web development|data analysis|project management|graphic design|supply and demand|game design|object-oriented programming|technical writing|digital marketing|content marketing|email marketing)$/i;

const VENTURES =
  /^(?:agency|bakery|bookstore|boutique|brewery|business|caf[eé]|company|franchise|hustle|restaurant|salon|shop|startup|store|studio|food-truck)$/i;

const PEOPLE =
  /^(?:women|men|children|kids|girls|boys|babies|toddlers|teens|teenagers|students|teachers|parents|moms|dads|mothers|fathers|grandparents|nurses|doctors|immigrants|refugees|workers|founders|entrepreneurs|freelancers|seniors|veterans|artists|writers|introverts|couples|people|adults|millennials|employees|managers|neighbors|buyers|sellers|customers|clients|consumers|investors|shoppers|tenants|landlords|users|volunteers|owners|farmers|scientists|nomads|travelers|creators|influencers|caregivers|twins|homeowners|renters|retirees)$/i;
/** Told, shown, or played. */
const WORKS =
  /^(?:movies?|films?|books?|novels?|songs?|albums?|poems?|musicals?|documentar(?:y|ies)|podcasts?|comics?|memoirs?|sitcoms?|operas?)$/i;
/** Who is hired for a job. */
const HELPERS =
  /\b(?:accountants?|attorneys?|babysitters?|bookkeepers?|caterers?|consultants?|contractors?|copywriters?|electricians?|florists?|ghostwriters?|handyman|landscapers?|lawyers?|nann(?:y|ies)|photographers?|plumbers?|realtors?|roofers?|tutors?|videographers?|virtual assistants?|(?:business|career|life) coach(?:es)?|(?:dog|pet) (?:sitters?|trainers?|walkers?)|(?:event|financial|party|wedding) planners?|(?:financial|tax) advis[eo]rs?|(?:graphic|interior|web|website) designers?|house cleaners?|(?:insurance|real estate|travel) agents?|personal trainers?|wedding djs?)$/i;

/** What has to be got done or decided rather than talked about. */
const PRACTICAL =
  /^(?:accounts?|admissions?|applications?|backups?|bills?|birthdays?|blogs?|budgets?|care|commutes?|contracts?|deadlines?|deposits?|diets?|emails?|essays?|exams?|fitness|flow|goals?|habits?|homework|hydration|hygiene|insurance|interviews?|invoices?|laundry|leases?|loans?|management|meetings?|mortgages?|negotiations?|newsletters?|nutrition|onboarding|paperwork|part(?:y|ies)|passports?|passwords?|payroll|pensions?|plans?|portfolios?|posture|prep|presentations?|privacy|productivity|remodel|renovations?|rent|resumes?|résumés?|retention|retirement|returns?|routines?|savings|schedules?|security|seo|showers?|skincare|sleep|spreadsheets?|storage|strateg(?:y|ies)|tax(?:es)?|time|visas?|warrant(?:y|ies)|websites?|weddings?|workouts?)$/i;
/** Talked about more than done. */
const TOPIC =
  /(?:^|\s)(?:ai|art|automation|blockchain|cryptocurrency|culture|cities|democracy|design|economy|education|energy|evolution|fashion|healthcare|homes?|housing|internet|jobs|living|media|metaverse|migration|music|news|politics|robots|science|space|streaming|technology|tourism|transit|transportation|travel|waste|work|\p{L}{3,}(?:ism|ization))$/iu;
const NO_DEED =
  /^(?:thing|king|spring|string|morning|evening|ceiling|sibling|building|clothing|housing|warming|lightning|pudding|wing|ring|sing|nothing|something|everything|anything|being|beijing|gaming|streaming)$/i;

/** What nobody buys for themselves. */
const NO_PRODUCT =
  /\b(?:(?:quantum|mainframe) computers?|(?:northern|traffic|city) lights|(?:slot|time|voting) machines?|(?:bench|full-court|printing) press|(?:river|food|data) (?:bed|bank|pan)s?|(?:onion|tree|smoke|boxing|piercing) rings?)$/i;
const LIGHT: readonly KeywordSort[] = ["plain", "topic", "practical", "pursuit", "dish", "pet"];

/** Tells what a thing is by its words, with the category where they'd be read differently in another one. */
export function sortOf(x: string, category: TitleCategory): KeywordSort {
  const head = headOf(x);
  const plain = x.slice(0, x.indexOf(head) + head.length);
  if (WORKS.test(head) && (/s$/.test(head) || hasArticle(x))) return "work";
  if (SERVICES.test(plain)) return "service";
  if (isSchoolWorry(x)) return "worry";
  const sort = careSortOf(plain, head) ?? ordinarySortOf(x, { plain, head, category });
  if (LIGHT.includes(sort) && isSensitive(x)) return "sober";
  // A state that an animal is in is nothing to bring home.
  if (sort === "pet" && / (?:in|during) heat$/i.test(x)) return "plain";
  const isSeasonal = SEASONAL.includes(sort) || GARDEN_BEDS.test(plain);
  return isSeasonal && seasonOf(x) ? "season" : sort;
}

/** What has to be looked after through a season; what is bought for one or done in it isn't. */
const SEASONAL: readonly KeywordSort[] = ["pet", "plant"];
const GARDEN_BEDS = /\b(?:flower|garden|raised|vegetable) beds?$/i;
/** "In heat" is no weather. */
const IN_SEASON =
  /^(\S.{0,60}) (?:in|during|for|over|through) (?:the )?(winter|spring|summer|fall|autumn|cold weather|hot weather|rainy season|snow|(?<=the )heat)$/i;
const OF_YEAR = /^(?:winter|spring|summer|fall|autumn)$/i;

/** "Backyard chickens" and "winter" of "backyard chickens in winter"; `quarter` where the season is one of four. */
export function seasonOf(
  x: string,
): { base: string; season: string; quarter?: string } | undefined {
  const [, base, named] = IN_SEASON.exec(x) ?? [];
  if (!base || !named) return undefined;
  const season = named.toLowerCase() === "heat" ? "hot weather" : named;
  return { base, season, ...(OF_YEAR.test(season) && { quarter: season }) };
}

function ordinarySortOf(
  x: string,
  { plain, head, category }: { plain: string; head: string; category: TitleCategory },
): KeywordSort {
  const forms = formsOf(head);
  const isIn = (words: ReadonlySet<string>) => forms.some((form) => words.has(form));
  const isStudied = ["General", "Education", "Technology", "Lifestyle"].includes(category);
  if (isStudied && (FIELDS_OF_TWO.test(plain) || isIn(FIELDS))) return "field";
  if (/\p{Lu}|\d/u.test(head) && !/^(?:\p{Lu}\p{Ll}+|\p{Lu}{2,4})$/u.test(head)) return "plain";
  if (/\bfood truck$/i.test(plain) || (VENTURES.test(head) && !/\bdata store/i.test(plain)))
    return "venture";
  // "Apple" and "Turkey", but "SUV".
  if (/^\p{Lu}\p{Ll}/u.test(head)) return "plain";
  if (HELPERS.test(plain)) return "helper";
  const isOnePerson = head !== "manager" && PEOPLE.test(asSeveral(head));
  if (PEOPLE.test(head) || (isOnePerson && !hasArticle(x))) return "people";
  if (isIn(PURSUITS) || PURSUITS_OF_TWO.test(plain)) return "pursuit";
  if (isIn(PRODUCTS) && !NO_PRODUCT.test(plain)) return "product";
  const isEdible = category !== "Technology" && category !== "Travel" && category !== "Business";
  if (isEdible && MEALS.test(head) && /s$/.test(head)) return "meals";
  if (isEdible && (isIn(DISHES) || DISHES_OF_TWO.test(plain))) return "dish";
  if (isEdible && (isIn(INGREDIENTS) || OILS.test(plain)) && !ANIMALS.test(head))
    return "ingredient";
  if (category === "Food" && AS_FOOD.test(plain)) return "ingredient";
  const isKept = category !== "Food" && category !== "Technology" && category !== "Business";
  if (isKept && isIn(PETS) && !NO_PET.test(plain)) return "pet";
  if (isKept && isIn(PLANTS) && category !== "Travel" && !NO_PLANT.test(plain)) return "plant";
  const isDeed = /\p{L}{2}ing$/u.test(head) && !NO_DEED.test(head);
  if (isDeed || PRACTICAL.test(head)) return "practical";
  return TOPIC.test(plain) && plain === x ? "topic" : "plain";
}

/** A pet or a thing that can be bought that a keyword has in the plural, as one: "a cargo bike for families", but "running shoes". */
export function asOne(x: string): string | undefined {
  // What is told of several has a verb for several: "cats that bark".
  if (/ (?:that|which|who|and|or|&) /i.test(x)) return undefined;
  const head = headOf(x);
  const [same = "", ...singulars] = formsOf(head);
  const isKnown = (form: string) =>
    PETS.has(form) || PRODUCTS.has(form) || /^(?:app|platform|subscription)$/.test(form);
  const one = isKnown(same) ? undefined : singulars.find(isKnown);
  return one && x.replace(head, one);
}

/** Whether a word names people: "kids", "students". */
export function isPeople(word: string): boolean {
  return PEOPLE.test(word);
}

/** Whether words name something to cook or eat: "eggs", "sweet potatoes". */
export function isFood(x: string): boolean {
  return formsOf(headOf(x)).some((form) => DISHES.has(form) || INGREDIENTS.has(form));
}
