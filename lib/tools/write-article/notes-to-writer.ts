import { splitSentences } from "@/lib/core/sentences";

const PLEASE = "(?:(?:please|pls|and|but|oh|also|ps|nb)[,:]? ){0,2}";
const DONT = "(?:don['’]?t|do not|never|best not to)";
/** "Don't mention the leak": in a mail, that's to whoever writes about it. */
const KEEPS_BACK = new RegExp(
  `^${PLEASE}${DONT} (?:(?:mention|print|publish|quote|name|announce)\\b|(?:say|write|include|put)\\b.{0,60}\\bin (?:the|this|your|our) (?:article|newsletter|piece|post|text)\\b)`,
  "i",
);
/** The same of anything that is no secret by itself, where it's said to be one. */
const KEEPS_SECRET = new RegExp(
  `^${PLEASE}${DONT} (?:mention|say|write|print|publish|quote|name|share|announce|tell|include|put)\\b`,
  "i",
);
const SECRET =
  /\b(?:(?:haven['’]?t|have not|hasn['’]?t|has not|not|isn['’]?t|aren['’]?t) (?:yet )?(?:been )?(?:told|public|announced|official|signed|out)\b|confidential|embargo(?:ed)?|between (?:us|ourselves|you and me)|keep (?:it|this|that) (?:quiet|secret|to yourself)|(?:nobody|no one) (?:else )?knows|in confidence)/i;
/** "Off the record:", "Not for publication." */
const NOT_FOR_PRINT =
  /^\W{0,3}(?:off the record|not for (?:publication|print|the (?:article|newsletter|website))|confidential(?= ?(?:[:.,;–—-]|$))|in confidence(?= ?(?:[:.,;–—-]|$))|strictly between us|under embargo)(?![\p{L}])/iu;

/** What a mail says to whoever reads it, and no reader of the article. */
const TO_WRITER =
  /^(?:(?:i )?(?:do )?hope (?:you(?! (?:can|could|will|['’]ll))|this|that you(?! (?:can|could|will))|all is|everything)\b|(?:i )?hope .{0,30}\bfinds you\b|(?:many )?thanks? (?:you )?(?:so much |again )?for (?:your (?:patience|help|time|e?-?mail|message|offer|interest|reply)|getting|agreeing|doing|offering|asking)\b|(?:as (?:promised|discussed|requested|agreed)|here you (?:go|are)|here (?:are|is|come)|below (?:are|is)|attached (?:are|is)|(?:please )?(?:find|see) (?:attached|enclosed|below)|i(?:['’]ve| have)? (?:attach|attached|enclose|enclosed)\b)(?=.{0,120}(?:\b(?:attached|enclosed|below|newsletter|article|piece|you asked|you wanted|for you)\b|:$))|let me know\b|(?:photos?|pictures?|pics|images|logos?|quotes?|more|details|the rest)(?: \p{L}+){0,3} to follow\b|(?:i['’]m |i am |always )?happy to (?:help|answer|send|talk)\b|(?:just )?give me a (?:call|ring|shout)\b|(?:if you have )?any (?:more |other |further )?questions\b|(?:i(?:['’]m| am) )?looking forward to (?:hearing|seeing|reading|your)\b|sorry (?:for|about) (?:the|my|this) (?:late|delay|slow|short)|sorry (?:this|it) (?:is|took)\b)/iu;
/** "Could you please mention them by name?", neither "Would you like to volunteer?" nor "Can you also say that we open in May?", which tells something. */
const ASKS_WRITER =
  /^(?:also,? )?(?:could|can|would|will) you\b(?!.{0,30}\b(?:say|mention|add|write|tell \p{L}+) (?:that|we|it|there|he|she|they)\b).{0,30}\b(?:mention|say|add|write|name|include|check|send|use|leave|make|put|print|run|thank|credit|spell|get|have)\b.{0,160}\?$/iu;
const SMILES = /(?::-?\)|;-?\)|:-?D|[☺😀-😆😉🙂])[.!]?$/u;
const POINTS_BACK = /^(?:they|he|she|it|that|this|these|those)\b/i;
/** What makes a line an item of a list. */
const MARK = /^\s*(?:[-*•]|\d{1,3}[.)]) +/u;
/** "On 12 Oct Jim wrote:" above what is quoted, whose lines are read as items of a list. */
export const QUOTE_HEADER =
  /^[>\s-]*(?:On|Am|Le|El)\s.{3,120}\s(?:wrote|schrieb|a écrit|escribió)\s?:\s*$/u;

/**
 * A line without what isn't for readers: what must not be told, and, in a mail, what it says to whoever is to write.
 *
 * @returns `said`: what was left out, sentence by sentence
 */
export function withoutWordsToWriter(
  line: string,
  isMail: boolean,
): { line: string; said: string[] } {
  const mark = MARK.exec(line)?.[0] ?? "";
  const sentences = splitSentences(line.slice(mark.length).trim());
  const said: string[] = [];
  const kept = sentences.filter((sentence) => {
    const goesOn = said.length > 0 && POINTS_BACK.test(sentence) && SMILES.test(sentence);
    const isOut =
      keepsBack(sentence, isMail) ||
      (isMail && (TO_WRITER.test(sentence) || ASKS_WRITER.test(sentence) || goesOn));
    if (isOut) said.push(sentence);
    return !isOut;
  });
  if (said.length === 0) return { line, said };
  return { line: kept.length > 0 ? mark + kept.join(" ") : "", said };
}

function keepsBack(sentence: string, isMail: boolean): boolean {
  if (NOT_FOR_PRINT.test(sentence)) return true;
  if (isMail && KEEPS_BACK.test(sentence)) return true;
  return KEEPS_SECRET.test(sentence) && SECRET.test(sentence);
}
