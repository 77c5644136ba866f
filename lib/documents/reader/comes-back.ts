/** "When will they be back?", "What time does the coach get back?" */
const ASKS =
  /^\W{0,3}(?:and |so |but )?(?:when|(?:at )?what time|by when)\b[^?]{0,20}\b(?:they|we|i|he|she|you|everyone|everybody|(?:the|my|our) (?:\p{L}+ ){0,2}(?:child(?:ren)?|kids?|class(?:es)?|coach(?:es)?|bus(?:es)?|group|pupils?|students?|boys?|girls?|sons?|daughters?|scouts|walkers|hikers|team|tour|party))\b[^?]{0,20}\b(?:back|return|home)\b(?! (?:the|my|our|their|it|them)\b)/iu;
const BACK = /\b(?:back|returns?|returning|home|collect(?:ed|ion)?|pick(?:ed)?[- ]?up)\b/i;
/** What is given back, and comes from no trip. */
const THING =
  /\b(?:slips?|forms?|consents?|replies|reply|answers?|letters?|papers?|documents?|questionnaires?|books?|tools?|keys?|items?|goods|deposits?|money|copy|copies|sheets?|permissions?|payments?)\b[^.;]{0,30}\b(?:back|returned?)\b|\b(?:return|send|give|hand|bring) (?:\p{L}+ ){0,4}(?:slips?|forms?|consents?|replies|reply|answers?|letters?|keys?|books?)\b/iu;

/** Whether a question asks when people come back. */
export function asksWhenBack(question: string): boolean {
  return ASKS.test(question);
}

/** Whether a statement speaks of coming back, or of being fetched. */
export function saysBack(text: string): boolean {
  return BACK.test(text);
}

/** Whether what comes back in a statement is a thing, like a form. */
export function isOfThing(text: string): boolean {
  return THING.test(text);
}
