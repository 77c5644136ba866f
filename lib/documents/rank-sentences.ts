import { largest } from "@/lib/core/extremes";
import "server-only";

import { sentencesOf, splitParagraphs } from "@/lib/core/sentences";
import { createYielder } from "@/lib/core/yield-to-event-loop";
import type { DocumentPart } from "@/lib/documents/citation";
import { normalizeForMatching } from "@/lib/documents/quote-index";
import { dotProduct } from "@/lib/documents/search-index";
import { isPhrase, isWholeSentence } from "@/lib/documents/sentence-kinds";
import { isBrief, isCourtesy, isLabeled } from "@/lib/documents/short-statements";
import { contentTerms } from "@/lib/documents/terms";

/** A sentence that could go into a summary. */
export type Candidate = {
  text: string;
  place: number;
  /** Position among the document's candidate sentences. */
  ordinal: number;
  /** First in its paragraph. */
  isLead: boolean;
  /** Which of the document's paragraphs it is in, whose first sentence may be no candidate; none in a talk. */
  paragraph?: number;
  terms: readonly string[];
  /** Says something only beside the sentence before it: "The piers are sound." */
  isShort?: true;
};

/** Number of sentences that are compared with one another: about three seconds of processor time. */
export const MAX_COMPARED = 200;

/**
 * With fewer full sentences, the document is slides, a list or a form, so its phrases are used
 * instead.
 */
const MIN_SENTENCES = 4;

/**
 * Collects the full sentences of a document in order, and what else says something, such as "Absent: Ann Lee"; without
 * duplicates and greetings. Its phrases when it has hardly any sentences.
 *
 * @param headings lines that aren't sentences, whatever they look like
 */
export async function collectSentences(
  parts: readonly DocumentPart[],
  headings: ReadonlySet<string> = new Set(),
): Promise<Candidate[]> {
  const sentences = await collect(
    parts,
    (text, isLead) =>
      !isCourtesy(text) &&
      (isWholeSentence(text) ||
        (!headings.has(text) && (isLabeled(text) || isBrief(text, isLead)))),
  );
  const whole = sentences.filter(({ isShort }) => !isShort).length;
  return whole >= MIN_SENTENCES
    ? sentences
    : collect(parts, (text) => isPhrase(text) && !isCourtesy(text));
}

async function collect(
  parts: readonly DocumentPart[],
  isCandidate: (text: string, isLead: boolean) => boolean,
): Promise<Candidate[]> {
  const candidates: Candidate[] = [];
  const seen = new Set<string>();
  const pause = createYielder();
  let paragraph = -1;
  for (const { place, text } of parts) {
    for (const whole of splitParagraphs(text)) {
      paragraph += 1;
      let isLead = true;
      for (const sentence of sentencesOf(whole)) {
        await pause();
        const first = isLead;
        isLead = false;
        const key = normalizeForMatching(sentence);
        if (!isCandidate(sentence, first) || seen.has(key)) continue;
        seen.add(key);
        const terms = contentTerms(sentence);
        candidates.push({
          text: sentence,
          place,
          ordinal: candidates.length,
          isLead: first,
          paragraph,
          terms,
          ...(!isWholeSentence(sentence) && { isShort: true as const }),
        });
      }
    }
  }
  return candidates;
}

/** Cue phrases that mark a summarizing sentence. */
const CUE_PHRASE =
  /\b(?:in (?:summary|conclusion|short)|overall|we (?:show|find|found|conclude|propose|present|recommend)|this (?:paper|report|document|guide|manual|book|chapter|study)|the (?:main|key|most important|purpose|aim|goal|result)|results? (?:show|suggest|indicate)|must|important(?:ly)?|therefore|recommend(?:s|ed)?)\b/i;
/** Openings that refer back, so the sentence says little on its own. */
const DEPENDS_ON_PREVIOUS =
  /^(?:it|its|this|that|these|those|they|he|she|such|however|but|and|or|also|thus|hence|then|so|moreover|furthermore|for example|for instance|see|note|here|there|again|similarly|in this case|as (?:shown|above|before|a result))\b/i;
/** Openings that add to an earlier statement: "This manual also describes…". */
const CONTINUES_PREVIOUS = /^\S+(?: \S+){0,4} (?:also|too|further)\b/i;
const IDEAL_CHARACTERS = { min: 50, max: 260 };

/**
 * Scores each sentence cheaply, by the frequency of its words, its position in the paragraph, its
 * length and its opening. Preselects the ones to compare in depth.
 *
 * @returns one score per candidate; comparable only within one document
 */
