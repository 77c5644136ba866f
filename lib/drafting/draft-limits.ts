import "server-only";

import { eld } from "eld/small";

import { AppError } from "@/lib/core/errors";
import { isHarmful } from "@/lib/drafting/harmful-words";

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

/** Words that only come up where advice may be taken, by subject. Whole words, in any case. */
const SENSITIVE: Record<string, RegExp> = {
  health: wordsOf(
    "health",
    "medical|medicines?|medications?|medicinal|doctors?|patients?|clinic(?:al|s)?|hospitals?|nurs(?:e|es|ing)",
    "diseases?|disorders?|syndromes?|symptoms?|diagnos(?:is|es|ed|tic)|treatments?|therap(?:y|ies|ists?)|cures?|surger(?:y|ies)|remed(?:y|ies)",
    "vaccin(?:e|es|ation|ations|ated)|immun(?:e|ity|ization)|virus(?:es)?|infections?|covid\\S*|flu|fever|allerg(?:y|ies|ic)",
    "cancers?|tumou?rs?|diabet(?:es|ic)|strokes?|heart attacks?|blood pressure|cholesterol|asthma|arthritis|migraines?|dementia|alzheimer'?s?|autism|adhd",
    "depress(?:ion|ed)|anxiety|suicid(?:e|al)|self-harm|bipolar|schizophreni[ac]|ptsd|trauma|burnout|insomnia|addict(?:ion|ed|s)?|overdoses?|drugs?",
    "pregnan(?:t|cy)|menopaus(?:e|al)|menstrua(?:l|tion)|fertility|contracepti(?:on|ve)|abortions?|miscarriages?|breastfeeding|sexual",
    "diets?|dieting|fasting|weight loss|lose weight|obes(?:e|ity)|calories|supplements?|vitamins?|steroids?|antibiotics?|painkillers?|opioids?|dos(?:e|es|age)",
  ),
  law: wordsOf(
    "laws?|legal(?:ly)?|illegal|lawyers?|attorneys?|lawsuits?|courts?|sue|suing|litigation|liabilit(?:y|ies)|contracts?|tenants?|evict(?:ion|ed)",
    "divorce|custody|alimony|immigration|visas?|asylum|citizenship|deport(?:ation|ed)|inheritance|probate|copyrights?|trademarks?|patents?|gdpr|crimes?|criminal",
  ),
  money: wordsOf(
    "invest(?:ing|ments?|ors?)?|stocks?|shares|bonds|etfs?|index funds?|crypto\\S*|bitcoin|forex|trading|trader|day-?trading",
    "mortgages?|loans?|debts?|credit (?:cards?|scores?)|tax(?:es|ation)?|retire(?:ment|d)?|pensions?|401k|ira|insurance|bankruptcy|savings|get rich|passive income",
  ),
};

/** Health, law, or money, when a topic is about it; undefined otherwise. */
function sensitiveSubject(topic: string): string | undefined {
  return Object.entries(SENSITIVE).find(([, words]) => words.test(topic))?.[0];
}

function wordsOf(...alternatives: string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])(?:${alternatives.join("|")})(?![\\p{L}\\d])`, "iu");
}
