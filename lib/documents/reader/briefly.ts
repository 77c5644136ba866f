import type { Unit } from "@/lib/documents/reader/unit";

/** "Dear parents, we are happy to tell you that …": what comes behind is what a letter says. */
const POLITE =
  /^(?:Dear \p{L}[^,:]{1,60}, ?)?(?:(?:we (?:are|would like|wish|want)|we['’]re|I am|I['’]m|I would like|this is) (?:(?:very )?(?:happy|pleased|delighted|glad|sorry|writing) )?to (?:tell|inform|let|remind|advise) you (?:know )?(?:that )?|please (?:note|be advised|remember) that |as (?:discussed|agreed|you (?:may )?know|mentioned)[^,.\d]{0,40}, ?)/iu;
const SALUTATION = /^Dear \p{L}[^,:]{1,60}, ?(?=\p{L})/u;
const MIN_KEPT_WORDS = 5;

/** A sentence without a polite beginning, for which "…" stands. */
export function briefly({ kind, text, cells }: Pick<Unit, "kind" | "text" | "cells">): string {
  return kind === "heading" || cells.length > 0 ? text : withoutBeginning(text);
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
