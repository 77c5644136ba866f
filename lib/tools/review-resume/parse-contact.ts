import { createYielder, flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { linesAboutPerson } from "@/lib/tools/review-resume/about-person";
import { DATES, POINT, SINCE, SINCE_ELSEWHERE } from "@/lib/tools/review-resume/date-parts";
import { isAllEnglish } from "@/lib/tools/review-resume/job-titles";
import { MONTH } from "@/lib/tools/review-resume/month-names";
import { isPlainName, nameOfAddress } from "@/lib/tools/review-resume/name-of-address";
import { isLabeledName, nameIn, splitDetails } from "@/lib/tools/review-resume/parse-name";
import type { Resume } from "@/lib/tools/review-resume/resume";
import { isSigned } from "@/lib/tools/review-resume/signatures";
import { STATE_CODE } from "@/lib/tools/review-resume/us-states";

/**
 * What an applicant tracking system would extract from a résumé. Each value is quoted from it;
 * undefined when not found.
 */
export type ParsedContact = {
  name: string | undefined;
  email: string | undefined;
  /** With plain spaces and hyphens, however it is set. */
  phone: string | undefined;
  links: string[];
  /** Each date or date range as written. */
  dates: string[];
};

/** With apostrophes inside, as in "jane.o'neil@example.com", and none before it, as in quotation marks. */
const EMAIL = /(?<![\w.+-]['’]?)[\w.+-](?:['’]?[\w.+-]){0,63}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/;
const PHONE = /(?<![\d/])\+?\(?\d[\d ()./-]{6,16}\d(?![\d/])/g;
const LINK =
  /\b(?:https?:\/\/|www\.)[^\s,;|)•·]+|\b(?:linkedin\.com|github\.com|gitlab\.com)\/[^\s,;|)•·]+/gi;
/** An address without "https": "bianchi.design", "anna-roth.de/work". */
const DOMAIN =
  /^((?:[a-z0-9-]{1,40}\.){1,3}(?:com|org|net|io|dev|design|me|co|ai|app|info|art|studio|photo|photos|photography|blog|tech|site|page|xyz|online|works|eu|us|uk|ca|au|de|at|ch|fr|es|it|nl|be|pl|pt|se|no|dk|ie|in)(?:\/[^\s,;|)]*)?)$/i;
/** A researcher's number, which has as many digits as a phone number. */
const ORCID = /\b(?:ORCID:? ?)?\d{4}-\d{4}-\d{4}-\d{3}[\dX]\b/g;

/** What a birth date or an age is announced with. */
export const BIRTH =
  /\b(?:date of birth|birth ?date|d\.?o\.?b\b|born(?: on| in)?\b|age\s?:\s?\d|geboren|geburtsdatum|née? le|date de naissance|fecha de nacimiento|nacid[oa]|data di nascita|data de nascimento|geboortedatum)/iu;

/** Extracts contact details and dates from a résumé. */
export async function parseContact(resume: Resume, signal?: AbortSignal): Promise<ParsedContact> {
  const head = linesAboutPerson(resume).map(({ text }) => text);
  const whole = resume.text;
  // None of them goes on in the next line.
  const lines = whole.split("\n");
  const email = EMAIL.exec(whole)?.[0];
  return {
    name: nameOf(resume, head, email),
    email,
    phone:
      (await phoneIn(head, signal)) ??
      (await phoneIn(lines, signal)) ??
      // "555-0117", without its area code.
      head.flatMap(splitDetails).find((detail) => LOCAL_NUMBER.test(detail)),
    links: [
      ...new Set([
        ...(await flatMapInTurns(lines, linksIn, signal)),
        ...domainsIn(resume),
        ...(whole.match(ORCID) ?? []),
      ]),
    ],
    dates: await datesIn(whole, signal),
  };
}

function nameOf(
  { largest }: Resume,
  head: readonly string[],
  email: string | undefined,
): string | undefined {
  // A column on the left is read first, and the name may be in the other one, in the largest print.
  for (const line of [...head.filter(isLabeledName), largest, ...head]) {
    const name = nameIn(line) ?? nameOfAddress(line, email);
    if (name !== undefined) return name;
  }
  // "Grand Opening Sale" and "grand opening sale" are no names; who writes all in lowercase does so in the name as well.
  const isName =
    largest === head[0] &&
    largest === largest.toLowerCase() &&
    isPlainName(largest) &&
    !isAllEnglish(largest);
  return isName ? largest : undefined;
}

