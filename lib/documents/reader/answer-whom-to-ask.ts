import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { hasTerm } from "@/lib/documents/reader/has-term";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { contentTerms, searchTerms } from "@/lib/documents/terms";

const ASKS =
  /^\W{0,3}(?:and |so |but )?whom? (?:(?:do|should|can|must|would|could) (?:i|we) (?:ask|see|speak to|talk to|contact|write to|e-?mail|turn to|go to|approach|get in touch with)|(?:can|do|could) (?:i|we) (?:get|buy|borrow|have|order|collect|pick up))\b(?<what>[^?]{3,60})/i;
/** "Ask Hattie", "can be had from Mr. Pike", "ordered via the caretaker": whom one goes to. */
const WHOM =
  /\b(?:(?:[Hh]ad|[Gg]ot|[Gg]otten|[Gg]et|[Aa]vailable|[Cc]ollect(?:ed)?|[Oo]rder(?:ed)?|[Bb]orrow(?:ed)?|[Bb]ought|[Bb]uy|[Oo]btain(?:ed)?|[Pp]ick(?:ed)? up|[Ff]etch(?:ed)?|[Rr]equest(?:ed)?|[Rr]ent(?:ed)?|[Hh]ired?|[Ss]old|[Ii]ssued)(?: \p{L}+){0,4} (?:from|via|through)|[Aa]sk|[Cc]ontact|[Cc]all|[Rr]ing|[Ss]ee(?! (?:Tables?|Sections?|Pages?|Figures?|Chapters?|Appendix|Annex|Notes?|Parts?|Articles?|Schedule|Exhibit|Attachment|Item|Line|Step)\b)|[Pp]hone|[Ee]-?mail|(?:[Ss]peak|[Tt]alk|[Ww]rite|[Aa]pply|[Ss]end|[Gg]ive|[Hh]and|[Gg]o|[Tt]urn|[Rr]eport|[Ss]ign up|[Bb]ook|[Rr]egister) (?:\p{L}+ ){0,2}(?:to|with|at)) (?:(?:the|our|your|a|an) (?:\p{L}+ )?(?:caretaker|office|reception|desk|manager|agent|warden|secretary|treasurer|chair|clerk|nurses?|doctor|teacher|school|shop|library|coordinator|organi[sz]er|committee|landlord|team|hotline|helpline)|(?:Mrs?|Ms|Miss|Dr|Prof)\.? \p{Lu}|\p{Lu}\p{Ll}+)/u;
/** "From Monday", "from May": no people. */
const TIME =
  /\b(?:from|see|at|to|with|through) (?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December)\b/;

/** Whether a question asks to whom one goes for something. */
export function asksWhomToAsk(question: string): boolean {
  return ASKS.test(question);
}

const CONTACT =
  /@|\b(?:managed|kept|run|handled|treated|looked after|dealt with) by\b|\d{3}[ -]?\d{3}|\b(?:contact|coordinator|organi[sz]er|secretary|treasurer|manager)\b/i;

/** Whether a statement says to whom one goes, or has a number or an address. */
export function saysWhomToAsk(text: string): boolean {
  return WHOM.test(text.replace(TIME, " ")) || CONTACT.test(text);
}

/** Whom to ask for something: the only statement that names it and says to whom one goes. */
export async function answerWhomToAsk(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const asked = contentTerms(ASKS.exec(question)?.groups?.what ?? "");
  if (asked.length === 0) return undefined;
  const found = await flatMapInTurns(
    structure.units,
    (unit) => {
      if (unit.kind === "heading" || !WHOM.test(unit.text.replace(TIME, " "))) return [];
      const there = new Set(searchTerms(unit.text));
      const named = asked.filter((term) => hasTerm(there, term)).length;
      return named > 0 ? [{ unit, named }] : [];
    },
    signal,
  );
  const [best, next] = found.toSorted((a, b) => b.named - a.named);
  if (!best || best.named === next?.named || best.named * 2 < asked.length) return undefined;
  return { kind: "answer", units: [best.unit] };
}
