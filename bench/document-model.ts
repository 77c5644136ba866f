// node bench/run.mjs document-model <folder> [model.gguf] [every]
//
// Accuracy of document answers from an instruction-following model. Asks the questions of bench/document-questions.ts
// through the product's own pipeline: retrieve passages, generate, verify every citation. <folder> comes from
// bench/fetch-documents.sh. The model is any GGUF file; the default is the product's own draft model, TinyLlama 1.1B
// Chat. Only every n-th question is asked (default 1: all of them).
import { existsSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";

import { DOCUMENT_QUESTIONS } from "@/bench/document-questions";
import { askForAnswer } from "@/lib/documents/answer-with-model";
import type { AskingContext } from "@/lib/documents/ask-and-verify";
import { chunkParts } from "@/lib/documents/chunk";
import { extractAnswer } from "@/lib/documents/extractive-answer";
import {
  createSearchableDocument,
  type SearchableDocument,
} from "@/lib/documents/searchable-document";
import { TINYLLAMA_Q4 } from "@/lib/models/catalog";
import { modelPath } from "@/lib/models/install-model";
import { textOfPage } from "@/lib/pdf/pdf";
import { readDocument } from "@/lib/pdf/read-document";
import { createLocalEmbeddings } from "@/lib/providers/embeddings/local";
import { createLocalText } from "@/lib/providers/text/local";
import { runInProcess } from "@/tests/support/pdf-jobs";

const FILES = { "r-faq": "R-FAQ.pdf", fhs: "fhs-3.0.pdf", bash: "bash.pdf" };
/** Generous, because this measures quality, not speed. */
const PATIENCE_MS = 900_000;

const modelsDir = process.env.MODELS_DIR ?? path.join(homedir(), ".cache/atelier/models");
const [folder = ".", model = modelPath(modelsDir, TINYLLAMA_Q4), every = "1"] =
  process.argv.slice(2);
if (!existsSync(model)) throw new Error(`No model found at ${model}.`);

const text = createLocalText({ modelsDir, model, timeoutMs: PATIENCE_MS });
const embeddings = createLocalEmbeddings({ modelsDir, fetchWeights: true });
const ctx: AskingContext = {
  text,
  embeddings,
  user: { id: "bench", name: "Bench", imageUrl: null, plan: "free" },
  signal: new AbortController().signal,
  textTimeoutMs: PATIENCE_MS,
  progress: { onText: () => {}, onReplace: () => {}, onStep: () => {} },
};

async function open(title: string): Promise<SearchableDocument> {
  const reading = await readDocument(
    path.join(folder, title),
    { maxPages: 5_000, maxTextMs: 600_000, maxOcrPages: 0, maxOcrMs: 0, findHidden: false },
    { run: runInProcess, languageFolder: async () => undefined },
  );
  const parts = reading.pages.map((page) => ({ place: page.page, text: textOfPage(page) }));
  const chunks = await chunkParts("pdf", parts);
  const vectors = await embeddings.embed(
    chunks.map(({ content }) => content),
    ctx.signal,
  );
  return createSearchableDocument(
    { kind: "pdf", title, overview: [] },
    chunks.map((chunk, index) => ({ ...chunk, embedding: vectors[index] ?? null })),
  );
}

const documents = new Map<string, SearchableDocument>();
for (const [key, file] of Object.entries(FILES)) documents.set(key, await open(file));

const tally = {
  asked: 0,
  right: 0,
  byModel: 0,
  unanswerable: 0,
  refused: 0,
  verified: 0,
  dropped: 0,
};
for (const [index, row] of DOCUMENT_QUESTIONS.entries()) {
  const document = documents.get(row.document);
  if (!document || index % Number(every) !== 0) continue;
  const question = { question: row.question, turns: [] };
  const startedMs = performance.now();
  const asked = await askForAnswer(ctx, document, question);
  // As in the product: if no citation can be verified, quote the document's own sentences.
  const shown = asked.answer ? asked : await extractAnswer(ctx, document, question);
  const said = [shown.answer, ...shown.citations.map(({ quote }) => quote)].join("\n");
  const right = row.answer ? shown.found && row.answer.test(said) : !shown.found;
  tally.verified += asked.citations.length;
  tally.dropped += asked.dropped;
  if (row.answer) {
    tally.asked += 1;
    if (right) tally.right += 1;
    if (asked.answer) tally.byModel += 1;
  } else {
    tally.unanswerable += 1;
    if (right) tally.refused += 1;
  }
  const cells = [
    right ? "right" : "WRONG",
    asked.answer ? "model" : "reader",
    `${asked.citations.length} verified, ${asked.dropped} dropped`,
    `${((performance.now() - startedMs) / 1000).toFixed(0)} s`,
    row.question,
    shown.answer.slice(0, 160).replaceAll("\n", " "),
  ];
  console.log(cells.join("  "));
}
const percent = (share: number) => `${(100 * share).toFixed(0)}%`;
console.log(`${text.engine.name}, context ${await text.contextTokens?.()} tokens`);
console.log(`correct answers: ${tally.right} of ${tally.asked} (${tally.byModel} by the model)`);
console.log(`correct "not found": ${tally.refused} of ${tally.unanswerable}`);
console.log(
  `verified statements: ${tally.verified} of ${tally.verified + tally.dropped} (${percent(tally.verified / Math.max(1, tally.verified + tally.dropped))}); the rest aren't shown`,
);
await Promise.all([text.close(), embeddings.close()]);
