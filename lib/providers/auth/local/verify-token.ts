import "server-only";

import { createLocalJWKSet, errors, jwtVerify } from "jose";

import { failOnOutage } from "@/db/outages";
import { singleton } from "@/lib/core/singleton";
import { getAuth } from "@/lib/providers/auth/local/better-auth";

/** An unknown key is looked up in the database at most this often, whatever strangers send. */
const RELOAD_MS = 1_000;

type Claims = { userId: string; sessionId: string };

/** Checking a signature takes longer than the rest of a short call, and a page sends its token with each. */
const MAX_KNOWN = 10_000;

/**
 * Public keys of our tokens, and the tokens that they signed. Reading and parsing the keys for every call took
 * longer than checking a token.
 */
const keyring = singleton("token-keys", async () => {
  const auth = await getAuth();
  return {
    loadedAt: Date.now(),
    find: createLocalJWKSet(await failOnOutage(() => auth.api.getJwks())),
    known: new Map<string, Claims & { expiresAt: number }>(),
  };
});

/**
 * Checks signature, issuer, audience and expiry of a token of ours (EdDSA, RFC 8037). Whether its session still
 * exists is the caller's question.
 *
 * @returns null for anything but a valid token
 * @throws what the database throws when the keys can't be read
 */
export async function verifyToken(token: string): Promise<Claims | null> {
  const { find, loadedAt, known } = await keyring.get();
  const before = known.get(token);
  if (before && before.expiresAt > Date.now()) return before;
  try {
    const options = { issuer: "atelier", audience: "atelier", algorithms: ["EdDSA"] };
    const { payload } = await jwtVerify(token, find, options);
    if (!payload.sub || !payload.exp || typeof payload.sid !== "string") return null;
    const claims = { userId: payload.sub, sessionId: payload.sid };
    remember(known, token, { ...claims, expiresAt: payload.exp * 1000 });
    return claims;
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error;
    const unknownKey = error instanceof errors.JWKSNoMatchingKey;
    if (!unknownKey || Date.now() - loadedAt < RELOAD_MS) return null;
    keyring.set(undefined);
    return verifyToken(token);
  }
}

/** Keeps what `entry` says for `key`, and forgets the oldest entry of a full map. */
function remember<Entry>(known: Map<string, Entry>, key: string, entry: Entry): void {
  const oldest = known.keys().next().value;
  if (known.size >= MAX_KNOWN && oldest !== undefined) known.delete(oldest);
  known.set(key, entry);
}
