import type { FigureType } from "@/lib/documents/reader/figure-types";
import type { PaperKind } from "@/lib/documents/reader/kinds";
import type { Unit } from "@/lib/documents/reader/unit";

/** One thing that readers of a kind of document look for. */
export type Sought = {
  heading: string;
  /** The statements that say it hold this. */
  pattern: RegExp;
  /** They hold one of these figures as well. */
  figures?: readonly FigureType[];
  /** Only these; all by default. */
  kinds?: readonly Unit["kind"][];
  /** Only below a heading like this. */
  below?: RegExp;
  most: number;

  /** Only among this many first statements. */
  within?: number;
};

const ANY = /\S/;
const STATEMENTS = ["sentence", "item"] as const;

/** What readers of each kind look for, in the order in which they do. */
export const SOUGHT: Record<PaperKind, readonly Sought[]> = {
  contract: [
    {
      heading: "Parties",
      pattern:
        /\b(?:between|entered into|by and among)\b.{0,600}\band\b|^(?:(?:the )?(?:landlord|tenant|lessor|lessee|seller|buyer|employer|employee|client|provider|licensor|licensee|parties)\b.{0,4}:)/i,
      most: 2,

      within: 30,
    },
    {
      heading: "Dates and term",
      pattern:
        /\b(?:begins?|commenc\w{1,6}|effective|continues?|terms?|expires?|expiration|renew\w{0,4}|ends?|starts?)\b/i,
      figures: ["date", "duration"],
      most: 4,
    },
    {
      heading: "Amounts and payment",
      pattern:
        /\b(?:pay\w{0,5}|fees?|price|rent|deposit|salary|wages|interest|costs?|compensation|premium|invoices?|penalty|due)\b/i,
      figures: ["money", "percent", "duration"],
      most: 5,
    },
    {
      heading: "Duties",
      pattern:
        /\b(?:shall|must|agrees? to|undertakes? to|is required to|are required to|is responsible for|may not|will not)\b/i,
      kinds: STATEMENTS,
      most: 6,
    },
    {
      heading: "Liability and rights",
      pattern:
        /\b(?:liab\w{2,6}|indemnif\w{1,5}|warrant\w{1,5}|property of|intellectual property|insurance)\b/i,
      kinds: STATEMENTS,
      most: 3,
    },
    {
      heading: "Ending and notice",
      pattern: /\b(?:terminat\w{1,4}|cancel\w{0,8}|notices?|breach|vacate)\b/i,
      kinds: STATEMENTS,
      most: 4,
    },
    {
      heading: "Governing law",
      pattern: /\b(?:governed by|governing law|jurisdiction|arbitrat\w{1,5}|courts of)\b/i,
      most: 2,
    },
    {
      heading: "Signed by",
      pattern: /^(?:signed|signature|by|name)\s?:/i,
      kinds: ["row"],
      most: 4,
    },
  ],
  paper: [
    {
      heading: "Question",
      pattern:
        /\b(?:we (?:asked?|ask whether|investigated?|examined?|studied|study|tested|test|aim)|research question|question (?:of|is)|whether|aims? (?:of|is|to)|objective|hypothes\w{1,4}|this (?:paper|study|article|work) (?:asks|examines|investigates|presents|proposes|describes|introduces))\b/i,
      kinds: STATEMENTS,
      most: 2,
    },
    {
      heading: "Method",
      pattern: ANY,
      below:
        /\b(?:method|methods|methodology|materials?|data|participants|experimental|approach|design)\b/i,
      kinds: STATEMENTS,
      most: 4,
    },
    {
      heading: "Results",
      pattern:
        /\d|\b(?:significant|higher|lower|increase\w?|decrease\w?|reduce\w?|improve\w?|outperform\w{0,3}|fewer|more|found)\b/i,
      below: /\b(?:results?|findings|evaluation|experiments?)\b/i,
      kinds: STATEMENTS,
      most: 4,
    },
    {
      heading: "Limits",
      pattern:
        /\b(?:limitations?|limited (?:to|by)|future (?:work|research)|further research|caution|not generaliz\w{1,5}|small sample|only one)\b/i,
      kinds: STATEMENTS,
      most: 2,
    },
    {
      heading: "Conclusion",
      pattern:
        /\b(?:we (?:conclude|recommend|suggest|propose)|suggests? that|in conclusion|recommend\w{0,3}|conclusions?|therefore|overall)\b/i,
      kinds: STATEMENTS,
      most: 3,
    },
    {
      heading: "Conclusion",
      pattern: ANY,
      below: /\bconclusions?\b/i,
      kinds: STATEMENTS,
      most: 2,
    },
  ],
  manual: [
    {
      heading: "Purpose",
      pattern:
        /\b(?:is an? |intended|designed (?:for|to)|this (?:manual|guide|product|device|program)|used (?:for|to)|lets you|allows you)\b/i,
      kinds: STATEMENTS,
      most: 2,

      within: 60,
    },
    {
      heading: "Warnings and limits",
      pattern:
        /\b(?:warning|caution|danger|do not|don't|never|must not|must be|only use|unplug|risk of|maximum|at least|at most)\b/i,
      kinds: STATEMENTS,
      most: 6,
    },
    { heading: "Figures", pattern: /\d/, kinds: ["row"], most: 12 },
    {
      heading: "Care and service",
      pattern:
        /\b(?:every|clean|descale|replace|maintenance|warranty|guarantee|service|support|contact)\b/i,
      figures: ["duration", "frequency", "phone", "email", "date"],
      kinds: STATEMENTS,
      most: 4,
    },
    {
      heading: "When something goes wrong",
      pattern: /^if\b/i,
      kinds: STATEMENTS,
      most: 4,
    },
  ],
  form: [
    { heading: "Filled in", pattern: ANY, kinds: ["row"], most: 60 },
    {
      heading: "What to do with it",
      pattern:
        /\b(?:complete|return|submit|send|sign|attach|enclose|deadline|by the|before|declare|must|processed)\b/i,
      kinds: STATEMENTS,
      most: 6,
    },
  ],
  invoice: [
    {
      heading: "From and to",
      pattern:
        /\b(?:bill(?:ed)? to|invoice to|ship to|sold to|from|customer|client|attention|attn)\b|\b(?:Ltd|Inc|LLC|GmbH|Corp|PLC)\b/i,
      most: 4,

      within: 14,
    },
    {
      heading: "Totals",
      pattern:
        /\b(?:sub-?total|total|tax|VAT|GST|discount|shipping|balance|amount due|paid|deposit)\b/i,
      kinds: ["row"],
      figures: ["money", "count"],
      most: 8,
    },
    {
      heading: "Number and dates",
      pattern: /\b(?:number|no\.|#|date|due|period|terms|reference|order)\b/i,
      kinds: ["row"],
      most: 8,
    },
    { heading: "Items", pattern: /\d/, kinds: ["row"], most: 40 },
    {
      heading: "Payment",
      pattern: /\b(?:pay\w{0,5}|account|bank|iban|within|transfer|sort code|late)\b/i,
      most: 4,
    },
  ],
  slides: [],
  letter: [
    {
      heading: "From, to, and subject",
      pattern: /^(?:subject|re|from|to|date|our ref|your ref)\s?:|^dear\b/i,
      most: 5,

      within: 16,
    },
    {
      heading: "What it says",
      pattern:
        /\b(?:we (?:are writing|would like|regret|are pleased|inform|have decided)|I am writing|to let you know|will be|has been|have been|decided|approved|declined|confirm\w{0,3}|begins?|starts?)\b/i,
      kinds: STATEMENTS,
      most: 4,
    },
    {
      heading: "What you're asked to do",
      pattern:
        /\b(?:please|ask you|request|must|need to|you do not need|required|contact|call|reply|respond|by|before|no later than)\b/i,
      kinds: STATEMENTS,
      most: 5,
    },
    { heading: "Amounts", pattern: ANY, figures: ["money", "percent"], most: 4 },
    {
      heading: "Dates",
      pattern: ANY,
      figures: ["date"],
      kinds: STATEMENTS,
      most: 4,
    },
  ],
  statement: [
    {
      heading: "Account",
      pattern: /\b(?:holder|number|name|period|statement date|customer|IBAN|branch|sort code)\b/i,
      kinds: ["row"],
      most: 6,
    },
    {
      heading: "Balances and totals",
      pattern:
        /\b(?:balance|total|deposits|withdrawals|credits|debits|interest|fees?|payments?|minimum)\b/i,
      kinds: ["row"],
      figures: ["money", "count"],
      most: 10,
    },
    { heading: "Transactions", pattern: /\d/, kinds: ["row"], most: 40 },
    {
      heading: "Terms",
      pattern: /\b(?:interest|report|within|fees?|contact|errors?|rate)\b/i,
      kinds: STATEMENTS,
      most: 4,
    },
  ],
};

/** What readers of any document look for. */
export const SOUGHT_ANYWHERE: readonly Sought[] = [
  { heading: "Details", pattern: ANY, kinds: ["row"], most: 20 },
  {
    heading: "Dates",
    pattern: /\d{4}|\d.{0,12}\p{Lu}\p{Ll}{2}|\p{Lu}\p{Ll}{2}.{0,12}\d/u,
    figures: ["date"],
    most: 5,
  },
  { heading: "Amounts", pattern: /\d/, figures: ["money"], most: 5 },
];
