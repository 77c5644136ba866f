import "server-only";

import { AppError } from "@/lib/core/errors";
import { foreignTopic, type LookUp } from "@/lib/drafting/foreign-language";
import { isHarmful } from "@/lib/drafting/harmful-words";
import { sensitiveSubject } from "@/lib/drafting/sensitive-words";

/**
 * Refuses topics that a draft model would do harm with: it writes English only, and makes up what it says, which on
 * health, law, and money somebody might act on.
 *
 * @throws AppError `unusable`, with the reason and the way out
 */
export async function checkDraftTopic(topic: string, lookUp: LookUp): Promise<void> {
  await checkDraftLanguage(topic, lookUp);
  const subject = sensitiveSubject(topic);
  if (subject) throw new AppError("unusable", `${unwrittenBecause(subject)}. ${BETTER_ENGINE}`);
}

/**
 * As `checkDraftTopic`, for what is said without the model, too: refuses other languages, and what harms somebody.
 *
 * @param writer what knows English only, and its verb
 * @param way what to do about it
 * @throws AppError `unusable`, with the reason and the way out
 */
export async function checkDraftLanguage(
  topic: string,
  lookUp: LookUp,
  { writer = "The built-in model writes", way = BETTER_ENGINE } = {},
): Promise<void> {
  const language = await foreignTopic(topic, lookUp);
  if (language) {
    throw new AppError(
      "unusable",
      `${writer} English only, and this looks like ${language}. ${way}`,
    );
  }
  if (isHarmful(topic)) {
    throw new AppError("unusable", `The built-in model can't write about this topic.`);
  }
}

/** Why the model isn't asked about health, law, or money; without the period, for what follows from it. */
export function unwrittenBecause(subject: string): string {
  return `The built-in model makes up what it says, so we don't let it write about ${subject}`;
}

const BETTER_ENGINE = "Connect a better one under Engines.";
