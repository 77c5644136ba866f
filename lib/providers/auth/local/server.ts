import "server-only";

import { headers } from "next/headers";

import { failOnOutage } from "@/db/outages";
import { findEmailOf, findUserById, findUserOfSession } from "@/db/queries/accounts";
import { AppError } from "@/lib/core/errors";
import { bearerToken } from "@/lib/http/bearer";
import { getAuth } from "@/lib/providers/auth/local/better-auth";
import { changePassword, checkPassword } from "@/lib/providers/auth/local/check-password";
import { handleAuthRequest } from "@/lib/providers/auth/local/handle-auth-request";
import { passwordHashing } from "@/lib/providers/auth/local/password-hashing";
import { forgiveSignIns } from "@/lib/providers/auth/local/sign-in-limit";
import { verifyToken } from "@/lib/providers/auth/local/verify-token";
import type { AuthServer, User } from "@/lib/providers/auth/port";
import { getDatabase } from "@/lib/providers/database";

/** Accounts with email and password in our own database. */
export const authServer: AuthServer = {
  provider: "local",

  async userFromRequest(request) {
    const token = bearerToken(request.headers);
    if (!token) return null;
    const claims = await verifyToken(token);
    return claims && findLiveUser(claims.userId, claims.sessionId);
  },

  async userById(userId) {
    return findUserById(await getDatabase(), userId);
  },

  async sessionIdOf(request) {
    const token = bearerToken(request.headers);
    return (token && (await verifyToken(token))?.sessionId) || null;
  },

  async userFromCookies() {
    const auth = await getAuth();
    const request = {
      headers: await headers(),
      // A page can't set cookies while rendering, so it can't refresh the session.
      query: { disableRefresh: true },
    };
    const session = await failOnOutage(() => auth.api.getSession(request));
    return session && findLiveUser(session.user.id, session.session.id);
  },

  async emailsOf(userId) {
    const email = await findEmailOf(await getDatabase(), userId);
    return email === null ? [] : [email];
  },

  async handle(request) {
    const auth = await getAuth();
    const { handler } = auth;
    const accounts = { handler, changePassword: (call: Request) => changePassword(auth, call) };
    return failOnOutage(() => handleAuthRequest(accounts, request));
  },

  checkPassword,
  hashPassword: passwordHashing.hash,
  forgiveSignIns,

  async deletedUserFromWebhook() {
    throw new AppError("not_found", "There's nothing at this address.");
  },
};

async function findLiveUser(userId: string, sessionId: string): Promise<User | null> {
  return findUserOfSession(await getDatabase(), { userId, sessionId, now: new Date() });
}
