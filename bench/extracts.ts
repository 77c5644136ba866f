// node bench/run.mjs extracts <folder> [--show] [name...]
//
// How short extracts are, and what they keep. The folder has PDFs, each with a JSON file <name>.facts.json beside it: an array of
// regular expressions for what a reader looks for. Words are counted without the links to pages. --show prints every extract.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { medianOf, plainExtract, wordsIn } from "@/bench/support/extract-words";
import { createLocalReader } from "@/bench/support/local-reader";
import { extractSummary } from "@/lib/documents/extractive-summary";

const SHAPE = { points: { min: 4, max: 6 }, sections: true, figures: true };
const [folder = "", ...rest] = process.argv.slice(2);
const isShown = rest.includes("--show");
const only = rest.filter((word) => !word.startsWith("--"));
const reader = createLocalReader();
const shares: number[] = [];
let kept = 0;
let sought = 0;

for (const name of readdirSync(folder).filter((file) => file.endsWith(".pdf"))) {
  if (only.length === 0 || only.some((part) => name.includes(part))) await measure(name);
}
print(`TOTAL median share ${percent(medianOf(shares))} · facts ${kept} of ${sought}`);
await reader.close();

async function measure(name: string): Promise<void> {
  const file = path.join(folder, name);
  const facts: string[] = JSON.parse(readFileSync(file.replace(/pdf$/, "facts.json"), "utf8"));
  const source = await reader.readPdf(file, name);
  const { markdown } = await extractSummary(reader.ctx, source, SHAPE);
  const shown = plainExtract(markdown);
  const whole = wordsIn(source.parts.map(({ text }) => text).join(" "));
  const share = wordsIn(shown) / whole;
  const missing = facts.filter((fact) => !new RegExp(fact, "is").test(shown));
  shares.push(share);
  sought += facts.length;
  kept += facts.length - missing.length;
  if (isShown) print(`\n${markdown.replaceAll(/ ?\[p\. \d+\]\([^)]*\)/g, "")}\n`);
  print(
    `${name}: ${whole} words, extract ${wordsIn(shown)} (${percent(share)}), facts ${facts.length - missing.length} of ${facts.length}${missing.length > 0 ? `, without ${missing.join(" · ")}` : ""}`,
  );
}

function percent(share: number): string {
  return `${Math.round(100 * share)}%`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
