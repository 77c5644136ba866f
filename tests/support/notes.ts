import { lowerCaseWords } from "@/lib/drafting/draft-words";

/** A topic for each file in `tests/fixtures/notes`. */
export const NOTE_TOPICS: Readonly<Record<string, string>> = {
  fragments: "Our community garden",
  headings: "Volunteering at the food bank",
  history: "The ropeway of Grimmen valley",
  meeting: "App launch status",
  messy: "Two years with solar panels",
  pasted: "The reopened town library",
  product: "Brew scale v2",
  recipe: "My uncle's rye bread",
  research: "Shorter meetings",
  trip: "A short trip to Hvar",
};

/**
 * The lines and sentences of an article whose words aren't in the notes in the same order, one after the other. For
 * headings and the title, each word must be in the notes or the topic.
 */
export function unheldStatements(markdown: string, notes: string, topic: string): string[] {
  const held = ` ${lowerCaseWords(notes).join(" ")} `;
  const known = new Set([...lowerCaseWords(notes), ...lowerCaseWords(topic), "and"]);
  return markdown.split(/\n+|(?<=[.!?])\s+/).filter((statement) => {
    const words = lowerCaseWords(statement);
    if (words.length === 0) return false;
    if (statement.startsWith("#")) return words.some((word) => !known.has(word));
    const text = /^\s*\d+\. /.test(statement) ? words.slice(1) : words;
    return !held.includes(` ${text.join(" ")} `);
  });
}
