/** The page where engines are connected. */
export const ENGINE_SETTINGS = "/ai/settings/engines";

/** Where on that page models are downloaded. */
export const DOWNLOADS_ID = "downloads";

/** The page that lists where the person is signed in, where accounts are our own. */
export const DEVICES_PAGE = "/ai/settings/devices";

/** The page where tokens for programs are made. */
export const TOKENS_PAGE = "/ai/settings/tokens";

/** The page that tells what was used. */
export const USAGE_PAGE = "/ai/settings/usage";

/** An engine's name within a sentence. */
export function inSentence(name: string): string {
  return name.replace(/^This /, "this ");
}
