import type { UnitIndex } from "@/lib/documents/reader/indexed-units";

const INITIALS = /\b\p{Lu}{3,5}\b/gu;
const MOST_WORDS = 400;

/** A question with the words for which its initials stand, where a document has only those: "GPA", "grade point average". */
export function spellOut({ structure: { units }, frequency }: UnitIndex, question: string): string {
  return question.replace(INITIALS, (initials) => {
    if (frequency.has(initials.toLowerCase())) return initials;
    for (const { text } of units) {
      const words = wordsOf(text);
      const letters = words.map((word) => word.charAt(0).toUpperCase()).join("");
      const at = letters.indexOf(initials);
      if (at >= 0)
        return words
          .slice(at, at + initials.length)
          .join(" ")
          .toLowerCase();
    }
    return initials;
  });
}

function wordsOf(text: string): string[] {
  return [...text.matchAll(/\p{L}[\p{L}'’]*/gu)].slice(0, MOST_WORDS).map(([word]) => word);
}
