import { askedBefore, type Question } from "@/lib/documents/question";
import { refersBack } from "@/lib/documents/stands-alone";
import type { TalkIndex } from "@/lib/documents/talk/talk-index";

/** "Option B", "plan 2": one of several things that only a letter or a number tells apart. */
const LETTERED =
  /\b(?:[Oo]ption|[Pp]lan|[Cc]hoice|[Vv]ariant|[Vv]ersion|[Aa]lternative|[Ss]cenario|[Tt]ype|[Cc]lass|[Gg]rade|[Gg]roup|[Tt]eam|[Pp]hase|[Ss]tep|[Zz]one|[Mm]ethod|[Bb]uilding|[Rr]oom|[Gg]ate|[Ll]ine|[Bb]us|[Rr]oute|[Ll]evel|[Ss]tage|[Tt]ier) (?:[A-Zb-hj-z]|\d{1,3}|one|two|three|four|five|six)(?![\p{L}\d'’-])/gu;
const POINTS_BACK = /\b(?:it|its|they|them|their|this|that|these|those|there)\b/i;
const MOST_BEFORE = 3;

/** The lettered things that a question is about. */
export function letteredIn(asked: Question): string[] {
  const own = lettered(asked.question);
  if (own.length > 0 || !POINTS_BACK.test(asked.question)) return own;
  return askedBefore(asked, 1).flatMap(lettered);
}

/**
 * Whether a sentence is about the lettered things that are asked about, or about others of them: as it names them, or as "it"
 * goes on about those before.
 */
export function isAboutLettered(
  { said }: TalkIndex,
  at: number,
  wanted: readonly string[],
): "these" | "both" | "others" | "none" {
  for (let from = at; from >= 0 && from >= at - MOST_BEFORE; from -= 1) {
    const quote = said[from]?.quote ?? "";
    const named = lettered(quote);
    if (named.length > 0) {
      const isWanted = named.some((one) => wanted.includes(one));
      const isOther = named.some((one) => !wanted.includes(one));
      return isWanted ? (isOther ? "both" : "these") : "others";
    }
    if (!refersBack(quote)) return "none";
  }
  return "none";
}

function lettered(text: string): string[] {
  return (text.match(LETTERED) ?? []).map((one) => one.toLowerCase());
}
