import { createYielder } from "@/lib/core/yield-to-event-loop";
import { extractAnswer } from "@/lib/documents/extractive-answer";
import { groupBy } from "@/lib/documents/reader/group-by";
import type { ReadingContext, SearchableDocument } from "@/lib/documents/searchable-document";
import { countedQuestion } from "@/lib/documents/talk/answer-counted";
import { questionsOf, type TalkQuestion } from "@/lib/documents/talk/question-patterns";
import { indexOfTalk, type SaidSentence } from "@/lib/documents/talk/talk-index";
import { contentTerms } from "@/lib/documents/terms";

type Candidate = TalkQuestion & { group: number; sentence: SaidSentence };

/** Questions that are tried. */
const TRIES = 10;

/**
 * Suggests questions that a talk answers: what something costs, why not to do something, what a word means. Each is asked, and
 * kept where the sentence that it was made of is the answer.
 *
 * @returns at most `count`, of as many forms as possible
 */
export async function suggestAboutTalk(
  ctx: ReadingContext,
  document: SearchableDocument,
  count: number,
): Promise<string[]> {
  const pause = createYielder();
  const index = await indexOfTalk(document);
  const { said } = index;
  const candidates: Candidate[] = [];
  for (const sentence of said) {
    await pause();
    for (const one of questionsOf(sentence.quote)) candidates.push({ ...one, sentence });
  }
  const counted = await countedQuestion(index);
  const questions = counted ? [counted] : [];
  const taken = new Set<string>();
  for (const { question, answer, sentence } of inTurns(candidates).slice(0, TRIES)) {
    if (questions.length >= count || ctx.signal.aborted) break;
    const about = contentTerms(question).toSorted().join(" ");
    if (taken.has(about) || taken.has(sentence.quote)) continue;
    const { found, citations } = await extractAnswer(ctx, document, { question, turns: [] });
    if (!found || !citations.some(({ quote }) => quote.includes(answer))) continue;
    taken.add(about).add(sentence.quote);
    questions.push(question);
  }
  return questions;
}

/** One of each form after another, so that none crowds out the others. */
function inTurns(candidates: readonly Candidate[]): Candidate[] {
  const groups = groupBy(candidates, ({ group }) => group);
  const ordered = [...groups].sort(([a], [b]) => a - b).map(([, own]) => own);
  const longest = ordered.reduce((most, { length }) => Math.max(most, length), 0);
  return Array.from({ length: longest }, (_, turn) =>
    ordered.flatMap((own) => own[turn] ?? []),
  ).flat();
}
