import { endsWithAbbreviation } from "@/lib/core/abbreviations";
import { largest } from "@/lib/core/extremes";
import { isStated, statedFigures, statedKeys } from "@/lib/documents/stated-figures";
import { lowerCaseWords, stemsOf } from "@/lib/drafting/draft-words";
import { isHarmful } from "@/lib/drafting/harmful-words";
import { definesItself, hasHole } from "@/lib/tools/write-article/draft-faults";

const MIN_WORDS = 5;
const MAX_WORDS = 42;

/** Talks about the text instead of its subject, or echoes the request. */
const META =
  /\b(?:this|the|our|my|following|above|present|in) (?:\w+ )?(?:article|section|blog|post|essay|guide|paper|chapter|report|paragraph|page|website|video|course|outline|topic|tutorial)s?\b|\b(?:answers?|steps?|text|information|tips?) (?:above|below)\b|\bhere are\b|\b(?:we|i|let's|let us) (?:will|shall|have|can now|are going to|want to|hope|discuss|explore|look at|dive|take a)\b|\b(?:as|was|were|been) (?:mentioned|discussed|stated|described|outlined|listed|noted) (?:above|below|earlier|before|previously)|\b(?:read|click|subscribe|sign up|stay tuned|contact us|learn more|check out|feel free)\b.*\b(?:more|here|on|us|now|our)\b|\bas an ai\b|helpful assistant|full (?:paragraphs|sentences)|(?:no|without) lists|informative article|table of contents|here (?:are|is) (?:some|a few|the|a list)|\bthe following\b|in (?:this|the) (?:next|previous|last)/i;

/** What a small model can't know: numbers, studies, people and quotations. */
const INVENTED =
  /\b(?:percent|per cent|millions?|billions?|trillions?|thousands?|hundreds?|dozens?|century|centuries|studies|study|survey|surveys|researchers?|research (?:has|shows|suggests|found|conducted)|according to|statistics|scientists?|experts? (?:say|agree|believe)|reported(?:ly)?|founded|published|professor|university of)\b|[%$€£]|["“”]/i;

const JUNK = /https?:|www\.|\.\.|\(\s*\)|:$|;$|\S {2}\S/;
/** Anything else is a sign that a small model puts where a figure or a word should be. */
const PROSE_SIGNS = /[^\p{L}\p{M}\p{Nd}\s.,;:!?¿¡'’"“”()\-–—/&%$€£+]/u;
/** Marks that end a sentence with no words between them, and what is left of an emoji that may not be written. */
const WORDLESS = /[.!?…][\s\p{M}]+[.!?…]|[\ufe00-\ufe0f]/u;
const FIRST_PERSON = /\b(?:I|I'm|I've|I'd|my|me|mine|myself)\b/;
const NAMES_THAT_MAY_STAND =
  /^(?:United (?:States|Kingdom|Nations)|Artificial Intelligence|Machine Learning|Middle Ages|North America|South America|New York|European Union|Industrial Revolution)/;

/** Returns why a sentence isn't acceptable in a draft about `topic`; undefined when it is. */
export function rejectionReason(sentence: string, topic: string): string | undefined {
  const words = lowerCaseWords(sentence);
  if (!/[.!?]["”’')]*$/.test(sentence)) return "unfinished";
  if (words.length < MIN_WORDS || words.length > MAX_WORDS) return "length";
  if (!/^[\p{Lu}\p{Lo}¿¡]/u.test(sentence)) return "beginning";
  if (restartsInLowercase(sentence)) return "beginning";
  if ([JUNK, PROSE_SIGNS, WORDLESS].some((junk) => junk.test(sentence))) return "junk";
  if (isHarmful(sentence)) return "harmful";
  if (hasHole(sentence)) return "hole";
  if (definesItself(sentence)) return "definition";
  if (META.test(sentence)) return "meta";
  if (FIRST_PERSON.test(sentence)) return "first person";
  if (hasInventedFact(sentence, topic)) return "invented";
  if (hasForeignLetters(sentence, topic)) return "letters";
  if (repeatsItself(words)) return "stammer";
  if (stemsOf(sentence).size < 3) return "empty";
  return undefined;
}

/** Whether an unfinished sentence is already unacceptable. Its last word may be incomplete. */
export function isUnusable(begun: string): boolean {
  const whole = begun.replace(/\S*$/, "");
  return [META, FIRST_PERSON, INVENTED, WORDLESS].some((bad) => bad.test(whole));
}

/** "Bees dance. they sing.": two sentences, the second with a small letter. */
function restartsInLowercase(sentence: string): boolean {
  const ends = [...sentence.matchAll(/[.!?]["”’')]*(?=\s+\p{Ll})/gu)];
  return ends.some(
    ({ index }) => !endsWithAbbreviation(sentence.slice(0, index + 1), sentence.slice(index + 1)),
  );
}

function hasInventedFact(sentence: string, topic: string): boolean {
  if (INVENTED.test(sentence)) return true;
  const known = statedKeys(topic);
  const figures = statedFigures(sentence).filter(({ isWord }) => !isWord);
  if (figures.some((figure) => !isStated(figure, known))) return true;
  return hasUnknownName(sentence, topic);
}

/** Two capitalized words in a row inside a sentence are a name, and a tiny model invents names. */
function hasUnknownName(sentence: string, topic: string): boolean {
  const known = topic.toLowerCase();
  for (const [, name = ""] of sentence.matchAll(
    /(?<=[\p{Ll},;:]\s)(\p{Lu}[\p{L}.]*(?:\s\p{Lu}[\p{L}.]*)+)/gu,
  )) {
    if (NAMES_THAT_MAY_STAND.test(name)) continue;
    if (!name.split(/\s/).every((word) => known.includes(word.toLowerCase()))) return true;
  }
  return false;
}

/** Whether a sentence uses a script that the topic doesn't. */
function hasForeignLetters(sentence: string, topic: string): boolean {
  const foreign =
    sentence.match(/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/gu) ?? [];
  return foreign.some((letter) => !topic.includes(letter)) && !/\P{ASCII}/u.test(topic);
}

/** Whether a sentence repeats the same three words, or one longer word too often. */
function repeatsItself(words: string[]): boolean {
  if (/(?<!\p{L})(\p{L}{4,}) (?:and|or) \1(?!\p{L})/u.test(words.join(" "))) return true;
  const seen = new Set<string>();
  const counts = new Map<string, number>();
  for (const [index, word] of words.entries()) {
    const three = words.slice(index, index + 3).join(" ");
    if (index + 3 <= words.length && seen.has(three)) return true;
    seen.add(three);
    if (word.length > 3) counts.set(word, (counts.get(word) ?? 0) + 1);
    if (word === words[index + 1]) return true;
  }
  return Math.max(0, largest(counts.values())) > 3;
}

/** Strips filler openings such as "In addition," and capitalizes what follows. */
export function trimOpening(sentence: string): string {
  const trimmed = sentence.replace(
    /^(?:in (?:conclusion|summary|short|closing|this (?:article|section|post|guide))|to (?:conclude|summarize|sum up)|overall|finally|firstly|lastly|in addition|additionally|furthermore|moreover),\s+/i,
    "",
  );
  return trimmed.charAt(0).toUpperCase() + trimmed.slice(1);
}
