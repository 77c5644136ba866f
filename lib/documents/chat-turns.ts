/** How many of the latest messages of a chat go with a question. */
export const MAX_TURNS = 20;
