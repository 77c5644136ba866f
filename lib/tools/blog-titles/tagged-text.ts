import nlp from "compromise/two";

const known = new Map<string, ReturnType<typeof nlp>>();

/**
 * A text with the parts of speech of its words. They take long to tell, and reading one keyword asks for them several times,
 * so they are kept as long as nothing else has its turn.
 */
export function tagged(text: string): ReturnType<typeof nlp> {
  const before = known.get(text);
  if (before) return before;
  if (known.size === 0) queueMicrotask(() => known.clear());
  const read = nlp(text);
  known.set(text, read);
  return read;
}
