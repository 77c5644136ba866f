/** How long messages to whoever runs this server are kept: once they are done, and in any case. */
export const DONE_MESSAGE_DAYS = 30;
export const MESSAGE_DAYS = 180;
