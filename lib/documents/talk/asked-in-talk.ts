import type { Question } from "@/lib/documents/question";
import { quotedAround } from "@/lib/documents/talk/quoted-around";
import type { SaidSentence, TalkIndex } from "@/lib/documents/talk/talk-index";

/** Words with which a talk asks about what it has named before. */
const POINTS_BACK =
  /^(?:it|its|they|them|this|that|these|those|he|she|er|sie|es|ihn|ihm|ihr|das|dies\p{L}*|él|ella|ellos|ellas|eso|esto|lo|la|los|las|il|elle|ils|elles|lui|cela|ça|le|les)$/u;
const MIN_SHARED = 3;

/**
 * Where a talk asks the same in no other words than a question, that and what follows it: "Can you fry with it? Yes, up to 190
 * degrees."
 */
export function askedInTalk(index: TalkIndex, question: Question): SaidSentence[] | undefined {
  const words = wordsOf(question.question);
  const known = new Set(words);
  const sentence = index.said.find(({ asks, quote }) => {
    const own = wordsOf(quote).filter((word) => !POINTS_BACK.test(word));
    const isSame = own.length >= MIN_SHARED && own.every((word) => known.has(word));
    return asks && isSame && own[0] === words[0];
  });
  if (!sentence) return undefined;
  return quotedAround(
    index,
    { sentence, score: 0, isAbout: true, needsBefore: false, isBeforeNamed: false },
    question,
  );
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
}
