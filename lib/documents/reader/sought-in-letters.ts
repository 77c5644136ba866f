import { ANY, type Sought, STATEMENTS } from "@/lib/documents/reader/sought-rule";

/** "No bathing.", "Never lift it.", and neither "No student has impressed me more." nor "She has never missed a day." */
const FORBIDS = new RegExp(
  [
    String.raw`^no (?!\p{L}+ (?:ever )?\p{L}+ed (?:me|us|him|her|them)\b)(?![^.?]{0,80}\b(?<!who )(?:has|have|had|was|were|did)\b)\p{L}+[^?]{0,80}\.`,
    String.raw`\b(?:must not|should not|mustn['’]t|not to be|never to be)\b`,
    String.raw`(?<!\b(?:has|have|had|is|are|was|were|he|she|they|I|we|it|who|that|will|would|could|did|does)\s)\bnever\b(?! (?:\p{L}+ed|\p{L}*[^s\W]s|been|had|did|came|once)\b)`,
  ].join("|"),
  "iu",
);

/** "Our reference: HC/26" */
export const REFERENCE_LINE =
  /^(?:(?:our|your|claim|policy|case|file|booking|order|customer|account|patient|member|student|tenant|loan|invoice|contract) )?(?:ref(?:erence)?|number|no)\b.{0,40}\d/i;

/** From whom, what it says, what it asks for, amounts, and dates. */
export const SOUGHT_IN_LETTERS: readonly Sought[] = [
  {
    heading: "From, to, and subject",
    pattern: /^(?:subject|re|from|to|date|our ref|your ref)\s?:|^dear\b.{0,60}$/i,
    most: 12,
    within: 16,
  },
  {
    heading: "Reference",
    pattern: REFERENCE_LINE,
    kinds: ["row"],
    within: 20,
    most: 4,
  },
  {
    heading: "Decision",
    pattern:
      /\b(?:is|are)(?:n['’]t| not) covered,? (?:since|because|as)\b|\b(?:we (?:have )?(?:accept|approve|grant|refuse|reject|decline|turn(?:ed)? down)(?:ed|d)?|we (?:can['’]?not|can['’]t|cannot|are (?:also )?(?:un)?able to) (?:pay|accept|approve|offer|grant|meet|cover|reimburse)|we(?:['’]ll| will) (?:therefore |only |now |not |then )*(?:pay|refund|reimburse|grant|approve|accept|transfer)|(?:accept|approv|allow|grant)\w* (?:it |this |your \p{L}+ )?in (?:part|full)|settle your claim|(?:we|I) (?:must|have to|regret that we must) (?:therefore )?(?:deny|decline|refuse|reject)|deny (?:coverage|your claim))\b/iu,
    kinds: STATEMENTS,
    most: 5,
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
      /\b(?:(?:if |should )?you (?:disagree|(?:are|be|remain) (?:unhappy|dissatisfied|not (?:satisfied|content|happy))|aren['’]t (?:satisfied|happy))|(?:make|file|lodge|send|address) (?:a|your) complaint|complaints? (?:officer|department|procedure)|right to (?:complain|appeal|object|a (?:hearing|review))|(?:may|can) (?:complain|appeal|object)|ombudsman)\b/i,
    kinds: STATEMENTS,
    most: 3,
  },
  {
    heading: "What it says",
    pattern:
      /\b(?:(?:is|are) (?:scheduled|planned|booked|arranged|set) (?:for|on)|takes? place|will (?:take place|begin|start|open|close|end|be (?:held|closed|replaced|repaired|moved|cancell?ed)))\b/i,
    figures: ["date"],
    kinds: STATEMENTS,
    most: 2,
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
      /\b(?:please|kindly|ask you|request|must|need to|you(?:['’]ll| will)? need\b|you do not need|required|contact|call|reply|respond|no later than|(?:by|before) (?:the (?:end|\d{1,2}(?:st|nd|rd|th)?)|\d{1,4}(?:st|nd|rd|th)?|noon|midnight|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|then|that (?:date|day)))\b/i,
    kinds: STATEMENTS,
    inOrder: true,
    most: 12,
  },
  {
    heading: "What you're asked to do",
    pattern: FORBIDS,
    kinds: STATEMENTS,
    inOrder: true,
    most: 16,
  },
  {
    heading: "Amounts",
    pattern:
      /^(?:(?:total|net|amount|sum) )?(?:to be paid|payable|amount due|(?:amount )?we (?:will )?pay|payout|refund|settlement|less (?:the )?(?:excess|deductible|deposit)|sum|total)\b/i,
    figures: ["money"],
    kinds: ["row"],
    most: 4,
  },
  {
    heading: "What it says",
    pattern: ANY,
    figures: ["money", "percent"],
    kinds: STATEMENTS,
    inOrder: true,
    most: 11,
  },
  { heading: "Amounts", pattern: ANY, figures: ["money", "percent"], most: 7 },
  {
    heading: "What it says",
    pattern: ANY,
    figures: ["date"],
    kinds: STATEMENTS,
    inOrder: true,
    most: 15,
  },
];
