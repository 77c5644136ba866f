import { type Cue, type CuedText, cuesIn } from "@/lib/documents/reader/cue";
import { REGARDS, YOURS } from "@/lib/documents/reader/letter-closing";
import { ANY, type Sought, STATEMENTS } from "@/lib/documents/reader/sought-rule";

const SERVICE =
  "(?:gas|electric(?:ity)?|energy|power|water|sewer|heat(?:ing)?|utilit(?:y|ies)|phone|telephone|mobile|cell|wireless|broadband|internet|fib(?:er|re)|cable)";
/** What only such a bill counts or charges for. */
const USAGE =
  /\b(?:kWh|therms?|ccf|hcf|gallons|cubic (?:met(?:er|re)s|feet))\b|m³|\b(?:standing charge|unit rate|meter (?:reading|serial|number)|(?:customer|basic) (?:charge|service))\b|\b(?:data|text|call|roaming) (?:used|usage|charges?|allowance)\b|\broaming\b|\b(?:plan|line) (?:charge|rental)|\b(?:broadband|Mbps|(?:download|upload) speed)\b/i;
const MONEY = /[$€£]\s?\d|\d[.,]\d\d\b/;
const SIGNED = new RegExp(String.raw`(?:^|\n)(?:${YOURS}|sincerely|${REGARDS})\b`, "i");
const OWED = /\b(?:bill|amount due|(?:amount|total) to pay|please pay|total due|balance due)\b/i;

const CUES: readonly Cue[] = [
  {
    name: "its title",
    weight: 3,
    in: "title",
    pattern: new RegExp(String.raw`\b${SERVICE}\b[^\n]{0,30}\b(?:bill|statement|invoice)\b`, "i"),
  },
  {
    name: "what it calls itself",
    weight: 2,
    pattern: new RegExp(String.raw`\b(?:your|this) (?:\p{L}+ )?${SERVICE} bill\b`, "iu"),
  },
  {
    name: "its period",
    weight: 2,
    pattern:
      /\b(?:bill(?:ing)?|charge|service|statement) period\b|\bstatement for\b|\bdays? in this (?:bill|period)\b|\bbill(?:ed)? (?:for|from) /i,
  },
  { name: "usage", weight: 5, pattern: USAGE },
  {
    name: "what is due",
    weight: 1,
    pattern:
      /\b(?:direct debit|auto-?pay|amount due|(?:amount|total) to pay|please pay|pay by|due (?:date|by|on)|total due|what you owe)\b/i,
  },
  {
    name: "a tariff",
    weight: 2,
    pattern: /\b(?:tariff|standing charge|unit rate|price plan|rate plan|plan charges?|meter)\b/i,
  },
  { name: "account", weight: 1, pattern: /(?:^|\n)account\b/i },
];

/** What tells a bill for gas, power, water, a phone, or the internet; empty where nothing is counted or owed. */
export function utilityCues(text: CuedText): Cue[] {
  const body = `${text.title}\n${text.body}`;
  // Where nothing is to be paid, or somebody writes about prices, it is no bill.
  const isOwed = body.split("\n").some(isLineOfBill);
  const isBill =
    isOwed && USAGE.test(body) && OWED.test(body) && MONEY.test(body) && !SIGNED.test(body);
  const found = isBill ? cuesIn(CUES, text) : [];
  return found.some(({ name }) => name === "what is due") ? found : [];
}

/** Guides to bills, and houses for guests, tell of bills as well, but have no amount or account of their own. */
function isLineOfBill(line: string): boolean {
  if (line.length > MAX_LINE || !/\d/.test(line)) return false;
  return (AMOUNT.test(line) && MONEY.test(line)) || OF_ACCOUNT.test(line);
}

const MAX_LINE = 160;
const OF_ACCOUNT =
  /^(?:your |my )?(?:account|customer|contract|mobile|phone) (?:number|no\b|reference|ref)|^account\b|\b(?:bill(?:ing)?|charge|service|statement) (?:period|date)\b|\bstatement for\b|\bbill(?:ed)? (?:for|from) (?:\p{L}+ )?\d/iu;
