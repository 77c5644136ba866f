/**
 * Remembers what was read of the last text: each statement of a document is compared with the same question, and a long one takes
 * a while to read.
 */
export function rememberLast<Read>(read: (text: string) => Read): (text: string) => Read {
  let last: { text: string; read: Read } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, read: read(text) };
    return last.read;
  };
}
