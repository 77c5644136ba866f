/** The built-in language model, which only drafts: named on its results, also on those of years ago. */
export const DRAFT_ENGINE_ID = "local/tinyllama-1.1b-chat-iq2_xxs";

/** Above every text that it wrote, and in the first line of its files and copies. */
export const PRACTICE_DRAFT = "Practice draft. Unchecked: may be wrong.";

/**
 * What stands above a text before anything else.
 *
 * @param meta of the result; untrusted
 * @returns undefined for a text in which the draft model had no part
 */
export function draftNotice(meta: unknown): string | undefined {
  const { engine, drafted } = Object(meta);
  return drafted === true || Object(engine).id === DRAFT_ENGINE_ID ? PRACTICE_DRAFT : undefined;
}

/** Markdown with a notice as its first line. */
export function withNotice(markdown: string, notice: string | undefined): string {
  return notice ? `*${notice}*\n\n${markdown}` : markdown;
}