export async function roughScores(
  candidates: readonly Candidate[],
  signal?: AbortSignal,
): Promise<number[]> {
  const pause = createYielder(signal);
  const frequency = new Map<string, number>();
  for (const { terms } of candidates) {
    await pause();
    for (const term of terms) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  }
  const most = Math.log(1 + Math.max(1, largest(frequency.values())));
  const scores: number[] = [];
  for (const { text, terms, isLead } of candidates) {
    await pause();
    const weight = terms.reduce((sum, term) => sum + Math.log(frequency.get(term) ?? 1), 0);
    const centrality = weight / (most * Math.max(6, terms.length));
    const length =
      text.length < IDEAL_CHARACTERS.min || text.length > IDEAL_CHARACTERS.max ? 0.6 : 1;
    const beginning = DEPENDS_ON_PREVIOUS.test(text)
      ? 0.55
      : CONTINUES_PREVIOUS.test(text)
        ? 0.8
        : 1;
    const emphasis = (isLead ? 1.2 : 1) * (CUE_PHRASE.test(text) ? 1.35 : 1);
    scores.push(centrality * length * beginning * emphasis);
  }
  return scores;
}

/** Similarity of two candidates by index, 0 to 1. */
export type SentenceSimilarity = (one: number, other: number) => number;

/**
 * Creates a similarity function: cosine similarity of the embeddings when given (negative values
 * count as 0), otherwise overlap of words.
 *
 * @param vectors one per candidate, normalized to length 1
 */
export function createSentenceSimilarity(
  candidates: readonly Pick<Candidate, "terms">[],
  vectors: readonly Float32Array[] | undefined,
): SentenceSimilarity {
  if (vectors) {
    return (one, other) => {
      const [a, b] = [vectors[one], vectors[other]];
      return a && b ? Math.max(0, dotProduct(a, b)) : 0;
    };
  }
  const sets = candidates.map(({ terms }) => new Set(terms));
  return (one, other) => {
    const [a, b] = [sets[one], sets[other]];
    if (!a?.size || !b?.size) return 0;
    let shared = 0;
    for (const term of a) if (b.has(term)) shared += 1;
    return shared / Math.sqrt(a.size * b.size);
  };
}

const DAMPING = 0.85;
const ROUNDS = 25;

/**
 * Ranks sentences by centrality with TextRank: a sentence is central when it is similar to other
 * central ones. https://aclanthology.org/W04-3252/
 *
 * @returns one score per candidate; the most central has 1
 */
export async function rankByCentrality(
  count: number,
  similarity: SentenceSimilarity,
): Promise<number[]> {
  const pause = createYielder();
  const edges = new Float32Array(count * count);
  const degrees = new Float32Array(count);
  for (let row = 0; row < count; row += 1) {
    await pause();
    for (let column = 0; column < row; column += 1) {
      const weight = similarity(row, column);
      edges[row * count + column] = weight;
      edges[column * count + row] = weight;
      degrees[row] = (degrees[row] ?? 0) + weight;
      degrees[column] = (degrees[column] ?? 0) + weight;
    }
  }
  let ranks = new Float32Array(count).fill(1 / count);
  for (let round = 0; round < ROUNDS; round += 1) {
    await pause();
    const next = new Float32Array(count).fill((1 - DAMPING) / count);
    for (let row = 0; row < count; row += 1) {
      const share = (DAMPING * (ranks[row] ?? 0)) / (degrees[row] || 1);
      for (let column = 0; column < count; column += 1) {
        next[column] = (next[column] ?? 0) + share * (edges[row * count + column] ?? 0);
      }
    }
    ranks = next;
  }
  const most = ranks.reduce((max, rank) => Math.max(max, rank), 0) || 1;
  return Array.from(ranks, (rank) => rank / most);
}

/** Weight of similarity to sentences already chosen, relative to the score. */
const REDUNDANCY_WEIGHT = 0.7;
/** Above this similarity, two sentences say the same thing. */
const DUPLICATE_SIMILARITY = 0.85;

/**
 * Chooses high-scoring candidates that differ from one another and from those already taken
 * (maximal marginal relevance). https://dl.acm.org/doi/10.1145/290941.291025
 *
 * @param pool indexes of the candidates to choose from
 * @returns indexes in the order chosen; fewer than `count` when the rest is too similar
 */
export function chooseDiverse(
  pool: readonly number[],
  count: number,
  score: (index: number) => number,
  similarity: SentenceSimilarity,
  taken: readonly number[] = [],
): number[] {
  const chosen: number[] = [];
  // Of each that is left, how similar it is to the most similar of those taken and chosen.
  const redundancies = new Map<number, number>();
  for (const index of pool)
    if (!taken.includes(index))
      redundancies.set(index, Math.max(0, largest(taken.map((other) => similarity(index, other)))));
  while (chosen.length < count) {
    let best: { index: number; gain: number } | undefined;
    for (const [index, redundancy] of redundancies) {
      if (redundancy >= DUPLICATE_SIMILARITY) redundancies.delete(index);
      const gain = score(index) - REDUNDANCY_WEIGHT * redundancy;
      if (redundancy < DUPLICATE_SIMILARITY && (!best || gain > best.gain)) best = { index, gain };
    }
    if (!best) break;
    chosen.push(best.index);
    redundancies.delete(best.index);
    for (const [index, redundancy] of redundancies)
      redundancies.set(index, Math.max(redundancy, similarity(index, best.index)));
  }
  return chosen;
}
