import { singularForms } from "@/lib/core/singular-forms";

/**
 * Everyday words for the detector's labels. A word may map to several: a bag may be a handbag, a
 * backpack or a suitcase. Lists only plurals that follow no rule.
 */
const WORDS: Record<string, readonly string[]> = {
  person: words(
    "man men woman women people boy girl child children kid human guy lady baby adult gentleman gentlemen toddler infant teenager teen grandma grandpa grandmother grandfather mother father mom mum dad sister brother daughter son dude stranger pedestrian passerby bystander tourist hiker jogger biker cyclist skier snowboarder surfer skater skateboarder swimmer photographer bride groom waiter waitress soldier policeman policemen policewoman policewomen fireman firemen firefighter fisherman fishermen farmer chef nurse doctor teacher student dancer singer",
  ),
  bicycle: words("bike cycle pushbike bicyclist"),
  car: words(
    "auto automobile van suv taxi cab sedan jeep vehicle hatchback limousine limo convertible minivan",
  ),
  motorcycle: words("motorbike moped scooter vespa bike vehicle"),
  airplane: words("plane aeroplane aircraft jet airliner jetliner biplane"),
  bus: words("coach minibus vehicle schoolbus omnibus"),
  train: words("tram locomotive railcar metro"),
  truck: words("lorry pickup van vehicle firetruck"),
  boat: words(
    "ship yacht sailboat canoe kayak ferry vessel dinghy rowboat motorboat speedboat catamaran trawler tugboat",
  ),
  "traffic light": words("light stoplight semaphore signal"),
  "fire hydrant": words("hydrant"),
  "stop sign": words("sign"),
  "parking meter": words("meter"),
  bench: words("seat"),
  bird: words(
    "duck goose geese gull seagull pigeon sparrow parrot chicken hen rooster crow swan owl eagle animal duckling drake gosling cygnet cockerel cockatoo cockatiel parakeet budgie macaw penguin pelican flamingo ostrich emu heron stork egret ibis toucan peacock turkey pheasant partridge quail dove robin finch canary raven magpie blackbird starling thrush wren hummingbird kingfisher woodpecker hawk falcon vulture buzzard puffin albatross cormorant mallard",
  ),
  cat: words("kitten kitty tomcat animal pet tabby housecat pussycat"),
  dog: words(
    "puppy pup hound doggy terrier animal pet doggie mutt poodle labrador retriever beagle dachshund bulldog husky corgi pug chihuahua collie sheepdog dalmatian spaniel rottweiler schnauzer",
  ),
  horse: words("pony mare stallion foal animal colt filly fillies gelding racehorse"),
  sheep: words("lamb ram ewe goat animal lambkin"),
  cow: words("bull ox oxen calf calves cattle animal heifer bullock"),
  elephant: words("animal"),
  bear: words("cub animal grizzly panda"),
  zebra: words("animal"),
  giraffe: words("animal"),
  backpack: words("rucksack knapsack bag schoolbag"),
  umbrella: words("parasol brolly"),
  handbag: words("purse bag tote"),
  tie: words("necktie cravat bowtie"),
  suitcase: words("luggage bag case trolley baggage"),
  frisbee: words("disc disk"),
  skis: words("ski"),
  "sports ball": words(
    "ball football basketball baseball volleyball soccerball tennisball golfball softball",
  ),
  "baseball bat": words("bat"),
  "baseball glove": words("glove mitt"),
  skateboard: words("board longboard"),
  surfboard: words("board"),
  "tennis racket": words("racket racquet"),
  bottle: words("flask"),
  "wine glass": words("glass goblet wineglass"),
  cup: words("mug glass teacup beaker coffee tea tumbler espresso cappuccino latte"),
  knife: words("knives blade"),
  spoon: words("teaspoon tablespoon"),
  bowl: words("dish"),
  banana: words("fruit"),
  apple: words("fruit"),
  orange: words("fruit mandarin tangerine clementine"),
  sandwich: words("burger hamburger toast"),
  "hot dog": words("hotdog sausage"),
  donut: words("doughnut"),
  cake: words("pie tart cupcake cheesecake"),
  chair: words("armchair stool seat deckchair highchair"),
  couch: words("sofa settee loveseat"),
  "potted plant": words("plant houseplant flowerpot pot"),
  bed: words("mattress"),
  "dining table": words("table desk"),
  toilet: words("wc loo lavatory"),
  tv: words("television telly monitor screen display"),
  laptop: words("notebook computer macbook"),
  mouse: words("mice"),
  remote: words("controller"),
  "cell phone": words("phone cellphone mobile smartphone telephone iphone"),
  microwave: words("oven"),
  refrigerator: words("fridge freezer"),
  sink: words("basin washbasin"),
  book: words("paperback hardcover textbook"),
  clock: words("watch wristwatch"),
  vase: words("pot jar"),
  scissors: words("shears scissor"),
  "teddy bear": words("teddy toy plush"),
  "hair drier": words("hairdryer hairdrier dryer"),
};

