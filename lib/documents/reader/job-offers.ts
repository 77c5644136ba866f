import { type Cue, type CuedText, cuesIn } from "@/lib/documents/reader/cue";
import { SOUGHT_IN_LETTERS } from "@/lib/documents/reader/sought-in-letters";
import { ANY, type Sought, STATEMENTS } from "@/lib/documents/reader/sought-rule";

const OFFERS =
  /\b(?:offer(?:ing)? you (?:the|a|an|this|our) (?:\p{L}+[ -]){0,4}(?:position|post|job|role|place|contract of employment|employment)|offer of (?:employment|a position|a job)|job offer|offer (?:you )?employment|(?:position|post|job|role) (?:of|as) .{3,60} (?:is|has been) offered)\b/iu;
const SALARY = /\b(?:salary|wages?|per hour|an hour|hourly|per annum|per year|a year)\b/i;
const CUES: readonly Cue[] = [
  { name: "an offer", weight: 5, pattern: OFFERS },
  { name: "pay", weight: 2, pattern: SALARY },
  {
    name: "the first day",
    weight: 2,
    pattern:
      /\b(?:first day|start date|start(?:ing)? (?:work )?on|commenc\w+|begin(?:ning)? on)\b/i,
  },
  {
    name: "days off",
    weight: 1,
    pattern: /\b(?:vacation|annual leave|holidays?|paid time off|PTO)\b/i,
  },
  {
    name: "how to accept",
    weight: 2,
    pattern:
      /\b(?:to accept|your acceptance|accept (?:this|the|our) offer|sign (?:below|and return|the enclosed))\b/i,
  },
];

/** What tells a letter that offers a job; empty for any other. */
export function offerCues(text: CuedText): Cue[] {
  const isLetter = /(?:^|\n)dear\b/i.test(text.body);
  return isLetter && OFFERS.test(text.body) && SALARY.test(text.body) ? cuesIn(CUES, text) : [];
}

/** The job, its pay, hours, and days off, its conditions, and until when it can be accepted; then what any letter says. */
export const SOUGHT_IN_OFFERS: readonly Sought[] = [
  { heading: "The job", pattern: OFFERS, kinds: STATEMENTS, inOrder: true, most: 2 },
  {
    heading: "The job",
    pattern:
      /\b(?:report(?:s|ing)? (?:directly )?to|(?:your |line )(?:line )?manager|supervised by|you(?:['’]ll| will) (?:join|work (?:for|with|in)|be (?:part|based))|job title|full-time|part-time|permanent|fixed-term|temporary(?! (?:housing|accommodation|lodging)))\b/i,
    kinds: [...STATEMENTS, "row"],
    inOrder: true,
    most: 6,
  },
  {
    heading: "Start",
    pattern:
      /\b(?:first day|start date|start(?:s|ing)? (?:work )?(?:on|date)|commenc\w+|begin(?:s|ning)? on|start on)\b/i,
    figures: ["date"],
    kinds: [...STATEMENTS, "row"],
    most: 2,
  },
  {
    heading: "To accept",
    pattern:
      /^(?!I (?:hereby )?accept\b).{0,400}?\b(?:to accept|accept(?:ing|ance)?\b.{0,60}\boffer|(?:confirm )?your acceptance|offer (?:lapses|expires|is open|remains open|stands)|sign (?:below|and return|the enclosed|both)|return (?:a|the|one) (?:signed )?copy|lapses)\b/i,
    kinds: STATEMENTS,
    inOrder: true,
    most: 4,
  },
  {
    heading: "Conditions",
    pattern:
      /\b(?:depends? on|(?:is |are )?subject to|conditional (?:on|upon)|contingent (?:on|upon)|references|background check|right to work|proof of|medical examination|driver['’]s license|driving licen[cs]e|you must (?:be|have|hold|pass))\b/i,
    kinds: STATEMENTS,
    inOrder: true,
    most: 3,
  },
  {
    heading: "Other terms",
    pattern: /\b(?:at will|confidentiality|non-?compete|probation\w*|repay|notice)\b/i,
    kinds: STATEMENTS,
    inOrder: true,
    most: 7,
  },
  {
    heading: "Pay",
    pattern:
      /\b(?:salary|wages?|pay|paid|hour(?:ly)?|bonus|commission|profit share|overtime|allowance|compensation)\b/i,
    notBelow: /\bbenefits?\b/i,
    figures: ["money", "percent"],
    kinds: [...STATEMENTS, "row"],
    inOrder: true,
    most: 6,
  },
  {
    heading: "Days off and benefits",
    pattern:
      /\b(?:vacation|annual leave|holidays?|paid time off|PTO|days off|sick (?:leave|days|pay))\b/i,
    inOrder: true,
    most: 4,
  },
  {
    heading: "Hours and place",
    pattern:
      /\b(?:(?:core|working|office|weekly) hours|hours (?:a|per|each) week|\d hours|work(?:ing)? (?:from home|week)|remote\w*|hybrid|on[- ]site|based (?:at|in)|place of work|shifts?|weekends?)\b/i,
    notBelow: /\bbenefits?\b/i,
    kinds: [...STATEMENTS, "row"],
    inOrder: true,
    most: 5,
  },
  {
    heading: "Days off and benefits",
    pattern: ANY,
    below: /\bbenefits?\b/i,
    inOrder: true,
    most: 12,
  },
  {
    heading: "Days off and benefits",
    pattern:
      /\b(?:health insurance|dental|pension|401\(k\)|retirement|transit|parking|professional development|relocation)\b/i,
    inOrder: true,
    most: 12,
  },
  {
    heading: "Whom to ask",
    pattern: ANY,
    figures: ["phone", "email"],
    kinds: STATEMENTS,
    most: 3,
  },
  ...SOUGHT_IN_LETTERS,
];
