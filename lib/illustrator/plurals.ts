/** Plurals that no rule below explains, and words that look like plurals. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    mice: "mouse",
    geese: "goose",
    kids: "child",
    people: "person",
    wolves: "wolf",
    werewolves: "werewolf",
    leaves: "leaf",
    knives: "knife",
    scarves: "scarf",
    thieves: "thief",
    loaves: "loaf",
    elves: "elf",
    dwarves: "dwarf",
    calves: "calf",
    oxen: "ox",
    teeth: "tooth",
    feet: "foot",
    axes: "axe",
    pickaxes: "pickaxe",
    canoes: "canoe",
    oboes: "oboe",
    toes: "toe",
    cacti: "cactus",
    octopi: "octopus",
    buses: "bus",
    rhinoceroses: "rhinoceros",
    glasses: "glasses",
    sunglasses: "sunglasses",
    wives: "wife",
    taxis: "taxi",
    corgis: "corgi",
    samurais: "samurai",
    kiwis: "kiwi",
    saris: "sari",
    hippopotami: "hippopotamus",
  }),
);

/** Singular words that end in "s". */
const SINGULAR_IN_S = /(?:ss|us|is|ous)$/;
/** Singular words that end in "men". */
const SINGULAR_IN_MEN = /^(?:ramen|omen|specimen|abdomen|yemen|women'?s|men'?s)$/;
/** "Cookies" are the plural of "cookie", "berries" of "berry". */
const ENDS_IN_IE =
  /^(?:.ie|cookie|brownie|smoothie|movie|zombie|genie|pixie|collie|birdie|budgie|hoodie|bowtie|necktie|magpie|selfie|rookie|hippie|veggie|prairie)s$/;

/** Returns a noun's singular, and whether it was a plural. */
export function singularize(word: string): { word: string; plural: boolean } {
  const singular = IRREGULAR.get(word) ?? regularSingular(word);
  return { word: singular, plural: singular !== word };
}

function regularSingular(word: string): string {
  if (word.endsWith("children")) return word.slice(0, -3);
  if (word.endsWith("men") && !SINGULAR_IN_MEN.test(word)) return `${word.slice(0, -2)}an`;
  if (word.length < 4 || !word.endsWith("s") || SINGULAR_IN_S.test(word)) return word;
  if (ENDS_IN_IE.test(word)) return word.slice(0, -1);
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  // "Houses" and "blouses", but "octopuses" and "walruses".
  if (/[^aeo]uses$/.test(word)) return word.slice(0, -2);
  if (word.endsWith("shoes")) return word.slice(0, -1);
  return /(?:ch|sh|ss|x|o)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}
