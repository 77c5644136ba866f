import { areaOf } from "@/lib/vision/box";
import { shareHeld } from "@/lib/vision/doubt-of-box";
import type { Plane } from "@/lib/vision/raster";
import type { BoundingBox, FoundObject } from "@/lib/vision/regions";

/** A person covering less of the image than this isn't its subject. */
const MIN_PERSON_SHARE = 0.08;
const MIN_PERSON_SCORE = 0.5;
/**
 * IoU above which both networks see the same thing, so it is a portrait; below, the person probably
 * holds or rides something.
 */
const MIN_AGREEMENT = 0.85;
/** Where the other network found less than this of what either did, it's something by itself, such as what a person shows. */
const MIN_PART_SHARE = 0.4;
/**
 * Below `MIN_AGREEMENT`, the people's network is still believed where what the other one found is a part of one person that it found, in the box
 * around them: of a dark suit on a dark ground, the other one may see the head and the shirt alone.
 */
const MIN_INSIDE = 0.95;
/** How far hair and sleeves may be out of a person's box. */
const BESIDE = 0.03;
const IN = 127;

/** Whether one of the objects is a person who may be the image's subject. */
export function isAboutPeople(found: readonly FoundObject[]): boolean {
  return found.some(isSubject);
}

function isSubject({ label, score, box }: FoundObject): boolean {
  return label === "person" && score >= MIN_PERSON_SCORE && areaOf(box) >= MIN_PERSON_SHARE;
}

/**
 * Makes one matte of what the two networks found.
 *
 * @param portrait the people's network's, of the same dimensions as `subject`
 * @param found what the detector found
 * @returns `isUnsure`: they differ in how much belongs to the person; undefined where the people's network can't be believed
 */
export function choosePortrait(
  portrait: Plane,
  subject: Plane,
  found: readonly FoundObject[],
): { matte: Plane; isUnsure: boolean } | undefined {
  const { shared, union, part } = compareMattes(portrait, subject);
  if (union === 0) return undefined;
  if (shared / union >= MIN_AGREEMENT) return { matte: portrait, isUnsure: false };
  if (part < union * MIN_PART_SHARE || shared < part * MIN_INSIDE) return undefined;
  const isOnePerson = found
    .filter(isSubject)
    .map(({ box }) => widen(box))
    .some((box) => shareHeld(portrait, box) >= MIN_INSIDE && shareHeld(subject, box) >= MIN_INSIDE);
  if (!isOnePerson) return undefined;
  const data = portrait.data.map((alpha, at) => Math.max(alpha, subject.data[at] ?? 0));
  return { matte: { ...portrait, data }, isUnsure: true };
}

function widen({ left, top, right, bottom }: BoundingBox): BoundingBox {
  return {
    left: left - BESIDE,
    top: top - BESIDE,
    right: right + BESIDE,
    bottom: bottom + BESIDE,
  };
}

/** Pixels that both have, that either has, and that the second one has. */
function compareMattes(one: Plane, other: Plane): { shared: number; union: number; part: number } {
  let [shared, union, part] = [0, 0, 0];
  for (const [at, byte] of one.data.entries()) {
    const first = byte > IN;
    const second = (other.data[at] ?? 0) > IN;
    if (first && second) shared += 1;
    if (first || second) union += 1;
    if (second) part += 1;
  }
  return { shared, union, part };
}
