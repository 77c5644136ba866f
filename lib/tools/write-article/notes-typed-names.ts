import { termsOf } from "@/lib/tools/write-article/notes-grammar";
import { isCommonIn } from "@/lib/tools/write-article/notes-names";

/** For each text, its words that no dictionary has, in small letters; see `GrammarChecker.unknownWords`. */
export type UnknownWords = (texts: readonly string[]) => Promise<string[][]>;

const WORD = /(?<![\p{L}\d._/@-])\p{L}+(?![\p{L}\d_/@(-]|[.:]\S)/gu;
/** "iRobot" and "BenQ", wherever they stand; neither "NAS" nor "Roma". */
const MIXED = /\p{Ll}\p{Lu}/u;
/** "borrows it from Dev", "Maria, Dev", "(Marcus)", "(Marcus, by Friday)": what has its capital letter for no other reason. Not a part of "Cross Lane". */
const INSIDE =
  /(?<=\p{Ll}[,)]? |\()\p{Lu}\p{Ll}{2,}(?![\p{L}\d_/@-]|[.:]\S| \p{Lu}| & )(?<=(?<!\()\p{Lu}\p{Ll}+|\(\p{Lu}\p{Ll}+(?=[,)]))/gu;
const MIN_MIXED = 3;
const MAX_MIXED = 30;
const MAX_LOOKED_UP = 60;

/**
 * The names that notes spell with their capital letters somewhere, though not everywhere: "Dev" of notes that also say "paul
 * has it from dev". A word that English has in small letters too is none, nor is one that the notes use like any other word.
 */
export async function typedNames(notes: string, unknownWords?: UnknownWords): Promise<string[]> {
  const text = notes.replace(/`[^`]*`/g, " ");
  const words = new Set(text.match(/\p{L}+/gu));
  const small = text.toLowerCase();
  const isSmall = (name: string) => words.has(name.toLowerCase());
  const mixed = (text.match(WORD) ?? []).filter(
    (word) => word.length >= MIN_MIXED && word.length <= MAX_MIXED && MIXED.test(word),
  );
  const inside = [...new Set(text.match(INSIDE))]
    .filter((word) => isSmall(word) && !isCommonIn(small, word.toLowerCase()))
    .slice(0, MAX_LOOKED_UP);
  const unknown = inside.length > 0 && unknownWords ? await unknownWords(inside.map(asText)) : [];
  const names = inside.filter(
    (word, at) => isGivenName(word) || unknown[at]?.includes(word.toLowerCase()),
  );
  return [...new Set([...mixed, ...names])];
}

/** The dictionary takes a capital letter for a name. */
function asText(word: string): string {
  return `about ${word.toLowerCase()} there`;
}

/** A person's or a town's, that isn't another word as well: "Paul", and neither "Mark" nor "Rose". */
function isGivenName(word: string): boolean {
  const [term] = termsOf(word.toLowerCase());
  const { tags } = term ?? {};
  return (
    Boolean(tags && (tags.has("MaleName") || tags.has("FemaleName") || tags.has("City"))) &&
    !PLAIN.test(word)
  );
}

/** Names of people and towns that are words as well. */
const PLAIN =
  /^(?:angel|april|art|ash|autumn|bill|brook|buck|cliff|cork|dale|daisy|dawn|drew|faith|fern|flora|frank|ginger|glen|grant|guy|hazel|heath|heather|holly|hope|iris|ivy|jack|jade|jasmine|jewel|joy|june|lance|laurel|lily|limerick|mark|mobile|nick|norm|olive|pat|pearl|penny|pepper|phoenix|poppy|ray|rich|rob|robin|rose|rosemary|ruby|rusty|sage|sandy|saffron|savannah|sienna|skip|split|sterling|stone|sue|summer|victor|violet|will|willow|young)$/i;
