import type { ParsedContact } from "@/lib/tools/review-resume/parse-contact";
import type { Resume } from "@/lib/tools/review-resume/resume";

const MIN_SIGNS = 2;

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
