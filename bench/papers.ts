// node bench/run.mjs papers <folder> [--show] [name...]
//
// Chatting without a language model, about PDFs of a folder. Beside each PDF is a JSON file of the same name, with what somebody
// asks: [{ "q": question, "answer": [acceptable strings] or null, "passage": what proves it }]. --show prints every answer.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { createLocalReader } from "@/bench/support/local-reader";
import { extractAnswer } from "@/lib/documents/extractive-answer";
import { extractSummary } from "@/lib/documents/extractive-summary";
import type { QuotedAnswer } from "@/lib/documents/quoted-answer";

type Asked = { q: string; answer: readonly string[] | null; passage?: string };

const OUTCOMES = [
  "answered",
  // The passage that proves it is quoted, without a wrong figure, but not the words asked for.
  "close",
  "wrong",
  // Not answered, but the answer is in what is shown as closest.
  "shown",
  "refused",
  "rightly refused",
  "wrongly answered",
] as const;
type Outcome = (typeof OUTCOMES)[number];

const SHAPE = { points: { min: 4, max: 6 }, sections: true, figures: true };
const [folder = "", ...rest] = process.argv.slice(2);
const isShown = rest.includes("--show");
const only = rest.filter((word) => !word.startsWith("--"));
const reader = createLocalReader();
const totals = new Map<Outcome, number>();

for (const name of readdirSync(folder).filter((file) => file.endsWith(".pdf"))) {
  if (only.length === 0 || only.some((part) => name.includes(part))) await measure(name);
}
print(`TOTAL ${row(totals)}`);
await reader.close();

async function measure(name: string): Promise<void> {
  const file = path.join(folder, name);
  const questions: Asked[] = JSON.parse(readFileSync(file.replace(/pdf$/, "json"), "utf8"));
  const source = await reader.readPdf(file, name);
  const summary = await extractSummary(reader.ctx, source, SHAPE);
  if (process.env.PAPERS_TEXT)
    print(`${source.parts.map(({ text }) => text).join("\n=====\n")}\n-----\n${summary.markdown}`);
  const document = await reader.makeSearchable(source, summary.overview);
  const counts = new Map<Outcome, number>();
  for (const asked of questions) {
    const given = await extractAnswer(reader.ctx, document, { question: asked.q, turns: [] });
    const outcome = outcomeOf(asked, given);
    for (const tally of [counts, totals]) tally.set(outcome, (tally.get(outcome) ?? 0) + 1);
    const text = given.answer.replaceAll(/\s*\n\s*/g, " / ").slice(0, 900);
    if (isShown) print(`   ${outcome.padEnd(16)} ${asked.q}\n      => ${text}`);
  }
  print(`${name} ${row(counts)}`);
}

function outcomeOf({ answer, passage }: Asked, { answer: given, found }: QuotedAnswer): Outcome {
  if (!answer) return found ? "wrongly answered" : "rightly refused";
  const said = plain(given);
  const isSaid = answer.some((one) => said.includes(plain(one)));
  if (!found) return isSaid ? "shown" : "refused";
  if (isOtherFigure(given, answer)) return "wrong";
  if (isSaid) return "answered";
  return passage && said.includes(plain(passage)) ? "close" : "wrong";
}

/** Whether the answer leads with a figure which isn't the one that is asked for, whatever it quotes below. */
function isOtherFigure(given: string, answer: readonly string[]): boolean {
  const lead = /^\*\*(.+?)\*\*/.exec(given)?.[1];
  if (!lead || !/\d/.test(lead) || !answer.some((one) => /\d/.test(one))) return false;
  return !answer.some((one) => plain(lead).includes(plain(one)));
}

function plain(text: string): string {
  return text
    .replaceAll(/[\\*]/g, "")
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[‐‑–—]/g, "-")
    .replaceAll(/\s*\n(?:>\s*)?/g, " ")
    .replaceAll(/\s+/g, " ")
    .toLowerCase();
}

function row(counts: ReadonlyMap<Outcome, number>): string {
  return OUTCOMES.map((outcome) => `${outcome} ${counts.get(outcome) ?? 0}`).join(" · ");
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
