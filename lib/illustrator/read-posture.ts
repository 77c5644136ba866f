import { isRelated } from "@/lib/illustrator/arrange";
import { lastOwner } from "@/lib/illustrator/belongings";
import { bodyFor } from "@/lib/illustrator/draw-body";
import type { Reading } from "@/lib/illustrator/reading";
import type { Figure, Scene } from "@/lib/illustrator/scene";
import { seatOf } from "@/lib/illustrator/supports";
import { follows } from "@/lib/illustrator/verbs";

const SITS = /^(?:sitting|sits|seated|perched|perching)$/;
/** Icons of animals that sit. */
const SITTING =
  /^(?:rabbit|chipmunk|mouse|monkey|orangutan|seal|teddy-bear|hedgehog|baby-chick|hatching-chick|owl|bird|black-bird|parrot|fox|bear|polar-bear|panda|koala|lion|wolf|hamster|frog|moose|boar|chicken|turtle|snail|snake|swan)$/;

/** Reads that somebody sits; whether that is drawn shows once it is known where. */
export function readPosture(reading: Reading, at: number): boolean {
  const { words, scene, subject, postures } = reading;
  const word = words[at] ?? "";
  const figure = lastOwner(reading);
  if (!SITS.test(word) || !figure || !subject?.phrase.entry || !follows(words, at, subject))
    return false;
  if (word.endsWith("s")) subject.verbEnd = at + 1;
  postures.push({ word, figure, at: scene.missing.length });
  return true;
}

/** Names "sitting" where somebody is drawn standing. */
export function settlePostures({ scene, postures }: Reading): void {
  for (const { word, figure, at } of postures.toReversed()) {
    const isDrawn =
      SITTING.test(figure.icon) || (figure.kind === "person" && isSeated(scene, figure));
    if (isDrawn) figure.verb ??= word;
    // In the order of the description's words.
    else scene.missing.splice(at, 0, word);
  }
}

function isSeated({ figures }: Scene, figure: Figure): boolean {
  const hasBody = bodyFor(figure.icon, 0, { color: undefined, dressed: false }) !== undefined;
  const at = figures.indexOf(figure);
  const isOnSeat = figures.some(
    ({ icon, relation }) =>
      relation?.kind === "on" && isRelated(relation, at) && seatOf(icon)?.hips !== undefined,
  );
  const hasLap = figures.some(({ attached }) => attached?.how === "lap" && attached.to === at);
  return hasBody && !figure.attached && (isOnSeat || hasLap);
}
