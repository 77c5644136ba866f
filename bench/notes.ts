/**
 * Articles composed of the notes in `tests/fixtures/notes`: words, headings, seconds, and statements that the notes don't
 * hold, and figures and names of the notes that the articles lost, both of which must be none.
 *
 * Run with `node scripts/build-workers.mjs && node bench/run.mjs notes [output folder]`.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";
import { countWords } from "@/lib/core/text";
import { createLocalEmbeddings } from "@/lib/providers/embeddings/local";
import { composeNotes } from "@/lib/tools/write-article/compose-notes";
import { lostFigures, NOTE_TOPICS, unheldStatements } from "@/tests/support/notes";

const FOLDER = "tests/fixtures/notes";
const folder = process.argv[2];
if (folder) mkdirSync(folder, { recursive: true });
const { signal } = new AbortController();
const embeddings = createLocalEmbeddings({
  modelsDir: path.join(homedir(), ".cache/atelier/models"),
  fetchWeights: false,
});
while (embeddings.status().state !== "ready")
  await new Promise((resolve) => setTimeout(resolve, 500));

const rows: Record<string, unknown>[] = [];
for (const file of readdirSync(FOLDER)) {
  const name = path.parse(file).name;
  const notes = readFileSync(path.join(FOLDER, file), "utf8");
  const startedMs = performance.now();
  const markdown = await composeNotes({
    topic: NOTE_TOPICS[name] ?? name,
    notes,
    embed: (texts) => embeddings.embed(texts, signal),
  });
  rows.push({
    name,
    "words of notes": countWords(notes),
    words: countWords(markdown),
    headings: markdown.match(/^##/gm)?.length ?? 0,
    ms: Math.round(performance.now() - startedMs),
    "not in the notes": unheldStatements(markdown, notes, NOTE_TOPICS[name] ?? name).length,
    lost: lostFigures(markdown, notes).length,
  });
  const lost = lostFigures(markdown, notes);
  if (lost.length > 0) console.log(`${name} lost: ${lost.join(", ")}`);
  if (folder) writeFileSync(path.join(folder, `${name}.md`), `${markdown}\n`);
}
console.table(rows);
await embeddings.close();
