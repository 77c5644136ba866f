import { dateFigures } from "@/lib/documents/reader/dates";

/** Words for the thing itself, which don't point at a sentence before: "This agreement", "These terms". */
const OF_DOCUMENT =
  "(?! (?:agreement|contract|lease|document|policy|manual|paper|study|report|notice|letter|handbook|guide|form|proposal|offer|invoice|statement|warranty|bill|is to certify)\\b)";
/** "Without it, …", "After that, …", "Do the same …", "To do so, …": what is meant stands in the sentence before. */
const AT_START = new RegExp(
  String.raw`^(?:(?:without|beyond|after|before|until|above|below|for|in|with|under|if) (?:it|that|this|them|these|those|which)|it|they|this|that|these|those|otherwise|if (?:not|so|more|less)|in (?:that|this|such a|either) case|thereafter)\b${OF_DOCUMENT}`,
  "i",
);
const AT_START_TOO =
  /^(?:(?:then |now )?(?:please )?(?:do|repeat|follow) (?:the same|this|that|so|it|these)\b|(?:to|by|for|when|before|after|in) (?:do|doing) (?:so|this|that|it)\b|the same (?:applies|goes|holds|is true|rules? appl(?:y|ies)|must|can|will)\b|(?:both|neither|either|none|some|most|all|each) of (?:them|these|those)\b|the (?:latter|former)\b|(?:because|as a result|for|in spite|regardless) (?:of )?(?:this|that)\b|for (?:this|that) reason\b|such (?:a|an|cases?|requests?|claims?|items?|costs?)\b)/i;
/** "You can enter it online": no thing is named before the "it". */
const ACTS_ON_IT =
  /^(?:you|we|he|she|one) (?:can|may|must|should|will|could|need to|have to|are able to)(?: (?:also|then|not|only|either|always))? \p{L}+ (?:it|them|this|these|those|him|her)\b/iu;
/** "… remains unchanged until then", "If you leave before that date": a time that another sentence names. */
const OF_THAT_TIME =
  /\b(?:until|till|before|after|since|by|from|on) (?:then\b|that (?:date|day|time|point|period|deadline|month|year)\b)|\b(?:on|at|in|within|during|after|before|by) (?:that|this) (?:date|day|deadline|period|limit)\b/i;
const LONG = 600;

/** Whether a sentence says too little without the one before. */
export function pointsBack(text: string): boolean {
  const words = text.slice(0, LONG);
  return [AT_START, AT_START_TOO, ACTS_ON_IT].some((form) => form.test(words)) || namesThat(words);
}

/** A time may also be one that the sentence itself has named: "on 2 May; by that date …" */
function namesThat(text: string): boolean {
  const at = text.search(OF_THAT_TIME);
  return at >= 0 && dateFigures(text.slice(0, at)).length === 0;
}
