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
  /^(?:hand|arm|leg|foot|eye|ear|shoe|boot|sock|glove|sleeve|shoulder|elbow|knee|thumb|finger|cheek|paw|wing|wheel|tire|door|window|mirror|headlight|lane|half|part|side|and|of|here|now)$/;
/** "Middle aged" and "left-hand drive" aren't places. */
const OF_A_KIND = /^(?:aged|age|handed|class|school|drive|field|finger|stage)$/;
/** "Right-hand man" isn't one, either. */
const OF_A_HAND = /^(?:man|woman|drive|glove|mirror|side)$/;

/** More than one, one by its number, or one that's left out. */
const SEVERAL =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|dozen|\d+|all|both|each|every|everyone|everybody|everything|several|many|few|some|any|couple|pair|group|crowd|row|people|men|women|children|kids|mice|geese|first|second|third|fourth|fifth|sixth|last|penultimate|\d+(?:st|nd|rd|th)|not|but|except)$/;
/** The other direction, which nothing here looks at. */
const UP_AND_DOWN =
  /^(?:top|topmost|bottom|upper|uppermost|lower|lowest|front|back|rear|foreground|background)$/;
/** Who looks to the left may stand on the right. */
const TURNED =
  /^(?:looking|looks|facing|faces|faced|turning|turns|turned|pointing|points|heading|headed|going|goes|moving|leaning|leans|walking|running|driving|flying|swimming|tilted|bent|just)$/;
/** Cars, knives, and sisters, and neither a bus nor a glass. */
const PLURAL = /[^sui]s$/;

/** Reads which of several objects a name of several words asks for; undefined where it doesn't, or for more than one thing. */
export function whichIn(name: string): Which | undefined {
  const plain = name.toLowerCase().replaceAll("&", " and ");
  const words = (plain.match(/[\p{L}\p{N}-]+(?:['’]s)?/gu) ?? []).filter(
    (word) => word !== "please",
  );
  if (isUnclear(words)) return undefined;
  const asked = new Set(words.flatMap((_, at) => askedAt(words, at) ?? []));
  const [which] = asked;
  return asked.size === 1 ? which : undefined;
}

/** Whether a name is for several objects, or tells one by more than what is read here. */
function isUnclear(words: readonly string[]): boolean {
  const sides = new Set(words.flatMap((word) => sideOf(word) ?? []));
  if (sides.size > 1) return true;
  if (words.some((one) => SEVERAL.test(one) || UP_AND_DOWN.test(one) || TURNED.test(one)))
    return true;
  const end = words.findIndex((word) => GOES_ON.test(word));
  const named = words.slice(0, end < 0 ? words.length : end).filter((word) => !sideOf(word));
  const noun = named.at(-1) ?? "";
  if (PLURAL.test(noun) && !/['’]s$/.test(noun)) return true;
  // "The cup and the plate", "the man and woman on the left", and not "the black and white dog".
  const isEnd = (word = "") => word === "" || GOES_ON.test(word) || sideOf(word) !== undefined;
  return words.some((word, at) => {
    const [next = "", afterNext] = words.slice(at + 1);
    return /^(?:and|or)$/.test(word) && (/^(?:the|an?)$/.test(next) || isEnd(afterNext));
  });
}

/** What a word stands for, however it's spelled, wherever it stands. */
function sideOf(word: string): Which | undefined {
  const usual = word.replace(/tre$/, "ter");
  return SIDES.get(usual) ?? PLAIN.get(usual);
}

function askedAt(words: readonly string[], at: number): Which | undefined {
  const word = words[at] ?? "";
  const before = words.slice(0, at);
  const after = words.slice(at + 1);
  // What is said of something else: "the dog on the largest chair".
  const isOfObject = !before.some((one) => GOES_ON.test(one)) && after.length > 0;
  const plain = PLAIN.get(word);
  const [next = ""] = after;
  if (plain && isOfObject && !(word.endsWith("-hand") && OF_A_HAND.test(next))) return plain;
  const side = sideOf(word);
  if (!side || (plain && OF_A_HAND.test(next) && next !== "side")) return undefined;
  if (before.length === 0) return isOfObject && isBeforeObject(before, after) ? side : undefined;
  const place = before.findLast((one) => !FILLING.test(one)) ?? "";
  const isLast = after.every((one) => FILLING.test(one) || one === "of");
  if (isLast && (PLACES.test(place) || after.length === 0)) return side;
  return isOfObject && isBeforeObject(before, after) ? side : undefined;
}

/** "The left swan", and neither "the man's left shoe" nor "the dog left of the car". */
function isBeforeObject(before: readonly string[], [next = ""]: readonly string[]): boolean {
  const isHers = /['’]s$|^(?:his|her|its|their)$/.test(before.at(-1) ?? "");
  return (
    before.length <= 2 && !isHers && ![GOES_ON, OF_A_BODY, OF_A_KIND].some((one) => one.test(next))
  );
}

/** One has to be larger than the next by this much to be the largest. */
const CLEARLY = 1.15;
/** Of the image's width: the middles of two objects are this far apart where one is clearly farther to a side. */
const APART = 0.05;

/** The place in a list of the box that is asked for; undefined where it isn't clear. */
export function pickWhich(boxes: readonly BoundingBox[], which: Which): number | undefined {
  if (boxes.length < 2) return undefined;
  const sizes = new Map(boxes.map((box, at) => [at, areaOf(box)]));
  const middles = new Map(boxes.map(({ left, right }, at) => [at, (left + right) / 2]));
  const order = (values: ReadonlyMap<number, number>) =>
    [...values].toSorted(([, one], [, other]) => one - other);
  const across = order(middles);
  const bySize = order(sizes);
  if (which === "left") return clearlyFirst(across);
  if (which === "right") return clearlyFirst(across.toReversed());
  if (which === "middle") {
    const at = (boxes.length - 1) / 2;
    const [before, itself] = [across.slice(0, at + 1).toReversed(), across.slice(at)];
    const isClear = clearlyFirst(before) === clearlyFirst(itself);
    return boxes.length % 2 === 1 && isClear ? clearlyFirst(itself) : undefined;
  }
  const [first, second] = which === "largest" ? bySize.toReversed() : bySize;
  if (!first || !second) return undefined;
  const [small = 0, large = 0] = [first[1], second[1]].toSorted((one, other) => one - other);
  return large >= small * CLEARLY ? first[0] : undefined;
}

/** The first along the image's width, unless the next is about as far. */
function clearlyFirst([first, second]: readonly (readonly [number, number])[]): number | undefined {
  if (!first || !second) return undefined;
  return Math.abs(first[1] - second[1]) >= APART ? first[0] : undefined;
}
