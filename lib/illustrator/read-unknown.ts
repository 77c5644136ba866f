import { NO_SETTING } from "@/lib/illustrator/add-setting";
import { isModified } from "@/lib/illustrator/modifiers";
import { continues } from "@/lib/illustrator/noun-phrases";
import { isGlassOf } from "@/lib/illustrator/phrase-kinds";
import { singularize } from "@/lib/illustrator/plurals";
import { leadsToMany } from "@/lib/illustrator/read-many";
import { dropModifiers, type Reading, subjectAhead, WEATHER } from "@/lib/illustrator/reading";
import { follows } from "@/lib/illustrator/verbs";

/** Reads a word that isn't known: names it, unless what it says is drawn with its neighbors. */
export function readUnknown(reading: Reading, at: number): void {
  const { words, scene, subject } = reading;
  const word = words[at] ?? "";
  if (isGlassOf(word, words[at + 1] ?? "", subjectAhead(reading, at + 1)?.entry)) {
    scene.setting.push({ ...NO_SETTING, text: word });
    return;
  }
  const many = subjectAhead(reading, at + 2);
  if (many?.plural && leadsToMany(words, at)) {
    scene.setting.push({ ...NO_SETTING, text: word });
    return;
  }
  const nextName = singularize(words[at + 1] ?? "").word;
  if (word === "falling" && (WEATHER.test(subject?.phrase.name ?? "") || WEATHER.test(nextName)))
    return;
  if (subject && word.endsWith("s") && follows(words, at, subject)) subject.verbEnd = at + 1;
  if (continues(words, at + 1)) scene.missing.push(word);
  else {
    if (!goesWithDeed(reading, at)) dropModifiers(reading, deedAt(words, at));
    reading.relation = undefined;
  }
}

/** What belongs to a verb: "playing with", "looking at". What is done over, under, or through something is told with that. */
const PARTICLE = /^(?:with|at|for|to|up|down|away|off|out)$/;

/** An unknown word with what belongs to it: "playing with", in "a cat playing with a ball". */
function deedAt(words: readonly string[], at: number): string {
  const [word = "", next = ""] = words.slice(at, at + 2);
  return isDeed(word) && PARTICLE.test(next) ? `${word} ${next}` : word;
}

/** How or where to something is done. */
const ADVERB = /(?:ly|wards?|hill|stairs|stream|home)$/;

/** Names an adverb together with the deed before it: "going uphill". */
function goesWithDeed({ words, scene, modifiers }: Reading, at: number): boolean {
  const deed = words[at - 1] ?? "";
  const { missing } = scene;
  if (
    !ADVERB.test(words[at] ?? "") ||
    !isDeed(deed) ||
    missing.at(-1) !== deed ||
    isModified(modifiers)
  )
    return false;
  missing[missing.length - 1] = `${deed} ${words[at]}`;
  return true;
}

function isDeed(word: string): boolean {
  return word.length > 4 && word.endsWith("ing");
}
