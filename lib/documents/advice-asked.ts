import type { TalkSentence } from "@/lib/documents/find-topics";

/** "What would you tell someone who wants to do the same?" */
const ASKS_ADVICE =
  /\bwhat (?:would|do|can|should|will) you (?:tell|say to|recommend|advise|suggest)\b|\b(?:any|your|what|some|one|best|biggest) (?:\p{L}+ ){0,3}(?:advice|tips?|recommendations?|words of wisdom)\b|\bwhat (?:should|can) (?:somebody|someone|people|beginners|listeners|viewers)\b/iu;
const MIN_WORDS = 6;
const MOST_SENTENCES = 3;
/** "Three things.": as many sentences tell them. */
const COUNTS =
  /^(?:(?:well|so|oh|yeah|okay),? )*(?:(?:i['’]d say|i have|just|only|maybe) )?(two|three|four|five) (?:\p{L}+ )?(?:things?|tips?|pieces|points?|rules?)\b[^.!?]{0,20}[.!:]$/iu;
const NUMBERS = ["two", "three", "four", "five"];
const MOST_WORDS = 70;

/** How many sentences from one on are the advice that was asked for right before; 0 where none was. */
export function adviceFrom(sentences: readonly TalkSentence[], at: number): number {
  const asked = sentences[at - 1];
  if (!asked || !/\?["”’]?$/.test(asked.text) || !ASKS_ADVICE.test(asked.text)) return 0;
  let [count, words] = [0, 0];
  const counted = COUNTS.exec(sentences[at]?.text ?? "")?.[1]?.toLowerCase();
  const least = counted ? NUMBERS.indexOf(counted) + 3 : 0;
  while ((count < MOST_SENTENCES && words < MIN_WORDS) || count < least) {
    const next = sentences[at + count];
    if (!next || /\?$/.test(next.text) || (count > 0 && next.opens) || words > MOST_WORDS) break;
    words += next.text.split(/\s+/).length;
    count += 1;
  }
  return words >= MIN_WORDS ? count : 0;
}

/** Whether a question asks for advice: "What advice does she give?", "What does he recommend?" */
export function asksAdvice(question: string): boolean {
  return /\b(?:advice|advises?|recommend(?:s|ed|ations?)?|tips?)\b/i.test(question);
}
