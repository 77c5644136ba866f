/** What icons show by nature besides what they're named after, by its name in the singular. */
const CONTENTS: readonly (readonly [names: string, icons: RegExp])[] = [
  ["fork sauce", /^spaghetti$/],
  ["lamp", /^couch-and-lamp$/],
  ["turret flag gate wall", /^castle$/],
  ["tower", /^(?:castle|church)$/],
  ["steeple", /^church$/],
  ["basket", /^hot-air-balloon$/],
  ["pot", /^potted-plant$/],
  ["spoon", /^bowl-with-spoon$/],
  ["bowl", /^(?:bowl-with-spoon|steaming-bowl|cooked-rice|green-salad)$/],
];

/** How icons look by nature, by the words for it. */
const LOOKS: readonly (readonly [words: string, icons: RegExp])[] = [
  ["stone", /^(?:bridge|castle|classical-building|moai|fountain|headstone)$/],
  ["glass", /^(?:jar|bottle-with-popping-cork|wine-glass)$/],
  ["wooden wood", /^(?:log-cabin|bench|chair|door|table|fence|violin|ladder|branch)$/],
  ["picket", /^fence$/],
  ["brick", /^brick$/],
  ["wicker woven", /^basket$/],
  [
    "striped stripy",
    /^(?:hot-air-balloon|zebra|tiger|lighthouse|circus-tent|honeybee|tropical-fish|worn-scarf)$/,
  ],
  ["spotted", /^(?:leopard|giraffe|mushroom|lady-beetle)$/],
];

/** How what an icon contains looks. */
const LOOKS_OF_CONTENTS = new Map([["lamp", /^(?:tall|standing)$/]]);

const ICONS_WITH = byWord(CONTENTS);
const ICONS_LOOKING = byWord(LOOKS);

function byWord(rows: readonly (readonly [words: string, icons: RegExp])[]) {
  return new Map(
    rows.flatMap(([words, icons]) => words.split(" ").map((word) => [word, icons] as const)),
  );
}

/** Whether what an icon contains looks as it should: the tall lamp beside a sofa. */
export function containsLooking(icon: string, name: string, look: string): boolean {
  return contains(icon, name) && (LOOKS_OF_CONTENTS.get(name)?.test(look) ?? false);
}

/** Whether an icon shows something besides what it's named after: a fork, in a picture of spaghetti. */
export function contains(icon: string, name: string): boolean {
  return ICONS_WITH.get(name)?.test(icon) ?? false;
}

/** Whether a word says how some icons look by nature. */
export function isLook(word: string): boolean {
  return ICONS_LOOKING.has(word);
}

/** Whether a word says how an icon, or a place by its name, looks anyway: "striped", of a hot air balloon. */
export function looksLike(icon: string, word: string): boolean {
  return ICONS_LOOKING.get(word)?.test(icon) ?? false;
}
