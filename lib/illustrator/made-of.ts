import { NO_SETTING } from "@/lib/illustrator/add-setting";
import { COLORS } from "@/lib/illustrator/color";
import { bodyFor } from "@/lib/illustrator/draw-body";
import { longestPhrase } from "@/lib/illustrator/find-phrase";
import { isLettering, letteringIcon, shapeIcon } from "@/lib/illustrator/glyphs";
import { addModifier, modifierWords, noModifiers } from "@/lib/illustrator/modifiers";
import { looksLike } from "@/lib/illustrator/natural-looks";
import { itemsOfNegation } from "@/lib/illustrator/negated-items";
import { continues } from "@/lib/illustrator/noun-phrases";
import { parseNumber } from "@/lib/illustrator/prompt-words";
import { dropModifiers, type Reading } from "@/lib/illustrator/reading";
import type { Figure } from "@/lib/illustrator/scene";

/** How something is made of something else. */
const MAKES =
  /^(?:made|built|formed|composed|constructed|carved|crafted|created|sculpted|woven|knitted|folded|assembled|spelled|written|entirely|completely|fully|only|out|up)$/;
const LAST_MAKES = /^(?:of|from|with|in|out)$/;
/** How something has the shape of something else. */
const SHAPES = [
  "in the shape of",
  "in the form of",
  "in shape of",
  "into the shape of",
  "to form",
  "shaped like",
  "shaped as",
  "that form",
  "that forms",
  "forming",
].map((text) => text.split(" "));
/** Kinds whose pictures are small wholes that a shape can be made of. */
const PIECES = /^(?:food|plant|object|flyer|animal|swimmer|vehicle|tree)$/;
const NUMBERS = "zero one two three four five six seven eight nine ten".split(" ");

const AUXILIARY = /^(?:am|was|have|had|did|do|will|would|can|could|should|may|might|must)$/;

/** Digits, letters, or a word that are to be seen themselves; `end` is the index of the word after them. */
type Lettering = { icon: string; text: string; end: number };

/** "The number 7" or "letter A". */
function letteringAt(words: readonly string[], at: number): Lettering | undefined {
  const kind = words[at] ?? "";
  const next = words[at + 1] ?? "";
  const end = at + 2;
  const text = [kind, next].join(" ");
  const named = (icon: string | undefined) => (icon ? { icon, text, end } : undefined);
  if (/^(?:number|numeral|digit)$/.test(kind)) {
    const number = NUMBERS.indexOf(next);
    if (!/^\d{1,6}$/.test(next) && number < 0) return undefined;
    return named(letteringIcon(number < 0 ? next : String(number)));
  }
  if (kind === "letters" || kind === "numbers") return listedAt(words, at);
  if (kind === "letter" && /^[a-z]$/.test(next)) {
    const isArticle = next === "a" && continues(words, end);
    // In "the letter I wrote", who wrote it.
    const isSomebody = next === "i" && tellsDeed(words, end) && !leadsOn(words, end);
    return isArticle || isSomebody ? undefined : named(letteringIcon(next));
  }
  const shape = leadToMaterial(words, at + 1) === undefined ? undefined : shapeIcon(kind);
  if (shape) return { icon: shape, text: kind, end: at + 1 };
  if (kind === "word" && /^[a-z]{2,6}$/.test(next) && leadToMaterial(words, end) !== undefined)
    return named(letteringIcon(next));
  const [, quoted = ""] = /^(?:word|letters|letter|text) ([a-z0-9]{1,6})$/.exec(kind) ?? [];
  const icon = letteringIcon(quoted);
  return quoted && icon ? { icon, text: kind, end: at + 1 } : undefined;
}

/** Whether what somebody does or did follows. */
function tellsDeed(words: readonly string[], at: number): boolean {
  return (continues(words, at) || AUXILIARY.test(words[at] ?? "")) && !words[at]?.endsWith("ing");
}

/** Whether what something is made of or shaped like begins here. */
function leadsOn(words: readonly string[], at: number): boolean {
  return (leadToMaterial(words, at) ?? leadToShape(words, at)) !== undefined;
}

/** "The letters A, B and C". */
function listedAt(words: readonly string[], at: number): Lettering | undefined {
  const one = words[at] === "letters" ? /^[a-z]$/ : /^\d$/;
  let found = "";
  let end = at + 1;
  let next = end;
  while (one.test(words[next] ?? "")) {
    found += words[next];
    end = next + 1;
    next = end;
    while (/^(?:,|and)$/.test(words[next] ?? "")) next += 1;
    if (words[next] === "a" && continues(words, next + 1)) break;
  }
  const icon = found.length > 1 ? letteringIcon(found) : undefined;
  return icon ? { icon, text: words.slice(at, end).join(" "), end } : undefined;
}

/**
 * Reads digits and letters that are to be seen themselves, which nothing else has on it.
 *
 * @returns the index of the word after them; undefined when there are none
 */
export function readLettering(reading: Reading, at: number): number | undefined {
  const { words, scene } = reading;
  const lettering = letteringAt(words, at);
  if (!lettering) return undefined;
  const { icon, text, end } = lettering;
  const { color, size, count } = reading.modifiers;
  const isNumbered = reading.subject?.end === at;
  const isCounted = count !== undefined && count.number > 1;
  const describes = continues(words, end) && !leadsOn(words, end);
  if (isNumbered || isCounted || reading.owner || reading.relation || describes) {
    if (reading.owner || !describes) dropModifiers(reading, text);
    else scene.missing.push(text);
    return end;
  }
  scene.figures.push({
    icon,
    kind: "object",
    height: 0.5,
    home: "studio",
    word: text,
    count: 1,
    requested: 1,
    color: color?.hsl,
    dressed: false,
    scale: size?.scale ?? 1,
    sizeWord: size?.word,
    modifiers: modifierWords({ ...reading.modifiers, size: undefined, count: undefined }),
    verb: undefined,
    relation: undefined,
  });
  const phrase = { name: icon, text, length: end - at, plural: false, entry: scene.figures.at(-1) };
  reading.subject = { phrase, end, determiner: "none", isJoined: false, verbEnd: end };
  reading.groupStart = scene.figures.length - 1;
  reading.relatedFrom = reading.groupStart;
  reading.modifiers = noModifiers();
  return end;
}

