import { ANY, type Sought, STATEMENTS } from "@/lib/documents/reader/sought-rule";

/** Question, method, results, limits, and conclusion. */
export const SOUGHT_IN_PAPERS: readonly Sought[] = [
  {
    heading: "Question",
    pattern:
      /\b(?:we (?:asked?|ask whether|investigated?|examined?|studied|study|tested|test|aim)|research question|question (?:of|is)|whether|aims? (?:of|is|to)|objective|hypothes\w{1,4}|this (?:paper|study|article|work) (?:asks|examines|investigates|presents|proposes|describes|introduces))\b/i,
    kinds: STATEMENTS,
    most: 2,
  },
  // An abstract in one paragraph names its parts: "Results: …"
  {
    heading: "Question",
    pattern: /^(?:objectives?|aims?|purpose|question)\s?:\s/i,
    announced: /^(?:objectives?|aims?|purpose)\b/i,
    kinds: STATEMENTS,
    most: 2,
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
    most: 2,
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
    most: 6,
  },
  {
    heading: "When something goes wrong",
    pattern: ANY,
    kinds: ["row"],
    below: /\b(?:trouble|troubleshooting|faults?|errors?|problems?|messages?)\b/i,
    most: 10,
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
    heading: "When something goes wrong",
    pattern: /^if\b/i,
    kinds: STATEMENTS,
    most: 4,
  },
];

/** "No bathing.", "Never lift it.", and neither "No student has impressed me more." nor "She has never missed a day." */
const FORBIDS = new RegExp(
  [
    String.raw`^no (?!\p{L}+ (?:ever )?\p{L}+ed (?:me|us|him|her|them)\b)(?![^.?]{0,80}\b(?<!who )(?:has|have|had|was|were|did)\b)\p{L}+[^?]{0,80}\.`,
    String.raw`\b(?:must not|should not|mustn['’]t|not to be|never to be)\b`,
    String.raw`(?<!\b(?:has|have|had|is|are|was|were|he|she|they|I|we|it|who|that|will|would|could|did|does)\s)\bnever\b(?! (?:\p{L}+ed|\p{L}*[^s\W]s|been|had|did|came|once)\b)`,
  ].join("|"),
  "iu",
);

/** From whom, what it says, what it asks for, amounts, and dates. */
export const SOUGHT_IN_LETTERS: readonly Sought[] = [
  {
    heading: "From, to, and subject",
    pattern: /^(?:subject|re|from|to|date|our ref|your ref)\s?:|^dear\b/i,
    most: 5,
    within: 16,
  },
  {
    heading: "Decision",
    pattern:
      /\b(?:we (?:have )?(?:accept|approve|grant|refuse|reject|decline|turn(?:ed)? down)(?:ed|d)?|we (?:can['’]?not|can['’]t|cannot|are (?:un)?able to) (?:pay|accept|approve|offer|grant)|we(?:['’]ll| will) (?:therefore |only |now |not )*(?:pay|refund|reimburse|grant|approve|accept)|(?:accept|approv|allow|grant)\w* (?:it |this |your \p{L}+ )?in (?:part|full))\b/iu,
    kinds: STATEMENTS,
    most: 3,
  },
  {
    heading: "Diagnosis",
    pattern: ANY,
    below: /^(?:\d{1,2}\W{0,3})?(?:(?:final|main|working|discharge) )?diagnos[ei]s\b/i,
    kinds: STATEMENTS,
    most: 4,
  },
  {
    heading: "If you disagree",
    pattern:
      /\b(?:(?:if )?you (?:disagree|are not satisfied|aren['’]t satisfied)|(?:make|file|lodge|send|address) (?:a|your) complaint|complaints? (?:officer|department|procedure)|right to (?:complain|appeal|object)|(?:may|can) (?:complain|appeal|object)|ombudsman)\b/i,
    kinds: STATEMENTS,
    most: 3,
  },
  {
    heading: "What it says",
    pattern:
      /\b(?:we (?:are writing|would like|regret|are pleased|inform|have decided)|(?:we(?:['’]re| are)|I['’]m|I am) (?:writing|pleased|sorry|delighted|happy|glad|unable|afraid)|to let you know|will be|has been|have been|decided|approved|declined|confirm\w{0,3}|begins?|starts?|found that|(?:is|are)(?:n['’]t| not) covered|(?:do(?:es)?n['’]t|do(?:es)? not|will not|won['’]t) change|(?:goes|go) (?:up|down) (?:from|to|by))\b/i,
    kinds: STATEMENTS,
    most: 4,
  },
  {
    heading: "What you're asked to do",
    pattern:
      /\b(?:please|ask you|request|must|need to|you do not need|required|contact|call|reply|respond|no later than|(?:by|before) (?:the (?:end|\d{1,2}(?:st|nd|rd|th)?)|\d{1,4}(?:st|nd|rd|th)?|noon|midnight|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|then|that (?:date|day)))\b/i,
    kinds: STATEMENTS,
    most: 5,
  },
  {
    heading: "What you're asked to do",
    pattern: FORBIDS,
    kinds: STATEMENTS,
    most: 8,
  },
  {
    heading: "Amounts",
    pattern:
      /^(?:(?:total|net|amount|sum) )?(?:to be paid|payable|amount due|(?:amount )?we (?:will )?pay|payout|refund|settlement|less (?:the )?(?:excess|deductible|deposit)|sum|total)\b/i,
    figures: ["money"],
    kinds: ["row"],
    most: 4,
  },
  { heading: "Amounts", pattern: ANY, figures: ["money", "percent"], most: 7 },
  {
    heading: "Dates",
    pattern: ANY,
    figures: ["date"],
    kinds: STATEMENTS,
    most: 4,
  },
];
