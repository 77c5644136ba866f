import type { TalkSentence } from "@/lib/documents/find-topics";
import { reacts } from "@/lib/documents/runs-on";
import { refersBack } from "@/lib/documents/stands-alone";

/** "Where will the traffic go? That's the big question." But "That's a question of money" is a reply, as "a legal question" is. */
const NO_REPLY =
  /^(?:(?:well|yeah|so|oh),? )*(?:that['’]s|that is) (?:always )?(?:the (?:\p{L}+ ){0,3}|an? (?:(?:really|very|pretty|fairly) )?(?:great|good|big|hard|tough|fair|excellent|interesting|important|difficult|tricky|open) )question\b(?! of\b)[^.!?]{0,30}[.!?]*$/iu;
/** "No.", "Oh, yes.": what they answer is lost without the question, and the other way around. */
const YES_OR_NO =
  /^(?:(?:oh|well|um|uh|ah|hm+),? )?(?:yes|no|yeah|nope?|yep|never|always|not (?:really|yet|at all)|of course(?: not)?|absolutely(?: not)?|exactly|sure|definitely(?: not)?|maybe|sometimes)(?:,? (?:yes|no|sir|ma['’]am))?[.!]$/i;
/** A reply of so few words is told with what comes after it. */
const FEW_WORDS = 6;
const MIN_REPLY = 8;
const MAX_WORDS = 46;
const MOST_SENTENCES = 6;
const MIN_CERTAINTY = 0.4;

/** Whether a sentence is no reply to a question: "That's the number one question." */
export function isNoReply(text: string): boolean {
  return NO_REPLY.test(text);
}

/** Whether a sentence is a yes or a no, and nothing else. */
export function isYesOrNo(text: string): boolean {
  return YES_OR_NO.test(text);
}

/**
 * A question with the short reply that somebody else gives, and what is said right after that: "When did you break even? In month
 * twenty-six. My business plan said month nine." Without its first words, a reply may say the opposite.
 *
 * @param question that can be understood without what was said before
 * @param rest what follows it
 */
export function repliedShortly(
  question: string,
  rest: readonly TalkSentence[],
): { text: string; sentences: number } | undefined {
  const isStillAsking = ({ text, opens }: TalkSentence) =>
    !opens && (/[?？]$/.test(text) || isNoReply(text));
  const at = rest.findIndex((one) => !isStillAsking(one));
  const reply = rest[at];
  if (!reply?.opens || at > 1 || wordsOf(reply.text) > FEW_WORDS) return undefined;
  if (/[?？]$/.test(reply.text) || isNoReply(reply.text) || reacts(reply.text)) return undefined;
  const said = [question, ...rest.slice(0, at + 1).map(({ text }) => text)];
  let replied = wordsOf(reply.text);
  for (const next of rest.slice(at + 1, MOST_SENTENCES)) {
    const isMore = replied < MIN_REPLY || refersBack(next.text);
    const words = wordsOf(said.join(" ")) + wordsOf(next.text);
    if (!isMore || next.opens || /[?？]$/.test(next.text) || words > MAX_WORDS) break;
    said.push(next.text);
    replied += wordsOf(next.text);
  }
  const isSure = rest
    .slice(0, said.length - 1)
    .every(({ certainty = 1 }) => certainty >= MIN_CERTAINTY);
  if (!isSure || replied < FEW_WORDS) return undefined;
  return { text: said.join(" "), sentences: said.length };
}

function wordsOf(text: string): number {
  return text.split(/\s+/).length;
}
