// node bench/run.mjs documents <folder> [file.pdf...]
//
// Speed, memory and accuracy of reading PDFs and answering questions about them. bench/fetch-documents.sh downloads the
// PDFs and describes them. If pdftotext (poppler-utils) is installed, extracted words are compared with its output;
// scans are compared with the ground truth next to them. File names limit the run to those files.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync as readText } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";

import {
  DOCUMENT_QUESTIONS,
  type DocumentQuestion,
  FRESH_QUESTIONS,
} from "@/bench/document-questions";
import { chunkParts } from "@/lib/documents/chunk";
import { extractAnswer } from "@/lib/documents/extractive-answer";
import { MIN_ANSWER_SCORE, rankSentences } from "@/lib/documents/match-sentences";
import {
  createSearchableDocument,
  type SearchableDocument,
} from "@/lib/documents/searchable-document";
import { languageFile } from "@/lib/models/ocr-languages";
import type { OcrLanguage } from "@/lib/ocr/languages";
import { type PdfReading, textOfPage } from "@/lib/pdf/pdf";
import { readDocument } from "@/lib/pdf/read-document";
import { createLocalEmbeddings } from "@/lib/providers/embeddings/local";
import { runInProcess } from "@/tests/support/pdf-jobs";
import { characterError } from "@/tests/support/text-images";

const NEVER = new AbortController().signal;
const ASKED = {
  "R-FAQ.pdf": "r-faq",
  "fhs-3.0.pdf": "fhs",
  "bash.pdf": "bash",
  "rcpp.pdf": "rcpp",
  "form.pdf": "form",
  "guide.ja.pdf": "guide-ja",
} as const;

const SPACELESS = "[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー]";
const WORD = new RegExp(`${SPACELESS}|(?:(?!${SPACELESS})[\\p{L}\\p{N}])+`, "gu");

const [folder = ".", ...only] = process.argv.slice(2);
const modelsDir = process.env.MODELS_DIR ?? path.join(homedir(), ".cache/atelier/models");
const embeddings = createLocalEmbeddings({ modelsDir, fetchWeights: true });
const ctx = { embeddings, signal: NEVER };
const documents = new Map<string, SearchableDocument>();

for (const name of readdirSync(folder)
  .filter((file) => file.endsWith(".pdf") && (only.length === 0 || only.includes(file)))
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
  const reading = await readDocument(
    file,
    { maxPages: 5_000, maxTextMs: 600_000, maxOcrPages: 20, maxOcrMs: 120_000, findHidden: false },
    { run: runInProcess, languageFolder },
  );
  const seconds = (performance.now() - startedMs) / 1000;
  const key = ASKED[name as keyof typeof ASKED];
  print([
    name,
    `${reading.pages.length} pages`,
    `${seconds.toFixed(1)} s`,
    compareWords(file, reading),
    compareScan(file, reading),
  ]);
  if (key) documents.set(key, await open(name, reading));
}

async function languageFolder(language: OcrLanguage): Promise<string | undefined> {
  if (language === "eng") return undefined;
  return path.dirname(await languageFile(language, { modelsDir, signal: NEVER }));
}

async function open(title: string, reading: PdfReading): Promise<SearchableDocument> {
  const parts = reading.pages.map((page) => ({ place: page.page, text: textOfPage(page) }));
  const chunks = await chunkParts("pdf", parts);
  const startedMs = performance.now();
  const vectors = await embeddings.embed(
    chunks.map((chunk) => chunk.content),
    NEVER,
  );
  const perChunk = (performance.now() - startedMs) / Math.max(1, chunks.length);
  print([title, `${chunks.length} passages`, `${perChunk.toFixed(1)} ms each to index`]);
  return createSearchableDocument(
    { kind: "pdf", title, overview: [] },
    chunks.map((chunk, index) => ({ ...chunk, embedding: vectors[index] ?? null })),
  );
}

/**
 * Word recall and precision against pdftotext, on pages with a text layer. Scripts without spaces are compared by
 * character, because line breaks split their words.
 */
