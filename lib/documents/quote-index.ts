import { createYielder } from "@/lib/core/yield-to-event-loop";
import type { DocumentKind, DocumentPart } from "@/lib/documents/citation";

/** A quotation with fewer letters and digits than this is too common to prove anything. */
const MIN_QUOTE_LETTERS = 8;
const MIN_SPACELESS_LETTERS = 4;
/** How far a model's timestamp may be from the caption's own. */
const NEAR_SECONDS = 30;
/** Letters that inflected forms of a name may differ in: "Romans" and "Roman", "Ada's" and "Ada". */
const NAME_ENDING_LETTERS = 3;
const MIN_NAME_LETTERS = 4;

/** Looks up quotations and names in one document's text. */
export type QuoteIndex = {
  /**
   * Finds the page or second of a quotation: the given one if the words are there, otherwise the
   * nearest one that has them. Case, whitespace, hyphens and quotation marks are ignored; letters
   * and digits must match.
   *
   * @returns undefined when the words aren't in the document or are too few to tell
   */
  find(quote: string, place?: number): number | undefined;
  /**
   * Maps a page or second to one that exists: the same page, or the caption spoken at that second;
   * undefined when there is none.
   */
  snap(place: number): number | undefined;
  /**
   * Whether the document contains a name or an inflected form of it. Always true when the document
   * isn't mostly in Latin script, which may spell the name differently.
   */
  containsName(name: string): boolean;
  /** The text of a page, or what is said within 30 seconds of a second. */
  textAt(place: number): string;
};

/** Indexes a document's text for looking up quotations. */
export async function createQuoteIndex(
  kind: DocumentKind,
  parts: readonly DocumentPart[],
): Promise<QuoteIndex> {
  const pause = createYielder();
  const starts: number[] = [];
  let whole = "";
  let latinLetters = 0;
  for (const part of parts) {
    await pause();
    const letters = normalizeForMatching(part.text);
    starts.push(whole.length);
    whole += letters;
    latinLetters += letters.match(/\p{Script=Latin}/gu)?.length ?? 0;
  }

  const isLatin = latinLetters > whole.length / 2;

  function partAt(offset: number): number {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  function snap(place: number): number | undefined {
    if (kind !== "youtube") return parts.some((part) => part.place === place) ? place : undefined;
    const before = parts.findLast((part) => part.place <= place + 1);
    const near = before ?? parts[0];
    return near && Math.abs(near.place - place) <= NEAR_SECONDS ? near.place : undefined;
  }

  return {
    snap,
    containsName(name) {
      if (!isLatin) return true;
      const letters = normalizeForMatching(name);
      const kept = Math.max(MIN_NAME_LETTERS, letters.length - NAME_ENDING_LETTERS);
      return whole.includes(letters.slice(0, kept));
    },
    textAt: (place) =>
      parts
        .filter((part) => Math.abs(part.place - place) <= (kind === "youtube" ? NEAR_SECONDS : 0))
        .map((part) => part.text)
        .join(kind === "youtube" ? " " : "\n\n"),
    find(quote, place) {
      const wanted = normalizeForMatching(quote);
      if (
        wanted.length <
        (/[^\p{ASCII}]{4}/u.test(wanted) ? MIN_SPACELESS_LETTERS : MIN_QUOTE_LETTERS)
      )
        return undefined;
      let best: number | undefined;
      let next = 0;
      for (let at = whole.indexOf(wanted); at >= 0; at = whole.indexOf(wanted, next)) {
        const part = partAt(at);
        const found = parts[part]?.place;
        // Once in a part is enough: it may have the words as often as it has letters.
        next = Math.max(at + 1, starts[part + 1] ?? whole.length);
        if (found === undefined) continue;
        if (place === undefined || found === place) return found;
        if (best === undefined || Math.abs(found - place) < Math.abs(best - place)) best = found;
      }
      return best;
    },
  };
}

/**
 * Normalizes text for comparison: lowercase letters and digits only. `1.5` stays distinct from
 * `15`, and `-5` from `5`.
 */
export function normalizeForMatching(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/(?<=\d)[.,](?=\d)/g, "∙")
    .replace(/(?<![\p{L}\p{N}])[-−–](?=\d)/gu, "−")
    .replace(/[^\p{L}\p{N}\p{M}∙−%]+/gu, "");
}
