import "server-only";

import { createLocalJWKSet, errors, jwtVerify } from "jose";

import { singleton } from "@/lib/core/singleton";
import { getAuth } from "@/lib/providers/auth/local/better-auth";

/** An unknown key is looked up in the database at most this often, whatever strangers send. */
const RELOAD_MS = 1_000;

/** Public keys of our tokens. Reading and parsing them for every call took longer than checking a token. */
const keyring = singleton("token-keys", async () => {
  const auth = await getAuth();
  return { loadedAt: Date.now(), find: createLocalJWKSet(await auth.api.getJwks()) };
});

/**
 * Checks signature, issuer, audience and expiry of a token of ours (EdDSA, RFC 8037). Whether its session still
 * exists is the caller's question.
 *
 * @returns null for anything but a valid token
 * @throws what the database throws when the keys can't be read
 */
export async function verifyToken(
  token: string,
): Promise<{ userId: string; sessionId: string } | null> {
  const { find, loadedAt } = await keyring.get();
  try {
    const options = { issuer: "atelier", audience: "atelier", algorithms: ["EdDSA"] };
    const { payload } = await jwtVerify(token, find, options);
    if (!payload.sub || typeof payload.sid !== "string") return null;
    return { userId: payload.sub, sessionId: payload.sid };
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error;
    const unknownKey = error instanceof errors.JWKSNoMatchingKey;
    if (!unknownKey || Date.now() - loadedAt < RELOAD_MS) return null;
    keyring.set(undefined);
    return verifyToken(token);
  }
}
