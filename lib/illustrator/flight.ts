import { makeFlyer } from "@/lib/illustrator/add-figure";
import { canTie } from "@/lib/illustrator/belongings";
import { continues } from "@/lib/illustrator/noun-phrases";
import { type Reading, subjectAhead } from "@/lib/illustrator/reading";
import { follows } from "@/lib/illustrator/verbs";

const FLIES = /^(?:flying|flies|fly|soaring|soars|floating|floats|hovering|hovers)$/;

/**
 * Lets what a word such as "flying" is said of fly: the subject before ("a bird flies over the sea"), the noun after
 * ("flying cars"), or what somebody flies ("a boy flying a kite").
 *
 * @returns false when it isn't such a word, or nothing can fly
 */
export function readFlight(reading: Reading, at: number): boolean {
  const { words, scene, subject } = reading;
  const word = words[at] ?? "";
  if (!FLIES.test(word)) return false;
  const isSaidOfSubject = subject !== undefined && follows(words, at, subject);
  const object = subjectAhead(reading, at + 1);
  if (!isSaidOfSubject && continues(words, at + 1)) {
    reading.flying = object !== undefined;
    return reading.flying;
  }
  if (isSaidOfSubject && object) {
    const flyer = scene.figures.at(-1);
    if (object.entry.icon === "kite" && flyer?.kind === "person" && canTie(flyer)) {
      reading.kiteFlyer = flyer;
      flyer.verb ??= word;
    } else scene.missing.push(word);
    return true;
  }
  const figure = scene.figures.at(-1);
  const swims = figure?.kind === "boat" || figure?.kind === "swimmer" || words[at + 1] === "on";
  if (word.startsWith("float") && figure && swims) return true;
  return makeFlyer(figure);
}
