import { NO_SETTING } from "@/lib/illustrator/add-setting";
import { modifierWords } from "@/lib/illustrator/modifiers";
import { dropModifiers, type Reading } from "@/lib/illustrator/reading";
import { relationText } from "@/lib/illustrator/relations";

const SKY_WORDS = /^(?:sky|skies|background|backdrop)$/;

/**
 * Reads what is in every sky: its color, and the sun.
 *
 * @returns false when there is more to read of this word
 */
export function readSky(reading: Reading, at: number): boolean {
  const { words, scene, modifiers, relation, subject } = reading;
  const word = words[at] ?? "";
  if (word === "sun") {
    scene.setting.push({ ...NO_SETTING, text: word, part: "sun" });
    dropModifiers(reading, modifierWords(modifiers).length > 0 ? word : "");
    reading.relation = undefined;
    reading.subject = undefined;
    return true;
  }
  if (!SKY_WORDS.test(word)) return false;
  reading.ofSky = true;
  if (word.startsWith("sk")) scene.skyAsked = true;
  const figure = scene.figures.at(-1);
  const isIn = relation && words[relation.at] === "in" && subject?.end === relation.at;
  if (isIn && word === "sky" && subject?.phrase.entry && figure?.kind !== "flyer") {
    const text = relationText(relation, words, at + 1);
    scene.setting.push({ ...NO_SETTING, text, place: "sky" });
  }
  if (!modifiers.color) return false;
  scene.skyColor = modifiers.color.hsl;
  scene.setting.push({ ...NO_SETTING, text: [...modifiers.color.words, word].join(" ") });
  reading.modifiers = { ...modifiers, color: undefined };
  return true;
}
