import type { ParsedContact } from "@/lib/tools/review-resume/parse-contact";
import type { Resume } from "@/lib/tools/review-resume/resume";
import { CORE_SECTIONS } from "@/lib/tools/review-resume/score";
import type { ResumeLine, ResumeSection, SectionKind } from "@/lib/tools/review-resume/sections";
import { PERIOD } from "@/lib/tools/review-resume/sections-by-content";
import { isProse, tellsOfSomebody } from "@/lib/tools/review-resume/told-career";

const MIN_SIGNS = 2;

/** What postings say to those who read them. */
const POSTING =
  /^(?:responsibilities|requirements|benefits|perks|qualifications|(?:what|who) you(?:['’]ll)? .{1,20}):?$|^\d\+ years of|\bor equivalent\b|\bjobs@|\b(?:you(?:['’]ll| will)|we(?:['’]re| are) (?:looking|hiring|seeking)|we offer|our team|join us|apply (?:now|by|at|online)|(?:ideal|successful) candidate|about (?:us|the role|the job)|salary range|equal opportunity|nice to have|must have)\b/gim;
const MIN_POSTING_PHRASES = 3;

/** Whether a document tells what a job asks for. */
export function isJobPosting(text: string): boolean {
  // Periods tell of somebody's jobs.
  if (PERIOD.test(text)) return false;
  const phrases = (text.match(POSTING) ?? []).map((phrase) => phrase.toLowerCase());
  return new Set(phrases).size >= MIN_POSTING_PHRASES;
}

/** How a letter begins, or goes on: with what is enclosed. */
const LETTER =
  /(?:^|\s)dear (?:(?:mr|mrs|ms|miss|mx|dr|prof|sir|madam|hiring|recruit\p{L}{2,4}|team|all|friends?)(?!\p{L})|[\p{L}'’. -]{2,40}(?:[,:]|$))|to whom it may concern|(?:^|\s)sehr geehrte|\b(?:enclosed|attached)[^.]{0,40} (?:résumé|resume|cv)\b/imu;
const APPLIES = /(?<!\p{L})I(?:['’]m| am)?[^.]{0,20} (?:apply(?:ing)? for|writing to)(?!\p{L})/u;
const CLOSING =
  /(?<!\p{L})(?:sincerely|(?:kind|best|warm) (?:regards|wishes)|yours (?:truly|faithfully)|look(?:ing)? forward to)(?!\p{L})/iu;

/** What stands in bills, recipes, leaflets, contracts, and minutes. */
const OTHER_DOCUMENT =
  /\b(?:invoice (?:no|number|date)|amount due|total due|subtotal|bill(?:ed)? to|payment (?:terms|due)|iban|vat no|ingredients|preheat|serves \d|tablespoons?|teaspoons?|side effects|tablets|dosage|hereinafter|the (?:tenant|landlord|lessee|parties)|minutes of|apologies for absence|agenda|opening hours|admission|table of contents)\b/gi;
const MIN_OTHER_PHRASES = 2;

/** What may end with a mark and is no sentence: "Line Cook at Café Azul, Denver, 2019 - 2023." */
const ENTRY = new RegExp(String.raw`(?:${PERIOD.source})\)?\.?$|^(?:${PERIOD.source})`, "iu");
const TELLS = /(?<!\p{L})(?:was|were|is|are|has|have|had|he|she|they|it|we|runs?)(?!\p{L})/iu;
const IS_PERIOD = /\d\D+\d|present|now|today|current/i;
const SOMEBODY = /(?<!\p{L})(?:he|she)(?!\p{L})/giu;
const MYSELF = /(?<!\p{L})(?:I|I['’](?:ve|m|d)|[Mm]y)(?!\p{L})/u;
const MIN_SOMEBODY = 3;
/** Without an address, more has to be told of a career. */
const MIN_TOLD = 3;
const TOLD_SHARE = 0.4;

/** Whether a document without the headings of a résumé is a letter, such as one that applies for a job. */
export function isLetter({ sections, text }: Resume): boolean {
  if (isHeaded(sections)) return false;
  return LETTER.test(text) || (APPLIES.test(text) && CLOSING.test(text));
}

function isHeaded(sections: readonly ResumeSection[]): boolean {
  return sections.some(
    ({ kind, title }) => title !== "" && CORE_SECTIONS.some((core) => core === kind),
  );
}

/** Whether a document has at least two signs of a résumé: its sections, a person's name with an address, periods. */
export function isResume(resume: Resume, contact: ParsedContact): boolean {
  const { sections, text, career } = resume;
  const hasAddress = Boolean(contact.email || contact.phone);
  if (isLetter(resume)) return false;
  const others = (text.match(OTHER_DOCUMENT) ?? []).map((phrase) => phrase.toLowerCase());
  if (!isHeaded(sections) && !career && new Set(others).size >= MIN_OTHER_PHRASES) return false;
  // Somebody's life, told by others.
  const told = text.match(SOMEBODY)?.length ?? 0;
  if (!hasAddress && told >= MIN_SOMEBODY && !MYSELF.test(text)) return false;
  const isTold = hasAddress
    ? career !== undefined || tellsOfSomebody(text)
    : career !== undefined &&
      career.told >= MIN_TOLD &&
      career.told >= TOLD_SHARE * career.sentences;
  const isEntry = (line: ResumeLine) =>
    !resume.isEnglish || !isProse(line) || (ENTRY.test(line.text) && !TELLS.test(line.text));
  const has = (wanted: SectionKind) =>
    sections.some(
      ({ kind, title, lines }) =>
        kind === wanted && (title !== "" || isTold || lines.some(isEntry)),
    );
  const lines = [...resume.head, ...sections.flatMap((section) => section.lines)];
  const entries = isTold ? lines : lines.filter(isEntry);
  const isEntered = (date: string) => entries.some((line) => line.text.includes(date));
  const signs = [
    has("experience"),
    has("education"),
    has("skills"),
    Boolean(contact.name && hasAddress),
    contact.dates.some((date) => IS_PERIOD.test(date) && isEntered(date)),
    isTold && career !== undefined,
  ];
  return signs.filter(Boolean).length >= MIN_SIGNS;
}
