import { capitalize } from "@/lib/drafting/draft-words";
import { outsideCode } from "@/lib/tools/write-article/notes-signs";
import type { UnknownWords } from "@/lib/tools/write-article/notes-typed-names";

/** "dr. singh" and "prof. lee", and neither "the dr. said" nor "12 elm dr. near the school". */
const TITLED =
  /(?<![\p{L}\d._/@-])(?<!(?<!\p{L})(?:the|an?|my|our|your|his|her|their|this|that|another|new|old|(?:\d{1,5}|at|down|near|off|on|up) \p{L}{1,20}) )([Dd]r|[Pp]rof)\. (\p{Ll}{2,30})(?![\p{L}\d_/@]|[.:'’-]\p{L})/gu;
/** Common ones, some of which English has as words, too. */
const SURNAMES = new Set(
  `adams allen anderson baker bennett brown campbell carter chen clark collins cooper davis diaz edwards evans garcia
  gonzalez gray green gupta hall hernandez hughes jackson johnson jones khan kim king lee lewis lopez martin martinez miller
  mitchell moore morgan morris murphy nelson nguyen parker patel perez peterson phillips ramirez reed rivera roberts
  robinson rodriguez ross sanchez shah sharma singh smith stewart taylor thomas thompson torres turner walker ward watson
  white williams wilson wood wright`.split(/\s+/),
);
/** A slip of the pen isn't in the dictionary either: "dr. recomended two weeks". */
const MAY_BE_SLIP = /(?:ed|ing|ly|s)$/;
const MAX_LOOKED_UP = 60;

/**
 * Spells the names of doctors and professors with capital letters. Anything may stand behind "dr.", so that only
 * a common surname and what the dictionary doesn't have count as names.
 *
 * @returns what does so in an English text, and not in its code
 */
export async function doctorSpeller(
  notes: string,
  unknownWords?: UnknownWords,
): Promise<(text: string) => string> {
  const behind = new Set([...notes.matchAll(TITLED)].map(([, , word = ""]) => word));
  const open = [...behind]
    .filter((word) => !SURNAMES.has(word) && !MAY_BE_SLIP.test(word))
    .slice(0, MAX_LOOKED_UP);
  const unknown =
    open.length > 0 && unknownWords
      ? await unknownWords(open.map((word) => `about ${word} there`))
      : [];
  const names = new Set(open.filter((word, at) => unknown[at]?.includes(word)));
  const isName = (word: string) => SURNAMES.has(word) || names.has(word);
  return (text) =>
    outsideCode(text, (words) =>
      words.replace(TITLED, (typed, title: string, word: string) =>
        isName(word) ? `${capitalize(title)}. ${capitalize(word)}` : typed,
      ),
    );
}
