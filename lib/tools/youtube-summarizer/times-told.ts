import { OF_NUMBER } from "@/lib/tools/youtube-summarizer/phrase-cuts";

const MONTH =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/;
const SEASON = /^(?:spring|summer|autumn|fall|winter)$/;
const PART = /^(?:early|late|mid|the|next|this|last)$/;
const YEAR = /^(?:19|20)\d\d$/;
const WHEN = /^(?:in|by|on|at|from|till|until|since|before|after)$/;
const DAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/;
/** "The thirtieth", "the 3rd". */
const ORDINAL = /^(?:\d{1,2}(?:st|nd|rd|th)|first|second|third|\p{L}+(?:th|first|second|third))$/u;

/** How many words from one on tell a time: "in spring two thousand and twenty eight", "on the ninth of june"; 0 where none do. */
export function wordsOfTime(words: readonly string[], from: number): number {
  const at = (offset: number) => words[from + offset] ?? "";
  if (!WHEN.test(at(0))) return 0;
  let count = 1;
  while (PART.test(at(count))) count += 1;
  if (ORDINAL.test(at(count)) && at(count + 1) === "of" && MONTH.test(at(count + 2)))
    return yearAfter(words, from, count + 3);
  if (MONTH.test(at(count)) && at(count + 1) === "the" && ORDINAL.test(at(count + 2)))
    return count + 3;
  if (DAY.test(at(count))) return count + 1;
  if (MONTH.test(at(count)) || SEASON.test(at(count))) return yearAfter(words, from, count + 1);
  const end = yearAfter(words, from, count);
  return end > count ? end : 0;
}

const IN_YEAR = /^(?:and|hundred|thousand)$/;

/** The number of words, with those of a year that follows: "2028", "nineteen seventy two". */
function yearAfter(words: readonly string[], from: number, count: number): number {
  const at = (offset: number) => words[from + offset] ?? "";
  const of = /^(?:of|next|this)$/.test(at(count)) ? 1 : 0;
  if (of && at(count + 1) === "year") return count + 2;
  if (YEAR.test(at(count + of))) return count + of + 1;
  if (!/^(?:nineteen|twenty|two)$/.test(at(count + of))) return count;
  let end = count + of;
  while (OF_NUMBER.test(at(end)) || (IN_YEAR.test(at(end)) && OF_NUMBER.test(at(end + 1))))
    end += 1;
  return end - count - of >= 2 ? end : count;
}

/** The words of the longest time: "on the thirtieth of september two thousand and twenty eight". */
const LONGEST = 10;

/** Whether a time goes on after a word: "in spring | two thousand and twenty eight". */
export function isInTime(words: readonly string[], index: number): boolean {
  for (let from = index; from > index - LONGEST && from >= 0; from -= 1)
    if (wordsOfTime(words, from) > index - from + 1) return true;
  return false;
}