function words(list: string): readonly string[] {
  return list.split(" ");
}

/** Lists the labels a word may mean; empty when the detector knows no such object. */
export function labelsOf(name: string, labels: readonly string[]): string[] {
  const forms = singularForms(name.toLowerCase().replaceAll("-", ""));
  const means = (label: string) =>
    forms.includes(label.replaceAll(" ", "")) || WORDS[label]?.some((word) => forms.includes(word));
  return labels.filter(means);
}

/**
 * Returns a one-word name for a label, since users may enter only one word: "ball" for "sports
 * ball".
 */
export function wordFor(label: string): string {
  const [first = label] = label.includes(" ") ? (WORDS[label] ?? []) : [];
  return first;
}

/** Where what a name is about ends: "the horse on the right", "ball of yarn". */
const GOES_ON =
  /^(?:of|on|in|at|with|without|behind|near|to|under|next|beside|by|from|over|above|below|between|into|onto|through|across|along|around|against|inside|outside|off|for|toward|towards|past|among|beneath|underneath|opposite|beyond|that|who|which|and|or|wearing)$/;
/** "Rocking chair", and not what a chair does. */
const KIND = /^(?:dining|parking|rocking|sleeping|shopping|fishing|mixing)$/;
/** Tell of another word what it's like, too: "orange car", "light blue cup". */
const QUALITY = /^(?:orange|light|glass|plush)$/;

/** @property isNoun the detector knows it, and it isn't there for another word: "man's hat", "orange car" */
type Word = { word: string; isKnown: boolean; isNoun: boolean };

/**
 * Finds in a name of several words the one that the detector knows: all of it ("traffic light"), what it's about ("horse"
 * of "the horse on the right", "man" of "man walking his dog"), its last word, or the first that is known.
 *
 * @returns a name of one word; undefined where it knows none of them
 */
export function knownNameIn(name: string, labels: readonly string[]): string | undefined {
  const typed = name.toLowerCase().match(/[\p{L}\p{M}\p{N}-]+(?:['’]s(?![\p{L}\p{N}]))?/gu) ?? [];
  const isKnown = (word: string) => labelsOf(word, labels).length > 0;
  const words = typed.map((one): Word => {
    const word = one.replace(/['’]s$/, "");
    const known = isKnown(word);
    return { word, isKnown: known, isNoun: known && word === one && !QUALITY.test(word) };
  });
  const whole = joined(words);
  if (isKnown(whole)) return whole;
  for (const part of partsOf(words)) {
    const lastTwo = joined(part.slice(-2));
    if (isKnown(lastTwo)) return lastTwo;
    const last = part.at(-1);
    const found = last?.isKnown
      ? last
      : (part.find((one) => one.isNoun) ?? part.find((one) => one.isKnown));
    if (found) return found.word;
  }
  return undefined;
}

function joined(words: readonly Word[]): string {
  return words.map(({ word }) => word).join("-");
}

/** What a name is about, and what is said of that: "the dog" and "on the chair". */
function partsOf(words: readonly Word[]): Word[][] {
  const parts: Word[][] = [[]];
  words.forEach((one, at) => {
    const part = parts.at(-1) ?? [];
    const ends =
      GOES_ON.test(one.word) || (part.some(({ isNoun }) => isNoun) && isDoing(one, words[at + 1]));
    if (ends) parts.push([]);
    else part.push(one);
  });
  return parts;
}

/** "Walking", and neither "wing" nor "duckling". */
function isDoing({ word, isKnown }: Word, next: Word | undefined): boolean {
  if (isKnown || !word.endsWith("ing") || !/[aeiouy]/.test(word.slice(0, -3))) return false;
  return !(next?.isKnown && KIND.test(word));
}

/** Lists the words that the detector knows and that begin like this, labels first; empty when this is one of them. */
export function namesLike(start: string, labels: readonly string[]): string[] {
  const typed = start.toLowerCase();
  if (typed === "" || labelsOf(typed, labels).length > 0) return [];
  const all = [...labels.map(wordFor), ...Object.values(WORDS).flat()];
  return [...new Set(all)].filter((word) => word.startsWith(typed));
}
