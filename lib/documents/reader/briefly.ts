import { sentenceEndsWithin } from "@/lib/documents/reader/sentence-ends";
import type { Unit } from "@/lib/documents/reader/unit";

/** "Dear parents, we are happy to tell you that …": what comes behind is what a letter says. */
const POLITE =
  /^(?:Dear \p{L}[^,:]{1,60}, ?)?(?:(?:we (?:are|would like|wish|want)|we['’]re|I am|I['’]m|I would like|this is) (?:(?:very )?(?:happy|pleased|delighted|glad|sorry|writing) )?to (?:tell|inform|let|remind|advise) you (?:know )?(?:that )?|please (?:note|be advised|remember) that |as (?:discussed|agreed|you (?:may )?know|mentioned)[^,.\d]{0,40}, ?)/iu;
const SALUTATION = /^Dear \p{L}[^,:]{1,60}, ?(?=\p{L})/u;
/** What an end must not hold to be left out in any case: a figure, something that has to be done. */
const SAYS_MORE =
  /\d|["“”„]|\b(?:must|shall|may|should|need|needs|have to|has to|required?|please|due|pay|paid|pays|free|cost|costs|fee|liable|call|contact|before|after|one|two|three|four|five|six|seven|eight|nine|ten|twelve|half|twice|once)\b/iu;
const NAMES = /\s\p{Lu}/u;
const MIN_KEPT_WORDS = 5;

/**
 * A sentence without what it only adds: a polite beginning; a reason, an example, or a second thought at the end that has no
 * figure, name, condition, or duty. "…" stands for what is cut.
 */
export function briefly({ kind, text, cells }: Pick<Unit, "kind" | "text" | "cells">): string {
  if (kind === "heading" || cells.length > 0) return text;
  return withoutEnd(withoutBeginning(text));
}

/** A text up to an offset, with "…" for the rest. */
export function cutAt(text: string, offset: number): string {
  return `${text.slice(0, offset).trimEnd()} …`;
}

function withoutBeginning(text: string): string {
  const rest = text.slice((POLITE.exec(text) ?? SALUTATION.exec(text))?.[0].length ?? 0);
  const isEnough = rest.split(" ").length >= MIN_KEPT_WORDS;
  return rest === text || !isEnough ? text : `… ${rest}`;
}

function withoutEnd(text: string): string {
  const end = sentenceEndsWithin(text).find((offset) => {
    const rest = text.slice(offset).replace(/^\W+/u, "");
    return !SAYS_MORE.test(rest) && !NAMES.test(rest);
  });
  return end === undefined ? text : cutAt(text, end);
}
