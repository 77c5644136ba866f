// node bench/run.mjs reading [set] [key...]; sets are those of SETS below, or "tuned"
//
// Reading without a model: what the extract of each kind of document says, and what the chat answers and refuses. The
// documents are typeset here; bench/reading/ holds them with their questions. READING_VERBOSE=1 prints everything.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import type { AskedQuestion, ReadingDocument } from "@/bench/reading/document";
import { READING_DOCUMENTS } from "@/bench/reading/documents";
import { EVERYDAY_DOCUMENTS } from "@/bench/reading/everyday";
import { FRESH_EVERYDAY_DOCUMENTS } from "@/bench/reading/everyday-fresh";
import { LATER_EVERYDAY_DOCUMENTS } from "@/bench/reading/everyday-later";
import { MORE_EVERYDAY_DOCUMENTS } from "@/bench/reading/everyday-more";
import { TRAINING_EVERYDAY_DOCUMENTS } from "@/bench/reading/everyday-training";
import { UNSEEN_EVERYDAY_DOCUMENTS } from "@/bench/reading/everyday-unseen";
import { FRESH_DOCUMENTS } from "@/bench/reading/fresh";
import { LATER_DOCUMENTS } from "@/bench/reading/fresh-later";
import { HOUSEHOLD_DOCUMENTS } from "@/bench/reading/household";
import { FRESH_HOUSEHOLD_DOCUMENTS } from "@/bench/reading/household-fresh";
import { UNSEEN_HOUSEHOLD_DOCUMENTS } from "@/bench/reading/household-unseen";
import { medianOf, plainExtract, wordsIn } from "@/bench/support/extract-words";
import { createLocalReader } from "@/bench/support/local-reader";
import { typeset } from "@/bench/support/typeset";
import { extractAnswer } from "@/lib/documents/extractive-answer";
import { extractSummary } from "@/lib/documents/extractive-summary";

const isVerbose = process.env.READING_VERBOSE === "1";
const [set, ...only] = process.argv.slice(2);
const reader = createLocalReader();
const { ctx } = reader;
const folder = mkdtempSync(path.join(tmpdir(), "atelier-reading-"));
const SHAPE = { points: { min: 4, max: 6 }, sections: true, figures: true };
const tally = {
  kinds: 0,
  documents: 0,
  sought: 0,
  shown: 0,
  answerable: 0,
  right: 0,
  wrong: 0,
  quoted: 0,
  close: 0,
  unanswerable: 0,
  refused: 0,
};

const shares: number[] = [];

const SETS: Record<string, readonly ReadingDocument[]> = {
  fresh: [...FRESH_DOCUMENTS, ...LATER_DOCUMENTS],
  everyday: [...EVERYDAY_DOCUMENTS, ...MORE_EVERYDAY_DOCUMENTS],
  "everyday-fresh": FRESH_EVERYDAY_DOCUMENTS,
  "everyday-unseen": UNSEEN_EVERYDAY_DOCUMENTS,
  "everyday-later": LATER_EVERYDAY_DOCUMENTS,
  "everyday-training": TRAINING_EVERYDAY_DOCUMENTS,
  household: HOUSEHOLD_DOCUMENTS,
  "household-fresh": FRESH_HOUSEHOLD_DOCUMENTS,
  "household-unseen": UNSEEN_HOUSEHOLD_DOCUMENTS,
};
for (const document of SETS[set ?? ""] ?? READING_DOCUMENTS) {
  if (only.length === 0 || only.includes(document.key)) await measure(document);
}
print(JSON.stringify({ ...tally, medianShare: Math.round(100 * medianOf(shares)) / 100 }));
rmSync(folder, { recursive: true });
await reader.close();

async function measure(document: ReadingDocument): Promise<void> {
  const file = path.join(folder, `${document.key}.pdf`);
  writeFileSync(file, typeset(document));
  const source = await reader.readPdf(file, `${document.key}.pdf`);
  const summary = await extractSummary(ctx, source, SHAPE);
  const whole = wordsIn(source.parts.map(({ text }) => text).join(" "));
  const share = wordsIn(plainExtract(summary.markdown)) / whole;
  shares.push(share);
  print(`== ${document.key}: an extract of ${Math.round(100 * share)}% of ${whole} words`);
  if (isVerbose)
    print(`${source.parts.map(({ text }) => text).join("\n=====\n")}\n-----\n${summary.markdown}`);
  tally.documents += 1;
  const isKind = document.kind
    ? summary.markdown.includes(`**${document.kind}**`)
    : summary.markdown.includes("No kind of document recognized");
  if (isKind) tally.kinds += 1;
  else print(`   kind: ${summary.markdown.slice(0, 120)}`);
  const plain = summary.markdown.replaceAll("\\", "");
  for (const sought of document.sought) {
    tally.sought += 1;
    if (sought.test(plain)) tally.shown += 1;
    else print(`   not in the extract: ${sought}`);
  }
  const searchable = await reader.makeSearchable(source, summary.overview);
  for (const one of document.questions) {
    const turns = one.after
      ? [
          { role: "user" as const, text: one.after },
          { role: "ai" as const, text: "…" },
        ]
      : [];
    const { answer, found } = await extractAnswer(ctx, searchable, {
      question: one.question,
      turns,
    });
    score(one, answer.replaceAll("\\", ""), found);
  }
}

function score({ question, answer, isExact }: AskedQuestion, given: string, found: boolean): void {
  const shown = isExact ? (given.split("\n> ")[0] ?? "") : given;
  const isRight = answer
    ? found && answer.test(shown.startsWith("> ") && isExact ? "" : shown)
    : !found;
  tally[answer ? "answerable" : "unanswerable"] += 1;
  // The thing asked for, in a quotation that nothing leads.
  const isQuoted = !isRight && found && answer?.test(given) && given.startsWith("> ");
  // Refused, but among what comes closest.
  const isClose = !found && answer?.test(given);
  if (isClose) tally.close += 1;
  if (!isRight && found) tally[isQuoted ? "quoted" : "wrong"] += 1;
  if (isRight) tally[answer ? "right" : "refused"] += 1;
  if (isVerbose || !isRight)
    print(
      `   ${isRight ? "ok   " : isClose ? "CLOSE" : found ? "WRONG" : "SILENT"} ${question} => ${given.replaceAll("\n", " / ").slice(0, 300)}`,
    );
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
