import { plainTopic } from "@/lib/drafting/draft-topic";
import { withoutTitleCase } from "@/lib/tools/blog-titles/keyword-case";
import { PREPOSITION } from "@/lib/tools/blog-titles/verb-forms";

const MAX_WORDS = 12;
const MAX_CHARACTERS = 72;
/** What a phrase can end before: what comes next only adds to it. */
const ADDS =
  /^(?:and|or|but|because|so|that|which|who|whose|where|when|while|if|than|to|using|including|without|vs\.?|versus|via|per|especially|[–—-])$/i;
/** What a phrase can't end with: more has to follow. */
const OPEN =
  /^(?:an?|the|and|or|but|my|your|our|their|his|her|its|this|that|these|those|some|any|all|every|no|is|are|was|were|be|will|can|do|does|to|not|very|more|most|new|small|big|good|best|[–—-])$/i;
const MIN_WORDS = 3;

/** A keyword that fits into a title: a longer one is cut before words that only add to it, never inside a phrase. */
export function shortKeyword(keyword: string): string {
  const words = withoutTitleCase(plainTopic(withoutHashes(keyword))).split(" ");
  const fits = (count: number) =>
    count <= MAX_WORDS && words.slice(0, count).join(" ").length <= MAX_CHARACTERS;
  if (fits(words.length)) return words.join(" ");
  const counts = words.map((_, index) => index + 1).filter(fits);
  const atPhrase = counts.findLast((count) => count >= MIN_WORDS && canEndAt(words, count));
  let count = atPhrase ?? counts.at(-1) ?? 1;
  while (count > 1 && isOpen(words[count - 1] ?? "")) count -= 1;
  return words
    .slice(0, count)
    .join(" ")
    .replace(/[,;:]+$/, "");
}

const HASHTAG = /(?<=^|\s)#(?=\p{L})([\p{L}\d]+)/gu;

/** "#MondayMotivation" as the words that it has. */
function withoutHashes(keyword: string): string {
  return keyword.replace(HASHTAG, (_, tag: string) =>
    tag.replace(/(?<=\p{Ll})(?=\p{Lu}\p{Ll})/gu, " "),
  );
}

function canEndAt(words: readonly string[], count: number): boolean {
  const last = words[count - 1] ?? "";
  const next = words[count] ?? "";
  if (isOpen(last)) return false;
  // "Of" tells which one, and "to" in "how to" what is done.
  return (
    /[,;:.]$/.test(last) ||
    ADDS.test(next) ||
    (PREPOSITION.test(next) && !/^(?:of|like|about)$/i.test(next))
  );
}

function isOpen(word: string): boolean {
  return OPEN.test(word) || PREPOSITION.test(word) || ADDS.test(word);
}
