// node bench/run.mjs documents <folder> : what reading and asking documents costs and gives.
//
// The folder holds PDFs; where pdftotext (poppler-utils) is installed, the words that it finds are compared.
// Questions are asked of R-FAQ.pdf (Debian: r-doc-pdf), fhs-3.0.pdf (debian-policy) and bash.pdf (bash-doc).
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";

import { DOCUMENT_QUESTIONS, type DocumentQuestion } from "@/bench/document-questions";
import { chunkParts } from "@/lib/documents/chunk";
import { FOUND_AT, quoteAnswer, rankSentences } from "@/lib/documents/quote-answer";
import { type PdfReading, textOfPage } from "@/lib/documents/read-pdf/pdf";
import { readFile } from "@/lib/documents/read-pdf/read-file";
import { type OpenDocument, openPassages } from "@/lib/documents/store";
import { createLocalEmbeddings } from "@/lib/providers/embeddings/local";

const NEVER = new AbortController().signal;
const ASKED = { "R-FAQ.pdf": "r-faq", "fhs-3.0.pdf": "fhs", "bash.pdf": "bash" } as const;

const folder = process.argv[2] ?? ".";
const embeddings = createLocalEmbeddings({
  modelsDir: process.env.MODELS_DIR ?? path.join(homedir(), ".cache/atelier/models"),
  fetchWeights: true,
});
const ctx = { embeddings, signal: NEVER };
const documents = new Map<string, OpenDocument>();

for (const name of readdirSync(folder)
  .filter((file) => file.endsWith(".pdf"))
  .sort()) {
  await measure(name).catch((error: unknown) => {
    print([name, error instanceof Error ? error.message : String(error)]);
  });
}
print([`peak memory ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`]);
await askAll();
await embeddings.close();

async function measure(name: string): Promise<void> {
  const file = path.join(folder, name);
  const startedMs = performance.now();
  const reading = await readFile(
    { path: file, maxPages: 5_000, maxOcrPages: 20, maxOcrMs: 120_000, findHidden: false },
    { signal: NEVER, emit: () => {} },
  );
  const seconds = (performance.now() - startedMs) / 1000;
  const key = ASKED[name as keyof typeof ASKED];
  print([
    name,
    `${reading.pages.length} pages`,
    `${seconds.toFixed(1)} s`,
    compareWords(file, reading),
  ]);
  if (key) documents.set(key, await open(name, reading));
}

async function open(title: string, reading: PdfReading): Promise<OpenDocument> {
  const parts = reading.pages.map((page) => ({ place: page.page, text: textOfPage(page) }));
  const chunks = chunkParts("pdf", parts);
  const startedMs = performance.now();
  const vectors = await embeddings.embed(
    chunks.map((chunk) => chunk.content),
    NEVER,
  );
  const perChunk = (performance.now() - startedMs) / Math.max(1, chunks.length);
  print([title, `${chunks.length} passages`, `${perChunk.toFixed(1)} ms each to index`]);
  return openPassages(
    { kind: "pdf", title, overview: [] },
    chunks.map((chunk, index) => ({ ...chunk, embedding: vectors[index] ?? null })),
  );
}

/** Share of pdftotext's words that were found, and of the found words that pdftotext has. */
function compareWords(file: string, reading: PdfReading): string {
  const { status, stdout } = spawnSync("pdftotext", [file, "-"], {
    maxBuffer: 1e9,
    encoding: "utf8",
  });
  if (status !== 0) return "no pdftotext";
  const theirs = countedWords(stdout);
  const ours = countedWords(
    reading.pages.flatMap((page) => page.blocks.map((block) => block.text)).join("\n"),
  );
  const shared = [...theirs].reduce(
    (sum, [word, count]) => sum + Math.min(count, ours.get(word) ?? 0),
    0,
  );
  const total = (words: Map<string, number>) =>
    [...words.values()].reduce((sum, count) => sum + count, 0);
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  return `recall ${percent(shared / total(theirs))}, precision ${percent(shared / total(ours))}`;
}

function countedWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of text
    .normalize("NFKC")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

/** Every second question chose the threshold; the others tell what it is worth. */
async function askAll(): Promise<void> {
  const tally = { tuned: newTally(), held: newTally() };
  for (const [index, row] of DOCUMENT_QUESTIONS.entries()) {
    const document = documents.get(row.document);
    if (!document) continue;
    const asked = { question: row.question, turns: [] };
    const { citations, found } = await quoteAnswer(ctx, document, asked);
    const answer = citations.map(({ quote }) => quote).join("\n");
    const [best] = await rankSentences(ctx, document, row.question);
    const right = row.answer ? found && row.answer.test(answer) : !found;
    count(index % 2 === 0 ? tally.tuned : tally.held, row, { right, found });
    print([
      right ? "right" : found ? "WRONG" : "NOT FOUND",
      (best?.score ?? 0).toFixed(3),
      row.question,
      right ? "" : (best?.text.slice(0, 140) ?? ""),
    ]);
  }
  print([`threshold ${FOUND_AT}`]);
  for (const [name, { answered, unanswered }] of Object.entries(tally)) {
    print([
      name,
      `answered right ${answered.right} of ${answered.asked} (said "not found" ${answered.silent})`,
      `"not found" right ${unanswered.right} of ${unanswered.asked}`,
    ]);
  }
}

function newTally() {
  return {
    answered: { asked: 0, right: 0, silent: 0 },
    unanswered: { asked: 0, right: 0 },
  };
}

function count(
  tally: ReturnType<typeof newTally>,
  row: DocumentQuestion,
  { right, found }: { right: boolean; found: boolean },
): void {
  const side = row.answer ? tally.answered : tally.unanswered;
  side.asked += 1;
  if (right) side.right += 1;
  if (row.answer && !found) tally.answered.silent += 1;
}

function print(cells: readonly string[]): void {
  process.stdout.write(`${cells.filter(Boolean).join("  ")}\n`);
}
