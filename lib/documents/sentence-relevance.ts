import type { AnswerSentence } from "@/lib/documents/answer-sentences";
import { withHeading } from "@/lib/documents/answer-sentences";
import { hasTerm } from "@/lib/documents/reader/has-term";
import { inPlainWords } from "@/lib/documents/reader/plain-words";
import type { SearchIndex } from "@/lib/documents/search-index";
import { contentTerms, searchTerms } from "@/lib/documents/terms";

/** Factor for a sentence without a number when the question asks for one. */
const NO_FIGURE_SHARE = 0.92;
/** Factor for a heading: it announces an answer but isn't one. */
const LABEL_SHARE = 0.55;
/** Factor for the first sentence under a heading, which usually explains it. */
const LEAD_GAIN = 1.1;
/** Factor for a sentence that defines the subject or comes first under it: "R is a system for…". */
const DEFINITION_GAIN = 1.3;

const ASKS_FOR_FIGURE =
  /\b(?:how (?:many|much|long|old|far|large|big|tall|fast|often|high)|when|what (?:year|date|percentage|share|number|amount|price|size)|which year)\b/i;
/**
 * Captures the subject of "What is the purpose of a pipeline?" or "What does the HISTSIZE variable
 * control?", of a question whose words have one space between them.
 */
const ASKS_DEFINITION =
  /^what (?:is|are|was|were|does|do|did) (?:(?:the|an?) )?(?:(?:purpose|meaning|role|use|definition) of )?(?:(?:the|an?) )?(.+?)(?: (?:builtin|command|option|variable|directory|function|file|parameter))?(?: (?:(?:used|intended|reserved)(?: for)?|for|do|mean|contain|hold|control|stand for))? ?[?？]? ?$/i;
/** A sentence that begins with a definition. */
const STATES_DEFINITION =
  /^(?:(?:the|an?)\s+)?(\S.{0,59}?)\s+(?:is|are|was|were|means?|refers? to|stands? for|contains?|describes?|denotes?)\s/i;
const NUMBERING = /^(?:\d+(?:\.\d+)*\.?)\s+/;

/**
 * Creates a function that scores how well a sentence answers a question: by meaning, by the share
 * of the question's words it contains (rare words count more), and by the share its passage
 * contains.
 *
 * @returns `(sentence, similarity)` to a score from 0 to about 1.3; `similarity` is the cosine
 *   similarity of their embeddings, undefined without them
 */
export function createRelevanceScorer(index: SearchIndex, question: string) {
  const terms = contentTerms(inPlainWords(question));
  const weights = terms.map((term) => index.inverseDocumentFrequency(term));
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const wantsFigure = ASKS_FOR_FIGURE.test(question);
  const subject = bare(ASKS_DEFINITION.exec(withSingleSpaces(question))?.[1] ?? "");
  const shareIn = (text: string) => {
    const present = new Set(searchTerms(text));
    const matchedWeight = terms.reduce(
      (sum, term, at) => sum + shareOf(term, present) * (weights[at] ?? 0),
      0,
    );
    return matchedWeight / total;
  };
  return (sentence: AnswerSentence, similarity: number | undefined): number => {
    const own = shareIn(withHeading(sentence));
    const around = shareIn(sentence.chunk.content);
    const words = 0.65 * own + 0.35 * around;
    const fit = similarity === undefined ? words : 0.55 * Math.max(0, similarity) + 0.45 * words;
    const figure = wantsFigure && !/\d/.test(sentence.text) ? NO_FIGURE_SHARE : 1;
    return fit * figure * positionWeight(sentence, subject);
  };
}

/** What of a word's weight another word for it earns. */
const OTHER_WORD = 0.9;

function shareOf(term: string, present: ReadonlySet<string>): number {
  if (present.has(term)) return 1;
  return hasTerm(present, term) ? OTHER_WORD : 0;
}

function positionWeight(sentence: AnswerSentence, subject: string): number {
  if (sentence.isLabel) return LABEL_SHARE;
  if (subject && defines(sentence, subject)) return DEFINITION_GAIN;
  return sentence.isLead ? LEAD_GAIN : 1;
}

/** Whether a sentence begins with the subject, or comes first under a heading that does. */
function defines({ text, heading, isLead }: AnswerSentence, subject: string): boolean {
  const title = bare(heading.replace(NUMBERING, ""));
  const under = title.startsWith(subject) && !/^[\p{L}\p{N}]/u.test(title.slice(subject.length));
  if (isLead && under) return true;
  return bare(STATES_DEFINITION.exec(text)?.[1] ?? "") === subject;
}

function withSingleSpaces(text: string): string {
  return text.trim().replace(/\s+/g, " ");
}

function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/["“”‘’']/g, "")
    .trim();
}