/** The dates and periods of a text as written, all but the day of birth. */
export async function datesIn(whole: string, signal?: AbortSignal): Promise<string[]> {
  return [...new Set((await detailsIn(whole, signal)).match(DATES))];
}

const ENDS_WITH_SINCE = new RegExp(`(?<!\\p{L})${SINCE} $`, "iu");
const ENDS_WITH_SINCE_ELSEWHERE = new RegExp(`(?<!\\p{L})${SINCE_ELSEWHERE} $`, "u");
const MAX_SINCE = 14;

/**
 * The same dates, each with the word in front of it that makes it the beginning of what hasn't ended: "since 2022". It counts
 * wherever the date is.
 *
 * @param settings `isEnglish`, otherwise words of other languages count that are states and names in English
 */
export async function datesSinceIn(
  whole: string,
  { isEnglish = true, signal }: { isEnglish?: boolean; signal?: AbortSignal | undefined } = {},
): Promise<string[]> {
  const text = await detailsIn(whole, signal);
  const pause = createYielder(signal);
  const dates = new Map<string, string>();
  for (const { 0: date, index } of text.matchAll(DATES)) {
    await pause();
    const before = text.slice(Math.max(0, index - MAX_SINCE), index);
    const elsewhere = isEnglish ? undefined : ENDS_WITH_SINCE_ELSEWHERE.exec(before)?.[0];
    const since = ENDS_WITH_SINCE.exec(before)?.[0] ?? elsewhere;
    if (since !== undefined) dates.set(date, since + date);
    else if (!dates.has(date)) dates.set(date, date);
  }
  return [...dates.values()];
}

async function detailsIn(whole: string, signal: AbortSignal | undefined): Promise<string> {
  const details = await flatMapInTurns(
    whole.split("\n"),
    (line) => splitDetails(line).filter((detail) => !BIRTH.test(detail) && !isSigned(detail)),
    signal,
  );
  return details.join("\n");
}

function linksIn(line: string): string[] {
  return (line.match(LINK) ?? []).filter((link) => !/\/(?:dx\.)?doi\.org\//i.test(link));
}

/** Elsewhere, "socket.io" is what was worked with. */
function domainsIn({ head, sections }: Resume): string[] {
  const others = sections.filter(({ kind }) => kind === "other").flatMap(({ lines }) => lines);
  const words = [...head, ...others].flatMap(({ text }) => text.split(/[\s|·•,;()]+/));
  return words.flatMap((word) => DOMAIN.exec(word)?.[1] ?? []);
}

/** A day, as in a birth date: digits and separators like those of a phone number. */
const DAY =
  /(?<!\d)(?:\d{1,2}[./ -]\d{1,2}[./ -](?:19|20)\d{2}|(?:19|20)\d{2}[./ -]\d{1,2}[./ -]\d{1,2})(?!\d)/g;
const NUMERIC_POINT = String.raw`(?:(?:\d{1,2}[./-])?(?:18|19|20)\d{2}(?:[./-](?:0[1-9]|1[0-2]))?|(?:0?[1-9]|1[0-2])\/\d{2})`;
/** A period in figures, such as "2018/05 - 2019/06" or "06/18-07/20", and none inside a number such as "010-2019-2020". */
const NUMERIC_PERIOD = new RegExp(
  String.raw`(?<![\d/]|\d[.-]|\+\d{1,3} ?|\d\) ?)${NUMERIC_POINT} ?[-/] ?(?:${NUMERIC_POINT}|\d{2})(?!\d|[./-]\d)`,
  "g",
);
/** Behind a state, a ZIP code may begin with a zero, and it is none of a number's digits. */
const STATE_AND_ZIP = new RegExp(
  String.raw`\b(?:${STATE_CODE}|Massachusetts|Connecticut|Maine|Hampshire|Rhode Island|Vermont|Jersey|Puerto Rico),? \d{5}(?:-\d{4})?(?!-?\d| \d{5}(?!\d))`,
  "g",
);
const ZIP_PLUS_4 = /(?<![\d+/.-]|[\d)] )[1-9]\d{4}-\d{4}(?!-?\d)/g;
/** A ZIP code or a year right before a number of North America. */
const BEFORE_NUMBER = /(?<![\d+/.-]|[\d)] )\d{4,5}(?= \(?\d{3}\)?[ .-]{0,2}\d{3}[ .-]\d{4}(?!\d))/g;
const UNIT = /\b(?:suite|ste|apt|unit|room|box)\.? ?#? ?\d{1,5}(?!-?\d)/gi;
/** What has digits like a phone number's and is none. */
const OTHER_DIGITS = [
  new RegExp(EMAIL, "g"),
  LINK,
  ORCID,
  DAY,
  NUMERIC_PERIOD,
  STATE_AND_ZIP,
  ZIP_PLUS_4,
  UNIT,
  BEFORE_NUMBER,
];
const LOCAL_NUMBER = /^(?:(?:phone|tel|mobile|cell)\.?:? ?)?\d{3}[-.]\d{4}$/i;
const STARTS_WITH_PERIOD = new RegExp(String.raw`^${POINT}\s*[-–]`, "i");
/** A number of North America before something else with digits, such as a second one. */
const FIRST_OF_TWO = /^(?:\+?1[ .-]{0,2})?\(?\d{3}\)?[ .-]{0,2}\d{3}[ .-]\d{4}(?= )/;

