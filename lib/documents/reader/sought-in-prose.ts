import { ANY, type Sought, STATEMENTS } from "@/lib/documents/reader/sought-rule";

/** What stands there is what a study didn't find out, or what it found. */
const NOT_ITS_AIM =
  /\b(?:limitations?|limits|weaknesses|discussion|conclusions?|results?|findings|future work|acknowledg\w+)\b/i;

/** Question, method, results, limits, and conclusion. */
export const SOUGHT_IN_PAPERS: readonly Sought[] = [
  {
    heading: "Question",
    pattern:
      /^(?!.{0,300}\b(?:(?:do(?:es)?|did|could|can) ?not|cannot|\w+n['’]t|unable to|remains? unclear)\b.{0,40}\bwhether\b).{0,600}?\b(?:we (?:asked?|ask whether|investigated?|examined?|studied|study|tested|test|aim)|research question|question (?:of|is)|whether|aims? (?:of|is|to)|objective|hypothes\w{1,4}|this (?:paper|study|article|work) (?:asks|examines|investigates|presents|proposes|describes|introduces))\b/i,
    notBelow: NOT_ITS_AIM,
    kinds: STATEMENTS,
    most: 2,
  },
  // An abstract in one paragraph names its parts: "Results: …"
  {
    heading: "Method",
    pattern: /^(?:(?:materials and )?methods?|design|participants)\s?:\s/i,
    kinds: STATEMENTS,
    most: 2,
  },
  {
    heading: "Question",
    pattern: /^(?:objectives?|aims?|purpose|question)\s?:\s/i,
    announced: /^(?:objectives?|aims?|purpose)\b/i,
    kinds: STATEMENTS,
    most: 2,
  },
  // Where no sentence names the aim, the first that says what was compared does.
  {
    heading: "Question",
    pattern: /\bwe (?:compared?|evaluated?|explored?|assessed|sought to|set out to)\b/i,
    notBelow: NOT_ITS_AIM,
    kinds: STATEMENTS,
    within: 40,
    most: 1,
  },
  {
    heading: "Results",
    pattern: /^(?:(?:main )?results?|findings|(?:main )?outcomes?)\s?:\s/i,
    kinds: STATEMENTS,
    most: 4,
  },
  {
    heading: "Conclusion",
    pattern: /^(?:conclusions?|interpretation|implications)\s?:\s/i,
    announced: /^(?:conclusions?|interpretation|implications)\b/i,
    kinds: STATEMENTS,
    most: 2,
  },
  {
    heading: "Method",
    pattern: ANY,
    announced: /^(?:(?:materials and )?methods?|design)\b/i,
    below:
      /\b(?:method|methods|methodology|materials?|data|participants|experimental|approach|design)\b/i,
    kinds: STATEMENTS,
    most: 4,
  },
  {
    heading: "Results",
    pattern:
      /\d|\b(?:significant|higher|lower|increase\w?|decrease\w?|reduce\w?|improve\w?|outperform\w{0,3}|fewer|more|found)\b/i,
    announced: /^(?:results?|findings)\b/i,
    below: /\b(?:results?|findings|evaluation|experiments?)\b/i,
    kinds: STATEMENTS,
    most: 4,
  },
  {
    heading: "Limits",
    pattern: ANY,
    below: /\b(?:limitations?|weaknesses|(?:couldn['’]t|could not|cannot) (?:show|tell))\b/i,
    kinds: STATEMENTS,
    most: 3,
  },
  {
    heading: "Limits",
    pattern:
      /\b(?:limitations?|limited (?:to|by)|future (?:work|research)|further research|caution|not generaliz\w{1,5}|small sample|only one)\b/i,
    announced: /\blimitations?\b/i,
    kinds: STATEMENTS,
    most: 4,
  },
  {
    heading: "Conclusion",
    pattern: ANY,
    announced: /^conclusions?\b/i,
    below: /\b(?:conclusions?|interpretation|implications)\b/i,
    kinds: STATEMENTS,
    most: 2,
  },
  {
    heading: "Conclusion",
    pattern:
      /\b(?:we (?:conclude|recommend|suggest|propose)|suggests? that|in conclusion|recommend\w{0,3}|conclusions?|overall)\b/i,
    kinds: STATEMENTS,
    most: 3,
  },
  { heading: "Tables", pattern: /\d/, kinds: ["row"], most: 8 },
];

/** Purpose, warnings, figures, care, and what to do when something goes wrong. */
export const SOUGHT_IN_MANUALS: readonly Sought[] = [
  {
    heading: "Purpose",
    pattern:
      /^(?!.{0,200}\b(?:warrant\w*|repairs?|replaces?|defects?)\b).{0,400}?\b(?:is an? |intended|designed (?:for|to)|this (?:manual|guide|product|device|program)|used (?:for|to)|lets you|allows you)\b/i,
    kinds: STATEMENTS,
    most: 2,
    within: 60,
  },
  {
    heading: "Warnings and limits",
    pattern:
      /\b(?:warning|caution|danger|do not|don't|never|must not|must be|only use|unplug|risk of|maximum|at least|at most)\b/i,
    kinds: STATEMENTS,
    most: 12,
  },
  {
    heading: "When something goes wrong",
    pattern: ANY,
    kinds: ["row"],
    below: /\b(?:trouble|troubleshooting|faults?|errors?|problems?|messages?)\b/i,
    most: 10,
  },
  {
    heading: "Help",
    pattern: /\b(?:helpline|hotline|service|support|customer|call|contact|phone|questions)\b/i,
    figures: ["phone", "email"],
    kinds: STATEMENTS,
    most: 2,
  },
  { heading: "Figures", pattern: /\d/, kinds: ["row"], most: 12 },
  {
    heading: "Care and service",
    pattern:
      /\b(?:every|clean|descale|replace|maintenance|warranty|guarantee|service|support|contact|defect|date of purchase)\b/i,
    figures: ["duration", "frequency", "phone", "email", "date"],
    kinds: STATEMENTS,
    most: 4,
  },
  {
    heading: "Care and service",
    pattern: /\b(?:warranty|guarantee)\b.{0,40}\b(?:not cover|n['’]t cover|exclud\w+)/i,
    kinds: STATEMENTS,
    most: 5,
  },
  {
    heading: "Emptying and cleaning",
    pattern: ANY,
    below: /\b(?:empt(?:y|ying)|clean(?:ing)?|care|descal\w+|maintenance|filters?)\b/i,
    kinds: STATEMENTS,
    most: 6,
  },
  {
    heading: "When something goes wrong",
    pattern: /^if\b/i,
    kinds: STATEMENTS,
    most: 4,
  },
];
