/**
 * Captions without punctuation, of the talks in `tests/fixtures/transcripts`: how well their sentences are found, and how many
 * bullets of the summaries stand alone, beside the captions as they come.
 *
 * Run with `node scripts/build-workers.mjs && node bench/run.mjs speech [output folder [rules]]`; with `rules`, without the embedding model's view of the words.
 * TALKS=bench/speech/held-out measures those talks instead, which nothing was tuned by.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";
import type { DocumentPart } from "@/lib/documents/citation";
import { extractSummary } from "@/lib/documents/extractive-summary";
import type { Summary, SummaryShape } from "@/lib/documents/summary";
import { summarizeTalk } from "@/lib/documents/talk-summary";
import type { RunContext } from "@/lib/providers/context";
import { createLocalEmbeddings } from "@/lib/providers/embeddings/local";
import { readTranscript } from "@/lib/tools/youtube-summarizer/read-transcript";
import { restoreSpeech } from "@/lib/tools/youtube-summarizer/restore-speech";
import { SHAPES } from "@/lib/tools/youtube-summarizer/shapes";
import {
  bulletFault,
  CAPTION_FORMS,
  measureSpeech,
  readTalks,
  type Talk,
} from "@/tests/support/transcripts";

const folder = process.argv[2];
if (folder) mkdirSync(folder, { recursive: true });
const embeddings = createLocalEmbeddings({
  modelsDir: path.join(homedir(), ".cache/atelier/models"),
  fetchWeights: false,
});
for (let tries = 0; embeddings.status().state !== "ready" && tries < 20; tries += 1)
  await new Promise((resolve) => setTimeout(resolve, 500));
// Safe: all that these two use of a run.
const ctx = {
  embeddings,
  progress: { onStep: () => {}, onReplace: () => {}, onText: () => {} },
  signal: new AbortController().signal,
} as unknown as RunContext;

/** Without the model's weights, sentences are found by the table and the rules alone. */
const readMarks = async (words: readonly string[]) =>
  process.argv[3] === "rules" || embeddings.status().state !== "ready"
    ? undefined
    : embeddings.findSpokenMarks(words, ctx.signal);
const percent = (share: number) => `${Math.round(share * 100)}%`;
const forms = Object.keys(CAPTION_FORMS);

function alone(talk: Talk, { citations }: Summary): string {
  const faults = citations.map(({ quote }) => bulletFault(talk, quote));
  return `${faults.filter((fault) => !fault).length} of ${faults.length}`;
}

function summarize(parts: readonly DocumentPart[], shape: SummaryShape, isNew: boolean) {
  const source = { kind: "youtube" as const, title: "", parts, outline: [] };
  return isNew ? summarizeTalk(ctx, source, shape) : extractSummary(ctx, source, shape);
}

const rows: Record<string, string | number>[] = [];
const totals = { right: 0, precision: 0, recall: 0, f1: 0, caseAccuracy: 0 };
for (const [index, talk] of readTalks(process.env.TALKS).entries()) {
  const form = forms[index % forms.length] ?? "srt";
  const { parts, timed } = await readTranscript(CAPTION_FORMS[form]?.(talk) ?? "");
  const startedMs = performance.now();
  const speech = await restoreSpeech(parts, timed, readMarks);
  const ms = Math.round(performance.now() - startedMs);
  const figures = measureSpeech(
    talk,
    speech.parts.map(({ text }) => text),
  );
  totals.f1 += figures.f1;
  totals.caseAccuracy += figures.caseAccuracy;
  const row: Record<string, string | number> = {
    talk: talk.name,
    form,
    "F1 before": percent(
      measureSpeech(
        talk,
        parts.map(({ text }) => text),
      ).f1,
    ),
    F1: percent(figures.f1),
    precision: percent(figures.precision),
    recall: percent(figures.recall),
    case: percent(figures.caseAccuracy),
    ms,
  };
  for (const [detail, shape] of Object.entries(SHAPES)) {
    const before = await summarize(parts, shape, false);
    const after = await summarize(speech.parts, shape, true);
    row[`${detail} before`] = alone(talk, before);
    row[detail] = alone(talk, after);
    if (folder) {
      writeFileSync(path.join(folder, `${talk.name}-${detail}-before.md`), before.markdown);
      writeFileSync(path.join(folder, `${talk.name}-${detail}.md`), after.markdown);
      const faults = after.citations.map(
        ({ quote }) => `${bulletFault(talk, quote) ?? "ok"}: ${quote}`,
      );
      writeFileSync(path.join(folder, `${talk.name}-${detail}-faults.txt`), faults.join("\n"));
    }
  }
  if (folder)
    writeFileSync(
      path.join(folder, `${talk.name}-restored.txt`),
      speech.parts.map(({ place, text }) => `${place}\t${text}`).join("\n"),
    );
  rows.push(row);
}
console.table(rows);
console.log(
  `mean F1 ${percent(totals.f1 / rows.length)}, case ${percent(totals.caseAccuracy / rows.length)}`,
);
await embeddings.close();
