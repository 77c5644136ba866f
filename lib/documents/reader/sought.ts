import { SOUGHT_IN_BY_LAWS } from "@/lib/documents/reader/by-laws";
import { SOUGHT_IN_EVENTS } from "@/lib/documents/reader/events";
import { SOUGHT_IN_HANDBOOKS } from "@/lib/documents/reader/handbook";
import { SOUGHT_IN_ITINERARIES } from "@/lib/documents/reader/itineraries";
import { SOUGHT_IN_OFFERS } from "@/lib/documents/reader/job-offers";
import { SOUGHT_IN_MINUTES } from "@/lib/documents/reader/minutes";
import type { PaperKind } from "@/lib/documents/reader/paper-kind";
import { SOUGHT_IN_NOTICES } from "@/lib/documents/reader/school-notices";
import { SOUGHT_IN_INSURANCE, SOUGHT_IN_PAYSLIPS } from "@/lib/documents/reader/sought-at-home";
import { SOUGHT_IN_CONTRACTS } from "@/lib/documents/reader/sought-in-contracts";
import { SOUGHT_IN_LETTERS } from "@/lib/documents/reader/sought-in-letters";
import { SOUGHT_IN_MANUALS, SOUGHT_IN_PAPERS } from "@/lib/documents/reader/sought-in-prose";
import {
  SOUGHT_IN_FORMS,
  SOUGHT_IN_INVOICES,
  SOUGHT_IN_STATEMENTS,
} from "@/lib/documents/reader/sought-in-records";
import { ANY, type Sought } from "@/lib/documents/reader/sought-rule";
import { SOUGHT_IN_UTILITY_BILLS } from "@/lib/documents/reader/utility-bills";

/** What readers of each kind look for, in the order in which they do. */
export const SOUGHT: Record<PaperKind, readonly Sought[]> = {
  contract: SOUGHT_IN_CONTRACTS,
  paper: SOUGHT_IN_PAPERS,
  manual: SOUGHT_IN_MANUALS,
  handbook: SOUGHT_IN_HANDBOOKS,
  form: SOUGHT_IN_FORMS,
  invoice: SOUGHT_IN_INVOICES,
  slides: [],
  letter: SOUGHT_IN_LETTERS,
  statement: SOUGHT_IN_STATEMENTS,
  payslip: SOUGHT_IN_PAYSLIPS,
  insurance: SOUGHT_IN_INSURANCE,
  minutes: SOUGHT_IN_MINUTES,
  bylaws: SOUGHT_IN_BY_LAWS,
  event: SOUGHT_IN_EVENTS,
  faq: [],
  utility: SOUGHT_IN_UTILITY_BILLS,
  itinerary: SOUGHT_IN_ITINERARIES,
  notice: SOUGHT_IN_NOTICES,
  offer: SOUGHT_IN_OFFERS,
};

/** What readers of any document look for. */
export const SOUGHT_ANYWHERE: readonly Sought[] = [
  { heading: "Details", pattern: ANY, kinds: ["row"], most: 20 },
  {
    heading: "Dates",
    pattern: ANY,
    figures: ["date"],
    most: 5,
  },
  { heading: "Amounts", pattern: /\d/, figures: ["money"], most: 5 },
];
