import "server-only";

import { eld } from "eld/small";

import { AppError } from "@/lib/core/errors";
import { isHarmful } from "@/lib/drafting/harmful-words";
import { sensitiveSubject } from "@/lib/drafting/sensitive-words";

/**
 * Refuses topics that a draft model would do harm with: it writes English only, and makes up what it says, which on
 * health, law, and money somebody might act on.
 *
 * @throws AppError `unusable`, with the reason and the way out
 */
export function checkDraftTopic(topic: string): void {
  const language = foreignLanguage(topic);
  if (language) {
    throw new AppError(
      "unusable",
      `The built-in model writes English only, and this looks like ${language}. ${BETTER_ENGINE}`,
    );
  }
  if (isHarmful(topic)) {
    throw new AppError("unusable", `The built-in model can't write about this topic.`);
  }
  const subject = sensitiveSubject(topic);
  if (subject) {
    throw new AppError(
      "unusable",
      `The built-in model makes up what it says, so we don't let it write about ${subject}. ${BETTER_ENGINE}`,
    );
  }
}

const BETTER_ENGINE = "Connect a better one under Engines.";

/** Scores of short texts come close to each other: a name or two says nothing about the language around it. */
const MIN_WORDS = 3;
const MIN_SCORE = 0.65;
const MIN_LEAD = 0.15;

/** The language of a text by name when it clearly isn't English; undefined otherwise. */
export function foreignLanguage(topic: string): string | undefined {
  const detected = eld.detect(topic);
  const { language } = detected;
  if (!language || language === "en") return undefined;
  const isLatin = /\p{Script=Latin}/u.test(topic);
  if (!isLatin) return /\p{L}{2}/u.test(topic) ? nameOf(language) : undefined;
  const scores = detected.getScores();
  const score = scores[language] ?? 0;
  const words = topic.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word)).length;
  const leads = score >= MIN_SCORE && score - (scores.en ?? 0) >= MIN_LEAD;
  return leads && words >= MIN_WORDS ? nameOf(language) : undefined;
}

function nameOf(language: string): string {
  return new Intl.DisplayNames("en", { type: "language" }).of(language) ?? language;
}
