// node bench/run.mjs talk-chat [tuned|unseen]
//
// The chat with a video without a model: what it answers and refuses of what the talks of bench/speech/asked say, and which
// questions are suggested. READING_VERBOSE=1 prints every answer and the notes.
import { readFileSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";

import { type AskedTalk, TUNED_TALKS, UNSEEN_TALKS } from "@/bench/speech/asked/questions";
import { extractAnswer } from "@/lib/documents/extractive-answer";
import { createSearchableDocument, preparePassages } from "@/lib/documents/searchable-document";
import { suggestQuestions } from "@/lib/documents/suggest-questions";
import { summarizeTalk } from "@/lib/documents/talk-summary";
import type { RunContext } from "@/lib/providers/context";
import { createLocalEmbeddings } from "@/lib/providers/embeddings/local";
import { readTranscript } from "@/lib/tools/youtube-summarizer/read-transcript";
import { restoreSpeech } from "@/lib/tools/youtube-summarizer/restore-speech";
import { SHAPES } from "@/lib/tools/youtube-summarizer/shapes";
import { titleTranscript } from "@/lib/tools/youtube-summarizer/title-transcript";
import { CAPTION_FORMS, readTalks } from "@/tests/support/transcripts";

const FOLDER = "bench/speech/asked";
const SUGGESTED = 4;
const isVerbose = process.env.READING_VERBOSE === "1";
const modelsDir = path.join(homedir(), ".cache/atelier/models");
const embeddings = createLocalEmbeddings({ modelsDir, fetchWeights: false });
for (let tries = 0; embeddings.status().state !== "ready" && tries < 20; tries += 1)
  await new Promise((resolve) => setTimeout(resolve, 500));
const ctx = {
  embeddings,
  signal: new AbortController().signal,
  progress: { onText: () => {}, onReplace: () => {}, onStep: () => {} },
} as unknown as RunContext; // Safe: reading needs nothing else of it.

const tally = { answerable: 0, right: 0, wrong: 0, close: 0, unanswerable: 0, refused: 0 };
const suggested = { questions: 0, general: 0, ms: 0 };
const talks = { tuned: TUNED_TALKS, unseen: UNSEEN_TALKS }[process.argv[2] ?? ""];
for (const talk of talks ?? [...TUNED_TALKS, ...UNSEEN_TALKS])
  await measure(talk, transcriptOf(talk));
print(JSON.stringify({ ...tally, suggested }));
await embeddings.close();

/** The talk as somebody would paste it. */
function transcriptOf({ name, form }: AskedTalk): string {
  const talk = readTalks(FOLDER).find((one) => one.name === name);
  const render = CAPTION_FORMS[form];
  if (talk && render) return render(talk);
  return readFileSync(path.join(FOLDER, `${name}.txt`), "utf8");
}

async function measure({ name, questions }: AskedTalk, transcript: string): Promise<void> {
  const read = await readTranscript(transcript);
  const readMarks = (words: readonly string[]) => embeddings.findSpokenMarks(words, ctx.signal);
  const { parts } = await restoreSpeech(read.parts, read.timed, readMarks);
  const source = { kind: "youtube" as const, title: await titleTranscript(parts), parts };
  const chunks = await preparePassages("youtube", parts);
  print(`== ${name}: ${source.title}`);
  if (isVerbose) print(parts.map(({ text }) => text).join("\n"));
  const whole = { ...source, outline: [] };
  const { overview } = await summarizeTalk(ctx, whole, SHAPES.medium);
  if (isVerbose) print((await summarizeTalk(ctx, whole, SHAPES.detailed)).markdown);
  await suggest(whole, await createSearchableDocument({ ...source, overview: [] }, chunks));
  const vectors = await embeddings.embed(
    chunks.map(({ content }) => content),
    ctx.signal,
  );
  const document = await createSearchableDocument(
    { ...source, overview },
    chunks.map((chunk, index) => ({ ...chunk, embedding: vectors[index] ?? null })),
  );
  for (const { question, answer } of questions) {
    const given = await extractAnswer(ctx, document, { question, turns: [] });
    score(question, answer, given.answer.replaceAll("\\", ""), given.found);
  }
}

async function suggest(
  source: Parameters<typeof suggestQuestions>[1],
  document: Parameters<typeof suggestQuestions>[2],
): Promise<void> {
  const startedMs = performance.now();
  const questions = await suggestQuestions(ctx, source, document, SUGGESTED);
  suggested.ms += Math.round(performance.now() - startedMs);
  suggested.questions += questions.length;
  suggested.general += questions.filter((one) => one.startsWith("What should I know")).length;
  for (const question of questions) print(`   suggested: ${question}`);
}

function score(question: string, answer: RegExp | undefined, given: string, found: boolean): void {
  const isRight = answer ? found && answer.test(given) : !found;
  // Not claimed to be the answer, but shown.
  const isClose = !found && answer?.test(given) === true;
  tally[answer ? "answerable" : "unanswerable"] += 1;
  if (isRight) tally[answer ? "right" : "refused"] += 1;
  if (isClose) tally.close += 1;
  if (!isRight && found) tally.wrong += 1;
  const mark = isRight ? "ok    " : isClose ? "CLOSE " : found ? "WRONG " : "SILENT";
  const shown = given.replaceAll("\n", " / ").slice(0, isVerbose ? 1_500 : 300);
  if (isVerbose || !isRight) print(`   ${mark} ${question} => ${shown}`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
