import { splitParagraphs, splitSentences } from "@/lib/core/sentences";
import { normalizeForMatching, type QuoteIndex } from "@/lib/documents/quote-index";

type PlaceSentences = {
  text: string;
  sentences: readonly string[];
  /** Letters and digits of each sentence, and of all together. */
  letters: readonly string[];
  whole: string;
};

/** An answer cites the same places many times, and one may be as long as a talk. */
const KEPT_PLACES = 8;
const kept = new WeakMap<QuoteIndex, Map<number, PlaceSentences>>();

/** The sentences at a page or second of a document. Those of the last few places are kept. */
export function sentencesAt(quoteIndex: QuoteIndex, place: number): PlaceSentences {
  const places = kept.get(quoteIndex) ?? new Map<number, PlaceSentences>();
  kept.set(quoteIndex, places);
  const known = places.get(place);
  if (known) return known;
  const text = quoteIndex.textAt(place);
  const sentences = splitParagraphs(text).flatMap(splitSentences);
  const letters = sentences.map(normalizeForMatching);
  const read = { text, sentences, letters, whole: letters.join("") };
  const [oldest] = places.keys();
  if (places.size >= KEPT_PLACES && oldest !== undefined) places.delete(oldest);
  places.set(place, read);
  return read;
}
