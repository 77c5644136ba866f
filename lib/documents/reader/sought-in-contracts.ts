import { type Sought, STATEMENTS } from "@/lib/documents/reader/sought-rule";

/** Parties, dates, amounts, duties, and how it ends. */
export const SOUGHT_IN_CONTRACTS: readonly Sought[] = [
  {
    heading: "Parties",
    pattern:
      /\b(?:between(?! \d)|entered into|by and among)\b.{0,600}\band\b|^(?:(?:the )?(?:landlord|tenant|lessor|lessee|seller|buyer|employer|employee|client|provider|licensor|licensee|parties)\b.{0,4}:)/i,
    most: 2,
    within: 30,
  },
  {
    heading: "Parties",
    pattern: /^(?:position|job title|(?:leased |rental )?(?:premises|property))\b/i,
    kinds: ["row"],
    most: 4,
  },
  {
    heading: "Place",
    pattern:
      /\b(?:premises|apartment|house|flat|room|dwelling|unit|property|office|shop|condominium|garage|berth)\b.{0,60}\b(?:located|situated|known as|at)\b.{0,10} \d/i,
    kinds: STATEMENTS,
    within: 40,
    most: 1,
  },
  // What the term is comes before what else has a date.
  {
    heading: "Dates and term",
    pattern:
      /^(?!.{0,200}(?<!\d )\bmay (?!until\b|to\b|\d)(?:\p{L}+ )?(?:terminate|end|cancel)\b).{0,900}?\b(?:(?:start|starting|begin|commencement|effective|end|expiry|expiration) date|begins|begin on|commences?|starts|start on|takes? effect|(?:runs|let|leased|employed|engaged) from|fixed (?:period|term)|term of|renews?|expires?)\b/iu,
    figures: ["date", "duration"],
    most: 3,
  },
  {
    heading: "Dates and term",
    pattern:
      /^(?!.{0,200}(?<!\d )\bmay (?!until\b|to\b|\d)(?:\p{L}+ )?(?:terminate|end|cancel)\b).{0,900}?\b(?:begins|begin on|commenc\w{1,6}|effective|continues?(?! to be)|terms?|expires?|expiration|renew\w{0,4}|ends|end of (?:the|this) (?:term|agreement|lease|contract)|starts|start on)\b/iu,
    figures: ["date", "duration"],
    most: 4,
  },
  {
    heading: "Amounts and payment",
    pattern:
      /\b(?:(?:shall|will|agrees to|must) (?:pay|deposit)|(?:fee|rent|price|salary|deposit|premium)s? (?:is|are|of|shall be|will be))\b/i,
    figures: ["money"],
    most: 3,
  },
  {
    heading: "Amounts and payment",
    pattern:
      /^(?!.{0,200}(?<!\d )\bmay (?!until\b|to\b|\d)(?:\p{L}+ )?(?:terminate|end|cancel)\b).{0,900}?\b(?:pay\w{0,5}|fees?|price|rent|deposit|salary|wages|interest|costs?|compensation|premium|invoices?|penalty|due)\b/iu,
    figures: ["money", "percent", "duration"],
    most: 5,
  },
  {
    heading: "What the landlord may do",
    pattern:
      /\b(?:landlord|lessor)(?: or (?:landlord|lessor)['’]s agents?)?,? (?:and .{3,40} )?(?:may(?! not)|(?:has|reserves) the right|is entitled)\b/i,
    kinds: STATEMENTS,
    most: 3,
  },
  {
    heading: "Duties",
    pattern:
      /\b(?:shall|must|agrees? to|undertakes? to|is required to|are required to|is responsible for|may not|will not)\b/i,
    kinds: STATEMENTS,
    most: 6,
  },
  {
    heading: "Duties",
    pattern:
      /\b(?:(?:is|are|be) (?:\w+ )?(?:permitted|allowed|prohibited|forbidden)|not (?:permitted|allowed))\b/i,
    kinds: STATEMENTS,
    most: 10,
  },
  {
    heading: "Liability and rights",
    pattern: /\b(?:liable|liability(?! insurance| company))\b/i,
    kinds: STATEMENTS,
    most: 2,
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
];
