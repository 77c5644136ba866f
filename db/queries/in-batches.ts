import "server-only";

/** Divides texts, in order, into batches of up to so many bytes; a longer text makes a batch of its own. */
export function inBatches<Text extends { bytes: number }>(
  texts: readonly Text[],
  batchBytes: number,
): Text[][] {
  const batches: Text[][] = [];
  let left = 0;
  for (const text of texts) {
    if (text.bytes > left || batches.length === 0) {
      batches.push([]);
      left = batchBytes;
    }
    batches.at(-1)?.push(text);
    left -= text.bytes;
  }
  return batches;
}
