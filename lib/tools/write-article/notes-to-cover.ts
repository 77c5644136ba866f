import { splitSentences } from "@/lib/core/sentences";
import { contentTerms } from "@/lib/documents/terms";
import { isLabeledStyle, isOnStyle } from "@/lib/tools/write-article/notes-on-style";

/** What notes name of a document, as it was typed and by its words. */
export type CoverPoint = { shown: string; terms: readonly string[]; isExcluded: boolean };

/** What notes ask for beside a document. */
export type Asked = {
  points: CoverPoint[];
  /** Pieces that deny something in words that aren't understood. They choose nothing. */
  notUnderstood: string[];
};

/** What tells in a document whether "no costs" leaves something out. */
export type Told = {
  /** Whether a heading is about these words. */
  isHeading: (terms: readonly string[]) => boolean;
  /** Whether a sentence has these words as they are, in small letters. */
  isWritten: (words: string) => boolean;
};

/** "costs only / recommendations", "costs, and recommendations"; neither "$1,200" nor "24/7" nor "w/o". */
const BETWEEN =
  /([;•·|]|(?<!\d),|,(?!\d)|(?<!\d|(?<!\p{L})w)\/(?!\d)|\s&\s|\s(?:and|or|nor|plus|und)\s|\s(?=but\s))/iu;
/** What goes on with what was left out: "skip the background, the costs, and the appendix", "no background or costs". */
const LISTS = /^(?:,|\s(?:and|or|nor|plus|und|&)\s)$/iu;
const JOINS = /^\s(?:and|or|nor|plus|und|&)\s$/iu;
const PREFIX =
  "^[\\s*–—-]*(?:(?:please|pls|but|and|or|also|just|then|everything|all|anything|the rest|you can|you may|you should|we can|we should|feel free to),? ){0,4}";
/** Leaves out what is behind it. */
const LEAVES_OUT = new RegExp(
  `${PREFIX}(?:(?:(?:do not|don['’]?t|never|no need to|not) (?:(?:want|need|have) to )?(?:cover|include|mention|discuss|describe|explain|summarize|use|write about|talk about|go into|get into|dwell on|focus on|spend time on)|(?:(?:we|i|you) )?(?:do not|don['’]?t) (?:want|need)|except(?: for)?|excluding|exclude|avoid|ignore|omit|skip|leave out|leaving out|other than|apart from|aside from|nothing (?:about|on))(?: (?:about|on|any))?)(?![\\p{L}\\p{N}-])`,
  "iu",
);
const LEAVES_OUT_AROUND = new RegExp(`${PREFIX}leave (.{1,80}) out$`, "iu");
const BUT = /(?<![\p{L}\p{N}])(everything|all|anything) but(?= )/giu;
const BUT_NOT = /(?<![\p{L}\p{N}])but not(?= )/giu;
/** The same within a piece: "everything except the costs". */
const WITHIN =
  /\s(?=(?:except|excluding|leaving out|other than|apart from|aside from)(?![\p{L}\p{N}-]))/iu;
