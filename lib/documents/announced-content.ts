const LEADS = "(?:(?:so|and|but|now|well|okay|all right|alright),? ){0,3}";
const THIS = "(?:this|this one|the following|simple|easy|clear|short|one thing)";
/** "If you take one thing home, it's this", "my advice is simple", "it all comes down to this". */
const ANNOUNCES = new RegExp(
  `^${LEADS}(?:${[
    String.raw`if (?:you|i) (?:can |could |should |only |just ){0,2}(?:take|remember|keep|learn|do|give|leave|change)\b.{0,60}?,? (?:let it be|make it|(?:then )?it(?:['’]s| is|['’]d be| would be)) (?:just )?${THIS}`,
    String.raw`(?:my|our|the|her|his|their) (?:\p{L}+ ){0,3}(?:advice|answer|lesson|rule|trick|secret|takeaway|conclusion|bottom line|verdict|moral|key|message|recommendation|point|tip)\b.{0,40}? (?:is|was) (?:(?:really|pretty|very|quite|actually|just) )?${THIS}`,
    String.raw`what (?:i|we)(?:['’]ve)? (?:take|took|learn|learned|learnt|tell|want)\b.{0,50}? is (?:(?:really|pretty|very|just) )?${THIS}`,
    `(?:it|that|everything) (?:all )?(?:comes|boils) down to (?:just )?(?:this|one thing)`,
    `(?:just |always |please )?remember (?:this|one thing)`,
    `(?:the )?one thing (?:to|i want you to|you should|you need to) (?:remember|take home|take away)(?: is this)?`,
  ].join("|")})[.:!]$`,
  "iu",
);

/** Whether a sentence only announces what a talk comes to, which the next one says. */
export function announcesContent(text: string): boolean {
  return ANNOUNCES.test(text);
}
