import type { DocumentKind, DocumentPart } from "@/lib/documents/place";

/** Shorter than this, letters and digits alone, words prove nothing. */
const MIN_QUOTE_LETTERS = 8;
const MIN_SPACELESS_LETTERS = 4;
/** What a model calls the time of a passage may be this far from the caption's own. */
const NEAR_SECONDS = 30;
/** Of a name, what its forms have in common: "Romans" and "Roman", "Ada's" and "Ada". */
const NAME_ENDING_LETTERS = 3;
const MIN_NAME_LETTERS = 4;

export type Proof = {
  /**
   * Where a quotation stands: in the named place when it is there, else in the nearest place that holds
   * it. Case, spaces, line breaks, hyphens and the form of quotation marks do not count; letters and
   * figures do.
   *
   * @returns undefined when the document does not hold these words, or when they are too few to tell
   */
  find(quote: string, place?: number): number | undefined;
  /**
   * The place of the document itself that a named place means: this page, or the caption that is spoken
   * at this second; undefined when there is none.
   */
  snap(place: number): number | undefined;
  /**
   * Whether a name, or another form of it, stands anywhere in the document. A document in another script
   * holds every name, for it writes them otherwise.
   */
  holdsName(name: string): boolean;
  /** What stands there: a page, or what is said within half a minute of a second. */
  textAt(place: number): string;
};

/** Looks quotations up in the text of a document. */
export function createProof(kind: DocumentKind, parts: readonly DocumentPart[]): Proof {
  const starts: number[] = [];
  let whole = "";
  for (const part of parts) {
    starts.push(whole.length);
    whole += comparable(part.text);
  }

  const isLatin = (whole.match(/\p{Script=Latin}/gu)?.length ?? 0) > whole.length / 2;

  function placeAt(offset: number): number | undefined {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return parts[low]?.place;
  }

  function snap(place: number): number | undefined {
    if (kind === "pdf") return parts.some((part) => part.place === place) ? place : undefined;
    const before = parts.findLast((part) => part.place <= place + 1);
    const near = before ?? parts[0];
    return near && Math.abs(near.place - place) <= NEAR_SECONDS ? near.place : undefined;
  }

  return {
    snap,
    holdsName(name) {
      if (!isLatin) return true;
      const letters = comparable(name);
      const kept = Math.max(MIN_NAME_LETTERS, letters.length - NAME_ENDING_LETTERS);
      return whole.includes(letters.slice(0, kept));
    },
    textAt: (place) =>
      parts
        .filter((part) => Math.abs(part.place - place) <= (kind === "pdf" ? 0 : NEAR_SECONDS))
        .map((part) => part.text)
        .join(kind === "pdf" ? "\n\n" : " "),
    find(quote, place) {
      const wanted = comparable(quote);
      if (
        wanted.length <
        (/[^\p{ASCII}]{4}/u.test(wanted) ? MIN_SPACELESS_LETTERS : MIN_QUOTE_LETTERS)
      )
        return undefined;
      let best: number | undefined;
      for (let at = whole.indexOf(wanted); at >= 0; at = whole.indexOf(wanted, at + 1)) {
        const found = placeAt(at);
        if (found === undefined) continue;
        if (place === undefined || found === place) return found;
        if (best === undefined || Math.abs(found - place) < Math.abs(best - place)) best = found;
      }
      return best;
    },
  };
}

/** Letters and figures of a text, as they are compared; `1.5` stays other than `15`, and `-5` than `5`. */
export function comparable(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/(?<=\d)[.,](?=\d)/g, "∙")
    .replace(/(?<![\p{L}\p{N}])[-−–](?=\d)/gu, "−")
    .replace(/[^\p{L}\p{N}\p{M}∙−%]+/gu, "");
}
