import "server-only";

import { AppError } from "@/lib/core/errors";
import type { Progress } from "@/lib/core/progress";
import type { UserContext } from "@/lib/providers/context";
import { toldAsFound } from "@/lib/tools/remove-object/object-name";
import { labelsOf, wordFor } from "@/lib/tools/remove-object/object-names";
import {
  areaOf,
  areNeighbors,
  intersectionOverUnion,
  shareInside,
  standsBefore,
} from "@/lib/vision/box";
import { LIVING, OBJECT_LABELS } from "@/lib/vision/labels";
import type { BoundingBox, FoundObject } from "@/lib/vision/regions";

/** Objects with less than this share of the best score are more likely something else. */
const MIN_RELATIVE_SCORE = 0.5;
const MAX_OBJECTS = 12;
/** Two boxes with more than this in common are one object, whatever the detector calls it: a bag may be a handbag and a backpack. */
const MAX_OVERLAP = 0.5;
/**
 * A box inside a surer one is a part of the same object, such as a chair's back, when it's this large beside it and this much less
 * sure. Whoever is before somebody is never a part of them: a child on its mother's lap may be hardly seen.
 */
const PART = { inside: 0.85, size: 0.3, score: 0.65 };
/** Below this, what was found instead is a guess that isn't worth telling. */
const MIN_TOLD_SCORE = 0.5;
/**
 * Finds the objects that a word names.
 *
 * @returns `named`: at most 12 matching objects, most confident first, each of them once; `others`: everything else
 *   that was found
 * @throws AppError whatever `ctx.vision` throws
 */
export async function findObjectsByName(
  ctx: UserContext & { progress?: Progress },
  image: string,
  name: string,
): Promise<{ named: FoundObject[]; others: FoundObject[] }> {
  const labels = labelsOf(name, OBJECT_LABELS);
  const [wanted] = labels;
  const found = await ctx.vision.findObjects({
    image,
    ...(wanted ? { wanted } : {}),
    userId: ctx.user.id,
    signal: ctx.signal,
    onStep: (label, waitsFor) => ctx.progress?.onStep({ label, waitsFor }),
  });
  const named = found.filter(({ label }) => labels.includes(label));
  const topScore = named[0]?.score ?? 0;
  return {
    named: onceEach(named.filter(({ score }) => score >= topScore * MIN_RELATIVE_SCORE)).slice(
      0,
      MAX_OBJECTS,
    ),
    others: found.filter(({ label }) => !labels.includes(label)),
  };
}

/** Leaves out what is another box of a surer object; `found` is most confident first. */
export function onceEach(found: readonly FoundObject[]): FoundObject[] {
  const kept: FoundObject[] = [];
  for (const one of found) if (!kept.some((surer) => isSame(surer, one))) kept.push(one);
  return kept;
}

function isSame(surer: FoundObject, one: FoundObject): boolean {
  if (intersectionOverUnion(surer.box, one.box) > MAX_OVERLAP) return true;
  return (
    !LIVING.has(one.label) &&
    one.score < PART.score * surer.score &&
    areaOf(one.box) >= PART.size * areaOf(surer.box) &&
    shareInside(one.box, surer.box) >= PART.inside
  );
}

/** What to outline: some objects, and nothing of the others next to them. */
export function targetOf(
  wanted: readonly FoundObject[],
  others: readonly FoundObject[],
): { boxes: BoundingBox[]; avoid?: BoundingBox[] } {
  const boxes = wanted.map(({ box }) => box);
  const avoid = others
    .filter((other) =>
      boxes.some(
        // Who stands before a car isn't part of it, however small beside it.
        (box) =>
          areNeighbors(box, other.box) ||
          (LIVING.has(other.label) && isSmaller(other.box, box) && standsBefore(other.box, box)),
      ),
    )
    .map(({ box }) => box);
  return { boxes, ...(avoid.length > 0 && { avoid }) };
}

function isSmaller(one: BoundingBox, other: BoundingBox): boolean {
  return areaOf(one) < areaOf(other);
}

/** Creates the error for a name that wasn't found, listing what surely was, and saying so where the detector doesn't know the word. */
export function notFound(name: string, found: readonly FoundObject[]): AppError {
  // One thing may have two names, of which the surer one counts.
  const sure = onceEach(found).filter(({ score }) => score >= MIN_TOLD_SCORE);
  const words = [...new Set(sure.map(({ label }) => (label === "tv" ? "TV" : wordFor(label))))];
  const isKnown = labelsOf(name, OBJECT_LABELS).length > 0;
  const why = isKnown ? "" : ", because the built-in detector doesn't know that word";
  return new AppError(
    "unusable",
    `Couldn't find “${name}” in this image${why}${toldAsFound(words)}. Click the object or paint over it instead.`,
  );
}
