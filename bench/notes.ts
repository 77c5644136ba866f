/**
 * Articles composed of the notes in `tests/fixtures/notes`: words, headings, seconds, and statements that the notes don't
 * hold, figures and names of the notes that the articles lost, and paragraphs that they tore apart or moved, all of which
 * must be none; as they are, and under the outline that is proposed for them.
 *
 * Run with `node scripts/build-workers.mjs && node bench/run.mjs notes [output folder]`.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";
import { countWords } from "@/lib/core/text";
import { createLocalEmbeddings } from "@/lib/providers/embeddings/local";
import { composeNotes, notesOutline } from "@/lib/tools/write-article/compose-notes";
import { lostFigures, NOTE_TOPICS, tornParagraphs, unheldStatements } from "@/tests/support/notes";

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
  const topic = NOTE_TOPICS[name] ?? name;
  const request = {
    topic,
    notes,
    embed: (texts: readonly string[]) => embeddings.embed(texts, signal),
  };
  const startedMs = performance.now();
  const markdown = await composeNotes(request);
  const ms = Math.round(performance.now() - startedMs);
  const headings = await notesOutline(request);
  const outlined = headings.length > 0 ? await composeNotes({ ...request, headings }) : undefined;
  const faults = [markdown, ...(outlined ? [outlined] : [])].map((text) => ({
    unheld: unheldStatements(text, notes, topic),
    lost: lostFigures(text, notes),
    torn: tornParagraphs(text, notes),
  }));
  const count = (kind: "unheld" | "lost" | "torn") =>
    faults.map((fault) => fault[kind].length).join(" / ");
  rows.push({
    name,
    "words of notes": countWords(notes),
    words: countWords(markdown),
    headings: markdown.match(/^##/gm)?.length ?? 0,
    outline: headings.length,
    ms,
    "not in the notes": count("unheld"),
    lost: count("lost"),
    torn: count("torn"),
  });
  for (const { lost, torn } of faults) {
    if (lost.length > 0) console.log(`${name} lost: ${lost.join(", ")}`);
    if (torn.length > 0) console.log(`${name} tore apart:\n${torn.join("\n")}`);
  }
  if (folder) writeFileSync(path.join(folder, `${name}.md`), `${markdown}\n`);
}
console.table(rows);
await embeddings.close();
