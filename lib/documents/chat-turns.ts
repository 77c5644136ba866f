/** How many of the latest messages of a chat go with a question. */
export const MAX_TURNS = 20;

/** How many messages of a chat are kept, when its owner wants that. */
export const MAX_KEPT_MESSAGES = 200;
