/** "The minister denies that he says", where two sentences were joined: together they say the opposite. */
const DENIES_SAYING =
  /(?:\bden(?:y|ies|ied)|(?:n['’]t| not) (?:accept|agree)|\bdisputes?|\brejects?|\bdisagrees?) that (?:he|she|it|they|we|i) (?:says?|insists?|argues?|claims?|points? out|adds?)\b/i;
/** "Whatever you do, because it snaps": what not to do was said before it. */
const WITHOUT_ORDER =
  /^(?:(?:and|but|so),? )?(?:whatever (?:you do|happens)|no matter what(?: you do)?),? (?:because|since|or|otherwise|as)\b/i;
/** "That's a great question, and how many of you are there", "and what's your advice": somebody asks at its end. */
const ASKS_ON =
  /,? (?:and|so|but),? (?:when|where|why|how|what|who)(?: (?:many|much|long|often|far|old))? (?:of you )?(?:did|do|does|will|would|are|is|was|were|have|has|can|could) (?:you|it|they|he|she|your|there)\b[^,.]{0,80}\.$|, (?:and |so )?(?:what['’]s|how['’]s|who['’]s) (?:your|next|the)\b[^,.]{0,40}\.$/i;
/** "Tom, what happens next when does it start": somebody there is asked. */
const ASKS_SOMEBODY =
  /^(?:so )?(?!(?:However|Now|And|But|So|Today|Then|Okay|Well|Look|Here|There|Yes|No)\b)\p{Lu}\p{L}+, (?:what|when|where|why|how) (?:happens|happened|comes|do|does|did|will|would|is|are|was|were|can|should)\b/u;
/** "I found a piece of glass in mine", "mine says sixty five": of what, the sentences before say. */
const OF_MINE = /^mine\b|^(?:i|we) [^,.]{1,60} (?:in|on|from|with|of) mine\.$/i;
/** "You've done something quite unusual", "energy prices must have hit you too": said to a guest, who answers. */
const TO_GUEST =
  /^you(?:['’]ve| have) (?:also )?(?:done|made|had|said|built|got) (?:something|things|quite)\b|\bmust have (?:hit|hurt|surprised|worried|shocked|scared|cost|helped) you\b[^,.]{0,30}\.$/i;
/** "That's amazing.": how somebody takes what was said. */
const REACTS =
  /^(?:(?:oh|wow|well|yeah|no|yes),? )*(?:that['’]s|that is|how) (?:(?:so|really|pretty|quite|absolutely|just|very|a) )?(?:amazing|incredible|great|wonderful|fantastic|fascinating|lovely|awesome|brilliant|interesting|funny|crazy|wild|great question|good question)[^\p{L}\p{N}]*$/iu;

/** Whether a statement was joined from sentences that don't belong together, or lacks what it is said of. */
export function runsOn(text: string): boolean {
  return [DENIES_SAYING, WITHOUT_ORDER, ASKS_ON, ASKS_SOMEBODY, OF_MINE, TO_GUEST].some((form) =>
    form.test(text),
  );
}

/** Whether a sentence only says how somebody takes what was said before it. */
export function reacts(text: string): boolean {
  return REACTS.test(text);
}
