/**
 * Of the nouns and adjectives of prompts, how many the built-in illustrator draws, names as not drawn, or loses without a
 * word. compromise, which the illustrator doesn't use, says which words are nouns and adjectives.
 *
 * `node bench/run.mjs illustrator [folder]` also writes the images there, six to a contact sheet.
 */
import { readFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import nlp from "compromise";
import sharp from "sharp";

import { IMAGE_STYLES } from "@/lib/core/image-options";
import { composeScene } from "@/lib/illustrator/compose-scene";
import { loadIcons } from "@/lib/illustrator/icons";
import { singularize } from "@/lib/illustrator/plurals";

const SETS = ["known", "held-out"] as const;
/** Kinds of words that compromise also gives a noun's or adjective's tag, by mistake or by nature. */
const NOT_SEEN = new Set(["Pronoun", "Preposition", "Conjunction", "Determiner", "Possessive"]);
/** Taken for nouns or adjectives by mistake. */
const PREPOSITIONS =
  /^(?:in|on|at|of|by|to|over|under|above|below|behind|beside|next|near|front|top)$/;
const TILE = 480;
const PER_SHEET = 9;

const [folder] = process.argv.slice(2);
const icons = loadIcons();
if (folder) await mkdir(folder, { recursive: true });

for (const set of SETS) {
  const file = new URL(`illustrator/${set}.txt`, `file://${process.cwd()}/bench/`);
  const prompts = readFileSync(file, "utf8").split("\n").filter(Boolean);
  const counts = { words: 0, drawn: 0, named: 0, lost: 0 };
  const lost: string[] = [];
  const tiles: Buffer[] = [];
  for (const [index, description] of prompts.entries()) {
    const style = IMAGE_STYLES[index % IMAGE_STYLES.length] ?? "cartoon";
    const request = { description, style, shape: "square", variation: 0 } as const;
    const { svg, drawn, missing } = composeScene(request, icons);
    for (const word of nounsAndAdjectives(description)) {
      counts.words += 1;
      if (mentions(missing, word)) counts.named += 1;
      else if (mentions(drawn, word)) counts.drawn += 1;
      else {
        counts.lost += 1;
        lost.push(`${word} (${description})`);
      }
    }
    console.log(
      `${set} ${index + 1} [${style}] ${description}\n   drawn: ${drawn.join(", ")}\n   not drawn: ${missing.join(", ")}`,
    );
    if (folder)
      tiles.push(await sharp(Buffer.from(svg), { unlimited: true }).resize(TILE).png().toBuffer());
  }
  console.log(set, prompts.length, "prompts", counts, lost);
  for (let at = 0; folder && at < tiles.length; at += PER_SHEET) {
    const sheet = tiles.slice(at, at + PER_SHEET).map((input, index) => ({
      input,
      left: (index % 3) * TILE,
      top: Math.floor(index / 3) * TILE,
    }));
    await sharp({ create: { width: 3 * TILE, height: 3 * TILE, channels: 3, background: "#fff" } })
      .composite(sheet)
      .png()
      .toFile(join(folder, `${set}-${at / PER_SHEET + 1}.png`));
  }
}

/** Lowercase, each as often as it stands there. */
function nounsAndAdjectives(text: string): string[] {
  const terms = nlp(text).terms().json() as { terms: { normal: string; tags: string[] }[] }[];
  return terms
    .flatMap((sentence) => sentence.terms)
    .filter(({ tags }) => tags.includes("Noun") || tags.includes("Adjective"))
    .filter(({ tags }) => !tags.some((tag) => NOT_SEEN.has(tag)))
    .flatMap(({ normal }) => normal.split(/\s+/))
    .filter((word) => word.length > 1 && !PREPOSITIONS.test(word));
}

function mentions(phrases: readonly string[], word: string): boolean {
  const { word: wanted } = singularize(word);
  return phrases.some((phrase) =>
    phrase
      .toLowerCase()
      .split(/[\s()-]+/)
      .concat(phrase.toLowerCase().split(/[\s()]+/))
      .some((part) => part === word || singularize(part).word === wanted),
  );
}
