import { readCaptionData } from "@/lib/captions/read-caption-data";
import { splitSentences } from "@/lib/core/sentences";
import { announcesContent } from "@/lib/documents/announced-content";
import { announcedTitle, findTopics } from "@/lib/documents/find-topics";
import { joinedStatement } from "@/lib/documents/join-statements";
import { recipeNotes } from "@/lib/documents/recipe-notes";
import { leansBack, subjectOfTalk } from "@/lib/documents/small-talk";
import { standaloneStatement } from "@/lib/documents/stands-alone";
import { suggestQuestions } from "@/lib/documents/suggest-questions";
import { saysOpposite } from "@/lib/documents/talk/polarity";
import { definedTerms, openQuestions } from "@/lib/documents/talk-notes";
import { summarizeTalk } from "@/lib/documents/talk-summary";
import { emphasis } from "@/lib/documents/weigh-statements";
import { cleanCaptions } from "@/lib/tools/youtube-summarizer/clean-captions";
import { isCleft } from "@/lib/tools/youtube-summarizer/clefts";
import { dropFillers } from "@/lib/tools/youtube-summarizer/drop-fillers";
import { isText } from "@/lib/tools/youtube-summarizer/is-text";
import { readChapters } from "@/lib/tools/youtube-summarizer/read-chapters";
import { readTranscript } from "@/lib/tools/youtube-summarizer/read-transcript";
import { removeTimestamps } from "@/lib/tools/youtube-summarizer/remove-timestamps";
import { restoreSpeech } from "@/lib/tools/youtube-summarizer/restore-speech";
import { spokenWords } from "@/lib/tools/youtube-summarizer/spoken-words";
import { titleTranscript } from "@/lib/tools/youtube-summarizer/title-transcript";
import { ask, documentOf, LONG_SUMMARY, sourceOf } from "@/tests/support/analyzers/ask";
import { NO_MODELS } from "@/tests/support/no-models-context";

/** What reads transcripts and captions. */
export const ANALYZERS_OF_TALKS: Record<string, (text: string) => unknown> = {
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
    Promise.all(
      ["0:05 ", "0:05\n", "Tom 0:05\n", "<p t=", "<v A", "a\n0:05\nB\n"].map((unit) =>
        readTranscript(unit.repeat(length / 8)),
      ),
    ),
  readCaptionData: (text) =>
    [`<p t="1">${text}</p>`, `<tt ${text}`, `{"events": [${text}`].map(readCaptionData),
  readCaptionValues: ({ length }) =>
    CAPTION_LISTS.flatMap(([head, tail]) =>
      // No more than captions may have.
      ["0,", "{},", "[],"].map((value) =>
        readCaptionData(`${head}${value.repeat(Math.min(length, 100_000) / 4)}0${tail}`),
      ),
    ),
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
  announcesContent,
  joinedStatement: (text) => joinedStatement({ text, place: 0 }, { text, place: 0 }),
  recipeNotes: (text) => recipeNotes([{ text, place: 0 }]),
  saysOpposite: (text) => saysOpposite(text, `What works ${text}`),
  isCleft: (text) => isCleft(text.split(" ")),
  isText,
  announcedTitle,
  findTopics: (text) => findTopics(splitSentences(text).map((one) => ({ text: one, place: 0 }))),
  talkNotes: async (text) => {
    const sentences = [{ text, place: 0 }];
    return [definedTerms(sentences), await openQuestions(sentences)];
  },
  askTalk: async (text) => {
    const document = await documentOf("youtube", text);
    return [
      await ask(document, "Why do the bees leave?"),
      await ask(document, "Who is the keeper?"),
      await ask(document, "What are the three mistakes?"),
    ];
  },
  summarizeTalk: (text) => summarizeTalk(NO_MODELS, sourceOf("youtube", text), LONG_SUMMARY),
  suggestAboutTalk: async (text) =>
    suggestQuestions(NO_MODELS, sourceOf("youtube", text), await documentOf("youtube", text), 4),
  titleTranscript: (text) => titleTranscript([{ place: 0, text }]),
  titleOfSubject: (text) =>
    titleTranscript([{ place: 0, text: `Today I want to talk about ${text}` }]),
};

/** What lists of captions stand between in JSON. */
const CAPTION_LISTS = [
  ['{"events":[', "]}"],
  ['{"events":[{"segs":[', "]}]}"],
  ['{"segments":[', "]}"],
  ["[{},", "]"],
] as const;

/** Captions are taken for English by their beginning. */
const ENGLISH =
  "this is what we know about the bees and the flowers that they find in the city ".repeat(8);
