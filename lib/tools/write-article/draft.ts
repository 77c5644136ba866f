import "server-only";

import { countWords } from "@/lib/core/text";
import { inSentence, plainTopic, titleOf } from "@/lib/drafting/draft-topic";
import type { Draft, FinishReason } from "@/lib/providers/text/port";
import { createDraftMemory } from "@/lib/tools/write-article/draft-memory";
import { outlineOf } from "@/lib/tools/write-article/draft-outline";
import { createPace } from "@/lib/tools/write-article/draft-pace";
import { type DraftDesk, writeSection } from "@/lib/tools/write-article/draft-section";
import { splitSentences } from "@/lib/tools/write-article/draft-sentence";

export type ArticleDraftRequest = {
  draft: Draft;
  /** Untrusted; reduced to one line of plain words. */
  topic: string;
  /** The band that the length's label promises. `target` is what was asked, and may be its upper end. */
  words: { min: number; max: number | undefined; target: number };
  /** Markdown of a cut article that is to be continued; empty for a new one. */
  sofar?: string;
  signal: AbortSignal;
  /** When it must be over, in milliseconds since 1970. */
  deadlineMs: number;
  /** Called with each sentence that stands; together with `sofar` they are the result. */
  onText: (text: string) => void;
};

/** Above the band's lower end, for safety and because the model repeats itself in long texts. */
const AIM_ABOVE_MIN_WORDS = 45;
/** Left free below the band's upper end. */
const SPARE_WORDS = 10;
const SECTION_WORDS = 95;
const LAST_SECTION_WORDS = 55;
/** Sentences of the beginning that the model reads again before each heading. */
const OPENING_SENTENCES = 2;

const SYSTEM =
  "You are a helpful assistant who writes clear, detailed, factual articles in plain English.";

/**
 * Writes an article with a model that is too small to be asked for one: the headings are ours, and the
 * model continues the document under each.
 *
 * @returns Markdown whose words are in the band, unless it was stopped or out of time: then whole
 *   sentences up to there, as "aborted" or "length"
 */
export async function draftArticle(
  request: ArticleDraftRequest,
): Promise<{ markdown: string; finishReason: FinishReason }> {
  const topic = plainTopic(request.topic);
  const page = createPage(request.sofar ?? "", titleOf(topic), request.onText);
  const timeUp = AbortSignal.timeout(Math.max(1, Math.ceil(request.deadlineMs - Date.now())));
  const aim = request.words.min + AIM_ABOVE_MIN_WORDS;
  const pace = createPace(request.deadlineMs, () => aim - page.words());
  const desk: DraftDesk = {
    draft: pace.watch(request.draft),
    turns: {
      system: SYSTEM,
      prompt: `Write an informative article about ${inSentence(topic)}. Write full paragraphs, no lists.`,
    },
    topic,
    memory: createDraftMemory(topic, page.markdown()),
    signal: AbortSignal.any([request.signal, timeUp]),
    candidates: pace.candidates,
  };

  const outline = outlineOf(topic);
  const headings = outline.body.filter((heading) => !page.has(heading));
  const last = page.has(outline.last) ? "Final Thoughts" : outline.last;
  for (const [index, heading] of headings.entries()) {
    const missing = aim - LAST_SECTION_WORDS - page.words();
    if (missing < SECTION_WORDS / 3 || desk.signal.aborted) break;
    const targetWords = evenShare(missing, index);
    await addSection(desk, page, heading, targetWords, request.words.max);
  }
  if (!desk.signal.aborted) {
    const missing = Math.max(LAST_SECTION_WORDS, request.words.min + 15 - page.words());
    await addSection(desk, page, last, missing, request.words.max);
  }

  const complete = page.words() >= request.words.min;
  const finishReason = request.signal.aborted ? "aborted" : complete ? "stop" : "length";
  return { markdown: page.markdown(), finishReason };
}

/** Words of the next section, so that the last one is not a small rest. */
function evenShare(missing: number, index: number): number {
  const sections = Math.max(1, Math.round(missing / SECTION_WORDS));
  const share = missing / sections;
  return index === 0 && sections > 2 ? share * 0.85 : share;
}

async function addSection(
  desk: DraftDesk,
  page: Page,
  heading: string,
  targetWords: number,
  max: number | undefined,
): Promise<void> {
  const room = max === undefined ? Number.POSITIVE_INFINITY : max - SPARE_WORDS - page.words();
  const headingWords = countWords(heading);
  if (room < headingWords + 20) return;
  await writeSection(
    desk,
    {
      document: `${page.beginning()}## ${heading}\n\n`,
      heading,
      targetWords: Math.min(targetWords, room - headingWords),
      maxWords: room - headingWords,
    },
    (sentence, joint) => page.add(heading, sentence, joint),
  );
}

type Page = ReturnType<typeof createPage>;

/** The Markdown as it grows. A heading appears together with its first sentence. */
function createPage(sofar: string, title: string, onText: (text: string) => void) {
  let markdown = sofar.trimEnd();
  let lastHeading = "";

  return {
    markdown: () => markdown,
    words: () => countWords(markdown),
    has: (heading: string) => markdown.split("\n").includes(`## ${heading}`),
    add(heading: string, sentence: string, joint: string) {
      const opening = markdown === "" ? `# ${title}\n\n` : lastHeading === heading ? "" : "\n\n";
      const begins = lastHeading !== heading;
      const text = `${opening}${begins ? `## ${heading}\n\n` : joint}${sentence}`;
      lastHeading = heading;
      markdown += text;
      onText(text);
    },
    /**
     * What the model reads before each heading: the title and how the article began. Not the sections
     * since, for a tiny model drifts further from its subject with each one it reads.
     */
    beginning(): string {
      const [, opening = ""] = /\n## [^\n]+\n+([^\n]+)/.exec(markdown) ?? [];
      const sentences = splitSentences(opening).sentences.slice(0, OPENING_SENTENCES);
      const heading = /\n(## [^\n]+)\n/.exec(markdown)?.[1];
      const begun =
        heading && sentences.length > 0 ? `${heading}\n\n${sentences.join(" ")}\n\n` : "";
      return `# ${title}\n\n${begun}`;
    },
  };
}
