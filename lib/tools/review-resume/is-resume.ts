import type { ParsedContact } from "@/lib/tools/review-resume/parse-contact";
import type { Resume } from "@/lib/tools/review-resume/resume";
import { PERIOD } from "@/lib/tools/review-resume/sections-by-content";

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

/** Whether a document has at least two signs of a résumé: its sections, a person's name with an address, periods. */
export function isResume({ sections }: Resume, contact: ParsedContact): boolean {
  const kinds = new Set(sections.map(({ kind }) => kind));
  const signs = [
    kinds.has("experience"),
    kinds.has("education"),
    kinds.has("skills"),
    Boolean(contact.name && (contact.email || contact.phone)),
    contact.dates.some((date) => /\d\D+\d|present|now|today|current/i.test(date)),
  ];
  return signs.filter(Boolean).length >= MIN_SIGNS;
}
