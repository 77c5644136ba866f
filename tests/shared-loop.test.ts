import { expect, it } from "vitest";
import { createYielder } from "@/lib/core/yield-to-event-loop";
import { extractSummary } from "@/lib/documents/extractive-summary";
import { findTopics } from "@/lib/documents/find-topics";
import { sourceOfPdf } from "@/lib/documents/pdf-source";
import { roughScores } from "@/lib/documents/rank-sentences";
import { kindQuestions } from "@/lib/documents/reader/kind-questions";
import { readStructure } from "@/lib/documents/reader/structure";
import { createSearchIndex } from "@/lib/documents/search-index";
import { createSearchableDocument, preparePassages } from "@/lib/documents/searchable-document";
import { suggestQuestions } from "@/lib/documents/suggest-questions";
import type { SourceDocument } from "@/lib/documents/summary";
import { indexOfTalk } from "@/lib/documents/talk/talk-index";
import { summarizeTalk } from "@/lib/documents/talk-summary";
import { countReadWordsInTurns } from "@/lib/ocr/count-read-words-in-turns";
import type { PdfPage } from "@/lib/pdf/pdf";
import { markRunningBlocks } from "@/lib/pdf/running-blocks";
import { analyzeResume } from "@/lib/tools/review-resume/analyze-resume";
import { matchJob } from "@/lib/tools/review-resume/match-job";
import { toResume } from "@/lib/tools/review-resume/resume";
import { listedSkills } from "@/lib/tools/review-resume/skills";
import { composeNotes, notesOutline } from "@/lib/tools/write-article/compose-notes";
import { cleanCaptions } from "@/lib/tools/youtube-summarizer/clean-captions";
import { dropFillers } from "@/lib/tools/youtube-summarizer/drop-fillers";
import { readTranscript } from "@/lib/tools/youtube-summarizer/read-transcript";
import type { SpokenWord } from "@/lib/tools/youtube-summarizer/spoken-words";
import { spokenWords } from "@/lib/tools/youtube-summarizer/spoken-words";
import { longestShare, MOST_AT_ONCE } from "@/tests/support/longest-share";
import { readingOfLines } from "@/tests/support/resume-texts";
import { createTestContext } from "@/tests/support/test-context";

/** As many as a transcript of 300,000 characters may have. */
const COUNT = 150_000;
const parts = Array.from({ length: COUNT }, (_, place) => ({ place, text: "a" }));
const words: SpokenWord[] = parts.map(({ place }) => ({
  text: "A",
  plain: "a",
  place,
  opens: false,
}));
const sentences = Array.from({ length: COUNT / 10 }, (_, place) => ({
  place,
  text: `Word word number ${place} of the garden.`,
}));

/** A pasted transcript, which is one part. */
function pastedTranscript(text: string): SourceDocument {
  return { kind: "youtube", title: "Pasted transcript", parts: [{ place: 0, text }], outline: [] };
}

/** Each period could end a sentence, and none does. */
const abbreviations = pastedTranscript("Dr. ".repeat(75_000));
const numbers = pastedTranscript("1. ".repeat(100_000));

/** Pasted with a line break after every word or mark, which are as many lines as there can be. */
const lines = Array.from({ length: COUNT / 2 }, (_, line) => `b ${line % 10}\n`).join("");
/** Voices, times, and titles that nobody says, in each form that a transcript may have. */
const CUES = `1\n00:00:00,000 --> 00:00:05,000\n${lines}`;
const TIMED_LINES = `0:00\n${lines}0:10\n${lines}`;

/** Each computes for less than others wait without noticing. */
async function computeOneAfterAnother() {
  for (let count = 0; count < 20; count += 1) {
    await createYielder()();
    const until = performance.now() + 5;
    while (performance.now() < until);
  }
}

async function summarizePasted() {
  const shape = { points: { min: 4, max: 5 }, sections: false, figures: false };
  return summarizeTalk(await createTestContext(), abbreviations, shape);
}

async function suggestAboutPasted() {
  const document = await createSearchableDocument({ ...numbers, overview: [] }, []);
  return suggestQuestions(await createTestContext(), numbers, document, 4);
}

/** None of its sentences says enough to be kept. */
const shortest = await createSearchableDocument(
  { ...pastedTranscript(""), overview: [] },
  await preparePassages("youtube", pastedTranscript("a. A".repeat(75_000)).parts),
);

/** A word for each number, in letters: headings with digits make no questions. */
function invented(number: number): string {
  const letters = [...number.toString(26)].map((digit) =>
    String.fromCharCode(97 + parseInt(digit, 26)),
  );
  return `Zu${letters.join("")}`;
}

/** As many passages as questions are suggested about, and as many bookmarks as are read of a file. */
const passages = Array.from({ length: 300 }, (_, index) => ({
  place: index + 1,
  text: `We saw ${invented(index)} in the garden, and it was lost. `.repeat(18),
}));
const bookmarks = Array.from({ length: 200 }, (_, index) => ({
  title: Array.from({ length: 7 }, (_, at) => invented(7 * index + at)).join(" "),
  place: index + 2,
}));

const bookmarked = { kind: "pdf", title: "Garden", headings: [] } as const;
const indexed = await createSearchableDocument(
  { ...bookmarked, overview: [] },
  await preparePassages("pdf", passages),
);

/** A book in which each sentence has a figure. */
const priced = Array.from({ length: 100 }, (_, page) => {
  const sentences = Array.from(
    { length: 100 },
    (_, at) => `We saw ${invented(100 * page + at)} in the garden for $${page * at}.00.`,
  );
  return { place: page + 1, text: sentences.join(" ") };
});

