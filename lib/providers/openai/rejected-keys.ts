/** Shown when a service refuses the key that the administrator configured. */
export const SERVER_KEY_REJECTED =
  "The AI service rejected this server's API key. Ask its administrator to check it.";

/** Shown when it refuses the person's own. */
export const OWN_KEY_REJECTED =
  "The AI service rejected your API key. Check it under Engines and try again.";
