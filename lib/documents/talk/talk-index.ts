import { createYielder } from "@/lib/core/yield-to-event-loop";
import { answerSentences } from "@/lib/documents/answer-sentences";
import type { Citation } from "@/lib/documents/citation";
import type { SearchableDocument } from "@/lib/documents/searchable-document";
import { searchTerms } from "@/lib/documents/terms";

/** A sentence of a talk. */
export type SaidSentence = Citation & {
  /** Its number in the talk. */
  at: number;
  /** The passage that it's part of. */
  passage: number;
  terms: ReadonlySet<string>;
  /** Asks something. */
  asks: boolean;
};

/** The sentences of a talk, and how many of them have each term. */
export type TalkIndex = {
  said: readonly SaidSentence[];
  frequency: ReadonlyMap<string, number>;
};

/** They go with the documents, and outlive a question that is stopped. */
const indexes = new WeakMap<SearchableDocument, Promise<TalkIndex>>();

/** The sentences of a talk, ready for looking up words. */
export function indexOfTalk(document: SearchableDocument): Promise<TalkIndex> {
  const known = indexes.get(document);
  if (known) return known;
  const indexing = indexTalk(document);
  indexes.set(document, indexing);
  return indexing;
}

async function indexTalk({ index }: SearchableDocument): Promise<TalkIndex> {
  const pause = createYielder();
  const frequency = new Map<string, number>();
  const said: SaidSentence[] = [];
  for (const chunk of index.chunks) {
    // A passage may have no sentence that is kept.
    await pause();
    for (const { text, place } of answerSentences(chunk)) {
      await pause();
      const terms = new Set(searchTerms(text));
      for (const term of terms) frequency.set(term, (frequency.get(term) ?? 0) + 1);
      said.push({
        at: said.length,
        passage: chunk.ordinal,
        quote: text,
        place,
        terms,
        asks: /[?？]["'”’]?$/.test(text),
      });
    }
  }
  return { said, frequency };
}
