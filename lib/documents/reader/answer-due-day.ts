import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { hasAllTerms } from "@/lib/documents/reader/has-term";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { contentTerms, searchTerms } from "@/lib/documents/terms";

/** "What day of the month is rent due?", "When is the rent payable?" */
const ASKS =
  /^\W{0,3}(?:and |so )?(?:when|(?:on |by )?(?:what|which) (?:day|date)(?: (?:of|in) (?:the|each|every|a) month)?) (?:is|are|must|do|does|should|will|has|have) (?<what>[\p{L} ]{3,40}?)(?: (?:have|has|to|be|i|we))* (?:due|payable|paid|pay)\b(?: (?:each|every|by))?(?: month)?[^\p{L}\p{N}]*$/iu;
const DAY = String.raw`(?:\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|tenth|fifteenth|twentieth|last)`;
const DUE = new RegExp(
  String.raw`\b(?:due|payable|paid)\b[^.;]{0,40}\b(?:on|by) the (?<day>(?:${DAY})(?: (?:business |working )?day)? (?:of|in) (?:each|every|the|a) (?:calendar )?month)\b`,
  "i",
);
/** What comes of paying late has a day of its own. */
const LATE = /\b(?:late|if|not (?:paid|received)|overdue|after)\b/i;

/** The day of each month that something is due, of the only sentence that says so. */
export async function answerDueDay(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const asked = contentTerms(ASKS.exec(question)?.groups?.what ?? "");
  if (asked.length === 0) return undefined;
  const found = await flatMapInTurns(
    structure.units,
    (unit) => {
      const day = DUE.exec(unit.text)?.groups?.day;
      const there = new Set(searchTerms(unit.text));
      const isNamed = hasAllTerms(there, asked);
      return day && isNamed && !LATE.test(unit.text) ? [{ unit, day }] : [];
    },
    signal,
  );
  const [only, ...others] = found;
  return only && others.length === 0
    ? { kind: "answer", lead: only.day, units: [only.unit] }
    : undefined;
}

/** "What day does the money come out of my account?", "When is my card charged?" */
const ASKS_DRAFT =
  /^\W{0,3}(?:and |so )?(?:when|(?:on )?(?:what|which) (?:day|date)(?: (?:of|in) (?:the|each|every|a) month)?) (?:is|are|do|does|will)\b[^?]{0,50}\b(?:(?:comes?|goes?|go|taken?|drawn|withdrawn|deducted|debited|leaves?|pulled)\b[^?]{0,20}\b(?:out|from|off|account|bank|card)|drafted|debited|(?:account|card) (?:be )?charged)\b/iu;
/** Trash goes out, too, and is collected. */
const OF_MONEY =
  /\b(?:money|payments?|rent|dues|premiums?|installments?|fees?|bill|cards?|accounts?|bank|draft(?:s|ed)?|debit(?:s|ed)?|auto-?pay|charge[sd]?)\b/i;
const MONTHLY = "(?: (?:of|in) (?:each|every|the|a) (?:calendar )?month)";
const DRAFTED = new RegExp(
  String.raw`\b(?:draft(?:s|ed)?|debit(?:s|ed)?|withdrawn|deducted|charged|collected|taken|drawn)\b[^.;]{0,40}\bon (?<day>the (?:\d{1,2}(?:st|nd|rd|th)(?:${MONTHLY}|(?! (?:of|and|or|to|through)\b| ?[-–&/]))|${DAY}(?: (?:business |working )?day)?${MONTHLY}))(?!\p{L})`,
  "iu",
);

/** The day of each month on which money is taken from an account, of the only statement that says so. */
export async function answerDraftDay(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  if (!ASKS_DRAFT.test(question) || !OF_MONEY.test(question)) return undefined;
  const found = await flatMapInTurns(
    structure.units,
    (unit) => {
      const day = DRAFTED.exec(unit.text)?.groups?.day;
      const isOfMoney = day && OF_MONEY.test(unit.text.replace(day, " "));
      return isOfMoney && !LATE.test(unit.text) ? [{ unit, day }] : [];
    },
    signal,
  );
  const [only, ...others] = found;
  if (!only || others.length > 0) return undefined;
  return { kind: "answer", lead: only.day, units: [only.unit] };
}
