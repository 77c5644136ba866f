import { lowerCaseWords } from "@/lib/drafting/draft-words";
import { spellOut } from "@/lib/tools/write-article/notes-spelling";
import { WEEKDAY, wholeWeekday } from "@/lib/tools/write-article/notes-weekdays";

/** A topic for each file in `tests/fixtures/notes`. */
export const NOTE_TOPICS: Readonly<Record<string, string>> = {
  backup: "Backing up a Raspberry Pi to a NAS",
  bicycles: "Fahrradwerkstatt Lindner",
  brunch: "Shakshuka for Sunday brunch",
  fragments: "Our community garden",
  headings: "Volunteering at the food bank",
  history: "The ropeway of Grimmen valley",
  meeting: "App launch status",
  messy: "Two years with solar panels",
  parents: "PTA meeting in March",
  pasted: "The reopened town library",
  porto: "Porto with kids",
  product: "Brew scale v2",
  recipe: "My uncle's rye bread",
  research: "Shorter meetings",
  trip: "A short trip to Hvar",
};

/** The numbers and the words with capital letters of notes that an article has less often, or spells in another way. */
export function lostFigures(markdown: string, notes: string): string[] {
  const held = countFigures(withWeekdays(markdown.replace(/\\(?=[~*.)])/g, "")));
  return [...countFigures(withWeekdays(spellOut(notes)))].flatMap(([figure, count]) =>
    (held.get(figure) ?? 0) < count ? [figure] : [],
  );
}

/** With each weekday in full, as in a heading, and "Wi-Fi" as it is typed. */
function withWeekdays(text: string): string {
  return text
    .replace(/\bWi-Fi\b/g, "wifi")
    .replace(new RegExp(`(?<![\\p{L}\\d])${WEEKDAY}(?![\\p{L}\\d])`, "giu"), wholeWeekday);
}

/** Words that are shouted may become quiet. */
function countFigures(notes: string): Map<string, number> {
  const counts = new Map<string, number>();
  const text = notes.replace(/^TL;DR|^\s*[QA]\s?\d{0,2}[:.)](?= )/gm, "");
  for (const [figure] of text.matchAll(/\d+(?:[.,:/-]\d+)*|\p{L}*\p{Lu}[\p{L}\d]*/gu)) {
    if (!/^\p{Lu}{5,}$/u.test(figure)) counts.set(figure, (counts.get(figure) ?? 0) + 1);
  }
  return counts;
}

/**
 * The lines and sentences of an article whose words aren't in the notes in the same order, one after the other. For
 * headings and the title, each word must be in the notes or the topic.
 */
export function unheldStatements(markdown: string, typed: string, topic: string): string[] {
  const notes = withWeekdays(spellOut(typed));
  const held = ` ${lowerCaseWords(notes).join(" ")} `;
  const known = new Set([...lowerCaseWords(`${notes} ${topic}`), "and"]);
  // The numbers of a list are Markdown.
  const text = markdown.replace(/^(\s*)\d+[.)] /gm, "$1");
  return text.split(/\n+|(?<=[.!?])\s+/).filter((statement) => {
    const words = lowerCaseWords(withWeekdays(statement));
    if (words.length === 0) return false;
    if (statement.startsWith("#")) return words.some((word) => !known.has(word));
    return !held.includes(` ${words.join(" ")} `);
  });
}

/**
 * The paragraphs of notes that an article tears apart or moves: those that aren't, word for word and in one piece, in one
 * of its sections, or that stand before a paragraph which they followed.
 */
export function tornParagraphs(markdown: string, typed: string): string[] {
  const notes = spellOut(typed);
  const sections = markdown.split(/^(?=#)/m).map((section) => lowerCaseWords(section).join(" "));
  let last = { section: 0, at: -1 };
  return paragraphsIn(notes).filter((paragraph) => {
    const words = lowerCaseWords(paragraph).join(" ");
    const section = sections.findIndex((text) => ` ${text} `.includes(` ${words} `));
    const at = sections[section]?.indexOf(words) ?? -1;
    const isLater = section > last.section || (section === last.section && at > last.at);
    if (section >= 0) last = { section, at };
    return !isLater;
  });
}

/** Sentences in a line of their own between blank lines. */
function paragraphsIn(notes: string): string[] {
  return notes.split(/\n\s*\n/).filter((group) => {
    const isLine = !group.trim().includes("\n") && !/^\s*(?:[-*#>|`]|TL;DR)/.test(group);
    return isLine && /[.!?]["”)]? \S.*[.!?]/.test(group);
  });
}
