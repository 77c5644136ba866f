import { SENTENCE_END, splitSentences } from "@/lib/core/sentences";
import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { DATES } from "@/lib/tools/review-resume/date-parts";
import { hasFigure } from "@/lib/tools/review-resume/figures";
import { opensInGerman } from "@/lib/tools/review-resume/glued-lines";
import { isJob, linesOf, type Resume, wordCount } from "@/lib/tools/review-resume/resume";
import type { ResumeLine } from "@/lib/tools/review-resume/sections";
import { PERIOD } from "@/lib/tools/review-resume/sections-by-content";
import { isJobTold } from "@/lib/tools/review-resume/told-career";
import { isActivityOpening } from "@/lib/tools/review-resume/verbs";

/** "BusWait – a web app for 300 riders" and "BusWait: a web app …" say what it was. */
const DESCRIBED = /^[\p{Lu}\d][^–—:]{1,60}(?: [–—-] |: )(?:an?|the) \p{Ll}/u;
const SENTENCE_WORDS = 9;
const PHRASE_WORDS = 5;
const STARTS_WITH_DATE = new RegExp(String.raw`^\(?(?:${DATES.source})`, "iu");
/** A year at the end that isn't said of what was done: not "im Jahr 2023", "en 2021". */
const ENDS_WITH_YEAR =
  /(?<!(?<!\p{L})(?:in|im|jahre?|seit|en|año|l['’]année|depuis|desde|nel|no|ano|sinds) )(?:19|20)\d{2}\)?$/iu;

/** A line or sentence about what a person did; a result is one that only says what came of it, by its number. */
export type Activity = { text: string; isResult: boolean };

/**
 * Returns the lines that describe what a person did: list items, full sentences, and lines that begin with an activity,
 * under experience, projects, and volunteering. Sentences of a paragraph count one by one.
 */
export async function accomplishmentsOf(resume: Resume, signal?: AbortSignal): Promise<Activity[]> {
  const kinds = ["experience", "projects", "volunteering"] as const;
  const lines = kinds.flatMap((kind) => linesOf(resume, kind));
  // Beside list items, a line in a language whose verbs aren't known is a job's title.
  const isListed = !resume.isEnglish && lines.some(({ bullet }) => bullet);
  const telling = isListed
    ? lines.filter(({ bullet, text }) => bullet || SENTENCE_END.test(text))
    : lines;
  return flatMapInTurns(telling, (line) => activitiesIn(line, resume), signal);
}

function activitiesIn({ text, bullet }: ResumeLine, resume: Resume): Activity[] {
  if (bullet) return [{ text, isResult: isDescription(text) }];
  const sentences = splitSentences(text);
  const told = new Set(sentences.filter((sentence) => isActivity(sentence, resume)));
  // Around them, a short one counts by its number: "Sales rose by 40%."
  if (sentences.length > 1 && told.size > 0)
    return sentences
      .filter((sentence) => told.has(sentence) || isCounted(sentence))
      .map((sentence) => ({ text: sentence, isResult: !told.has(sentence) }));
  return isActivity(text, resume) ? [{ text, isResult: isDescription(text) }] : [];
}

/** Whether a line tells what something was, with a number, and so needs no verb. */
function isDescription(text: string): boolean {
  return DESCRIBED.test(text) && hasFigure(text);
}

function isCounted(sentence: string): boolean {
  return wordCount(sentence) >= PHRASE_WORDS && hasFigure(sentence) && !isJob(sentence);
}

/** A full sentence, or a line that says what was done. Bullets that were drawn aren't in a PDF's text. */
function isActivity(text: string, { isEnglish }: Pick<Resume, "isEnglish">): boolean {
  const words = wordCount(text);
  if (isJob(text) || isJobTold(text)) return false;
  // Verbs of other languages aren't known here. What begins or ends with a year there is a job's heading.
  if (!isEnglish) {
    if (STARTS_WITH_DATE.test(text) || PERIOD.test(text) || ENDS_WITH_YEAR.test(text)) return false;
    return words >= PHRASE_WORDS || opensInGerman(text);
  }
  if (words >= SENTENCE_WORDS) return true;
  // "Cook, 2019" is a title.
  return isActivityOpening(text.replace(/^(?:I|We) /, "")) && !/\b(?:19|20)\d{2}\b/.test(text);
}
