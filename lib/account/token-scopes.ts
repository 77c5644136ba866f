/** What an access token may be allowed to do. Accounts, tokens, devices, engines, and the server itself are never among it. */
export const TOKEN_SCOPES = ["run", "read", "write"] as const;

export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** Each scope in words, for the form, the page for developers, and the OpenAPI document. */
export const SCOPE_WORDS: Record<TokenScope, { label: string; hint: string }> = {
  run: {
    label: "Run tools",
    hint: "Use the tools on what the program sends and on your creations, and download their files. List, follow, and stop runs. Runs count toward your limits.",
  },
  read: {
    label: "Read creations",
    hint: "Search, list, open, and download everything you've made, and see the community and your usage.",
  },
  write: {
    label: "Change creations",
    hint: "Rename, edit, pin, delete, restore, publish, and share what you've made, and like what others have. Tools need it, too, to publish a result or replace a creation.",
  },
};

/** How long a token may last, in days; null for one that doesn't expire. */
export const TOKEN_LIFETIMES_DAYS = [30, 90, 365, null] as const;

/** Tokens that one person may have. */
export const MAX_TOKENS = 20;

export const MAX_TOKEN_NAME_CHARACTERS = 60;
