import { setsApart } from "@/lib/illustrator/relations";
import type { Figure, IconEntry } from "@/lib/illustrator/scene";
import { rimOf } from "@/lib/illustrator/supports";

/** What whole groups are in, with all they have. */
const VESSELS = /^(?:bathtub|canoe|shopping-cart)$/;
/** What an animal is in with its toys or its young; a cat isn't in a fish's bowl. */
const ROOMY = /^(?:basket|open-box|empty-nest)$/;
/** Higher animals don't fit into a basket, or a tree. */
const MAX_FILLING_HEIGHT = 0.3;
const JOINS = /^(?:and|plus)$/;
const SMALL_THINGS = /^(?:food|plant|swimmer)$/;

/**
 * Which of the figures before are in what comes next: a girl and a cat are both in a basket, and of a girl with a cat,
 * the cat is.
 */
export function contentsOf(container: IconEntry, group: readonly Figure[]): Figure[] {
  const all = group.filter(({ attached, icon }) => !attached || icon === container.icon);
  const last = group.at(-1);
  if (isVessel(container) || !last) return all;
  if (isPutDown(last, group.at(-2), container)) return [last];
  let first = all.length - 1;
  while (first > 0 && areTogether(all[first - 1], all[first], container)) first -= 1;
  return all.slice(Math.max(0, first));
}

/**
 * Index of the first figure that goes aboard, when a relation is said of the one at `from`: with a basket, who has the
 * cat in it goes along.
 */
export function firstAboard(
  container: IconEntry,
  figures: readonly Figure[],
  from: number,
): number {
  const first = figures.findIndex(({ attached }) => attached?.how === "in" && attached.to === from);
  const owner = figures[first - 1];
  const goesAlong = owner?.kind === "person" && !owner.attached && !owner.relation;
  const isHad = !setsApart(figures[first]?.ledBy ?? "");
  return isVessel(container) && goesAlong && isHad ? first - 1 : from;
}

function isVessel({ kind, icon }: IconEntry): boolean {
  return kind === "boat" || VESSELS.test(icon);
}

function areTogether(
  one: Figure | undefined,
  next: Figure | undefined,
  container: IconEntry,
): boolean {
  if (!one || !next) return false;
  const lead = next.ledBy ?? "";
  // A family of four is one group.
  if (one.word === next.word) return true;
  if (setsApart(lead)) return false;
  const isRoomy = container.kind === "tree" || ROOMY.test(container.icon);
  if (JOINS.test(lead)) return one.kind !== "person" || !SMALL_THINGS.test(next.kind);
  return isRoomy && /^(?:animal|flyer)$/.test(one.kind) && one.height < MAX_FILLING_HEIGHT;
}

/** Whether what a person has is in a bowl or pot and not in the hand. */
function isPutDown(
  { attached, kind }: Figure,
  owner: Figure | undefined,
  { icon }: IconEntry,
): boolean {
  if (attached?.how !== "held" || owner?.kind !== "person" || !rimOf(icon)) return false;
  return /^(?:animal|food|plant)$/.test(kind) || (kind === "object" && !ROOMY.test(icon));
}
