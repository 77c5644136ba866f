import { alternatives } from "@/lib/documents/reader/same-words";
import type { TalkIndex } from "@/lib/documents/talk/talk-index";
import { contentTerms, searchTerms } from "@/lib/documents/terms";

const YES_OR_NO =
  /^\W{0,3}(?:and |but |so )?(?:does|do|did|is|are|was|were|can|could|will|would|should|has|have)(?:n['’]t)? /i;
/** "But it doesn't sharpen", "it just pushes": what is said of something that was just named. */
const OF_IT =
  /(?<![\p{L}\p{N}'’])(?:it|they|that) (?:(?:just|only|really|also|actually|never|can|cannot|will|would|could) ){0,2}(?:(?:(?:do|does|did|is|are|was|were|ca|wo|would|could)n['’]t|(?:do|does|did|is|are|was|were) not) )?(?:(?:just|only|really|actually|even) )?(?<verb>\p{L}{3,20})\b/giu;

/**
 * Tells whether a sentence says with "it" what a question with yes or no asks of something that is named right before: "Does a
 * honing steel sharpen a knife?", "A honing steel helps, but it doesn't sharpen".
 */
export function saysOfIt(question: string): (index: TalkIndex, at: number) => boolean {
  const asked = YES_OR_NO.test(question) ? contentTerms(question) : [];
  const done = asked.slice(1).map((term) => ({ term, verbs: alternatives(term) }));
  if (done.length === 0) return () => false;
  return ({ said }, at) => {
    const quote = said[at]?.quote ?? "";
    return [...quote.matchAll(OF_IT)].some(({ index, groups }) => {
      const verb = searchTerms(groups?.verb ?? "")[0];
      const term = verb && done.find(({ verbs }) => verbs.has(verb))?.term;
      if (!term) return false;
      const before = searchTerms(quote.slice(0, index));
      const isNamed = (one: string) => before.includes(one) || said[at - 1]?.terms.has(one);
      return asked.slice(0, asked.indexOf(term)).some(isNamed);
    });
  };
}
