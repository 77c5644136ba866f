/**
 * Ten articles and ten title lists from the built-in model: seconds, word count, and whether it is in range.
 * `kept` is the share of the model's output that was kept, `firstWordMs` the mean time to first token.
 *
 * Run with `node scripts/build-workers.mjs && node bench/run.mjs draft-articles [output folder]
 * [topics, such as 1-10] [length: 800, 1200 or 1600]`.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";
import { countWords } from "@/lib/core/text";
import { createLocalGrammar } from "@/lib/providers/grammar/local";
import { createLocalText } from "@/lib/providers/text/local";
import type { Draft } from "@/lib/providers/text/port";
import { draftTitles } from "@/lib/tools/blog-titles/draft-titles";
import { draftArticle } from "@/lib/tools/write-article/draft-article";
import { ARTICLE_LENGTHS, articleLength } from "@/lib/tools/write-article/options";

const TOPICS = [
  "urban beekeeping",
  "The future of AI in healthcare",
  "how to brew better coffee",
  "remote work",
  "sleep",
  "electric bikes for commuting",
  "Rust vs Go",
  "sourdough bread",
  "history of the bicycle",
  "personal finance for students",
];
const { value, minWords, maxWords } = articleLength(
  ARTICLE_LENGTHS.find((length) => String(length.value) === process.argv[4])?.value ?? 800,
);
const BAND = { min: minWords, max: maxWords, target: value };
const LIMIT_MS = 117_000;

/** Wraps a draft to count everything the model writes, including text that is later discarded. */
function watch(draft: Draft) {
  let characters = 0;
  let calls = 0;
  let waitedMs = 0;
  return {
    written: () => ({ characters, calls, waitedMs }),
    draft: {
      close: () => draft.close(),
      async continue(request) {
        calls += 1;
        const startedMs = performance.now();
        let first = true;
        const answers = await draft.continue({
          ...request,
          onText(piece) {
            if (first) waitedMs += performance.now() - startedMs;
            first = false;
            request.onText?.(piece);
          },
        });
        for (const { text } of answers) characters += text.length;
        return answers;
      },
    } satisfies Draft,
  };
}

const folder = process.argv[2];
if (folder) mkdirSync(folder, { recursive: true });
const signal = new AbortController().signal;
const text = createLocalText({
  modelsDir: path.join(homedir(), ".cache/atelier/models"),
  timeoutMs: 120_000,
});
const grammar = createLocalGrammar();
while (text.status().state !== "ready") await new Promise((resolve) => setTimeout(resolve, 500));

const rows: Record<string, unknown>[] = [];
const [from = 1, to = from] = (process.argv[3] ?? `1-${TOPICS.length}`).split("-").map(Number);
for (const topic of TOPICS.slice(from - 1, to)) {
  const draft = await text.openDraft?.({ userId: "bench", signal });
  if (!draft) throw new Error("The built-in model must support drafts.");
  const startedMs = performance.now();
  const watched = watch(draft);
  const { markdown, finishReason } = await draftArticle({
    draft: watched.draft,
    topic,
    words: BAND,
    signal,
    deadlineMs: Date.now() + LIMIT_MS,
    unknownWords: (sentences) => grammar.unknownWords(sentences, { userId: "bench", signal }),
    onText: () => {},
  });
  const articleSeconds = Math.round((performance.now() - startedMs) / 1000);
  const titlesStartedMs = performance.now();
  const { titles } = await draftTitles({
    ...{ draft, keyword: topic, category: "General", signal },
    unknownWords: (titles) => grammar.unknownWords(titles, { userId: "bench", signal }),
  });
  const titleSeconds = Math.round((performance.now() - titlesStartedMs) / 1000);
  await draft.close();
  const words = countWords(markdown);
  rows.push({
    topic,
    articleSeconds,
    words,
    finishReason,
    inBand: words >= BAND.min && words <= (BAND.max ?? words),
    kept: `${Math.round((100 * markdown.length) / watched.written().characters)}%`,
    calls: watched.written().calls,
    firstWordMs: Math.round(watched.written().waitedMs / watched.written().calls),
    titles: new Set(titles).size,
    titleSeconds,
  });
  const name = `${topic.replace(/\W+/g, "-").toLowerCase()}.md`;
  if (folder)
    writeFileSync(path.join(folder, name), `${markdown}\n\n---\n\n${titles.join("\n")}\n`);
}
console.table(rows);
await Promise.all([text.close(), grammar.close()]);
