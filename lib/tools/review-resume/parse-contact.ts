import type { Resume } from "@/lib/tools/review-resume/resume";

/**
 * What an applicant tracking system would extract from a résumé. Each value is quoted from it;
 * undefined when not found.
 */
export type ParsedContact = {
  name: string | undefined;
  email: string | undefined;
  phone: string | undefined;
  links: string[];
  /** Each date or date range as written. */
  dates: string[];
};

const EMAIL = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/;
const PHONE = /(?<![\d/])\+?\(?\d[\d ()./-]{6,16}\d(?![\d/])/;
const LINK =
  /\b(?:https?:\/\/|www\.)[^\s,;|)]+|\b(?:linkedin\.com|github\.com|gitlab\.com)\/[^\s,;|)]+/gi;
const MONTH = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?`;
const POINT = String.raw`(?:${MONTH}\s+(?:19|20)\d{2}|(?:\d{1,2}[/.]){1,2}(?:19|20)\d{2}|(?:19|20)\d{2})`;
const DATES = new RegExp(
  String.raw`\b${POINT}(?:\s*(?:-|–|—|to|until)\s*(?:${POINT}|present|now|today|current|heute|actualidad|presente))?\b`,
  "gi",
);

/** A researcher's number, which has as many digits as a phone number. */
const ORCID = /\b(?:ORCID:? ?)?\d{4}-\d{4}-\d{4}-\d{3}[\dX]\b/g;

/** What a birth date or an age is announced with. */
export const BIRTH =
  /\b(?:date of birth|birth ?date|d\.?o\.?b\b|born(?: on| in)?\b|age\s?:\s?\d|geboren|geburtsdatum|née? le|date de naissance|fecha de nacimiento|nacid[oa]|data di nascita|data de nascimento|geboortedatum)/iu;

/** A text without its dates and ranges of dates. */
export function withoutDates(text: string): string {
  return text.replace(DATES, " ");
}

/** Splits a line of details, such as those below a name. */
export function splitDetails(line: string): string[] {
  return line.split(/[|·•]/).map((detail) => detail.trim());
}

/** Extracts contact details and dates from a résumé. */
export function parseContact(resume: Resume): ParsedContact {
  const head = resume.head.map(({ text }) => text);
  const whole = resume.text;
  return {
    // A column on the left is read first, and the name may be in the other one.
    name: head.find(isName) ?? (isName(resume.largest) ? resume.largest : undefined),
    email: EMAIL.exec(whole)?.[0],
    phone: phoneIn(head.join("\n")) ?? phoneIn(whole),
    links: [...new Set([...(whole.match(LINK) ?? []), ...(whole.match(ORCID) ?? [])])],
    dates: datesIn(whole),
  };
}

/** All but the day of birth. */
function datesIn(whole: string): string[] {
  const details = whole.split("\n").flatMap(splitDetails);
  const dated = details.filter((detail) => !BIRTH.test(detail)).join("\n");
  return [...new Set([...dated.matchAll(DATES)].map(([date]) => date))];
}

/** What people write after their name: degrees and licenses. */
const CREDENTIALS =
  /(?:,\s*(?:ph\.?d|m\.?d|m\.?b\.?a|b\.?sc|m\.?sc|b\.?a|j\.?d|p\.?e|rn|lpn|bsn|msn|dnp|np|cpa|cfa|pmp|esq)\.?)+$/i;

function isName(line: string): boolean {
  const name = (line.split("|")[0] ?? "").trim().replace(CREDENTIALS, "");
  const words = name.split(/\s+/);
  const named = words.every((word) => /^\p{Lu}[\p{L}'’.-]*$/u.test(word));
  return words.length >= 2 && words.length <= 5 && named && !/résumé|resume|curriculum/i.test(line);
}

/** A day, as in a birth date: digits and separators like those of a phone number. */
const DAY =
  /(?<!\d)(?:\d{1,2}[./ -]\d{1,2}[./ -](?:19|20)\d{2}|(?:19|20)\d{2}[./ -]\d{1,2}[./ -]\d{1,2})(?!\d)/g;

function phoneIn(whole: string): string | undefined {
  const text = whole.replace(ORCID, " ; ").replace(DAY, " ; ");
  const found = PHONE.exec(text)?.[0].trim();
  if (!found || new RegExp(`^${POINT}\\s*[-–]`, "i").test(found)) return undefined;
  const digits = found.replace(/\D/g, "").length;
  return digits >= 8 && digits <= 15 ? found : undefined;
}

/** Lists the distinct formats of some dates, ignoring bare years; more than one is inconsistent. */
export function dateStyles(dates: readonly string[]): string[] {
  const styles = dates.map((date) => {
    if (/\d{1,2}\//.test(date)) return "01/2020";
    if (/\d{1,2}\.\d{4}/.test(date)) return "01.2020";
    if (/[a-z]{4,}\.?\s+\d{4}/i.test(date)) return "January 2020";
    return /[a-z]{3}\.?\s+\d{4}/i.test(date) ? "Jan 2020" : "2020";
  });
  return [...new Set(styles.filter((style) => style !== "2020"))];
}
