import { areaOf } from "@/lib/vision/box";
import type { BoundingBox } from "@/lib/vision/regions";

/** Which of several objects a longer name asks for. */
export type Which = "left" | "right" | "middle" | "largest" | "smallest";

/** How that is told. */
export const WHICH_WORDS: Record<Which, string> = {
  left: "the one on the left",
  right: "the one on the right",
  middle: "the one in the middle",
  largest: "the largest",
  smallest: "the smallest",
};

/** They mean nothing else. */
const PLAIN: ReadonlyMap<string, Which> = new Map([
  ["leftmost", "left"],
  ["left-hand", "left"],
  ["rightmost", "right"],
  ["right-hand", "right"],
  ["largest", "largest"],
  ["biggest", "largest"],
  ["smallest", "smallest"],
  ["tiniest", "smallest"],
]);
const SIDES: ReadonlyMap<string, Which> = new Map([
  ["left", "left"],
  ["right", "right"],
  ["middle", "middle"],
  ["center", "middle"],
]);

/** "On the left", "to the far right": a place in the image if nothing follows, and otherwise that of something else. */
const PLACES = /^(?:on|at|to|in)$/;
const GOES_ON =
  /^(?:of|on|in|at|with|without|behind|near|to|under|next|beside|by|from|over|above|below|between|that|who|which|and|or)$/;
const FILLING = /^(?:the|a|an|far|very|hand|side|please|picture|image|photo|photograph)$/;
/** "Left hand" and "right shoe" are on each of several people. */
const OF_A_BODY =
  /^(?:hand|arm|leg|foot|eye|ear|shoe|glove|paw|wing|wheel|half|part|and|of|here|now)$/;

/** Reads which of several objects a name of several words asks for; undefined where it doesn't, or for more than one thing. */
export function whichIn(name: string): Which | undefined {
  const words = (name.toLowerCase().match(/[\p{L}\p{N}-]+(?:['’]s)?/gu) ?? []).filter(
    (word) => word !== "please",
  );
  const asked = new Set(words.flatMap((_, at) => askedAt(words, at) ?? []));
  const [which] = asked;
  return asked.size === 1 ? which : undefined;
}

function askedAt(words: readonly string[], at: number): Which | undefined {
  // However it's spelled.
  const word = (words[at] ?? "").replace(/tre$/, "ter");
  const before = words.slice(0, at);
  const after = words.slice(at + 1);
  // What is said of something else: "the dog on the largest chair".
  const isOfObject = !before.some((one) => GOES_ON.test(one)) && after.length > 0;
  const plain = PLAIN.get(word);
  if (plain && isOfObject) return plain;
  const side = SIDES.get(word) ?? plain;
  if (!side || before.length === 0)
    return isOfObject && isBeforeObject(before, after) ? side : undefined;
  const place = before.findLast((one) => !FILLING.test(one)) ?? "";
  const isLast = after.every((one) => FILLING.test(one) || one === "of");
  if (isLast && (PLACES.test(place) || after.length === 0)) return side;
  return isOfObject && isBeforeObject(before, after) ? side : undefined;
}

/** "The left swan", and neither "the man's left shoe" nor "the dog left of the car". */
function isBeforeObject(before: readonly string[], [next = ""]: readonly string[]): boolean {
  const isHers = /['’]s$|^(?:his|her|its|their)$/.test(before.at(-1) ?? "");
  return before.length <= 2 && !isHers && !GOES_ON.test(next) && !OF_A_BODY.test(next);
}

/** One has to be larger than the next by this much to be the largest. */
const CLEARLY = 1.15;

/** The place in a list of the box that is asked for; undefined where it isn't clear. */
export function pickWhich(boxes: readonly BoundingBox[], which: Which): number | undefined {
  if (boxes.length < 2) return undefined;
  const sizes = new Map(boxes.map((box, at) => [at, areaOf(box)]));
  const middles = new Map(boxes.map(({ left, right }, at) => [at, left + right]));
  const order = (values: ReadonlyMap<number, number>) =>
    [...values].toSorted(([, one], [, other]) => one - other);
  const across = order(middles);
  const bySize = order(sizes);
  if (which === "left") return across[0]?.[0];
  if (which === "right") return across.at(-1)?.[0];
  if (which === "middle")
    return boxes.length % 2 === 1 ? across[(boxes.length - 1) / 2]?.[0] : undefined;
  const [first, second] = which === "largest" ? bySize.toReversed() : bySize;
  if (!first || !second) return undefined;
  const [small = 0, large = 0] = [first[1], second[1]].toSorted((one, other) => one - other);
  return large >= small * CLEARLY ? first[0] : undefined;
}
