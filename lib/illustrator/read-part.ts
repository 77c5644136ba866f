import { NO_SETTING } from "@/lib/illustrator/add-setting";
import type { Hsl } from "@/lib/illustrator/color";
import {
  addModifier,
  type Modifiers,
  modifierWords,
  noModifiers,
} from "@/lib/illustrator/modifiers";
import { continues } from "@/lib/illustrator/noun-phrases";
import { canPaint } from "@/lib/illustrator/paint-parts";
import { featureOf, isBuiltIn, showsPart } from "@/lib/illustrator/parts";
import { singularize } from "@/lib/illustrator/plurals";
import { dropModifiers, type Reading } from "@/lib/illustrator/reading";
import type { Figure } from "@/lib/illustrator/scene";

/** Colors of hair, which have names of their own. */
const GINGER: Hsl = { h: 18, s: 0.75, l: 0.42 };
const HAIR_COLORS: ReadonlyMap<string, Hsl> = new Map([
  ["blond", { h: 42, s: 0.7, l: 0.6 }],
  ["blonde", { h: 42, s: 0.7, l: 0.6 }],
  ["ginger", GINGER],
  ["auburn", { h: 12, s: 0.55, l: 0.32 }],
]);
const MAX_WORDS_AHEAD = 4;
/** What begins a part whose color follows, and what may stand between. */
const OWNED = /^(?:whose|its|his|her|their|the)$/;
const IS = /^(?:is|are|was|were|painted|colored)$/;

/** What a part belongs to that is said of a thing in a place: the house, in "a house on a hill with a red door". */
export function partOwner({ words, scene }: Reading, at: number): Figure | undefined {
  const owner = scene.figures.at(-1);
  if (!owner || owner.attached) return undefined;
  for (let index = at + 1; index < at + MAX_WORDS_AHEAD; index += 1) {
    const word = words[index] ?? "";
    const isPart = showsPart(owner, singularize(word).word) && !continues(words, index + 1);
    if (isPart) return owner;
    if (
      !/^(?:an?|the|its|his|her|their)$/.test(word) &&
      !isDescribing(word, words[index + 1] ?? "")
    )
      return undefined;
  }
  return undefined;
}

/** Whose a part is that is nowhere but on somebody, and is said after a comma: "my grandmother, gray hair". */
function ownerBefore({ scene: { figures }, subject }: Reading, name: string): Figure | undefined {
  const last = figures.at(-1);
  const wearer = last?.attached?.how === "worn" ? figures[last.attached.to] : last;
  return subject?.phrase.entry && wearer && showsPart(wearer, name) ? wearer : undefined;
}

function isDescribing(word: string, next: string): boolean {
  return HAIR_COLORS.has(word) || addModifier(noModifiers(), word, next) !== undefined;
}

/** Reads a part that has no drawing of its own, such as hair; false when it isn't drawn. */
export function readPart(reading: Reading, at: number): boolean {
  const { words, modifiers } = reading;
  const word = words[at] ?? "";
  const name = singularize(word).word;
  const next = words[at + 1] ?? "";
  reading.owner ??= isBuiltIn(name) ? ownerBefore(reading, name) : undefined;
  const { owner } = reading;
  const hair = HAIR_COLORS.get(word);
  if (hair && next === "hair" && owner && showsPart(owner, next) && !modifiers.color) {
    reading.modifiers = { ...modifiers, color: { hsl: hair, words: [word] } };
    return true;
  }
  if (!owner || !showsPart(owner, name)) return false;
  if (continues(words, at + 1) && !next.endsWith("ing")) return false;
  namePart(reading, name, [word]);
  return true;
}

/**
 * Reads the color of a part that is said after it: "whose door is yellow", "its roof blue".
 *
 * @returns the index of the word after it; undefined when there is no such color
 */
export function readColoredPart(reading: Reading, at: number): number | undefined {
  const { words, scene } = reading;
  const noun = words[at + 1] ?? "";
  const owner = scene.figures.at(-1);
  if (!OWNED.test(words[at] ?? "") || !owner || !showsPart(owner, singularize(noun).word))
    return undefined;
  let from = at + 2;
  while (IS.test(words[from] ?? "")) from += 1;
  if (from === at + 2 && words[at] === "the") return undefined;
  const next = words[from + 1] ?? "";
  const added = addModifier(noModifiers(), words[from] ?? "", next);
  if (!added || added === "taken" || !added.color) return undefined;
  const end = from + (added.color.words.length > 1 || addsShade(added, next) ? 2 : 1);
  if (continues(words, end)) return undefined;
  const color = end === from + 1 ? added.color : { ...added.color, words: words.slice(from, end) };
  dropModifiers(reading);
  reading.owner = owner;
  reading.modifiers = { ...noModifiers(), color };
  namePart(reading, singularize(noun).word, [noun]);
  return end;
}

/** Whether a word goes on with the color before it: "green", after "dark". */
function addsShade(before: Modifiers, word: string): boolean {
  const added = addModifier(before, word, "");
  return typeof added === "object" && (added.color?.words.length ?? 0) > 1;
}

/** Lists a part as drawn, or as not drawn where it would have to look otherwise and can't be painted. */
export function namePart(
  reading: Reading,
  name: string,
  noun: readonly string[],
  material?: string,
): void {
  const { owner, scene, modifiers } = reading;
  const left = modifierWords(modifiers);
  const asked = [...left, ...(material ? [material] : [])];
  const text = [...left, ...noun].join(" ");
  const feature = asked.length === 1 ? asked[0] : undefined;
  const isDrawn =
    owner &&
    showsPart(owner, name) &&
    (asked.length === 0 ||
      (feature !== undefined && featureOf(owner, name, feature)) ||
      paint(reading, owner, name, asked));
  if (isDrawn) scene.setting.push({ ...NO_SETTING, text });
  else scene.missing.push(text);
  reading.relation = undefined;
  reading.modifiers = noModifiers();
  reading.wearing = undefined;
}

/** Paints a part in the color that is asked for, and nothing else. */
function paint({ modifiers }: Reading, owner: Figure, name: string, asked: string[]): boolean {
  const { color } = modifiers;
  if (!color || color.words.length !== asked.length) return false;
  // A tree's color is that of its leaves.
  if (/^(?:leaf|foliage)$/.test(name) && owner.icon === "deciduous-tree" && !owner.color) {
    owner.color = color.hsl;
    return true;
  }
  if (owner.painted?.some(({ part }) => part === name) || !canPaint(owner.icon, name)) return false;
  const hsl = name === "hair" && asked.join() === "red" ? GINGER : color.hsl;
  owner.painted = [...(owner.painted ?? []), { part: name, color: hsl ?? color.hsl }];
  return true;
}
