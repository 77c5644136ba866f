import { SENTENCE_END } from "@/lib/core/sentences";
import { withCapital, withInnerCapitals } from "@/lib/tools/write-article/notes-capitals";
import { outsideCode } from "@/lib/tools/write-article/notes-signs";

/** A period would be taken for a part of it. */
const ADDRESS_AT_END =
  /(?:^|\s)(?:[^\s@]+@[^\s@]+\.\p{L}{2,}|(?:https?:\/\/|www\.)\S+|[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}\/\S*)$/iu;

/** "v = Vmax[S] / (Km + [S])", which a period would be taken for a part of. */
const FORMULA = /^[^=≈]{1,30}\s[=≈]\s(?=.*(?:\s[/*×^]\s|[\p{L}\d][([]|\d\s?[/*×+–-]\s?\d))[^:;]*$/u;

const IMAGE = /^!\[[^\]]*\]\([^()]*\)$/;

/** A statement with a capital letter and a period. Nothing else about it changes. */
export function asSentence(text: string): string {
  const begun = asItem(text);
  const isCode = /^`[^`]*`$/.test(begun);
  const isQuoted = /[.!?…]["”’»]\s*\([^()]*\)$/.test(begun);
  const isOther =
    isQuoted ||
    isCode ||
    IMAGE.test(begun) ||
    FORMULA.test(begun) ||
    ADDRESS_AT_END.test(begun) ||
    /^\S*\d\S*$|[:|]$/.test(begun);
  return SENTENCE_END.test(begun) || isOther ? begun : `${begun}.`;
}

/** The same without a period, for lists of fragments. */
export function asItem(text: string): string {
  const bare = text
    .trim()
    .replace(/^(?:=>|->|[→⇒])\s*/u, "")
    .replace(/\s+(?=[,;.!?](?:\s|$))/g, "")
    .replace(/\s*[,;]$/, "");
  return outsideCode(withCapital(bare), withInnerCapitals);
}
