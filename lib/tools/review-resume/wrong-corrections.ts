import type { GrammarIssue } from "@/lib/providers/grammar/port";

/** Words that many people write as one, and that are two. */
const TWO_WORDS = new Set(
  "abit alittle alot aswell atleast eachother everytime highschool incase infact infront inorder ontime noone upto thankyou eventhough".split(
    " ",
  ),
);
/** Words with a space left out: "inthe", "becauseof". */
const WITH_LINK =
  / (?:the|of|to|and|for)$|^(?:of|to|for|in|on|at|and|with) (?:an?|my|our|their|this|that|all|each)$/i;
/** In front of a species: "E. coli", "S. aureus", and no "U.S." */
const GENUS_LETTER = /(?<![\p{L}.])\p{Lu}\. $/u;
/** "Escherichia coli": words of two Latin endings. */
const GENUS = /(?<!\p{L})\p{Lu}\p{Ll}{3,20}(?:a|us|um|is|es|on|ma|ella) $/u;
const SPECIES = /^\p{Ll}{2,24}(?:i|is|us|a|um|ae|ens|ans|oides|ica|ile|gaster|rio)$/u;
const MAX_BEFORE = 24;
/** "E." of a name, "Pa." of a state. */
const ABBREVIATION = /^\p{Lu}\p{Ll}?\.?$/u;

/** Drops corrections that would be wrong: those that take a word apart, and of the names of species and short forms. */
export function withoutWrongCorrections(
  issues: readonly GrammarIssue[],
  lines: readonly string[],
): GrammarIssue[] {
  return issues.filter(({ line, start, end, replacements }) => {
    const text = lines[line] ?? "";
    const word = text.slice(start, end);
    if (takesApart(word, replacements)) return false;
    if (ABBREVIATION.test(word) && text[start + word.replace(/\.$/, "").length] === ".")
      return false;
    const before = text.slice(Math.max(0, start - MAX_BEFORE), start);
    return !(SPECIES.test(word) && (GENUS_LETTER.test(before) || GENUS.test(before)));
  });
}

function takesApart(word: string, replacements: readonly string[]): boolean {
  if (replacements.length === 0 || TWO_WORDS.has(word.toLowerCase())) return false;
  if (replacements.some((other) => WITH_LINK.test(other))) return false;
  const solid = (text: string) => text.replace(/\s/g, "").toLowerCase();
  return replacements.every(
    (other) => solid(other) === solid(word) && other.split(" ").length > word.split(" ").length,
  );
}
