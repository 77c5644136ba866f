import { withPlainCitations } from "@/lib/core/citation-links";
import { splitParagraphs, splitSentences } from "@/lib/core/sentences";
import { countWords, wholeSentences } from "@/lib/core/text";
import { chunkParts } from "@/lib/documents/chunk";
import { escapeMarkdown } from "@/lib/documents/citation";
import { extractSummary } from "@/lib/documents/extractive-summary";
import { listWords } from "@/lib/documents/list-words";
import { definitionQuestions } from "@/lib/documents/question-candidates";
import { createQuoteIndex, normalizeForMatching } from "@/lib/documents/quote-index";
import { aboutDocument } from "@/lib/documents/reader/about-document";
import { answerFromUnits } from "@/lib/documents/reader/answer-from-units";
import { briefly } from "@/lib/documents/reader/briefly";
import { figuresIn } from "@/lib/documents/reader/figures";
import { findSought } from "@/lib/documents/reader/find-sought";
import { indexUnits } from "@/lib/documents/reader/indexed-units";
import { kindQuestions } from "@/lib/documents/reader/kind-questions";
import { recognizeKind } from "@/lib/documents/reader/kinds";
import { KIND_NAMES, type PaperKind } from "@/lib/documents/reader/paper-kind";
import { readStructure } from "@/lib/documents/reader/structure";
import { usableUnits } from "@/lib/documents/reader/usable-units";
import { clauseOf } from "@/lib/documents/reader/with-clause";
import { isPhrase, isWholeSentence } from "@/lib/documents/sentence-kinds";
import { statedFigures, statedKeys } from "@/lib/documents/stated-figures";
import { suggestQuestions } from "@/lib/documents/suggest-questions";
import { contentTerms, searchTerms } from "@/lib/documents/terms";
import { verifyCitations } from "@/lib/documents/verify-citations";
import { plainMarkdown } from "@/lib/documents/verify-statement";
import { readWordUsage } from "@/lib/documents/word-usage";
import { countReadWords } from "@/lib/ocr/count-read-words";
import { languageOfText } from "@/lib/pdf/document-language";
import { ask, documentOf, LONG_SUMMARY, sourceOf } from "@/tests/support/analyzers/ask";
import { NO_MODELS } from "@/tests/support/no-models-context";

/** What reads the text of documents. */
export const ANALYZERS_OF_DOCUMENTS: Record<string, (text: string) => unknown> = {
  countReadWords,
  countWords,
  wholeSentences,
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
  briefly: (text) => briefly({ kind: "sentence", text, cells: [] }),
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
  languageOfText,
  askDocument: async (text) => {
    const document = await documentOf("pdf", text);
    return [await ask(document, "Why do the bees leave?"), await ask(document, "Is the fee $5?")];
  },
  extractSummary: (text) => extractSummary(NO_MODELS, sourceOf("pdf", text), LONG_SUMMARY),
  suggestQuestions: async (text) =>
    suggestQuestions(NO_MODELS, sourceOf("pdf", text), await documentOf("pdf", text), 4),
  kindQuestions: async (text) => kindQuestions(await readStructure(text, [{ place: 1, text }])),
  listWords: (text) => listWords(sourceOf("pdf", text)),
};
