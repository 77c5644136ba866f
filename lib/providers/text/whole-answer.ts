import type { TextCompletion } from "@/lib/providers/text/port";

/** Waits for the end of a stream, for callers that need no pieces. */
export async function wholeAnswer(
  pieces: AsyncGenerator<string, TextCompletion>,
): Promise<TextCompletion> {
  for (;;) {
    const { done, value } = await pieces.next();
    if (done) return value;
  }
}
