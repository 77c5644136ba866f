import "server-only";

import { auth, clerkClient, createClerkClient, currentUser } from "@clerk/nextjs/server";
import { verifyWebhook } from "@clerk/nextjs/webhooks";
import { NextRequest } from "next/server";
import { z } from "zod";

import { isUserDeleted } from "@/db/queries/accounts";
import { appUrl, env } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";
import { logger } from "@/lib/core/logger";
import { bearerToken } from "@/lib/http/bearer";
import { planOf, tokenOptions } from "@/lib/providers/auth/clerk/options";
import { findClerkUser } from "@/lib/providers/auth/clerk/user-by-id";
import type { AuthServer, User } from "@/lib/providers/auth/port";
import { getDatabase } from "@/lib/providers/database";

/** Optional custom claims in session tokens. The browser has the full profile anyway. */
const claimsSchema = z.object({ name: z.string(), image_url: z.string() }).partial().catch({});

/** Accounts, profiles and plans managed by Clerk. */
export const authServer: AuthServer = {
  provider: "clerk",

  async userFromRequest(request) {
    const token = bearerToken(request.headers);
    if (!token?.startsWith("ey")) return null;
    const { NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY, CLERK_SECRET_KEY } = env();
    const clerk = createClerkClient({
      ...(NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY && {
        publishableKey: NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY,
      }),
      ...(CLERK_SECRET_KEY && { secretKey: CLERK_SECRET_KEY }),
    });
    // Only the token is passed on, so that a cookie can't authenticate the call.
    const bare = new Request(appUrl(), { headers: { authorization: `Bearer ${token}` } });
    const state = await clerk.authenticateRequest(bare, {
      ...tokenOptions(),
      acceptsToken: "session_token",
    });
    const session = state.toAuth({ treatPendingAsSignedOut: true });
    // A token outlives its account by up to a minute.
    const gone = session?.userId && (await isUserDeleted(await getDatabase(), session.userId));
    return session?.userId && !gone ? userOf(session) : null;
  },

  async userById(userId) {
    const gone = await isUserDeleted(await getDatabase(), userId);
    return gone ? null : findClerkUser(userId);
  },

  async sessionIdOf() {
    return null;
  },

  async userFromCookies() {
    const session = await auth({ treatPendingAsSignedOut: true });
    if (!session.userId) return null;
    const user = userOf(session);
    return user.name ? user : { ...user, ...(await profileOfPage()) };
  },

  async emailsOf(userId) {
    const { users } = await clerkClient();
    const { emailAddresses } = await users.getUser(userId);
    return emailAddresses
      .filter(({ verification }) => verification?.status === "verified")
      .map(({ emailAddress }) => emailAddress.toLowerCase());
  },

  async handle() {
    throw new AppError(
      "not_found",
      "This server uses Clerk for accounts, so this endpoint is turned off.",
    );
  },

  checkPassword: keepsNoPasswords,
  hashPassword: keepsNoPasswords,
  forgiveSignIns: keepsNoPasswords,

  async deletedUserFromWebhook(request) {
    const signingSecret = env().CLERK_WEBHOOK_SIGNING_SECRET;
    if (!signingSecret) throw new AppError("not_found", "There's nothing at this address.");
    const message = await verifyWebhook(new NextRequest(request), { signingSecret }).catch(
      (cause: unknown) => {
        throw new AppError("unauthenticated", "The webhook signature doesn't match.", { cause });
      },
    );
    return message.type === "user.deleted" ? (message.data.id ?? null) : null;
  },
};

async function keepsNoPasswords(): Promise<never> {
  throw new AppError("not_found", "This server uses Clerk for accounts.");
}

/** Fetches the profile when the token lacks it. Empty on failure: a page without a name beats no page. */
async function profileOfPage(): Promise<Partial<User>> {
  try {
    const profile = await currentUser();
    if (!profile) return {};
    const email = profile.primaryEmailAddress?.emailAddress ?? "";
    return {
      name: profile.fullName || email,
      imageUrl: profile.hasImage ? profile.imageUrl : null,
    };
  } catch (error) {
    logger.warn({ error }, "could not load the profile from Clerk");
    return {};
  }
}

function userOf(session: {
  userId: string;
  sessionClaims: unknown;
  has: (wanted: { plan: string }) => boolean;
}): User {
  const claims = claimsSchema.parse(session.sessionClaims);
  return {
    id: session.userId,
    name: claims.name ?? "",
    imageUrl: claims.image_url ?? null,
    plan: planOf(session),
  };
}
