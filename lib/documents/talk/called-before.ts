import { stem } from "@/lib/core/stem";
import type { SaidSentence, TalkIndex } from "@/lib/documents/talk/talk-index";
import { searchTerms } from "@/lib/documents/terms";

/** "What is the building called?", "What's the name of the building?" */
const ASKS_CALLED =
  /\bwhat(?:['’]s| is| was| do they| did they)? (?:call )?(?:the (?<called>[\p{L}-]{3,30}) called|the name of (?:the|this|that) (?<named>[\p{L}-]{3,30}))\b/iu;
/** "The old cannery": what may be meant after it. */
const ENDS_WITH_THING =
  /\b(?:the|an?|our|this) (?:[\p{L}-]{2,20} ){0,3}[\p{L}-]{3,30}[^\p{L}\p{N}]*$/iu;

/**
 * Where a thing is first called "the building", the sentence before may have its name: "… what to do with the old cannery. The
 * building has stood empty since 2009."
 */
export function calledBefore({ said }: TalkIndex, question: string): SaidSentence[] | undefined {
  const { called, named } = ASKS_CALLED.exec(question)?.groups ?? {};
  const thing = called ?? named;
  if (!thing) return undefined;
  const term = searchTerms(thing)[0] ?? stem(thing.toLowerCase());
  const first = said.findIndex(({ terms }) => terms.has(term));
  const [before, sentence] = [said[first - 1], said[first]];
  if (!before || !sentence || before.asks || !ENDS_WITH_THING.test(before.quote)) return undefined;
  const isMeant = /^(?:the|this|that) ([\p{L}-]{3,30})/iu.exec(sentence.quote)?.[1];
  return isMeant?.toLowerCase() === thing.toLowerCase() ? [before, sentence] : undefined;
}