/** The first phone number of several lines. */
async function phoneIn(
  lines: readonly string[],
  signal: AbortSignal | undefined,
): Promise<string | undefined> {
  const pause = createYielder(signal);
  for (const line of lines) {
    await pause();
    const phone = phoneOf(line);
    if (phone !== undefined) return phone;
  }
  return undefined;
}

/** The first phone number of a line: 8 to 15 digits that belong to nothing else. */
function phoneOf(line: string): string | undefined {
  const plain = line.replace(/[\u2010-\u2013\u2212]/g, "-").replace(/[\u00a0\u2009\u202f]/g, " ");
  const text = OTHER_DIGITS.reduce((rest, digits) => rest.replace(digits, " ; "), plain);
  return [...text.matchAll(PHONE)]
    .map(([found]) => (FIRST_OF_TWO.exec(found)?.[0] ?? found).trim())
    .find((found) => {
      const digits = found.replace(/\D/g, "").length;
      return digits >= 8 && digits <= 15 && !STARTS_WITH_PERIOD.test(found);
    });
}

/** Months that are hardly ever shortened. */
const WHOLE_MONTH =
  /^(?:may|june|july|märz|mars|maart|mai|maio|mayo|mei|juni|juin|juli|août|aout)$/;
const MONTH_AND_YEAR = new RegExp(String.raw`(?<!\p{L})(${MONTH})\s+(?:de\s+)?\d{4}`, "giu");

/** How a date is written; undefined for a bare year, and for months that are written alike in either style. */
function styleOf(date: string): string | undefined {
  if (/\d{1,2}\/\d{4}/.test(date)) return "01/2020";
  if (/\d{1,2}\/\d{2}/.test(date)) return "01/20";
  if (/\d{1,2}\.\d{4}/.test(date)) return "01.2020";
  if (/['’‘]\d{2}/.test(date)) return "Jan '20";
  const months = [...date.matchAll(MONTH_AND_YEAR)].map(([, month = ""]) =>
    month.toLowerCase().replace(/\.$/, ""),
  );
  const month = months.find((one) => !WHOLE_MONTH.test(one));
  if (month === undefined) return undefined;
  return month.length <= 4 ? "Jan 2020" : "January 2020";
}

/** Dates by how they are written, ignoring bare years; more than one style is inconsistent. */
export function datesByStyle(dates: readonly string[]): Map<string, string[]> {
  const styles = new Map<string, string[]>();
  for (const date of dates) {
    const style = styleOf(date);
    if (!style) continue;
    const alike = styles.get(style);
    if (alike) alike.push(date);
    else styles.set(style, [date]);
  }
  return styles;
}
