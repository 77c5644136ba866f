import type { Phrase } from "@/lib/illustrator/find-phrase";
import type { Reading } from "@/lib/illustrator/reading";

/** What has parts that could be things of their own. */
const THINGS = /^(?:vehicle|boat|building|object)$/;

/**
 * Whether a thing is part of the one before, which then owns it, as in "a bicycle, its basket full of flowers": it's drawn
 * beside that.
 */
export function ownThing(reading: Reading, { entry }: Phrase): boolean {
  const { scene, relation, subject } = reading;
  const owner = scene.figures.at(-1);
  if (!owner || owner.attached || relation || !subject?.phrase.entry) return false;
  if (entry?.kind !== "object" || !THINGS.test(owner.kind)) return false;
  reading.owner = owner;
  return true;
}
