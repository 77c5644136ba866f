import { ANY, type Sought, STATEMENTS } from "@/lib/documents/reader/sought-rule";

/** What is paid out, of what, what is taken off, and what days are left. */
export const SOUGHT_IN_PAYSLIPS: readonly Sought[] = [
  {
    heading: "Pay",
    pattern: /^(?:net|gross|take[- ]home|total (?:pay|earnings|deductions)|amount paid)\b/i,
    kinds: ["row"],
    most: 6,
  },
  {
    heading: "Person and period",
    pattern:
      /^(?:employee|employer|name|department|job|position|pay (?:date|period)|period|date|tax (?:code|class)|hours|staff|personnel)\b/i,
    kinds: ["row"],
    most: 10,
  },
  {
    heading: "Deductions",
    pattern: ANY,
    kinds: ["row"],
    below: /\b(?:deductions?|withh\w+|taxes)\b/i,
    figures: ["money", "count"],
    most: 20,
  },
  {
    heading: "Deductions",
    pattern:
      /\b(?:tax|social security|medicare|pension|401\(?k|insurance|national insurance|union dues)\b/i,
    kinds: ["row"],
    most: 20,
  },
  {
    heading: "Leave",
    pattern: /^(?:vacation|sick|annual leave|holidays?|leave|pto|personal)\b/i,
    kinds: ["row"],
    most: 8,
  },
  { heading: "Earnings", pattern: /\d/, kinds: ["row"], most: 20 },
  {
    heading: "Notes",
    pattern: ANY,
    kinds: STATEMENTS,
    figures: ["percent", "email", "phone", "duration", "date"],
    most: 4,
  },
];

/** Who and what is insured, for how much, against what, and what to do. */
export const SOUGHT_IN_INSURANCE: readonly Sought[] = [
  {
    heading: "Policy",
    pattern:
      /^(?:(?:policy|insured?|named insured|policyholder|premium|annual|monthly|period|effective|expiration|term|agent|property|vehicle|member)\b|.{0,20}\b(?:premium|policy (?:number|period)|insured)\b)/i,
    kinds: ["row"],
    most: 10,
  },
  {
    heading: "Coverage",
    pattern: ANY,
    kinds: ["row"],
    below: /\b(?:cover\w*|limits?|benefits?|deductibles?)\b/i,
    most: 16,
  },
  {
    heading: "Not covered",
    pattern: ANY,
    below:
      /\b(?:not (?:covered|insured|included)|(?:does|do)(?:n['’]t| not) cover|exclusions?|exceptions?)\b/i,
    kinds: STATEMENTS,
    most: 8,
  },
  {
    heading: "Not covered",
    pattern: /\b(?:not cover\w*|n['’]t cover\w*|excluded?|exclud\w+|not insured)\b/i,
    kinds: STATEMENTS,
    most: 8,
  },
  {
    heading: "Covered",
    pattern: /\b(?:we (?:cover|pay|insure)|(?:is|are) (?:covered|insured)|covers|covered up to)\b/i,
    kinds: STATEMENTS,
    most: 8,
  },
  {
    heading: "If something happens",
    pattern: /\b(?:(?<!no )claims?|report|police|notify|receipts?|call)\b/i,
    kinds: STATEMENTS,
    most: 5,
  },
  {
    heading: "Paying, changes, and cancellation",
    pattern: /\b(?:cancel\w*|premium|lapses?|renew\w*|refund\w*|tell us|notice|discount|save)\b/i,
    kinds: STATEMENTS,
    most: 6,
  },
];
