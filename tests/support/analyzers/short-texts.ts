import { searchedWords } from "@/db/queries/searched-words";
import { LIMITS } from "@/lib/core/limits";
import { checkDraftTopic } from "@/lib/drafting/draft-limits";
import { topicInSentence, topicTitle } from "@/lib/drafting/draft-topic";
import { sumKind } from "@/lib/ocr/sum-words";
import { patternTitles } from "@/lib/tools/blog-titles/draft-patterns";
import { cleanTitles, isAbout, spellLike, titleScore } from "@/lib/tools/blog-titles/draft-title";
import { readKeyword } from "@/lib/tools/blog-titles/keyword-kind";
import { keywordFault } from "@/lib/tools/blog-titles/options";
import { shortKeyword } from "@/lib/tools/blog-titles/short-keyword";
import { isFaulty } from "@/lib/tools/blog-titles/title-faults";
import { readList } from "@/lib/tools/qr-generator/read-list";
import { objectNameFault } from "@/lib/tools/remove-object/object-name";
import { matchJob } from "@/lib/tools/review-resume/match-job";
import { parseContact } from "@/lib/tools/review-resume/parse-contact";
import { toResume } from "@/lib/tools/review-resume/resume";
import { composeNotes } from "@/lib/tools/write-article/compose-notes";
import { outlineOf } from "@/lib/tools/write-article/draft-outline";
import { videoIdOf } from "@/lib/tools/youtube-summarizer/video-id";
import { ask, documentOf } from "@/tests/support/analyzers/ask";
import { readingOf } from "@/tests/support/analyzers/reading-of";
import { QUESTION_HEADS } from "@/tests/support/analyzers/units";

/** What reads texts that people type, which may be so long. */
type ShortTextAnalyzer = {
  analyze: (text: string) => unknown;
  maxCharacters: number;
  /** What the text may begin with. */
  heads?: readonly string[];
  /** The processor time that it may take, where it takes longer than others. */
  mostMs?: number;
  /** Whether other calls have their turn meanwhile, so that it may take as long as it needs. */
  letsOthersIn?: boolean;
};

const TEXT =
  "The rent is $7 a month. The fee is $5.\n\nA hive is a home for bees. The garden was founded in 1984 by twelve neighbors.\n\nIf you pay late, the fee is $20. Bees make honey because they store food for the winter.";
const [paper, talk] = await Promise.all([documentOf("pdf", TEXT), documentOf("youtube", TEXT)]);

const lookUp = async (texts: readonly string[]) => texts.map(() => []);

export const ANALYZERS_OF_SHORT_TEXTS: Record<string, ShortTextAnalyzer> = {
  askPaper: {
    analyze: (question) => ask(paper, question),
    maxCharacters: LIMITS.questionCharacters,
    heads: QUESTION_HEADS,
  },
  askTalk: {
    analyze: (question) => ask(talk, question),
    maxCharacters: LIMITS.questionCharacters,
    heads: QUESTION_HEADS,
  },
  askAfterwards: {
    analyze: async (before) => [
      await ask(paper, "And why?", [before]),
      await ask(talk, "And why?", [before]),
    ],
    maxCharacters: LIMITS.questionCharacters,
    heads: ["", "What is b"],
  },
  readKeyword: {
    analyze: (keyword) => [
      keywordFault(keyword),
      readKeyword(keyword),
      shortKeyword(keyword),
      patternTitles(keyword),
    ],
    maxCharacters: LIMITS.keywordCharacters,
    heads: ["", "how to ", "what is ", "best "],
    // It makes hundreds of titles.
    mostMs: 150,
  },
  rateTitle: {
    analyze: (title) => [
      spellLike(title, "bees"),
      isAbout(title, "bees"),
      isFaulty(title, "bees", "General"),
      titleScore(title, "bees", ["Bees"]),
    ],
    maxCharacters: LIMITS.keywordCharacters,
    heads: ["", "How to ", "What to "],
  },
  readTopic: {
    analyze: async (topic) => [
      topicTitle(topic),
      topicInSentence(topic),
      outlineOf(topic),
      await checkDraftTopic(topic, lookUp).catch(() => {}),
    ],
    maxCharacters: LIMITS.topicCharacters,
    heads: ["", "How to ", "Write an article about "],
  },
  objectNameFault: { analyze: objectNameFault, maxCharacters: LIMITS.objectCharacters },
  videoIdOf: {
    analyze: videoIdOf,
    maxCharacters: LIMITS.videoUrlCharacters,
    heads: ["", "https://", "https://youtu.be/"],
  },
  matchJob: {
    analyze: (job) => matchJob(toResume(readingOf("Skills")), job),
    maxCharacters: LIMITS.jobDescriptionCharacters,
    letsOthersIn: true,
  },
  nameOfResume: {
    analyze: (text) => parseContact(toResume(readingOf(text))),
    maxCharacters: 300,
    heads: ["", "Ada Byron"],
  },
  sumKind: { analyze: sumKind, maxCharacters: 200, heads: ["", "sum"] },
  cleanTitles: { analyze: cleanTitles, maxCharacters: 1_000 },
  readList: {
    analyze: (csv) => readList(csv, { errorCorrectionLevel: "H", hasLogo: true }),
    maxCharacters: 200_000,
    heads: ["", "a@b", "https://e.com/?a,", '"', '"a', 'name,content\nA,"'],
    // It's read in the browser of whoever chose it.
    letsOthersIn: true,
  },
  composeNotes: {
    analyze: (notes) => composeNotes({ topic: "bees", notes, embed: async () => undefined }),
    maxCharacters: LIMITS.notesCharacters,
    letsOthersIn: true,
  },
  searchedWords: { analyze: searchedWords, maxCharacters: LIMITS.searchCharacters },
};
