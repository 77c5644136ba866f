import { adviceFrom, asksAdvice } from "@/lib/documents/advice-asked";
import type { SaidSentence, TalkIndex } from "@/lib/documents/talk/talk-index";
import { contentTerms } from "@/lib/documents/terms";
import { ADVISES_MOST, verdictWeight } from "@/lib/documents/verdicts";

/** Words of such a question that say nothing of what the advice is about. */
const ASKS_ONLY =
  /\b(?:advice|advises?|recommend\w*|tips?|give[sn]?|gave|have|has|offers?|main|chief|best|most|important|biggest|guest|speaker|host|woman|man|person|someone|anyone|people|beginners?|end|video|talk|interview)\b/giu;
const MOST = 3;

/** The chief advice of a talk, where a question asks for that and for nothing else. */
export function adviceGiven({ said }: TalkIndex, question: string): SaidSentence[] | undefined {
  if (!asksAdvice(question)) return undefined;
  const about = contentTerms(
    question
      .replace(/['’]s\b/g, "")
      .replace(ASKS_ONLY, " ")
      .replace(/\b\p{Lu}\p{L}+/gu, " "),
  );
  if (about.length > 0) return undefined;
  const sentences = said.map(({ quote, place }) => ({ text: quote, place }));
  for (const at of sentences.keys()) {
    const count = adviceFrom(sentences, at);
    if (count > 0) return said.slice(at, at + count);
  }
  const chief = said.flatMap((one) => {
    if (verdictWeight(one.quote) !== ADVISES_MOST) return [];
    const next = said[one.at + 1];
    return next && !next.asks && COMES_NEXT.test(one.quote) ? [one, next] : [one];
  });
  return chief.length > 0 ? [...new Set(chief)].slice(0, MOST) : undefined;
}

/** "If you take one thing home, it's this": what, the next sentence says. */
const COMES_NEXT = /\b(?:this|these|simple|the following)[.:!]?$/i;
