/** Above every article of the built-in model, and in the first line of its files. */
export const PRACTICE_DRAFT = "Practice draft. Unchecked: may be wrong.";
