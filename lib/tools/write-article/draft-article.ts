import { splitOpenProse } from "@/lib/core/sentences";
import "server-only";

import { countWords } from "@/lib/core/text";
import { plainTopic, topicInSentence, topicTitle } from "@/lib/drafting/draft-topic";
import type { Draft, FinishReason } from "@/lib/providers/text/port";
import { createLeakCheck } from "@/lib/tools/write-article/draft-faults";
import { createDraftMemory } from "@/lib/tools/write-article/draft-memory";
import { outlineOf } from "@/lib/tools/write-article/draft-outline";
import { createPace } from "@/lib/tools/write-article/draft-pace";
import { type DraftContext, writeSection } from "@/lib/tools/write-article/draft-section";
import { headingMarkdown } from "@/lib/tools/write-article/outline";

/** What `draftArticle` needs. */
export type ArticleDraftRequest = {
  draft: Draft;
  /** Untrusted; reduced to one line of plain words. */
  topic: string;
  /**
   * The range of words the label promises. `target` is the requested length, possibly its upper
   * end.
   */
  words: { min: number; max: number | undefined; target: number };
  /** Headings to write under, all of them; undefined for those that fit the topic. */
  headings?: readonly string[] | undefined;
  /** Markdown of a truncated article to continue; empty for a new one. */
  textSoFar?: string;
  signal: AbortSignal;
  /** When it must be done, in milliseconds since the Unix epoch. */
  deadlineMs: number;
  /** Looks up the words of sentences; see `GrammarChecker.unknownWords`. */
  unknownWords: (sentences: readonly string[]) => Promise<string[][]>;
  /** Called with each accepted sentence; together with `textSoFar`, they form the result. */
  onText: (text: string) => void;
};

/** Margin above the minimum: for safety, and because the model repeats itself in long texts. */
const AIM_ABOVE_MIN_WORDS = 45;
/** Margin kept free below the maximum. */
const SPARE_WORDS = 10;
const SECTION_WORDS = 95;
const LAST_SECTION_WORDS = 55;
/** Under each heading of the person's own. */
const MIN_OWN_SECTION_WORDS = 30;
/** Opening sentences that the model sees again before each heading. */
const OPENING_SENTENCES = 2;

const SYSTEM =
  "You are a helpful assistant who writes clear, detailed, factual articles in plain English.";

const REQUEST = "Write an informative article about";
const FORM = "Write full paragraphs, no lists.";

/**
 * Writes an article with a model too small to be asked for one: the headings are ours, and the
 * model continues the document under each.
 *
 * @returns Markdown within the range of words; when stopped or out of time, the whole sentences so
 *   far, with "aborted" or "length" as the reason
 */
export async function draftArticle(
  request: ArticleDraftRequest,
): Promise<{ markdown: string; finishReason: FinishReason }> {
  const topic = plainTopic(request.topic);
  const page = createPage(request.textSoFar ?? "", topicTitle(topic), request.onText);
  const timeUp = AbortSignal.timeout(Math.max(1, Math.ceil(request.deadlineMs - Date.now())));
  const aim = request.words.min + AIM_ABOVE_MIN_WORDS;
  const pace = createPace(request.deadlineMs, () => aim - page.words());
  const context: DraftContext = {
    draft: pace.watch(request.draft),
    turns: {
      system: SYSTEM,
      prompt: `${REQUEST} ${topicInSentence(topic)}. ${FORM}`,
    },
    leaks: createLeakCheck([SYSTEM, REQUEST, FORM], topic),
    unknownWords: request.unknownWords,
    topic,
    memory: createDraftMemory(topic, page.markdown()),
    signal: AbortSignal.any([request.signal, timeUp]),
    candidates: pace.candidates,
  };

  const sections = request.headings ? ownSections : foundSections;
  await sections(context, page, request, aim);

  const complete = page.words() >= request.words.min;
  const finishReason = request.signal.aborted ? "aborted" : complete ? "stop" : "length";
  return { markdown: page.markdown(), finishReason };
}

