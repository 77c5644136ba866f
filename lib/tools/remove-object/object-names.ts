import { singularForms } from "@/lib/core/singular-forms";

/**
 * Everyday words for the detector's labels. A word may map to several: a bag may be a handbag, a
 * backpack or a suitcase. Lists only plurals that follow no rule.
 */
const WORDS: Record<string, readonly string[]> = {
  person: words("man men woman women people boy girl child children kid human guy lady baby adult"),
  bicycle: words("bike cycle pushbike bicyclist"),
  car: words("auto automobile van suv taxi cab sedan jeep vehicle"),
  motorcycle: words("motorbike moped scooter vespa bike vehicle"),
  airplane: words("plane aeroplane aircraft jet airliner"),
  bus: words("coach minibus vehicle"),
  train: words("tram locomotive railcar metro"),
  truck: words("lorry pickup van vehicle"),
  boat: words("ship yacht sailboat canoe kayak ferry vessel dinghy"),
  "traffic light": words("light stoplight semaphore signal"),
  "fire hydrant": words("hydrant"),
  "stop sign": words("sign"),
  "parking meter": words("meter"),
  bench: words("seat"),
  bird: words(
    "duck goose geese gull seagull pigeon sparrow parrot chicken hen rooster crow swan owl eagle animal",
  ),
  cat: words("kitten kitty tomcat animal pet"),
  dog: words("puppy pup hound doggy terrier animal pet"),
  horse: words("pony mare stallion foal animal"),
  sheep: words("lamb ram ewe goat animal"),
  cow: words("bull ox oxen calf calves cattle animal"),
  elephant: words("animal"),
  bear: words("cub animal"),
  zebra: words("animal"),
  giraffe: words("animal"),
  backpack: words("rucksack knapsack bag schoolbag"),
  umbrella: words("parasol brolly"),
  handbag: words("purse bag tote"),
  tie: words("necktie cravat"),
  suitcase: words("luggage bag case trolley"),
  frisbee: words("disc disk"),
  skis: words("ski"),
  "sports ball": words("ball football basketball baseball volleyball soccerball"),
  "baseball bat": words("bat"),
  "baseball glove": words("glove mitt"),
  skateboard: words("board longboard"),
  surfboard: words("board"),
  "tennis racket": words("racket racquet"),
  bottle: words("flask"),
  "wine glass": words("glass goblet wineglass"),
  cup: words("mug glass teacup beaker coffee tea"),
  knife: words("knives blade"),
  bowl: words("dish"),
  banana: words("fruit"),
  apple: words("fruit"),
  orange: words("fruit mandarin tangerine clementine"),
  sandwich: words("burger hamburger toast"),
  "hot dog": words("hotdog sausage"),
  donut: words("doughnut"),
  cake: words("pie tart cupcake"),
  chair: words("armchair stool seat"),
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
  clock: words("watch"),
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
