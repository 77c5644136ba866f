/** Source of a pattern for how a question begins, in front of its first word: "And so …" */
export const OPENING = String.raw`^\W{0,3}(?:and |so |but )?`;

/** Source of a pattern for how a question ends, behind its last word. */
export const END = String.raw`[^\p{L}\p{N}]*$`;
