import "server-only";

import { APIError, createAuthMiddleware } from "better-auth/api";
import { z } from "zod";

import { deleteAccessTokens } from "@/db/queries/access-tokens";
import { env } from "@/lib/core/env";
import { storableText } from "@/lib/core/text";
import {
  endIfPasswordReplaced,
  rememberPassword,
} from "@/lib/providers/auth/local/password-of-sign-in";
import {
  consumeSignInAttempt,
  refundSignInAttempt,
  TOO_MANY_FAILURES,
} from "@/lib/providers/auth/local/sign-in-limit";
import { getDatabase } from "@/lib/providers/database";

const MAX_NAME_CHARACTERS = 100;
const MAX_EMAIL_CHARACTERS = 254;

const bodySchema = z
  .object({
    name: z.unknown(),
    email: z.unknown(),
    image: z.unknown(),
    revokeOtherSessions: z.unknown(),
  })
  .partial();

/** Validates what better-auth doesn't, and throttles password guessing per email. */
export const beforeAuthRequest = createAuthMiddleware(async (ctx) => {
  const body = bodySchema.safeParse(ctx.body).data ?? {};
  rejectUnstorable(ctx.body);
  if (ctx.path === "/sign-up/email" || ctx.path === "/update-user") validateProfile(ctx.path, body);
  if (ctx.path === "/sign-up/email") rejectOperators(body.email);
  if (ctx.path === "/sign-in/email" && typeof body.email === "string") {
    const seconds = await consumeSignInAttempt(body.email);
    if (seconds > 0) {
      const code = "TOO_MANY_FAILURES";
      throw new APIError(
        "TOO_MANY_REQUESTS",
        { code, message: TOO_MANY_FAILURES },
        { "x-retry-after": String(seconds) },
      );
    }
    if (ctx.request) await rememberPassword(ctx.request, body.email);
  }
});

/**
 * After choosing a new password: access tokens end with the other sessions. After signing in: only incorrect passwords
 * count, and one that was replaced meanwhile is incorrect.
 */
export const afterAuthRequest = createAuthMiddleware(async (ctx) => {
  const body = bodySchema.safeParse(ctx.body).data ?? {};
  const { returned, newSession, responseHeaders } = ctx.context;
  // A call that only renewed its session has a new one, too, whatever it came to.
  const isDone = !(returned instanceof APIError);
  if (
    ctx.path === "/change-password" &&
    isDone &&
    body.revokeOtherSessions === true &&
    newSession
  ) {
    await deleteAccessTokens(await getDatabase(), newSession.user.id);
  }
  if (ctx.path !== "/sign-in/email" || typeof body.email !== "string") return;
  if (returned instanceof APIError && returned.status === "UNAUTHORIZED") return;
  if (ctx.request && newSession) {
    if (await endIfPasswordReplaced(ctx.request, newSession.session)) {
      responseHeaders?.delete("set-cookie");
      const code = "INVALID_EMAIL_OR_PASSWORD";
      throw new APIError("UNAUTHORIZED", { code, message: "Invalid email or password" });
    }
  }
  await refundSignInAttempt(body.email);
});

function rejectUnstorable(body: unknown): void {
  if (typeof body !== "object" || body === null) return;
  const texts = Object.values(body).filter((value) => typeof value === "string");
  if (texts.every((text) => storableText(text) === text)) return;
  reject("INVALID_TEXT", "Remove the invisible characters and try again.");
}

function validateProfile(path: string, body: z.output<typeof bodySchema>): void {
  // `/api/account/picture` checks an image's bytes; a URL accepted here could point anywhere.
  if (body.image !== undefined)
    reject("INVALID_IMAGE", "Upload your profile image through /api/account/picture.");

  const needsName = path === "/sign-up/email" || body.name !== undefined;
  const name = typeof body.name === "string" ? body.name.trim() : "";
  if (needsName && (name === "" || name.length > MAX_NAME_CHARACTERS)) {
    reject("INVALID_NAME", `Enter a name of ${MAX_NAME_CHARACTERS} characters or fewer.`);
  }
  if (typeof body.email === "string" && body.email.length > MAX_EMAIL_CHARACTERS) {
    reject("INVALID_EMAIL", "Enter a valid email address.");
  }
}

/** Nobody proves here that an address is theirs, so an operator's account must exist before the address is named. */
function rejectOperators(email: unknown): void {
  if (typeof email !== "string") return;
  if (!env().OPERATOR_EMAILS.includes(email.trim().toLowerCase())) return;
  const code = "USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL";
  const message = "User already exists. Use another email.";
  throw new APIError("UNPROCESSABLE_ENTITY", { code, message });
}

function reject(code: string, message: string): never {
  throw new APIError("BAD_REQUEST", { code, message });
}
