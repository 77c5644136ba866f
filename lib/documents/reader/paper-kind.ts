/** A kind of document whose readers look for certain things. */
export type PaperKind =
  | "contract"
  | "paper"
  | "manual"
  | "handbook"
  | "form"
  | "invoice"
  | "slides"
  | "letter"
  | "statement"
  | "payslip"
  | "insurance"
  | "minutes"
  | "bylaws"
  | "event"
  | "faq"
  | "utility"
  | "itinerary"
  | "notice"
  | "offer";

/** What people call each kind. */
export const KIND_NAMES: Record<PaperKind, string> = {
  contract: "Contract",
  paper: "Research paper",
  manual: "Manual",
  handbook: "Handbook or policy",
  form: "Form",
  invoice: "Invoice",
  slides: "Slides",
  letter: "Letter",
  statement: "Account statement",
  payslip: "Payslip",
  insurance: "Insurance policy",
  minutes: "Minutes of a meeting",
  bylaws: "By-laws",
  event: "Announcement",
  faq: "Questions and answers",
  utility: "Utility bill",
  itinerary: "Travel itinerary",
  notice: "School notice",
  offer: "Job offer",
};

/** Whether a document is a letter, whatever its readers look for in it. */
export function isLetter(kind: PaperKind | undefined): boolean {
  return kind === "letter" || kind === "notice" || kind === "offer";
}
