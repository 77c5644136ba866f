import type { PdfPage, PdfReading } from "@/lib/pdf/pdf";

/** Some milliseconds of the event loop of whoever receives a slice. */
const SLICE_CHARACTERS = 200_000;
/** What a block weighs beside its text. */
const BLOCK_CHARACTERS = 100;
/** Blocks, and hidden texts, of a page in one slice. */
const PART_BLOCKS = 1_000;
/** Texts up to this length are kept once for all of their repetitions. */
const SHORT_CHARACTERS = 100;

/**
 * Divides pages so that none of the parts takes long to receive. A page of very many blocks is divided, too: it comes as
 * several with its number.
 */
export function* slicesOf(pages: readonly PdfPage[]): Generator<PdfPage[]> {
  let slice: PdfPage[] = [];
  let weight = 0;
  for (const page of pages) {
    for (const part of partsOf(page)) {
      slice.push(part);
      for (const { text } of [...part.blocks, ...part.hidden])
        weight += BLOCK_CHARACTERS + text.length;
      if (weight < SLICE_CHARACTERS) continue;
      yield slice;
      [slice, weight] = [[], 0];
    }
  }
  if (slice.length > 0) yield slice;
}

function* partsOf(page: PdfPage): Generator<PdfPage> {
  const { blocks, hidden } = page;
  let at = 0;
  do {
    const end = at + PART_BLOCKS;
    yield { ...page, blocks: blocks.slice(at, end), hidden: hidden.slice(at, end) };
    at = end;
  } while (at < blocks.length || at < hidden.length);
}

/** Puts a reading together again whose pages came in slices. */
export function collectPages() {
  const pages: PdfPage[] = [];
  // Every string arrives as one of its own.
  const known = new Map<string, string>();
  const share = <Text extends string>(text: Text): Text => {
    if (text.length > SHORT_CHARACTERS) return text;
    const shared = known.get(text);
    if (shared === undefined) known.set(text, text);
    return (shared ?? text) as Text; // Safe: equal strings are of one type.
  };

  return {
    add(slice: readonly PdfPage[]): void {
      for (const part of slice) {
        for (const block of part.blocks) {
          block.kind = share(block.kind);
          block.text = share(block.text);
        }
        const last = pages.at(-1);
        if (last?.page !== part.page) pages.push(part);
        else {
          for (const block of part.blocks) last.blocks.push(block);
          for (const text of part.hidden) last.hidden.push(text);
        }
      }
    },
    /** Adds the pages to what came of a job, if that is a reading. */
    into<Output>(output: Output): Output {
      return isReading(output) ? { ...output, pages } : output;
    },
  };
}

function isReading(output: unknown): output is PdfReading {
  return typeof output === "object" && output !== null && "pages" in output;
}
