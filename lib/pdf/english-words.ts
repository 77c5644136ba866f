import dictionaryEn from "dictionary-en";

/** Words of the dictionary that begin others far more often than they stand alone, and those that end them. */
const BEGINS =
  /^(?:an|ante|anti|be|com|con|de|dis|em|en|ex|for|i[mn]|mis|non|per|pre|pro|re|sub|un)$/;
const ENDS =
  /^(?:able|ably|age|al|ally|ant|ants|ate|ed|en|er|es|est|hood|ing|ings|ion|ions|ist|less|like|ling|ness|ship|ships|tic|wise)$/;
/** Words that end many others, which are written as one and which no dictionary has all of: "stormwater", "snowpack". */
const ENDS_COMPOUNDS =
  /^(?:down|flow|ground|head|house|land|line|m[ae]n|pack|page|side|water|way|work|yard)s?$/;
/** What describes them stands apart, or has a hyphen: "low-water mark", "one-page letter". */
const DESCRIBES =
  /^(?:big|clean|cold|deep|double|first|five|four|fresh|front|full|half|high|hot|last|large|long|low|new|old|one|open|second|short|single|small|ten|third|three|top|two|warm)$/;
/** Endings of what a dictionary lists without them, and what may stand in their place. */
const ENDINGS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/ies$|ied$|ier$|iest$|ily$/, ["y"]],
  [/(?:e[drs]|er?s|ings?|est|en)$/, ["", "e"]],
  [/([bdgklmnprt])\1(?:ed|ers?|ings?)$/, ["$1"]],
  [/(?:ly|d|r|rs|ness|less|ful|able|ment|ments|ship)$/, [""]],
  [/'?s$/, [""]],
  [/(?:ably|able)$/, ["able", "", "e"]],
  [/ally$/, ["al", ""]],
];
/** Of words that the dictionary lists without it: "incorrect", "restart". */
const PREFIX = /^(?:de|dis|in|mis|non|re|un)(?=\p{L}{4})/u;

let listed: ReadonlySet<string> | undefined;

/** The dictionary's words in lowercase; its names are left out. */
function listedWords(): ReadonlySet<string> {
  listed ??= new Set(
    Buffer.from(dictionaryEn.dic)
      .toString("utf8")
      .split("\n")
      .map((line) => line.split("/", 1)[0] ?? "")
      .filter((word) => /^[a-z]{2,}$/.test(word)),
  );
  return listed;
}

/** Whether a word is English, in any of its forms. */
export function isEnglishWord(word: string): boolean {
  const lower = word.toLowerCase().replaceAll("’", "'");
  return isFormOfListed(lower) || (PREFIX.test(lower) && isFormOfListed(lower.replace(PREFIX, "")));
}

function isFormOfListed(lower: string): boolean {
  const words = listedWords();
  return (
    words.has(lower) ||
    ENDINGS.some(([ending, others]) =>
      others.some((other) => ending.test(lower) && words.has(lower.replace(ending, other))),
    )
  );
}

/** Whether two pieces, of which a line ends with the one, are English words that make no other: "shift" and "working". */
export function areTwoWords(first: string, second: string): boolean {
  const [before, behind] = [first.toLowerCase(), second.toLowerCase()];
  if (BEGINS.test(before) || ENDS.test(behind)) return false;
  if (ENDS_COMPOUNDS.test(behind) && !DESCRIBES.test(before)) return false;
  return isEnglishWord(first) && isEnglishWord(second) && !isEnglishWord(`${first}${second}`);
}