/** Writes under headings that fit the topic, as many as it takes. */
async function foundSections(
  context: DraftContext,
  page: Page,
  { words }: ArticleDraftRequest,
  aim: number,
): Promise<void> {
  const outline = outlineOf(context.topic);
  const headings = outline.body.filter((heading) => !page.has(heading));
  const last = page.has(outline.last) ? "Final Thoughts" : outline.last;
  for (const [index, heading] of headings.entries()) {
    const missing = aim - LAST_SECTION_WORDS - page.words();
    if (missing < SECTION_WORDS / 3 || context.signal.aborted) break;
    await addSection(context, page, heading, evenShare(missing, index), words.max);
  }
  if (context.signal.aborted) return;
  const missing = Math.max(LAST_SECTION_WORDS, words.min + 15 - page.words());
  await addSection(context, page, last, missing, words.max);
}

/** Writes under each of the person's headings, with an even share of what is missing. */
async function ownSections(
  context: DraftContext,
  page: Page,
  { words, headings = [] }: ArticleDraftRequest,
  aim: number,
): Promise<void> {
  const left = headings.map(headingMarkdown).filter((heading) => !page.has(heading));
  for (const [index, heading] of left.entries()) {
    if (context.signal.aborted) return;
    const share = (aim - page.words()) / (left.length - index);
    await addSection(context, page, heading, Math.max(MIN_OWN_SECTION_WORDS, share), words.max);
  }
}

/** Word count of the next section, so that no tiny section is left for the end. */
function evenShare(missing: number, index: number): number {
  const sections = Math.max(1, Math.round(missing / SECTION_WORDS));
  const share = missing / sections;
  return index === 0 && sections > 2 ? share * 0.85 : share;
}

async function addSection(
  context: DraftContext,
  page: Page,
  heading: string,
  targetWords: number,
  max: number | undefined,
): Promise<void> {
  const room = max === undefined ? Number.POSITIVE_INFINITY : max - SPARE_WORDS - page.words();
  const headingWords = countWords(heading);
  if (room < headingWords + 20) return;
  await writeSection(
    context,
    {
      document: `${page.beginning()}## ${heading}\n\n`,
      heading,
      targetWords: Math.min(targetWords, room - headingWords),
      maxWords: room - headingWords,
    },
    (sentence, separator) => page.add(heading, sentence, separator),
  );
}

type Page = ReturnType<typeof createPage>;

/** The growing Markdown. A heading is added together with its first sentence. */
function createPage(textSoFar: string, title: string, onText: (text: string) => void) {
  let markdown = textSoFar.trimEnd();
  let lastHeading = "";

  return {
    markdown: () => markdown,
    words: () => countWords(markdown),
    has: (heading: string) => markdown.split("\n").includes(`## ${heading}`),
    add(heading: string, sentence: string, separator: string) {
      const opening = markdown === "" ? `# ${title}\n\n` : lastHeading === heading ? "" : "\n\n";
      const begins = lastHeading !== heading;
      const text = `${opening}${begins ? `## ${heading}\n\n` : separator}${sentence}`;
      lastHeading = heading;
      markdown += text;
      onText(text);
    },
    /**
     * What the model sees before each heading: the title and the article's opening, but not the
     * sections since, because a tiny model drifts further off the subject with each one.
     */
    beginning(): string {
      const [, opening = ""] = /\n## [^\n]+\n+([^\n]+)/.exec(markdown) ?? [];
      const sentences = splitOpenProse(opening).sentences.slice(0, OPENING_SENTENCES);
      const heading = /\n(## [^\n]+)\n/.exec(markdown)?.[1];
      const begun =
        heading && sentences.length > 0 ? `${heading}\n\n${sentences.join(" ")}\n\n` : "";
      return `# ${title}\n\n${begun}`;
    },
  };
}