/** Leaves out a section or a single thing. */
const WITHOUT = new RegExp(
  `${PREFIX}(?:no|not|without|w\\/o)(?: (?:about|on))?(?: (?:the|an?|any))?(?= )`,
  "iu",
);
const WITHOUT_WITHIN = /\s(?=(?:without|w\/o) )/iu;
const DENIES =
  /(?<![\p{L}\p{N}-])(?:no|not|never|nothing|none|neither|without|w\/o|avoid|exclude|excluding|except|omit|skip|ignore|leave out|cannot|\p{L}{1,12}n['’]t|dont|doesnt)(?![\p{L}\p{N}-])/iu;
/** "No glass allowed" tells a rule. */
const RULE =
  /(?<!\p{L})no (?:\p{L}{1,20} ){1,4}(?:\p{L}{2,20}ed|sold|left|taken|given|found|held)$/iu;
/** Says that something is to be covered, and not what. */
const ASKS =
  /^(?:[\s*–—-]|(?:please|only|just|cover|covers|covering|discuss|explain|describe|summarize|focus|concentrate|write|talk|mention|include|including|also|but|on|about|the|what|everything|all|anything|section|sections|part|parts|chapter|chapters|and|plus)(?![\p{L}\p{N}-]))+/iu;
/** Asks for something again behind what was left out. */
const ASKS_AGAIN =
  /^[\s*–—-]*(?:(?:and|please|also|then|just) ){0,3}(?:but|cover|discuss|explain|describe|summarize|focus|concentrate|write|talk|mention|include)(?![\p{L}\p{N}-])|(?<!\p{L})only(?!\p{L})/iu;
const ONLY = /\b(?:only|just|sections?|parts?|chapters?|please)\b/giu;
/** More points than this are read by nobody. */
const MAX_POINTS = 60;
const MAX_SHOWN = 60;

/** Reads what a person's notes ask for: what is to be covered, and what is to be left out. */
export function readAsked(notes: string, told: Told): Asked {
  const asked: Asked = { points: [], notUnderstood: [] };
  const sentences = notes
    .split("\n")
    .filter((line) => !isLabeledStyle(line))
    .flatMap(splitSentences);
  for (const sentence of sentences.slice(0, MAX_POINTS)) readSentence(sentence, told, asked);
  return asked;
}

function readSentence(sentence: string, told: Told, asked: Asked): void {
  const plain = sentence.replace(BUT, "$1 except").replace(BUT_NOT, "except");
  const parts = plain.split(BETWEEN).slice(0, 2 * MAX_POINTS);
  let goesOn: RegExp | undefined;
  for (let at = 0; at < parts.length; at += 2) {
    const between = parts[at - 1] ?? "";
    for (const [within, piece] of piecesOf(parts[at] ?? "", told).entries()) {
      const words = piece.replace(/[.!?\s]+$/, "").trim();
      // "the costs, and the appendix" has nothing between its comma and its "and".
      if (words === "" || isOnStyle(words)) continue;
      const isListed = within === 0 && goesOn?.test(between) === true && !ASKS_AGAIN.test(words);
      const read = readPiece(words, isListed, told);
      if (read === "notUnderstood") asked.notUnderstood.push(shownOf(words));
      else if (read.terms.length > 0) asked.points.push(read);
      const isOut = read !== "notUnderstood" && read.isExcluded;
      if (!isListed || !isOut) goesOn = isOut ? (WITHOUT.test(words) ? JOINS : LISTS) : undefined;
    }
  }
}

/** Parts at what leaves something out, as far as that is certain. */
function piecesOf(part: string, { isHeading }: Told): string[] {
  return part.split(WITHIN).flatMap((piece) => {
    const [before = "", ...behind] = piece.split(WITHOUT_WITHIN);
    const isOut =
      behind.length === 1 && before.trim() !== "" && isHeading(termsOf(behind[0] ?? ""));
    return isOut ? [before, ...behind] : [piece];
  });
}

function readPiece(words: string, isListed: boolean, told: Told): CoverPoint | "notUnderstood" {
  const around = LEAVES_OUT_AROUND.exec(words)?.[1];
  if (around) return pointOf(around, true);
  if (LEAVES_OUT.test(words)) return pointOf(words.replace(LEAVES_OUT, ""), true);
  if (RULE.test(words) || (DENIES.test(words) && told.isWritten(words.toLowerCase())))
    return pointOf(words, false);
  if (isListed && !DENIES.test(words)) return pointOf(words, true);
  if (WITHOUT.test(words)) {
    const point = pointOf(words.replace(WITHOUT, ""), true);
    const isOne = /^[\p{L}\p{N}]+$/u.test(point.shown) || told.isHeading(point.terms);
    return isOne ? point : "notUnderstood";
  }
  return DENIES.test(words) ? "notUnderstood" : pointOf(words, false);
}

function pointOf(words: string, isExcluded: boolean): CoverPoint {
  const subject = words.replace(ASKS, "");
  return { shown: shownOf(isExcluded ? subject : words), terms: termsOf(subject), isExcluded };
}

function termsOf(words: string): string[] {
  return contentTerms(words.replace(ONLY, " "));
}

function shownOf(words: string): string {
  return words.replace(/\s+/g, " ").trim().slice(0, MAX_SHOWN);
}
