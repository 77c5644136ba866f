import { expect, it } from "vitest";
import { readCaptionData } from "@/lib/captions/read-caption-data";
import { withPlainCitations } from "@/lib/core/citation-links";
import { headingOfLine } from "@/lib/core/markdown-heading";
import { deepestNesting } from "@/lib/core/markdown-nesting";
import { splitOpenProse, splitParagraphs, splitSentences } from "@/lib/core/sentences";
import { countWords, wholeSentences } from "@/lib/core/text";
import { promptParts } from "@/lib/creations/prompt-parts";
import { chunkParts } from "@/lib/documents/chunk";
import { escapeMarkdown } from "@/lib/documents/citation";
import { announcedTitle, findTopics } from "@/lib/documents/find-topics";
import { definitionQuestions } from "@/lib/documents/question-candidates";
import { createQuoteIndex, normalizeForMatching } from "@/lib/documents/quote-index";
import { aboutDocument } from "@/lib/documents/reader/about-document";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { figuresIn } from "@/lib/documents/reader/figures";
import { findSought } from "@/lib/documents/reader/find-sought";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { recognizeKind } from "@/lib/documents/reader/kinds";
import { KIND_NAMES, type PaperKind } from "@/lib/documents/reader/paper-kind";
import { readStructure } from "@/lib/documents/reader/structure";
import { usableUnits } from "@/lib/documents/reader/usable-units";
import { clauseOf } from "@/lib/documents/reader/with-clause";
import { isPhrase, isWholeSentence } from "@/lib/documents/sentence-kinds";
import { leansBack, subjectOfTalk } from "@/lib/documents/small-talk";
import { standaloneStatement } from "@/lib/documents/stands-alone";
import { statedFigures, statedKeys } from "@/lib/documents/stated-figures";
import { definedTerms, openQuestions } from "@/lib/documents/talk-notes";
import { contentTerms, searchTerms } from "@/lib/documents/terms";
import { verifyCitations } from "@/lib/documents/verify-citations";
import { plainMarkdown } from "@/lib/documents/verify-statement";
import { emphasis } from "@/lib/documents/weigh-statements";
import { readWordUsage } from "@/lib/documents/word-usage";
import { titleFromFileName } from "@/lib/files/title-from-file-name";
import { countReadWords } from "@/lib/ocr/count-read-words";
import { pageText } from "@/lib/ocr/page-text";
import { languageOfText } from "@/lib/pdf/document-language";
import type { PdfFragment, PdfReading } from "@/lib/pdf/pdf";
import { splitCells } from "@/lib/pdf/split-cells";
import { checkableParts } from "@/lib/providers/grammar/local/parts";
import { subjectOf } from "@/lib/registry/send-to";
import { parseTitles } from "@/lib/tools/blog-titles/title-list";
import { extractTextContract } from "@/lib/tools/extract-text/contract";
import { textAsMarkdown } from "@/lib/tools/extract-text/text-as-markdown";
import { analyzeResume } from "@/lib/tools/review-resume/analyze-resume";
import { matchJob } from "@/lib/tools/review-resume/match-job";
import { toReport } from "@/lib/tools/review-resume/report";
import { toResume } from "@/lib/tools/review-resume/resume";
import { patternsFor } from "@/lib/tools/review-resume/rewrite";
import { plainText } from "@/lib/tools/write-article/article-source";
import { cleanAnswer } from "@/lib/tools/write-article/clean-answer";
import { composeNotes } from "@/lib/tools/write-article/compose-notes";
import { followOutline } from "@/lib/tools/write-article/follow-outline";
import { parseHeadings } from "@/lib/tools/write-article/propose-outline";
import { cleanCaptions } from "@/lib/tools/youtube-summarizer/clean-captions";
import { dropFillers } from "@/lib/tools/youtube-summarizer/drop-fillers";
import { isText } from "@/lib/tools/youtube-summarizer/is-text";
import { readChapters } from "@/lib/tools/youtube-summarizer/read-chapters";
import { readTranscript } from "@/lib/tools/youtube-summarizer/read-transcript";
import { removeTimestamps } from "@/lib/tools/youtube-summarizer/remove-timestamps";
import { restoreSpeech } from "@/lib/tools/youtube-summarizer/restore-speech";
import { spokenWords } from "@/lib/tools/youtube-summarizer/spoken-words";
import { growsFaster } from "@/tests/support/grows-faster";
import { type Placed, placedPage } from "@/tests/support/ocr/placed-page";

