/** Opens with a word that refers to what was said before. */
const REFERS_BACK =
  /^(?:it|its|it's|this|that|that's|these|those|they|they're|their|them|he|she|his|her|him|such|however|but|and|or|also|so(?! far\b)|then|thus|therefore|hence|instead|otherwise|still(?! \p{L}+ing\b)|yet|moreover|furthermore|meanwhile|besides|likewise|similarly|afterwards?|both|neither|either|another|the (?:latter|former|same|other)|in addition|as a result|for (?:example|instance)|on the other hand|because of (?:this|that)|after (?:this|that)|same|ditto)(?![\p{L}\p{N}-])/iu;

/** "I tried that and it helped": what was done is what was said before. */
const DID_THAT =
  /^(?:i|we|you|they|he|she)(?:['’]\p{L}+)? (?:\p{L}+ ){1,3}(?:that|this|it|them|those|these)(?=[,.;:!?]|$| (?:and|but|so|for|in|at|on|again|too|once|twice|until|till|because|as well|instead)(?![\p{L}'’-]))/iu;

/** Whether a statement needs the one before it to be understood. */
export function refersBack(text: string): boolean {
  return REFERS_BACK.test(text) || DID_THAT.test(text);
}