const AMOUNT =
  /^(?:(?:your|the|total|new|current|final|this (?:month|quarter)['’]s) ){0,3}(?:(?:amount|balance|total|sum|charges) ){0,2}(?:due|to (?:be )?pa(?:y|id)|payable|owed|you owe|we(?:['’]ll| will) (?:take|collect|debit))\b|^(?:please pay|what you owe|pay this amount)\b|^(?:your|this) (?:new )?(?:\p{L}+ ){0,2}bill\b|^(?:amount|total) of (?:this|your) bill\b|^(?:direct debit|auto-?pay) amount\b/iu;
const TAKEN =
  /\b(?:direct debit|auto-?pay|automatic(?:ally)?|please pay|pay by|payment is due|due (?:by|on)|will be (?:taken|collected|charged|debited|withdrawn))\b/i;

/** What is owed and by when, for what period and how much, the tariff, how to pay, and whom to call. */
export const SOUGHT_IN_UTILITY_BILLS: readonly Sought[] = [
  {
    heading: "To pay",
    pattern: AMOUNT,
    kinds: ["row"],
    figures: ["money", "count"],
    most: 3,
  },
  {
    heading: "To pay",
    pattern:
      /^(?:payment )?due (?:date|by|on)\b|^(?:please )?pay(?:ment)? (?:by|due)\b|^(?:direct debit|auto-?pay) (?:date|on)\b/i,
    figures: ["date"],
    most: 4,
  },
  { heading: "To pay", pattern: TAKEN, kinds: STATEMENTS, figures: ["date"], most: 5 },
  {
    heading: "Account and period",
    pattern:
      /^(?:account|customer(?! (?:service|charge|care))|client|contract|bill|billing (?:date|period)|invoice|statement|your statement|supply|service (?:address|at|period)|meter (?:point|number)|MPAN|MPRN|reference|prepared for|phone number|mobile number)\b/i,
    within: 40,
    inOrder: true,
    most: 8,
  },
  {
    heading: "Readings and usage",
    pattern:
      /^(?!.{0,80}[$€£]\s?\d).{0,80}?(?:\b(?:kWh|therms?|gallons|ccf|hcf|GB|minutes|texts|readings?|used|usage|units|days in)\b|m³|\((?:estimated|actual|customer|smart))/i,
    columns: /\b(?:readings?|units used|usage|kWh)\b/i,
    kinds: ["row"],
    inOrder: true,
    most: 14,
  },
  {
    heading: "Readings and usage",
    pattern:
      /\b(?:estimat(?:e|ed)|actual) (?:reading|bill|usage|meter)|\b(?:last year|same (?:month|period)|expect you|(?:read(?:er|ing)?|get to) (?:your|the) meter|meter reader|reader called)\b|\b(?:data|allowance|GB)\b.{0,40}\b(?:used|left|unlimited)\b/i,
    kinds: STATEMENTS,
    inOrder: true,
    most: 18,
  },
  {
    heading: "Tariff and contract",
    pattern:
      /\b(?:tariff|price plan|rate plan|(?:prices?|rates?) (?:are|is|rose|rises?|go(?:es)? up|will|have|cost)|(?:is|are) fixed (?:until|for)|fix ends|contract (?:ends?|until|runs|term)|minimum term|exit fee|early termination|leave early|(?:may|can) (?:leave|cancel)|will increase|raised)\b/i,
    kinds: [...STATEMENTS, "row"],
    inOrder: true,
    most: 7,
  },
  {
    heading: "Charges",
    pattern: ANY,
    kinds: ["row"],
    figures: ["money", "count"],
    inOrder: true,
    most: 30,
  },
  {
    heading: "How to pay or send a reading",
    pattern:
      /\b(?:send|submit|give|enter|text|upload|phone|provide)\b.{0,20}\breading\b|\b(?:payments? can be made|pay (?:online|in|at|through|via|with|using)|sign up|enroll(?:ed)?|standing order|bank transfer|sort code|auto-?pay|direct debit)\b/i,
    kinds: [...STATEMENTS, "row"],
    inOrder: true,
    most: 6,
  },
  {
    heading: "If you pay late or can't pay",
    pattern:
      /\b(?:late|overdue|unpaid|miss a payment|hard to pay|trouble paying|payment plan|(?:shut|cut) off|disconnect\w*|suspended|low incomes?|after the due date)\b/i,
    kinds: STATEMENTS,
    inOrder: true,
    most: 5,
  },
  {
    heading: "Whom to call",
    pattern: ANY,
    figures: ["phone", "email"],
    inOrder: true,
    most: 8,
  },
];
