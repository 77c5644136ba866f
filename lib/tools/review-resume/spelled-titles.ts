import { isEnglishWord } from "@/lib/pdf/english-words";
import { sectionOfTitle } from "@/lib/tools/review-resume/section-titles";

/** The words of most headings. Others, such as "products" for "projects", differ from them by a letter and mean something else. */
const WORDS =
  "experience employment professional education educational skills summary objective certifications qualifications references languages interests background volunteering volunteer achievements technical relevant history".split(
    " ",
  );
const MAX_TITLE_WORDS = 4;
const MIN_LETTERS = 6;
/** From so many letters on, two may be wrong. */
const LONG = 9;

/** What a misspelled heading was meant to be: "Work Experience" for "Work Expereince"; undefined for any other text. */
export function spelledTitle(text: string): string | undefined {
  const title = text.trim();
  const words = title.split(" ");
  if (words.length > MAX_TITLE_WORDS || sectionOfTitle(title)) return undefined;
  const spelled = words.map(spelledWord).join(" ");
  return spelled !== title && sectionOfTitle(spelled) ? spelled : undefined;
}

function spelledWord(word: string): string {
  const plain = word.toLowerCase().replace(/:$/, "");
  if (!/^\p{L}+$/u.test(plain) || plain.length < MIN_LETTERS - 1) return word;
  // "Educator" and "technician" are no misspelled "education" and "technical".
  if (isEnglishWord(plain)) return word;
  const meant = WORDS.find((known) => isMisspelled(plain, known));
  if (meant === undefined) return word;
  if (word === word.toUpperCase()) return meant.toUpperCase();
  const isCapital = /^\p{Lu}/u.test(word);
  return isCapital ? meant.charAt(0).toUpperCase() + meant.slice(1) : meant;
}

/** Whether a word is another one but for a letter or two. "Experienced" is a word of its own. */
function isMisspelled(word: string, known: string): boolean {
  const most = known.length >= LONG ? 2 : 1;
  if (word[0] !== known[0] || Math.abs(word.length - known.length) > most) return false;
  if (word.startsWith(known.replace(/s$/, "")) || known.startsWith(word)) return false;
  return editsBetween(word, known) <= most;
}

/** How many letters are wrong, missing, or too many; two that changed places count once. */
function editsBetween(one: string, other: string): number {
  let [before, above]: number[][] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      const isSwapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      line.push(
        Math.min(
          (line[at - 1] ?? 0) + 1,
          (above?.[at] ?? 0) + 1,
          (above?.[at - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (before?.[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [before, above] = [above ?? [], line];
  }
  return above?.[other.length] ?? 0;
}
