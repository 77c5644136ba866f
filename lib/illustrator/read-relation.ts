import { isModified } from "@/lib/illustrator/modifiers";
import { COPULA } from "@/lib/illustrator/noun-phrases";
import { dropModifiers, type Reading, subjectAhead, WEATHER } from "@/lib/illustrator/reading";
import { findRelation } from "@/lib/illustrator/relations";

/** Reads what a color after a subject follows. */
export function readCopula(reading: Reading, at: number): void {
  const word = reading.words[at] ?? "";
  if (!COPULA.test(word)) return;
  if (word === "both" && subjectAhead(reading, at + 1)?.plural) {
    reading.modifiers = { ...reading.modifiers, count: { number: 2, word } };
  } else reading.copula = word;
}

/** Reads a word that says how the next subject stands to the one before. */
export function readRelation(reading: Reading, at: number): void {
  const { words, scene, subject } = reading;
  const word = words[at] ?? "";
  const found = findRelation(words, at);
  if (!found) return;
  if (isModified(reading.modifiers) && !/^(?:in|on)$/.test(word)) dropModifiers(reading);
  reading.copula = undefined;
  // What rain falls on is in the rain.
  const isOfWeather = WEATHER.test(subject?.phrase.name ?? "") && found.kind !== "under";
  reading.relation = isOfWeather ? undefined : found;
  const rider = scene.figures.at(-1);
  if (rider && /^(?:riding|rides?)$/.test(word)) rider.verb ??= word;
}