/**
 * Reads what something is made of, or the shape it has: draws digits, letters, and simple shapes of many small things,
 * and names everything else. What it is made of or looks like isn't there itself.
 *
 * @returns the index of the word after it; undefined when there is no such thing
 */
export function readMadeOf(reading: Reading, at: number): number | undefined {
  const { words, icons, scene, subject } = reading;
  const material = leadToMaterial(words, at);
  const start = material ?? leadToShape(words, at);
  if (start === undefined) return undefined;
  const shape = material === undefined ? shapeAt(words, start) : undefined;
  const noun = lastOfColors(words, start) - 1;
  const end = shape?.end ?? itemsOfNegation(words, noun, icons).end;
  if (end <= start) return undefined;
  const text = words.slice(at, end).join(" ");
  const figure = subject?.phrase.entry ? scene.figures.at(-1) : undefined;
  const isDrawn =
    material === undefined
      ? takeShape(figure, shape?.icon)
      : makeOf(reading, figure, start, end) || looksLike(figure?.icon ?? "", words[end - 1] ?? "");
  dropModifiers(reading);
  reading.relation = undefined;
  if (isDrawn) scene.setting.push({ ...NO_SETTING, text });
  else scene.missing.push(text);
  return end;
}

/** Index of the last color of several: "white", in "red and white roses". */
function lastOfColors(words: readonly string[], at: number): number {
  const isColor = (index: number) => Object.hasOwn(COLORS, words[index] ?? "");
  let last = at;
  while (isColor(last) && /^(?:and|,)$/.test(words[last + 1] ?? "") && isColor(last + 2)) last += 2;
  return last;
}

/** Index of the first word of what something is made of. */
function leadToMaterial(words: readonly string[], at: number): number | undefined {
  let last = at;
  while (MAKES.test(words[last] ?? "")) last += 1;
  const isMaking =
    last > at && !/^(?:out|up|only|entirely|completely|fully)$/.test(words[at] ?? "");
  if (!isMaking || !LAST_MAKES.test(words[last] ?? "")) return undefined;
  // A house is built in a forest, and a name is written in the sand.
  const isIn = words[last] === "in" && words[at] !== "spelled";
  const isWith =
    words[last] === "with" && !/^(?:spelled|written|made|formed)$/.test(words[at] ?? "");
  return isIn || isWith ? undefined : last + 1;
}

/** Index of the first word of what something is shaped like. */
function leadToShape(words: readonly string[], at: number): number | undefined {
  const from = words[at] === "arranged" ? at + 1 : at;
  const lead = SHAPES.find((parts) => parts.every((part, index) => words[from + index] === part));
  return lead && from + lead.length;
}

function shapeAt(words: readonly string[], at: number): { icon: string; end: number } | undefined {
  const from = /^(?:an?|the|one)$/.test(words[at] ?? "") ? at + 1 : at;
  const lettering = letteringAt(words, from);
  if (lettering) return lettering;
  const word = words[from] ?? "";
  const icon = continues(words, from + 1) ? undefined : shapeIcon(word);
  return icon ? { icon, end: from + 1 } : undefined;
}

/** Roses in the shape of a heart. */
function takeShape(figure: Figure | undefined, icon: string | undefined): boolean {
  if (!figure || !icon || figure.count < 2 || figure.attached || !isPiece(figure)) return false;
  figure.madeOf = { icon: figure.icon, color: figure.color };
  figure.icon = icon;
  figure.kind = "object";
  figure.height = 0.5;
  figure.count = 1;
  figure.requested = 1;
  return true;
}

/** A heart of roses. */
function makeOf(
  { words, icons, scene }: Reading,
  figure: Figure | undefined,
  start: number,
  end: number,
): boolean {
  if (!figure || !isLettering(figure.icon)) return false;
  const last = lastOfColors(words, start);
  // All pieces are alike, in the first color.
  const others = words.slice(start + 1, last + 1).filter((word) => !/^(?:and|,)$/.test(word));
  let at = start;
  let modifiers = noModifiers();
  while (at < end) {
    const phrase = longestPhrase(words, at, icons);
    if (phrase?.entry && at + phrase.length === end) {
      if (modifiers.count || modifiers.size || !isPiece(phrase.entry) || phrase.entry.like)
        return false;
      figure.madeOf = { icon: phrase.entry.icon, color: modifiers.color?.hsl ?? figure.color };
      scene.missing.push(...others);
      return true;
    }
    const word = words[at] ?? "";
    const added = parseNumber(word) ? undefined : addModifier(modifiers, word, words[at + 1] ?? "");
    if (!added || added === "taken") return false;
    modifiers = added;
    at = at === start ? last + 1 : at + 1;
  }
  return false;
}

/** Whether many of a thing can be put along a line. */
function isPiece({ icon, kind }: { icon: string; kind: string }): boolean {
  return PIECES.test(kind) && !bodyFor(icon, 0, { color: undefined, dressed: false });
}
