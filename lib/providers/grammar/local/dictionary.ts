import dictionaryEn from "dictionary-en";
import createSpeller from "nspell";

/**
 * Hunspell's English dictionary. Harper has one, too, but comes with 900 rules: 480 MB and, beside a model that writes,
 * 10 s until the first word is looked up. This one takes 60 MB and 0.3 s.
 */
let speller: ReturnType<typeof createSpeller> | undefined;

/** The words of an English line that the dictionary doesn't have; names, but for the first word, aren't looked up. */
export function findUnknownWords(line: string): string[] {
  speller ??= createSpeller({
    aff: Buffer.from(dictionaryEn.aff),
    dic: Buffer.from(dictionaryEn.dic),
  });
  const [first = "", ...rest] = line.replaceAll("’", "'").match(/[\p{L}\p{N}']+/gu) ?? [];
  const words = [first.toLowerCase(), ...rest]
    .map((word) => word.replace(/^'+|'s?$/g, ""))
    .filter((word) => /^\p{Ll}[\p{Ll}']{2,}$/u.test(word));
  return words.filter((word) => !speller?.correct(word) && !speller?.correct(capitalized(word)));
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