async function extractOfPriced() {
  const shape = { points: { min: 4, max: 5 }, sections: false, figures: true };
  const source = { kind: "pdf" as const, title: "Fees", parts: priced, outline: [] };
  return extractSummary(await createTestContext(), source, shape);
}

async function suggestAboutBookmarked() {
  const source = { ...bookmarked, parts: passages, outline: bookmarks };
  return suggestQuestions(await createTestContext(), source, indexed, 4);
}

/** A manual with all its parts on the first page, each of a few short lines. */
const partTitles = Array.from({ length: 500 }, (_, index) => `Part ${invented(index)}`);
const manual = partTitles.map(
  (title) => `${title}\n\n1. Press the button.\n\n${"Ab.\n\n".repeat(40)}`,
);
const manualPages = [
  { place: 1, text: `User manual\n\nWarning: do not touch.\n\n${manual.join("")}` },
  { place: 2, text: "The end." },
];

async function askAboutManual() {
  const title = "User manual";
  return kindQuestions(await readStructure(title, manualPages, [title, ...partTitles]));
}

/** Of labels, and more of them than a file may have. */
const pages = Array.from({ length: 50_000 }, (_, index): PdfPage => {
  const block = { kind: "heading" as const, size: 10, x: 60, y: 20 };
  const blocks = ["Garden", `Page ${index + 1}`].map((text) => ({ ...block, text }));
  return { page: index + 1, width: 595, height: 842, blocks, source: "text", hidden: [] };
});

/** More sentences than a book has, as they are scored for an extract. */
const candidates = Array.from({ length: 200_000 }, (_, ordinal) => ({
  text: `The garden ${ordinal} is watered twice a week by those who live beside it.`,
  place: 1,
  ordinal,
  isLead: false,
  terms: ["garden", `${ordinal}`, "water", "twice", "week", "live"],
}));

/** As long as notes and a job description may be; each line is another, as what was read once is remembered. */
const NOTES = Array.from({ length: 600 }, (_, at) => `0:05\npay late introduction ${at} =`);
const JOB = Array.from(
  { length: 250 },
  (_, at) => `- ${invented(at)} and account planning, stakeholders`,
);

/** One line as long as all notes may be; few of its words are known, so that each is looked at in many ways. */
const LONG_LINE = Array.from(
  { length: 900 },
  (_, at) => `${invented(at).toUpperCase()} (${invented(at)} ${invented(3 * at)})`,
).join(" ");
const HEADINGS = Array.from({ length: 2_000 }, (_, at) => `## ${invented(at)}\nword\n\n`);

function compose(notes: string) {
  return composeNotes({ topic: "bees", notes, embed: async () => undefined });
}

/** Each syllable of Korean, all of which are letters that a word may begin with. */
const syllables = Array.from({ length: 11_172 }, (_, at) => String.fromCharCode(0xac00 + at));
const korean = await preparePassages("pdf", [{ place: 1, text: syllables.join(" ") }]);

/** Longer than a résumé may be, with what its readers look at for long. */
const RESUME = toResume(
  readingOfLines([
    "Ada Byron",
    "Skills",
    ...Array.from({ length: 100 }, () => "1,|".repeat(2_000)),
    "Experience",
    "Engineer, Acme, 2019 - 2023",
    ...Array.from({ length: 40 }, () => "Led a team of twelve. ".repeat(300)),
  ]),
);

const COMPUTATIONS: Record<string, () => Promise<unknown>> = {
  createYielder: computeOneAfterAnother,
  readPlain: () => readTranscript(lines),
  readCues: () => readTranscript(CUES),
  readTimedLines: () => readTranscript(TIMED_LINES),
  cleanCaptions: () => cleanCaptions(parts),
  spokenWords: () => spokenWords(parts, false),
  dropFillers: () => dropFillers(words, false, "en"),
  findTopics: () => findTopics(sentences),
  summarizeTalk: summarizePasted,
  suggestQuestions: suggestAboutPasted,
  indexOfTalk: () => indexOfTalk({ ...shortest }),
  countReadWordsInTurns: () => countReadWordsInTurns("漢".repeat(200_000)),
  headingQuestions: suggestAboutBookmarked,
  kindQuestions: askAboutManual,
  roughScores: () => roughScores(candidates),
  markRunningBlocks: () => markRunningBlocks(pages),
  composeNotes: () => compose(NOTES.join("\n")),
  hasVerb: () => compose([LONG_LINE, ...NOTES.slice(0, 150)].join("\n")),
  createSearchIndex: () => createSearchIndex(korean),
  notesOutline: () =>
    notesOutline({ topic: "bees", notes: NOTES.join("\n"), embed: async () => undefined }),
  matchJob: () => matchJob(toResume(readingOfLines(["Skills"])), JOB.join("\n")),
  listedSkills: () => listedSkills(RESUME),
  analyzeResume: () => analyzeResume(RESUME, { lines: [], issues: [] }, undefined),
  sourceOfPdf: () => sourceOfPdf({ title: "", language: "", pages, outline: [] }, "labels.pdf"),
};

it.each(Object.entries(COMPUTATIONS))(
  "%s gives other calls their turn before a third of it is done",
  async (_name, compute) => {
    expect(await longestShare(compute)).toBeLessThanOrEqual(MOST_AT_ONCE);
  },
);

it("composeNotes gives other calls their turn between its steps", async () => {
  // Taking headings apart is a step of its own.
  const most = 1 / 2;
  expect(await longestShare(() => compose(HEADINGS.join("")), most)).toBeLessThanOrEqual(most);
});

it("extractSummary gives other calls their turn while it looks for figures", async () => {
  // Far more is done before than looking for figures takes.
  const most = MOST_AT_ONCE / 2;
  expect(await longestShare(extractOfPriced, most)).toBeLessThanOrEqual(most);
});
