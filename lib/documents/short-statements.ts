import nlp from "compromise/two";

import { SENTENCE_END } from "@/lib/core/sentences";

const WORDS = { min: 3, max: 5 };
const MAX_CHARACTERS = 60;

/** Whether a sentence too short to stand alone says something beside others: "The piers are sound.", and not "See figure 3." */
export function isShortStatement(sentence: string): boolean {
  if (sentence.length > MAX_CHARACTERS || !/^["“‘']?\p{Lu}/u.test(sentence)) return false;
  if (!SENTENCE_END.test(sentence) || /\?["”’']?$|:|^(?:see|cf\.?) /i.test(sentence)) return false;
  const words = sentence.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;
  if (words < WORDS.min || words > WORDS.max) return false;
  return nlp(sentence).has("(#PastTense|#PresentTense|#Copula|#Modal)");
}

const WHO = "(?:everyone|everybody|all|folks|friends|neighbors|again|ladies and gentlemen)";
/** Alone in its sentence: "Good evening, everyone.", and not "Good morning is what they say there." */
const GREETS = new RegExp(
  `^(?:good (?:morning|afternoon|evening)|hello|hi|welcome)(?:,? (?:and )?(?:${WHO}|to (?:you|all of you)|welcome|thank you|thanks|hello))*[.!]$`,
  "i",
);
const THANKS =
  /^(?:good (?:morning|afternoon|evening),? )?(?:and |so )?(?:thank you|thanks|many thanks)(?:,? (?:all|everyone|everybody|again|very much|so much|a lot))*(?:[.!]$|,? (?:for|to (?:you )?(?:all|everyone)\b).{0,20}\b(?:coming|joining|having (?:me|us)|listening|watching|attention|your (?:time|patience)|being here|inviting|invitation|turning out)\b)/i;
const ASKS_FOR_QUESTIONS =
  /^(?:(?:and |so )?(?:now )?(?:i|we)(?:['’]m|['’]re| am| are|['’]ll| will|['’]d| would) (?:now )?(?:be )?(?:happy|glad|pleased|ready|delighted|here)? ?(?:to )?(?:take|answer|hear) (?:any |all |some |a few )?(?:of )?(?:your )?(?:other |more )?questions?\b|(?:are there |do you have )?any (?:other |more |further )?questions\b)/i;
const MAX_COURTESY_CHARACTERS = 140;

/** What a speaker says to the room and not of the subject: "I am happy to take your questions." */
export function isCourtesy(sentence: string): boolean {
  if (sentence.length > MAX_COURTESY_CHARACTERS) return false;
  return GREETS.test(sentence) || THANKS.test(sentence) || ASKS_FOR_QUESTIONS.test(sentence);
}
