/** "You don't have to", "we'll", "nobody should": up to the verb of a clause that names nobody and nothing. */
const SUBJECT = `(?:i|you|we|they|people|nobody|everybody|everyone)(?:['’](?:ll|ve|d|re|m))?`;
/** "The town bought it in 2021": it's somebody or something else than whoever does that. */
const NAMED_SUBJECT = String.raw`(?:the|an?|our|my|your|his|her|their) (?:\p{L}[\p{L}-]{1,20} ){1,3}?(?:(?:has|have|had|will|would|can|could|also|then|later|first) ){0,2}`;
const HELPERS = `(?:(?:don['’]t|do|does|doesn['’]t|didn['’]t|did|not|can|cannot|can['’]t|could|couldn['’]t|should|shouldn['’]t|would|wouldn['’]t|will|won['’]t|must|mustn['’]t|may|might|have|had|need|want|ought|going|gonna|able|are|were|to|just|really|never|always|also|still|only|even|simply|probably|usually|ever) ){0,6}`;
const LEADS = `(?:(?:so|and|but|now|then|just|okay|please|first|next|well|yeah|yes|no),? ){0,3}`;
const PARTICLE = "(?:(?:up|off|out|down|away|back|on|over|in) )?";
/** What comes after an object: "that lap" and "that we are late" have something else there. */
const AFTER_OBJECT = String.raw`(?=[.,;!]|$| (?:up|off|out|down|away|back|on|in|into|onto|at|by|for|from|with|without|to|until|till|before|after|through|under|over|around|about|near|against|between|during|every|once|twice|again|either|too|because|and|or|but|today|tomorrow|tonight|now|yourself|together)(?![\p{L}\d]))`;

const OBJECT = new RegExp(
  `^${LEADS}(?:${SUBJECT} ${HELPERS}|${NAMED_SUBJECT}|(?:don['’]t|do not|never) (?:ever |just )?)?(?<verb>\\p{L}{2,}) ${PARTICLE}(?<object>it|that|them)${AFTER_OBJECT}`,
  "iu",
);
const BEGINS_NAMED = new RegExp(`^${LEADS}(?:the|an?|our|my|your|his|her|their) `, "iu");
/** No verbs, which "it" follows as a subject; the rest have no object that was named: "we made it to the summit". */
const NO_VERB =
  /^(?:is|are|was|were|am|be|as|if|when|while|because|since|though|although|unless|until|once|after|before|where|than|of|in|on|at|by|for|from|with|to|about|into|like|and|or|but|so|not|even|maybe|perhaps|sometimes|often|today|all|some|most|both|none|each|any|one|make|made|makes|owe|owed|believe|do|did)$/i;
/** A verb as nouns have it: "bought", "covers", "gave". "The way that works" and "a machine like that" have none. */
const IS_VERB =
  /^(?!(?:this|his|its|always|perhaps|besides|towards|plus|less|unless|yes|thus|is|was|has|does|across)$)(?:\p{L}{2,}(?:[^s]s|ed)|bought|sold|built|gave|took|made|got|left|kept|found|won|lost|held|put|cut|sent|spent|paid|brought|caught|taught|threw|drew|wrote|chose|broke|shut|hit|met|ran|stole|saw|knew)$/iu;
/** "That" after these begins what is thought or said. */
const SAYS =
  /^(?:agree|argue|believed?|explain(?:ed)?|feel|felt|find|found|guess|hear|heard|hope|know|knew|learn(?:ed)?|mean|notice[ds]?|realized?|remember|said|say|saw|see|show(?:ed)?|think|thought|told|understand)$/i;

/** Whether what is done is done to something that was named before: "turn it off", "you don't want that on your lap". */
export function hasObjectBefore(sentence: string): boolean {
  const { verb = "", object = "" } = OBJECT.exec(sentence)?.groups ?? {};
  if (verb === "" || NO_VERB.test(verb)) return false;
  if (BEGINS_NAMED.test(sentence)) return object.toLowerCase() !== "that" && IS_VERB.test(verb);
  return object.toLowerCase() !== "that" || !SAYS.test(verb);
}
