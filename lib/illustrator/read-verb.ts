import { readFlight } from "@/lib/illustrator/flight";
import { type Reading, WEATHER } from "@/lib/illustrator/reading";

/** Reads a verb that could have been a noun. */
export function readVerb(reading: Reading, at: number): void {
  const { words, scene, subject } = reading;
  const word = words[at] ?? "";
  if (subject) subject.verbEnd = at + 1;
  if (readFlight(reading, at)) return;
  const isFalling = WEATHER.test(subject?.phrase.name ?? "") && word.startsWith("fall");
  if (!isFalling) scene.missing.push(word);
}
