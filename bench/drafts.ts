/**
 * What a reader stumbles over in drafts of the built-in model, on 40 topics of many kinds: the shares of sentences
 * with a word that no dictionary knows, of 4-grams said before, and of sentences that begin like another one; and how
 * many have holes, define a thing by itself, or repeat our prompt.
 *
 * Run with `node scripts/build-workers.mjs && node bench/run.mjs drafts [output folder] [topics, such as 1-10]`.
 * Drafts are short, for 40 of them to take a quarter of an hour. Those that the folder already holds are counted, not
 * written again.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";
import { countWords } from "@/lib/core/text";
import { createLocalGrammar } from "@/lib/providers/grammar/local";
import { createLocalText } from "@/lib/providers/text/local";
import { draftArticle } from "@/lib/tools/write-article/draft-article";
import { openDictionary } from "./support/dictionary";
import { addFaults, type DraftFaults, faultsOf } from "./support/draft-faults";
import { DRAFT_TOPICS } from "./support/draft-topics";

const WORDS = { min: 80, max: 180, target: 120 };
const LIMIT_MS = 25_000;
/** What we say to the model, to recognize it in the draft. */
const PROMPT =
  "You are a helpful assistant who writes clear, detailed, factual articles in plain English. Write an informative article about. Write full paragraphs, no lists.";

const [, , folder, range = `1-${DRAFT_TOPICS.length}`] = process.argv;
if (folder) mkdirSync(folder, { recursive: true });
const [from = 1, to = from] = range.split("-").map(Number);
const signal = new AbortController().signal;
const dictionary = await openDictionary();
const text = createLocalText({
  modelsDir: path.join(homedir(), ".cache/atelier/models"),
  timeoutMs: 120_000,
});
const grammar = createLocalGrammar();
while (text.status().state !== "ready") await new Promise((resolve) => setTimeout(resolve, 500));

const rows: ({ topic: string; words: number; seconds: number } & DraftFaults)[] = [];
for (const topic of DRAFT_TOPICS.slice(from - 1, to)) rows.push(await measure(topic));
console.table(rows);
const all = addFaults(rows);
const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)}%`;
const words = rows.reduce((sum, row) => sum + row.words, 0);
const seconds = rows.reduce((sum, row) => sum + row.seconds, 0);
console.table({
  topics: rows.length,
  sentences: all.sentences,
  "words a minute": seconds > 0 ? Math.round((60 * words) / seconds) : "not measured",
  "sentences with a non-word": share(all.nonWords, all.sentences),
  "repeated 4-grams": share(all.repeatedFourGrams, all.fourGrams),
  "sentences that begin like another": share(all.sameBeginnings, all.sentences),
  holes: all.holes,
  "say that a thing is itself": all.selfDefinitions,
  "leaks of our prompt": all.leaks,
});
await Promise.all([text.close(), grammar.close()]);

async function measure(topic: string) {
  const file = path.join(folder ?? "", `${topic.replace(/\W+/g, "-").toLowerCase()}.md`);
  const startedMs = performance.now();
  const markdown = folder && existsSync(file) ? readFileSync(file, "utf8") : await write(topic);
  const seconds = Math.round((performance.now() - startedMs) / 1000);
  if (folder) writeFileSync(file, `${markdown.trim()}\n`);
  const faults = await faultsOf(markdown, { topic, prompt: PROMPT, dictionary });
  return { topic, words: countWords(markdown), seconds, ...faults };
}

async function write(topic: string): Promise<string> {
  const draft = await text.openDraft?.({ userId: "bench", signal });
  if (!draft) throw new Error("The built-in model must support drafts.");
  const { markdown } = await draftArticle({
    draft,
    topic,
    words: WORDS,
    signal,
    deadlineMs: Date.now() + LIMIT_MS,
    unknownWords: (lines) => grammar.unknownWords(lines, { userId: "bench", signal }),
    onText: () => {},
  });
  await draft.close();
  return markdown;
}
