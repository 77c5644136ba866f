import { FUNCTION_WORDS } from "@/lib/illustrator/function-words";

/** How a subject stands to the one before it. */
export type Relation = {
  /** `other` can't be drawn. */
  kind: "on" | "under" | "behind" | "other";
  /** Index of its first word. */
  at: number;
};

const ON = /^(?:on|onto|upon|riding|rides|ride|atop)$/;
const UNDER = /^(?:under|beneath|below|underneath)$/;
/** Side by side is how everything stands that isn't said to be elsewhere. */
const OTHER =
  /^(?:in|inside|into|within|behind|between|above|over|around|through|across|along|against|outside|past)$/;
/** What something is done from by who is on or in it: fishing, from a bridge, while apples fall from a tree. */
const STAND =
  /^(?:bridge|pier|dock|boat|ship|canoe|balcony|roof|rooftop|tower|window|cliff|car|train|balloon)$/;
const DETERMINER = /^(?:an?|the|one|his|her|its|their|my|our|your)$/;
/** What is before "from" where that tells a distance, a material, or a source. */
const NO_STAND_AFTER =
  /^(?:away|far|apart|different|made|built|smoke|steam|light|music|(?:ris|com|billow|pour|emerg)(?:es?|s|ing))$/;
const MAX_WORDS_AHEAD = 4;
/** What has the one before elsewhere than the next: "next to", "looking at". */
const APART = /^(?:to|at|by|beside|near|facing|watching)$/;

/** Whether a word leads from one thing to another that it isn't with. */
export function setsApart(word: string): boolean {
  return APART.test(word);
}

/** The relation that a word starts, if it does. */
export function findRelation(words: readonly string[], at: number): Relation | undefined {
  const word = words[at] ?? "";
  if (ON.test(word) || (word === "top" && words[at - 1] === "on")) return { kind: "on", at };
  if (UNDER.test(word)) return { kind: "under", at };
  if (word === "before" || (word === "front" && words[at - 1] === "in")) {
    return { kind: "behind", at: word === "front" ? at - 1 : at };
  }
  return OTHER.test(word) || isFromStand(words, at) ? { kind: "other", at } : undefined;
}

/** In "from grandma and a balloon", the balloon is a thing of its own. */
function isFromStand(words: readonly string[], at: number): boolean {
  if (words[at] !== "from" || NO_STAND_AFTER.test(words[at - 1] ?? "")) return false;
  const ahead = words.slice(at + 1, at + 1 + MAX_WORDS_AHEAD);
  const end = ahead.findIndex((one, index) => !(index === 0 && DETERMINER.test(one)) && ends(one));
  return ahead.slice(0, end < 0 ? undefined : end).some((one) => STAND.test(one));
}

function ends(word: string): boolean {
  return FUNCTION_WORDS.has(word) || !/^[\p{L}\p{N}]/u.test(word);
}

/** A relation with the words up to what it leads to: "in a vase". */
export function relationText(
  relation: Relation | undefined,
  words: readonly string[],
  end: number,
): string {
  return relation ? words.slice(relation.at, end).join(" ") : "";
}

/** How a relation that isn't drawn is told: what is ridden is drawn, also where its rider isn't. */
export function nameRelation(text: string): string {
  return /^(?:riding|rides?)\b/.exec(text)?.[0] ?? text;
}
