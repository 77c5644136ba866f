import "server-only";

import { randomBytes } from "node:crypto";
import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { bearer, jwt } from "better-auth/plugins";

import type { Database } from "@/db/client";
import { getOrCreateSecret } from "@/db/queries/app-secrets";
import { accounts, jwks, sessions, users, verifications } from "@/db/schema/accounts";
import { appUrl, env } from "@/lib/core/env";
import { logger } from "@/lib/core/logger";
import { PASSWORD_CHARACTERS } from "@/lib/core/password-length";
import { singleton } from "@/lib/core/singleton";
import { callLimit } from "@/lib/providers/auth/local/call-limit";
import { CLIENT_HEADER } from "@/lib/providers/auth/local/handle-auth-request";
import { afterAuthRequest, beforeAuthRequest } from "@/lib/providers/auth/local/hooks";
import { passwordHashing } from "@/lib/providers/auth/local/password-hashing";
import { trustedOrigins } from "@/lib/providers/auth/local/trusted-origins";
import { getDatabase } from "@/lib/providers/database";

const DAY_SECONDS = 24 * 60 * 60;
/** How exactly a session's row says when it was last used. */
const LAST_USED_SECONDS = 10 * 60;

function createAuth(db: Database, secret: string) {
  const schema = {
    user: users,
    session: sessions,
    account: accounts,
    verification: verifications,
    jwks,
  };
  return betterAuth({
    secret,
    baseURL: appUrl(),
    trustedOrigins: async (request) => trustedOrigins(request),
    database: drizzleAdapter(db, { provider: "pg", schema, transaction: true }),
    emailAndPassword: {
      enabled: true,
      autoSignIn: true,
      minPasswordLength: PASSWORD_CHARACTERS.min,
      maxPasswordLength: PASSWORD_CHARACTERS.max,
      password: passwordHashing,
    },
    user: {
      additionalFields: {
        plan: { type: "string", required: false, defaultValue: "free", input: false },
      },
    },
    session: { expiresIn: 7 * DAY_SECONDS, updateAge: LAST_USED_SECONDS },
    rateLimit: {
      enabled: true,
      customStorage: callLimit,
      window: 60,
      max: 240,
      customRules: {
        "/sign-in/email": { window: 60, max: env().SIGN_INS_PER_MINUTE },
        "/sign-up/email": { window: 60 * 60, max: env().SIGN_UPS_PER_HOUR },
        "/change-password": { window: 60, max: 5 },
        // There's nothing to guess here, and every page view of everyone behind one IP address calls these.
        "/get-session": false,
        "/token": false,
      },
    },
    advanced: {
      // Explicit, because better-auth disables both when NODE_ENV is "test".
      disableOriginCheck: false,
      disableCSRFCheck: false,
      useSecureCookies: appUrl().startsWith("https://"),
      ipAddress: { ipAddressHeaders: [CLIENT_HEADER] },
    },
    // What follows a colon is the caller's: an origin, an address to return to.
    logger: {
      level: "error",
      log: (_level, message) => logger.info({ message: message.split(":")[0] }, "accounts"),
    },
    // To `app/api/auth`, which answers and logs every failure; the library would print it as it is.
    onAPIError: { throw: true },
    telemetry: { enabled: false },
    hooks: { before: beforeAuthRequest, after: afterAuthRequest },
    plugins: [
      bearer({ requireSignature: true }),
      jwt({
        disableSettingJwtHeader: true,
        jwt: {
          expirationTime: "5m",
          issuer: "atelier",
          audience: "atelier",
          definePayload: ({ session }) => ({ sid: session.id }),
        },
      }),
    ],
  });
}

export type Auth = ReturnType<typeof createAuth>;

async function openAuth(): Promise<Auth> {
  const db = await getDatabase();
  const makeSecret = () => randomBytes(32).toString("base64url");
  return createAuth(db, env().AUTH_SECRET ?? (await getOrCreateSecret(db, "auth", makeSecret)));
}

const auth = singleton("auth", openAuth);

/** better-auth on our database, created once per process. A failure is retried on the next call. */
export function getAuth(): Promise<Auth> {
  return auth.get();
}
