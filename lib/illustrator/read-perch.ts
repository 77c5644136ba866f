import { addFigure } from "@/lib/illustrator/add-figure";
import { NO_SETTING } from "@/lib/illustrator/add-setting";
import { restsOn } from "@/lib/illustrator/chains";
import { bodyFor } from "@/lib/illustrator/draw-body";
import { headAnchors } from "@/lib/illustrator/head-anchors";
import { ICON_VOCABULARY } from "@/lib/illustrator/icon-vocabulary";
import { continues } from "@/lib/illustrator/noun-phrases";
import { dropModifiers, type Reading } from "@/lib/illustrator/reading";
import { relationText } from "@/lib/illustrator/relations";
import type { Attachment, Figure } from "@/lib/illustrator/scene";

const PLACES: ReadonlyMap<string, Attachment["how"]> = new Map(
  Object.entries({
    head: "head",
    heads: "head",
    hat: "head",
    lap: "lap",
    shoulder: "shoulder",
    shoulders: "shoulder",
    back: "on",
    roof: "on",
    rooftop: "on",
  } satisfies Record<string, Attachment["how"]>),
);
const WHOSE = /^(?:its|his|her|their|the|a)$/;
const LEASH = /^(?:leash|lead)$/;
const CHIMNEYS = /^(?:house|log-cabin)$/;

/**
 * Reads a place on what came before, as in "a snowman with a bird on its head", "a cat on her lap", or "a bird on the
 * roof", and the leash that somebody has a dog on.
 *
 * @returns false when it is no such word
 */
export function readPerch(reading: Reading, at: number): boolean {
  const { words, scene, relation } = reading;
  const word = words[at] ?? "";
  if (relation?.kind !== "on" || !WHOSE.test(words[at - 1] ?? "") || words[at + 1] === "of")
    return false;
  if (LEASH.test(word)) return readLeash(reading, word);
  const how = PLACES.get(word);
  if (!how || continues(words, at + 1)) return false;
  const rider = scene.figures.at(-1);
  if (!rider || rider.relation) return false;
  const base = scene.figures
    .slice(0, -1)
    .findLast((one) => hasPlace(one, word, how) && !restsOn(scene, one, rider));
  if (rider.attached) {
    // A hat is on the head anyway.
    if (rider.attached.how !== "worn" || how !== "head") return false;
  } else if (base) rider.attached = { to: scene.figures.indexOf(base), how };
  else if (!/^roof/.test(word) || !addRoof(reading, word, at)) return false;
  else return true;
  scene.setting.push({ ...NO_SETTING, text: word });
  reading.relation = undefined;
  dropModifiers(reading);
  return true;
}

/** Draws a house for a roof that is nobody's. */
function addRoof(reading: Reading, word: string, at: number): boolean {
  const house = ICON_VOCABULARY.get("house");
  if (!house) return false;
  const { scene, relation, modifiers, words, relatedFrom } = reading;
  addFigure(scene, {
    entry: { ...house, like: "a house" },
    phrase: { name: "house", text: word, length: 1, plural: false, entry: house },
    modifiers: { ...modifiers, count: undefined },
    relation,
    relationText: relationText(relation, words, at + 1),
    relatedFrom,
    verb: undefined,
  });
  reading.modifiers = { count: undefined, color: undefined, size: undefined };
  reading.relation = undefined;
  return true;
}

function hasPlace(one: Figure, word: string, how: Attachment["how"]): boolean {
  if (one.attached && one.attached.how !== "in") return false;
  if (/^roof/.test(word)) return one.kind === "building";
  if (how === "head") return headAnchors(one.icon) !== undefined;
  if (how === "lap" || how === "shoulder")
    return (
      one.kind === "person" &&
      bodyFor(one.icon, 0, { color: undefined, dressed: false }) !== undefined
    );
  return one.kind === "animal";
}

function readLeash(reading: Reading, word: string): boolean {
  const { scene } = reading;
  const dog = scene.figures.at(-1);
  const owner = scene.figures
    .slice(0, -1)
    .findLast((one) => one.kind === "person" && !(dog && restsOn(scene, one, dog)));
  if (!dog || !owner || dog.kind !== "animal" || dog.attached || dog.relation) return false;
  dog.attached = { to: scene.figures.indexOf(owner), how: "tied" };
  scene.setting.push({ ...NO_SETTING, text: word });
  reading.relation = undefined;
  dropModifiers(reading);
  return true;
}

/** Lets smoke rise from the chimney of a house before; false when there is none. */
export function readSmoke(reading: Reading, at: number): boolean {
  const { words, scene } = reading;
  const word = words[at] ?? "";
  const isChimney = word === "chimney" && words.slice(0, at).includes("smoke");
  if (word !== "smoke" && !isChimney) return false;
  const house = scene.figures.findLast(({ icon }) => CHIMNEYS.test(icon));
  if (!house || continues(words, at + 1)) return false;
  house.smokes = true;
  dropModifiers(reading);
  scene.setting.push({ ...NO_SETTING, text: word });
  reading.relation = undefined;
  return true;
}