/** Everything that reads untrusted text on the server. */
const ANALYZERS: Record<string, (text: string) => unknown> = {
  countWords,
  countReadWords,
  wholeSentences,
  subjectOf,
  titleOfFile: titleFromFileName,
  promptParts: (text) =>
    promptParts({ tool: "write-article", prompt: `Write an article about ${text} in ` }),
  splitParagraphs,
  splitSentences,
  isWholeSentence,
  isPhrase,
  searchTerms,
  contentTerms,
  comparable: normalizeForMatching,
  plainMarkdown,
  escapeMarkdown,
  withPlainCitations,
  readWordUsage,
  definitionQuestions: async (text) => definitionQuestions(text, await readWordUsage(text)),
  chunkParts: (text) => chunkParts("pdf", [{ place: 1, text }]),
  verifyCitations: async (text) => {
    const verifier = verifyCitations(
      "pdf",
      await createQuoteIndex("pdf", [{ place: 1, text }]),
      () => {},
    );
    verifier.push(text);
    return verifier.end();
  },
  statedFigures: (text) => [statedFigures(text), statedKeys(text)],
  figuresIn,
  readStructure: (text) => readStructure("Bees", [{ place: 1, text }]),
  findSought: async (text) => {
    const structure = await readStructure(text, [{ place: 1, text }]);
    const usable = await usableUnits(structure);
    for (const kind of Object.keys(KIND_NAMES) as PaperKind[])
      await findSought(kind, structure, usable);
    return recognizeKind(structure);
  },
  answerFromUnits: async (text) => {
    const index = await indexUnits(await readStructure("Bees", [{ place: 1, text }]));
    const ask = (question: string) => answerFromUnits(index, { question, turns: [] });
    return [await ask("How much is the fee?"), await ask("Who signed?"), await ask("Which word?")];
  },
  answerFromRows: async (text) => {
    const index = await indexUnits(await readStructure("Bees", [{ place: 1, text }]));
    const ask = (question: string) => answerFromUnits(index, { question, turns: [] });
    return [
      await ask("What happens if I pay late?"),
      await ask("What is the closing balance?"),
      await ask("What was the largest payment?"),
      await ask("What share of the bees returned?"),
      await ask("How many bees are there?"),
      await ask("How much does the trip cost?"),
    ];
  },
  answerAsAtHome: async (text) => {
    const index = await indexUnits(await readStructure("Bees", [{ place: 1, text }]));
    const ask = (question: string) => answerFromUnits(index, { question, turns: [] });
    return [
      await ask("How many kWh did I use?"),
      await ask("How loud is it?"),
      await ask("Who paid for the study?"),
      await ask("Who is the keeper?"),
      await ask("Can I put bees in it?"),
      await ask("When is bee day?"),
      await ask("How many bees do they have?"),
      await ask("How much did the bees change?"),
      await ask("Who do I call about bees?"),
      aboutDocument(index.structure),
      await clauseOf(index.structure, "Bees."),
    ];
  },
  askAnything: async (question) => {
    const text = "The fee is $5.\n\nThe rent is $7.";
    const index = await indexUnits(await readStructure("Bees", [{ place: 1, text }]));
    return answerFromUnits(index, { question, turns: [{ role: "user", text: question }] });
  },
  languageOfText,
  readTranscript,
  readCues: (text) =>
    readTranscript(
      `1\n00:00:00,000 --> 00:00:05,000\n${text}\n\n2\n00:00:05,000 --> 00:00:09,000\n${text}`,
    ),
  readTimedLines: (text) => readTranscript(`0:00\n${text}\n0:10\n${text}`),
  readNamedLines: (text) => readTranscript(`Tom 0:00\n${text}\nTom 0:10\n${text}`),
  readPanel: (text) =>
    readTranscript(`0:00\n0 seconds\n${text}\n0:01\n1 second\n${text}\nAbout\n0:10\n10 seconds\na`),
  readManyTimes: ({ length }) =>
    ["0:05 ", "0:05\n", "Tom 0:05\n", "<p t=", "<v A", "a\n0:05\nB\n"].map((unit) =>
      readTranscript(unit.repeat(length / 8)),
    ),
  readCaptionData: (text) =>
    [`<p t="1">${text}</p>`, `<tt ${text}`, `{"events": [${text}`].map(readCaptionData),
  readChapters: (text) => readChapters(text, 1_000),
  removeTimestamps,
  cleanCaptions: (text) => cleanCaptions([{ place: 0, text }]),
  dropFillers: async (text) =>
    dropFillers(await spokenWords([{ place: 0, text }], false), false, "en"),
  restoreSpeech: (text) => restoreSpeech([{ place: 0, text }], true),
  divideSpeech: (text) => restoreSpeech([{ place: 0, text: `${ENGLISH} ${text}` }], true),
  standaloneStatement,
  subjectOfTalk,
  leansBack,
  emphasis,
  isText,
  announcedTitle,
  findTopics: (text) => findTopics(splitSentences(text).map((one) => ({ text: one, place: 0 }))),
  talkNotes: (text) => {
    const sentences = [{ text, place: 0 }];
    return [definedTerms(sentences), openQuestions(sentences)];
  },
  textAsMarkdown,
  pageText: (text) => pageText(placedPage([[0, 0, text], ...PRICED])),
  extractTextInput: (text) => extractTextContract.input.safeParse({ text }),
  composeNotes: (notes) => composeNotes({ topic: "bees", notes, embed: async () => undefined }),
  parseTitles,
  parseHeadings,
  followOutline: (text) => followOutline(text, ["Bees", "Wasps"]),
  followHeading: (text) => followOutline(`## a${text}b`, ["Bees", "Wasps"]),
  cleanAnswer: (text) => cleanAnswer(`<passage>${text}`, "Bees.", "line"),
  articleAsSource: (text) => plainText(`a${text}`),
  headingOfLine: (text) => headingOfLine(`# a${text}`),
  deepestNesting,
  checkableParts,
  splitOpenProse,
  matchJob: (text) => matchJob(toResume(readingOf("Skills")), text),
  matchDegrees: (text) =>
    matchJob(toResume(readingOf(text)), "Requirements:\n- Master's degree\n- high school diploma"),
  patternsFor: (text) => patternsFor([`Responsible for ${text}`]),
  reviewResume: (text) => {
    const resume = toResume(readingOf(text));
    return toReport(resume, analyzeResume(resume, { lines: [], issues: [] }, undefined));
  },
};

