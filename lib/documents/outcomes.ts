const BODY = String.raw`(?:the|our|your|this) (?:\p{L}+ ){0,2}(?:board|council|committee|commission|(?<=(?:city|county|town|village|district|planning|school) )staff|panel|task force|working group|court|parliament|senate|assembly|commissioners|trustees)`;
const DAY = String.raw`(?:(?:january|february|march|april|may|june|july|august|september|october|november|december) \d|(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|tomorrow\b|next (?:week|month|spring|summer|fall|autumn|winter|year)\b|the \d{1,2}(?:st|nd|rd|th)\b|\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:january|february|march|april|may|june|july|august|september|october|november|december)\b)`;
/** "The committee, which I chair, recommends option C." */
const RECOMMENDS = new RegExp(
  String.raw`\b${BODY}(?:, (?:which|who)\b[^,]{2,40},)? (?:(?:\p{L}+ly|also|now|therefore) )?(?:recommends?|(?<past>recommended|endorsed)|endorses?|advises|proposes)\b`,
  "iu",
);
/** What was recommended back then is history. */
const LONG_AGO =
  /\b(?:1[5-9]|20)\d\d\b|\b(?:back then|at the time|years? ago|decades? ago|last century|in those days)\b/i;
/** "The council votes on February 9", "the hearing is next Tuesday": when something will be decided. */
const WILL_DECIDE = new RegExp(
  String.raw`\b${BODY} (?:votes?|decides?|rules|(?:will|is going to|is due to|is scheduled to|is set to|plans to) (?:vote|decide|rule))\b.{0,60}\b${DAY}|\b(?:the|a) (?:\p{L}+ )?(?:vote|referendum|election|hearing|ballot|decision) (?:is|will be|takes place|comes|is (?:set|scheduled|planned)) .{0,20}\b${DAY}`,
  "iu",
);
/** "You can send comments until January 31": until when those who listen can do something about it. */
const STILL_OPEN = new RegExp(
  String.raw`\b(?:you|residents|citizens|people|everyone|everybody|anyone|anybody) (?:can|may|must|have to|should) (?:still )?(?:send|submit|comment|apply|register|sign up|hand in|object|appeal|vote|respond)\b.{0,60}\b(?:until|till|by|before|through) .{0,20}\b${DAY}`,
  "iu",
);

/** How much a statement says of what a meeting comes to: 3 for what its body recommends, 2 for when that is decided, 1 for a deadline. */
export function outcomeWeight(text: string): number {
  const recommends = RECOMMENDS.exec(text);
  if (recommends && !(recommends.groups?.past && LONG_AGO.test(text))) return 3;
  if (WILL_DECIDE.test(text)) return 2;
  return STILL_OPEN.test(text) ? 1 : 0;
}
