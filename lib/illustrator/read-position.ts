import { NO_SETTING } from "@/lib/illustrator/add-setting";
import { longestPhrase } from "@/lib/illustrator/find-phrase";
import { modifierWords } from "@/lib/illustrator/modifiers";
import { isLook, looksLike } from "@/lib/illustrator/natural-looks";
import { continues } from "@/lib/illustrator/noun-phrases";
import { readIce } from "@/lib/illustrator/read-ice";
import { dropModifiers, type Reading } from "@/lib/illustrator/reading";
import { isSeat } from "@/lib/illustrator/supports";

const SIDES = /^(?:left|right)$/;
const DEPTHS = /^(?:background|backdrop|distance|foreground)$/;
/** Where something on a thing is anyway. */
const TOPS = /^(?:roof|rooftop|deck)$/;
const RUGS = /^(?:rug|carpet)$/;
/** What things are made of, and what is there on its own. */
const MATERIALS = /^(?:glass|stone|wood|brick)$/;
/** Words between "empty" and what is. */
const MAX_AHEAD = 4;
const HAVING = /^(?:with|has|had|having)$/;
const FAR = /^(?:building|tree|flyer)$/;

/**
 * Reads where something is in the picture or on something ("in the background", "to the left of", "on the roof of"),
 * how everything of its kind looks or what it is made of, what is empty, and what is frozen.
 *
 * @returns false when it is no such word
 */
export function readPosition(reading: Reading, at: number): boolean {
  return (
    readSide(reading, at) ||
    readDepth(reading, at) ||
    readTop(reading, at) ||
    readLook(reading, at) ||
    readEmpty(reading, at) ||
    readOnIt(reading, at) ||
    readIce(reading, at) ||
    readRug(reading, at)
  );
}

/** "To the left of" is said of two things, "on the left" of one and all others. */
function readSide(reading: Reading, at: number): boolean {
  const { words, scene } = reading;
  const side = words[at] ?? "";
  const from = scene.figures.length - 1;
  if (!SIDES.test(side) || words[at - 1] !== "the" || from < 0) return false;
  if (!reading.subject?.phrase.entry) return false;
  const isHalf = words[at + 1] === "side";
  const isOf = words[at + (isHalf ? 2 : 1)] === "of";
  if (!isOf && !/^(?:on|to|at)$/.test(words[at - 2] ?? "")) return false;
  if (!isOf && !isHalf && continues(words, at + 1)) return false;
  scene.sides.push({ side: side === "left" ? "left" : "right", from, isOfNext: isOf });
  dropModifiers(reading);
  reading.relation = undefined;
  return true;
}

function readDepth(reading: Reading, at: number): boolean {
  const { words, scene, subject } = reading;
  const word = words[at] ?? "";
  if (!DEPTHS.test(word) || words[at - 1] !== "the" || words[at - 2] !== "in") return false;
  const figure = subject?.phrase.entry ? scene.figures.at(-1) : undefined;
  if (!subject || continues(words, at + 1)) return false;
  const isFar = FAR.test(figure?.kind ?? "");
  if (word !== "foreground") {
    if (figure && !isFar) figure.inBack = true;
    scene.setting.push({ ...NO_SETTING, text: word });
  } else if (figure && !isFar) scene.setting.push({ ...NO_SETTING, text: word });
  else scene.missing.push("in the foreground");
  reading.relation = undefined;
  return true;
}

/** A seat is empty where nothing is on it. */
function readEmpty({ words, icons, scene, empties }: Reading, at: number): boolean {
  if (words[at] !== "empty" || !continues(words, at + 1)) return false;
  let next = at + 1;
  while (next < at + MAX_AHEAD && !longestPhrase(words, next, icons)) next += 1;
  const icon = longestPhrase(words, next, icons)?.entry?.icon;
  if (!icon || !isSeat(icon)) return false;
  empties.push(scene.figures.length);
  return true;
}

/** Notes what "on it" says is taken: what has the thing that is there, "an empty chair with a cat on it". */
function readOnIt({ words, scene, taken }: Reading, at: number): boolean {
  if (words[at] !== "it" || words[at - 1] !== "on") return false;
  const having = words.slice(0, at).findLastIndex((word) => HAVING.test(word));
  const owner = words[having - 1] ?? "";
  const seat = scene.figures.findLastIndex(({ word }) => word.split(" ").at(-1) === owner);
  if (seat >= 0) taken.add(seat);
  return false;
}

/** Names seats as not empty that something is on. */
export function settleEmpty({ scene, empties, taken }: Reading): void {
  for (const seat of empties) {
    const isTaken =
      taken.has(seat) ||
      scene.figures[seat]?.relation?.kind === "on" ||
      scene.figures.some(({ attached }) => attached?.to === seat);
    if (isTaken) scene.missing.push("empty");
    else scene.setting.push({ ...NO_SETTING, text: "empty" });
  }
}

function readTop({ words, scene, relation }: Reading, at: number): boolean {
  const word = words[at] ?? "";
  if (!TOPS.test(word) || words[at + 1] !== "of" || relation?.kind !== "on") return false;
  scene.setting.push({ ...NO_SETTING, text: word });
  return true;
}

function readLook(reading: Reading, at: number): boolean {
  const { words, icons, scene, modifiers, subject } = reading;
  const word = words[at] ?? "";
  if (!isLook(word)) return false;
  const next = continues(words, at + 1) ? longestPhrase(words, at + 1, icons) : undefined;
  const icon = next?.entry?.icon ?? next?.name ?? "";
  // What is worn has a drawing of its own.
  const isLike = looksLike(icon, word) || (reading.wearing && looksLike(`worn-${icon}`, word));
  if (next && !modifiers.color && isLike) {
    scene.setting.push({ ...NO_SETTING, text: word, place: next.entry ? undefined : "table" });
    return true;
  }
  // "Five balloons, one of them striped".
  const before = subject?.phrase.entry ? scene.figures.at(-1) : undefined;
  if (!before || continues(words, at + 1) || !looksLike(before.icon, word)) return false;
  if (isThing(words, at)) return false;
  scene.setting.push({ ...NO_SETTING, text: word });
  return true;
}

/** Whether a word for a look is a thing of its own there: "a jar and a glass", but not "a bridge of stone". */
function isThing(words: readonly string[], at: number): boolean {
  const before = words[at - 1] ?? "";
  if (MATERIALS.test(words[at] ?? "")) return before !== "of";
  return /^(?:an?|the|and|or|with)$/.test(before);
}

/** A rug lies in every room. */
function readRug(reading: Reading, at: number): boolean {
  const { words, scene, modifiers } = reading;
  const word = words[at] ?? "";
  if (!RUGS.test(word) || continues(words, at + 1)) return false;
  if (modifierWords(modifiers).length > 0) dropModifiers(reading, word);
  else {
    dropModifiers(reading);
    scene.setting.push({ ...NO_SETTING, text: word, part: "rug" });
  }
  reading.relation = undefined;
  return true;
}
