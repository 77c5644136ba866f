import { findSetting, longestPhrase } from "@/lib/illustrator/find-phrase";
import { continues } from "@/lib/illustrator/noun-phrases";
import type { Reading } from "@/lib/illustrator/reading";

/** Words that make ice of water, and winter of land. */
export const ICE = /^(?:frozen|icy)$/;
const WATER = /^(?:lake|sea)$/;
const COPULA = /^(?:is|are|was|were|has|have|had|been|be|now|all|completely|entirely|mostly|,)$/;
const LAND = /^(?:landscape|scenery|land|ground|world)$/;
/** Between the word and the noun it belongs to: "frozen blue mountain lake". */
const MAX_WORDS_BETWEEN = 2;

/**
 * Reads of what "frozen" or "icy" is said. Of water, it freezes that; of another place, of trees, or of nothing in particular, it is
 * winter, as of any setting. Of pizza or hands, it is only named.
 *
 * @returns whether nothing remains to be read of the word
 */
export function readIce(reading: Reading, at: number): boolean {
  const { words, scene } = reading;
  const word = words[at] ?? "";
  if (!ICE.test(word)) return false;
  const said = continues(words, at + 1) ? nounAhead(reading, at + 1) : nounBefore(reading, at);
  if (said === "water") scene.frozen = true;
  if (said !== "other") return false;
  scene.missing.push(word);
  return true;
}

type Said = "water" | "land" | "other";

function nounAhead({ words, icons }: Reading, from: number): Said {
  let said: Said = "other";
  for (let at = from; at <= from + MAX_WORDS_BETWEEN && continues(words, at); ) {
    const phrase = longestPhrase(words, at, icons);
    said = phrase ? whatIs(phrase.name, phrase.entry?.kind) : whatIs(words[at] ?? "", undefined);
    if (said === "water") return said;
    at += phrase?.length ?? 1;
  }
  return said;
}

/** "The lake is frozen" */
function nounBefore({ words, subject }: Reading, at: number): Said {
  if (!subject || !words.slice(subject.end, at).every((word) => COPULA.test(word))) return "land";
  return whatIs(subject.phrase.name, subject.phrase.entry?.kind);
}

function whatIs(name: string, kind: string | undefined): Said {
  const setting = findSetting(name);
  if (WATER.test(setting.place ?? "") || name === "water") return "water";
  return setting.any || LAND.test(name) || /^(?:tree|plant)$/.test(kind ?? "") ? "land" : "other";
}
