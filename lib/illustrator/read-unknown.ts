import { NO_SETTING } from "@/lib/illustrator/add-setting";
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
    dropModifiers(reading, word);
    reading.relation = undefined;
  }
}