/** Beside these, any text may belong to a receipt. */
const PRICED: Placed[] = [
  [0, 2, "Bread"],
  [30, 2, "9.80"],
  [0, 3, "Total"],
  [30, 3, "9.80"],
];

/** Captions are taken for English by their beginning. */
const ENGLISH =
  "this is what we know about the bees and the flowers that they find in the city ".repeat(8);

/** Repeated, these made one analyzer or another take the square of their length, or may well. */
const UNITS = [
  ..."\n \ta0é漢ا.-–—_*#`(<[\"'’“%@|,…",
  ...["A. ", "](", "[](", "![", "> ", "1.", "&nbsp;", "!?", "a\n", "- \n", "1,", "00:00 ", "a@"],
  ...[
    "a.a",
    "http://",
    "A ",
    "a. A",
    "$1 ",
    "a-",
    "()",
    "\n\n",
    "\r\n",
    "A\n",
    "Aa. ",
    "a’",
    "***",
  ],
  ...[":\ta\n", "|-|-|\n", "|:|a|\n", "a, b, ", "~~a"],
  ...[
    "```",
    "  \n",
    ".\n",
    "Word word. ",
    "The Point is a sort. ",
    "00:00:00,000 --> 00:00:01,000\n",
    "b c\n",
  ],
];

it.each(Object.entries(ANALYZERS))(
  "%s takes time in proportion to the text, whatever it holds",
  async (_name, analyze) => {
    for (const unit of UNITS) {
      for (const tail of ["", "x"]) {
        const textOf = (length: number) => unit.repeat(Math.ceil(length / unit.length)) + tail;
        const slow = await growsFaster((length) => analyze(textOf(length)));
        expect(slow, `${JSON.stringify(unit)} repeated, then ${JSON.stringify(tail)}`).toBe(false);
      }
    }
  },
  120_000,
);

it("splitCells takes time in proportion to the amounts in a line", async () => {
  expect(await growsFaster((length) => splitCells([lineOfAmounts(length / 4)]))).toBe(false);
}, 120_000);

/** A line of a PDF with a gap between each of its amounts. */
function lineOfAmounts(count: number): PdfFragment {
  const [amount, width, step] = ["1.00", 8, 10];
  const texts = Array<string>(Math.ceil(count)).fill(amount);
  const inner = texts.slice(1).map((_, before) => ({
    at: (before + 1) * (amount.length + 1) - 1,
    from: before * step + width,
    to: (before + 1) * step,
  }));
  const place = { x: 0, y: 0, width: texts.length * step, size: 10, font: "", angle: 0 };
  return { text: texts.join(" "), ...place, inner };
}

function readingOf(text: string): PdfReading {
  const block = { kind: "paragraph" as const, text, size: 10, x: 50, y: 50 };
  const size = { width: 600, height: 800 };
  const page = { page: 1, ...size, blocks: [block], source: "text" as const, hidden: [] };
  return { title: "", language: "", pages: [page], outline: [] };
}