function compareWords(file: string, reading: PdfReading): string {
  const tally = { theirs: 0, ours: 0, shared: 0 };
  const theirPages = (pdftotext(file) ?? "").split("\f");
  for (const { page, blocks, source } of reading.pages) {
    if (source === "ocr") continue;
    const theirs = countedWords(theirPages[page - 1] ?? "");
    const ours = countedWords(blocks.map((block) => block.text).join("\n"));
    for (const count of ours.values()) tally.ours += count;
    for (const [word, count] of theirs) {
      tally.theirs += count;
      tally.shared += Math.min(count, ours.get(word) ?? 0);
    }
  }
  if (tally.theirs === 0 || tally.ours === 0) return "";
  const percent = (share: number) => `${(100 * share).toFixed(2)}%`;
  return `recall ${percent(tally.shared / tally.theirs)}, precision ${percent(tally.shared / tally.ours)}`;
}

/** Text with a form feed between pages; undefined when pdftotext isn't installed. */
function pdftotext(file: string): string | undefined {
  const options = { maxBuffer: 1e9, encoding: "utf8" } as const;
  const { status, stdout } = spawnSync("pdftotext", [file, "-"], options);
  return status === 0 ? stdout : undefined;
}

function countedWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [word] of text.normalize("NFKC").toLowerCase().matchAll(WORD)) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

/** Character error rate of OCR pages against the ground truth next to a scan. */
function compareScan(file: string, reading: PdfReading): string {
  const languages = new Set(reading.pages.flatMap((page) => page.ocrLanguage ?? []));
  if (languages.size === 0) return "";
  const truth = path.join(folder, path.basename(file).replace(/^.*\.(\w+)\.pdf$/, "scan.$1.txt"));
  const as = `recognized as ${[...languages].join(", ")}`;
  if (!/^(?:scan|mixed)\./.test(path.basename(file)) || !existsSync(truth)) return as;
  const scanned = reading.pages.filter((page) => page.source !== "text");
  const read = scanned.flatMap((page) => page.blocks.map((block) => block.text)).join(" ");
  const error = characterError(unspaced(read), unspaced(readText(truth, "utf8")));
  return `${as}, character error ${(100 * error).toFixed(2)}%`;
}

/** Removes spaces inside scripts written without them, where line breaks fall anywhere. */
function unspaced(text: string): string {
  return text
    .normalize("NFKC")
    .replace(new RegExp(`(?<=${SPACELESS})\\s+|\\s+(?=${SPACELESS})`, "gu"), "");
}

/** Even questions tuned the threshold; odd ones and those about other documents are the held-out sets. */
async function askAll(): Promise<void> {
  const tally = { tuned: newTally(), held: newTally(), fresh: newTally() };
  for (const [index, row] of [...DOCUMENT_QUESTIONS, ...FRESH_QUESTIONS].entries()) {
    const kind = index >= DOCUMENT_QUESTIONS.length ? "fresh" : index % 2 === 0 ? "tuned" : "held";
    const document = documents.get(row.document);
    if (!document) continue;
    const asked = { question: row.question, turns: [] };
    const { answer, found } = await extractAnswer(ctx, document, asked);
    const [best] = await rankSentences(ctx, document, row.question);
    const right = row.answer ? found && row.answer.test(answer.replaceAll("\\", "")) : !found;
    count(tally[kind], row, { right, found });
    print([
      right ? "right" : found ? "WRONG" : "NOT FOUND",
      (best?.score ?? 0).toFixed(3),
      row.question,
      right ? "" : answer.replaceAll("\n", " / ").slice(0, 400),
    ]);
  }
  print([`threshold ${MIN_ANSWER_SCORE}`]);
  for (const [name, { answered, unanswered }] of Object.entries(tally)) {
    print([
      name,
      `correct answers ${answered.right} of ${answered.asked} (said "not found" ${answered.silent})`,
      `correct "not found" ${unanswered.right} of ${unanswered.asked}`,
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
