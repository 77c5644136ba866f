/** Of engines that aren't models. They stand apart from the schema of engines, which pages do without. */

/** What puts a person's own notes in order. */
export const NOTES_ENGINE_ID = "local/notes";
/** What makes titles of our templates. */
export const TITLE_PATTERNS_ENGINE_ID = "local/title-patterns";
