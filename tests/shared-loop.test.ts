import { expect, it } from "vitest";
import { findTopics } from "@/lib/documents/find-topics";
import { sourceOfPdf } from "@/lib/documents/pdf-source";
import { roughScores } from "@/lib/documents/rank-sentences";
import { kindQuestions } from "@/lib/documents/reader/kind-questions";
import { readStructure } from "@/lib/documents/reader/structure";
import { createSearchableDocument, preparePassages } from "@/lib/documents/searchable-document";
import { suggestQuestions } from "@/lib/documents/suggest-questions";
import type { SourceDocument } from "@/lib/documents/summary";
import { summarizeTalk } from "@/lib/documents/talk-summary";
import type { PdfPage } from "@/lib/pdf/pdf";
import { markRunningBlocks } from "@/lib/pdf/running-blocks";
import { analyzeResume } from "@/lib/tools/review-resume/analyze-resume";
import { matchJob } from "@/lib/tools/review-resume/match-job";
import { toResume } from "@/lib/tools/review-resume/resume";
import { listedSkills } from "@/lib/tools/review-resume/skills";
import { composeNotes, notesOutline } from "@/lib/tools/write-article/compose-notes";
import { cleanCaptions } from "@/lib/tools/youtube-summarizer/clean-captions";
import { dropFillers } from "@/lib/tools/youtube-summarizer/drop-fillers";
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

async function summarizePasted() {
  const shape = { points: { min: 4, max: 5 }, sections: false, figures: false };
  return summarizeTalk(await createTestContext(), abbreviations, shape);
}

async function suggestAboutPasted() {
  const document = await createSearchableDocument({ ...numbers, overview: [] }, []);
  return suggestQuestions(await createTestContext(), numbers, document, 4);
}

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
  cleanCaptions: () => cleanCaptions(parts),
  spokenWords: () => spokenWords(parts, false),
  dropFillers: () => dropFillers(words, false, "en"),
  findTopics: () => findTopics(sentences),
  summarizeTalk: summarizePasted,
  suggestQuestions: suggestAboutPasted,
  headingQuestions: suggestAboutBookmarked,
  kindQuestions: askAboutManual,
  roughScores: () => roughScores(candidates),
  markRunningBlocks: () => markRunningBlocks(pages),
  composeNotes: () =>
    composeNotes({ topic: "bees", notes: NOTES.join("\n"), embed: async () => undefined }),
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
