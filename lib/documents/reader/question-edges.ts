/** Source of a pattern for how a question begins, in front of its first word: "And so …" */
export const OPENING = String.raw`^\W{0,3}(?:and |so |but )?`;

/**
 * Source of a pattern for how a question ends, behind its last word. Of so few marks, as it is tried behind each word that the
 * question might end with.
 */
export const END = String.raw`[^\p{L}\p{N}]{0,20}$`;
