import { z } from "zod";

import {
  MAX_TOKEN_NAME_CHARACTERS,
  TOKEN_LIFETIMES_DAYS,
  TOKEN_SCOPES,
} from "@/lib/account/token-scopes";

const accessTokenSchema = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(TOKEN_SCOPES)),
  /** Its last four characters. */
  tokenEnd: z.string(),
  createdAt: z.iso.datetime(),
  /** To a minute; null until it's used. */
  lastUsedAt: z.iso.datetime().nullable(),
  /** Null for one that doesn't expire. */
  expiresAt: z.iso.datetime().nullable(),
  hasExpired: z.boolean(),
});

/** A person's access tokens, newest first. */
export const accessTokensSchema = z.object({ tokens: z.array(accessTokenSchema) });

/** A token that was just made: the only answer that has all of it. */
export const createdTokenSchema = accessTokensSchema.extend({ token: z.string() });

export const createTokenInput = z.object({
  name: z
    .string("Give the token a name.")
    .trim()
    .min(1, "Give the token a name.")
    .max(MAX_TOKEN_NAME_CHARACTERS, `Use ${MAX_TOKEN_NAME_CHARACTERS} characters or fewer.`),
  scopes: z
    .array(z.enum(TOKEN_SCOPES), "Choose what the token may do.")
    .min(1, "Choose at least one thing that the token may do.")
    .transform((scopes) => TOKEN_SCOPES.filter((scope) => scopes.includes(scope))),
  expiresInDays: z.literal(TOKEN_LIFETIMES_DAYS, "Choose when the token expires."),
});

export const revokeTokenInput = z.object({ id: z.uuid("That isn't a valid token ID.") });

export type AccessToken = z.output<typeof accessTokenSchema>;
