/**
 * Writes `lib/tools/youtube-summarizer/spoken-names.json`: how words are written that are capitalized wherever they stand,
 * by the dictionary dictionary-en (MIT and BSD) and by how the sentences of nlp-corpus write them.
 *
 * Run with `node bench/run.mjs collect-names package/builds`, after what `bench/train-boundaries.ts` says.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import dictionaryEn from "dictionary-en";

const TARGET = "lib/tools/youtube-summarizer/spoken-names.json";
/** A word counts as a name when this share of its uses inside sentences is capitalized. */
const NAME_SHARE = 0.9;
const MIN_USES = 5;
/** Capitalized in the corpus as parts of longer names only. */
const NOT_NAMES = new Set(
  "assembly bureau committee council covenant don duke emperor march marvel ministry rapporteur republic sultan aids".split(
    " ",
  ),
);
const WORD = /^\p{L}[\p{L}\d'&-]*$/u;

const uses = new Map<string, Map<string, number>>();
const folder = process.argv[2] ?? "package/builds";
for (const file of readdirSync(folder).filter((name) => name.endsWith(".json"))) {
  for (const sentence of JSON.parse(readFileSync(path.join(folder, file), "utf8")) as string[]) {
    // Lines of songs, headings, and shouting say nothing about words.
    if (!/^[A-Z].*[.!?]$/.test(sentence) || !/\s[a-z]+\s+[a-z]+\s/.test(sentence)) continue;
    for (const token of sentence.replaceAll("’", "'").split(/\s+/).slice(1)) {
      const word = token.replace(/^[^\p{L}]+|[^\p{L}\d]+$/gu, "").replace(/'s$/, "");
      if (!WORD.test(word)) continue;
      const spellings = uses.get(word.toLowerCase()) ?? new Map<string, number>();
      spellings.set(word, (spellings.get(word) ?? 0) + 1);
      uses.set(word.toLowerCase(), spellings);
    }
  }
}

const listed = new TextDecoder()
  .decode(dictionaryEn.dic)
  .split("\n")
  .slice(1)
  .map((line) => line.replace(/[/\t].*$/, "").trim())
  .filter((word) => WORD.test(word));
const lowercase = new Set(listed.filter((word) => word === word.toLowerCase()));
const names = new Map<string, string>();
for (const word of listed) {
  const lower = word.toLowerCase();
  if (word !== lower && word.length > 2 && !lowercase.has(lower)) names.set(lower, word);
}
for (const [lower, spellings] of uses) {
  const total = [...spellings.values()].reduce((sum, count) => sum + count, 0);
  const capital = total - (spellings.get(lower) ?? 0);
  const [best] = [...spellings].sort((a, b) => b[1] - a[1])[0] ?? [lower];
  if (capital < total * 0.5 && total >= MIN_USES) names.delete(lower);
  const isRare = lowercase.has(lower) ? total < 3 * MIN_USES : total < MIN_USES;
  if (!isRare && lower.length > 1 && capital / total >= NAME_SHARE && best !== lower)
    names.set(lower, best);
}
for (const word of NOT_NAMES) names.delete(word);
const sorted = [...names.values()].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
writeFileSync(TARGET, `${JSON.stringify(sorted.join(" "))}\n`);
console.log(sorted.length, "names");
