import { ANY, type Sought, STATEMENTS } from "@/lib/documents/reader/sought-rule";

/** What was filled in, and what to do with it. */
export const SOUGHT_IN_FORMS: readonly Sought[] = [
  { heading: "Filled in", pattern: ANY, kinds: ["row"], most: 60 },
  {
    heading: "What to do with it",
    pattern:
      /\b(?:complete|return|submit|send|sign|attach|enclose|deadline|by the|before|declare|must|processed)\b/i,
    kinds: STATEMENTS,
    most: 6,
  },
];

/** From whom to whom, totals, dates, items, and how to pay. */
export const SOUGHT_IN_INVOICES: readonly Sought[] = [
  {
    heading: "From and to",
    pattern:
      /^(?:bill(?:ed)? to|invoice to|ship to|sold to|from|customer|client|attention|attn)\b.{0,80}$|^.{2,60}\b(?:Ltd|Inc|LLC|GmbH|Corp|PLC)\b\.?$/i,
    most: 4,
    within: 14,
  },
  {
    heading: "Totals",
    pattern:
      /\b(?:sub-?total|total|tax|VAT|GST|discount|shipping|balance|amount due|paid|deposit)\b/i,
    kinds: ["row"],
    figures: ["money", "count"],
    isOnlyHere: true,
    // "Total market value", of two years, is nothing that anybody owes.
    notColumns: /^\t?(?:19|20)\d\d\t(?:19|20)\d\d$/,
    most: 8,
  },
  {
    heading: "Number and dates",
    pattern: /\b(?:number|no|date|due|period|terms|reference|order)\b|#/i,
    kinds: ["row"],
    most: 8,
  },
  {
    heading: "What was used",
    pattern: /\b(?:kWh|therms?|m³|gallons|usage|meter|readings?|consumption)\b/i,
    kinds: ["row"],
    most: 4,
  },
  // Two addresses beside each other are rows with numbers, too.
  {
    heading: "Items",
    pattern: /^(?!.{0,30}\baddress\b).{0,400}?(?:[$€£¥]\s?\d|\d[.,]\d\d\b|\b\d+ .*\b\d+$)/i,
    kinds: ["row"],
    most: 40,
  },
  {
    heading: "Payment",
    pattern: /\b(?:pay\w{0,5}|account|bank|iban|within|transfer|sort code|late)\b/i,
    most: 4,
  },
];

/** The account, its balances, transactions, and terms. */
export const SOUGHT_IN_STATEMENTS: readonly Sought[] = [
  {
    heading: "Account",
    pattern: /\b(?:holder|number|name|period|statement date|customer|IBAN|branch|sort code)\b/i,
    kinds: ["row"],
    most: 6,
  },
  // They may stand among the transactions, with a date.
  {
    heading: "Balances and totals",
    pattern: /\b(?:opening|closing|beginning|ending|starting|final|previous|new) balance\b/i,
    kinds: ["row"],
    figures: ["money", "count"],
    most: 10,
  },
  {
    heading: "Balances and totals",
    pattern:
      /\b(?:balance|total|deposits|withdrawals|credits|debits|interest|fees?|payments?|minimum)\b/i,
    kinds: ["row"],
    figures: ["money", "count"],
    isUndated: true,
    most: 10,
  },
  { heading: "Transactions", pattern: /\d/, kinds: ["row"], most: 40 },
  {
    heading: "Terms",
    pattern: /\b(?:interest|report|within|fees?|contact|errors?|rate)\b/i,
    kinds: STATEMENTS,
    most: 4,
  },
];
