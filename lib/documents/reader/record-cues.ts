import type { Cue } from "@/lib/documents/reader/cue";

/** The words that records of money and insurance are recognized by. */
export const RECORD_CUES: Record<
  "invoice" | "statement" | "payslip" | "insurance",
  readonly Cue[]
> = {
  invoice: [
    { name: "its title", weight: 3, in: "title", pattern: /\b(?:invoice|bill|receipt)\b/i },
    {
      name: "an invoice number",
      weight: 2,
      pattern: /\b(?:invoice|bill|receipt) (?:no\b|number|#|date)/i,
    },
    {
      name: "a total",
      weight: 2,
      pattern: /(?:^|\n)(?:sub-?total|total|amount due|balance due|grand total)\b/i,
    },
    { name: "tax", weight: 1, pattern: /\b(?:VAT|sales tax|tax|GST)\b/ },
    {
      name: "who pays",
      weight: 1,
      pattern: /\b(?:bill to|billed to|invoice to|customer|payable|pay within|due date)\b/i,
    },
  ],
  statement: [
    { name: "its title", weight: 3, in: "title", pattern: /\bstatement\b/i },
    {
      name: "balances",
      weight: 3,
      pattern: /\b(?:opening|closing|beginning|ending|previous|new) balance\b/i,
    },
    {
      name: "transactions",
      weight: 2,
      pattern: /\b(?:transactions|deposits|withdrawals|debits|credits)\b/i,
    },
    { name: "account number", weight: 1, pattern: /\baccount (?:number|no\b|holder)|\bIBAN\b/i },
  ],
  payslip: [
    {
      name: "its title",
      weight: 3,
      in: "title",
      pattern:
        /\b(?:pay ?(?:slip|stub|check|statement|advice)|earnings statement|wage (?:slip|statement))\b/i,
    },
    {
      name: "net pay",
      weight: 3,
      pattern: /(?:^|\n)(?:net|take[- ]home) (?:pay|salary|wages|income)\b/i,
    },
    {
      name: "gross pay",
      weight: 2,
      pattern:
        /(?:^|\n)(?:total )?gross(?: (?:pay|salary|wages|earnings|income))?\b(?! (?:margin|profit|sales|revenue|domestic|weight))/i,
    },
    { name: "pay period", weight: 2, pattern: /\bpay (?:period|date)\b/i },
    { name: "deductions", weight: 1, pattern: /(?:^|\n)(?:total )?deductions\b/i },
  ],
  insurance: [
    {
      name: "its title",
      weight: 3,
      in: "title",
      pattern:
        /\b(?:insurance|policy (?:summary|declarations?)|declarations page|certificate of insurance)\b/i,
    },
    {
      name: "policyholder",
      weight: 2,
      pattern: /\b(?:policyholder|named insured|policy (?:number|no\b|period))\b/i,
    },
    { name: "premium", weight: 2, pattern: /\bpremium\b/i },
    {
      name: "deductible",
      weight: 1,
      pattern: /\b(?:deductible|excess|sum insured|limit of (?:liability|insurance))\b/i,
    },
    {
      name: "what is covered",
      weight: 2,
      in: "headings",
      pattern: /\b(?:coverages?|(?:not )?covered|exclusions|insured)\b/i,
    },
  ],
};
