import "server-only";

import { APIError, createAuthMiddleware } from "better-auth/api";
import { z } from "zod";

import { deleteAccessTokens } from "@/db/queries/access-tokens";
import { findPasswordHash } from "@/db/queries/accounts";
import { env } from "@/lib/core/env";
import { storableText } from "@/lib/core/text";
import {
  DEVICE_COOKIE,
  type DeviceOwner,
  deviceCookie,
  knownDevice,
} from "@/lib/providers/auth/local/device-cookie";
import {
  accountOfSignIn,
  endIfPasswordReplaced,
  rememberPassword,
} from "@/lib/providers/auth/local/password-of-sign-in";
import {
  consumeSignInAttempt,
  refundSignInAttempt,
  type SignInAttempt,
  TOO_MANY_FAILURES,
} from "@/lib/providers/auth/local/sign-in-limit";
import { getDatabase } from "@/lib/providers/database";

const MAX_NAME_CHARACTERS = 100;
const MAX_EMAIL_CHARACTERS = 254;
/** Line breaks, tabs, and everything else that isn't shown as a part of a line. */
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;

const bodySchema = z
  .object({
    name: z.unknown(),
    email: z.unknown(),
    image: z.unknown(),
  })
  .partial();

/** The part of a hook's context that tells where a call comes from. */
type Caller = {
  request?: Request | undefined;
  headers?: Headers | undefined;
  context: { secret: string };
};

/** Validates what better-auth doesn't, and throttles password guessing per email and per browser known to the account. */
export const beforeAuthRequest = createAuthMiddleware(async (ctx) => {
  const body = bodySchema.safeParse(ctx.body).data ?? {};
  rejectUnstorable(ctx.body);
  if (ctx.path === "/sign-up/email") rejectOperators(body.email);
  if (ctx.path === "/sign-up/email" || ctx.path === "/update-user") {
    const name = checkProfile(ctx.path, body);
    // What is kept is what was measured.
    if (name !== undefined) return { context: { body: { ...ctx.body, name } } };
  }
  if (ctx.path === "/sign-in/email" && typeof body.email === "string") {
    if (ctx.request) await rememberPassword(ctx.request, body.email);
    const seconds = await consumeSignInAttempt(attemptOf(ctx, body.email));
    if (seconds > 0) {
      const code = "TOO_MANY_FAILURES";
      throw new APIError(
        "TOO_MANY_REQUESTS",
        { code, message: TOO_MANY_FAILURES },
        { "x-retry-after": String(seconds) },
      );
    }
  }
});

/**
 * After choosing a new password: access tokens end, whether or not the call ends other sessions. After signing in: only incorrect passwords
 * count, and one that was replaced meanwhile is incorrect. After all of these: the browser is known to the account.
 */
export const afterAuthRequest = createAuthMiddleware(async (ctx) => {
  const body = bodySchema.safeParse(ctx.body).data ?? {};
  const { returned, newSession, responseHeaders } = ctx.context;
  // A call that only renewed its session has a new one, too, whatever it came to.
  const isDone = !(returned instanceof APIError);
  const userId = (newSession ?? ctx.context.session)?.user.id;
  if (isDone && ctx.path === "/change-password" && userId) {
    await deleteAccessTokens(await getDatabase(), userId);
  }
  if (isDone && (ctx.path === "/sign-up/email" || ctx.path === "/change-password")) {
    const passwordHash = userId && (await findPasswordHash(await getDatabase(), userId));
    if (passwordHash) setDeviceCookie(ctx, { userId, passwordHash });
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
  await refundSignInAttempt(attemptOf(ctx, body.email));
  const account = accountOfSignIn(ctx.request);
  if (isDone && account) setDeviceCookie(ctx, account);
});

/** What a sign-in counts as: the same before and after its password is checked. */
function attemptOf({ request, headers, context }: Caller, email: string): SignInAttempt {
  const account = accountOfSignIn(request);
  return { email, deviceId: knownDevice(headers?.get("cookie"), account, context.secret) };
}

function setDeviceCookie(
  ctx: Caller & {
    setCookie: (
      name: string,
      value: string,
      options: ReturnType<typeof deviceCookie>["options"],
    ) => unknown;
  },
  account: DeviceOwner,
): void {
  const cookie = deviceCookie(ctx.headers?.get("cookie"), account, ctx.context.secret);
  ctx.setCookie(DEVICE_COOKIE, cookie.value, cookie.options);
}

function rejectUnstorable(body: unknown): void {
  if (typeof body !== "object" || body === null) return;
  const texts = Object.values(body).filter((value) => typeof value === "string");
  if (texts.every((text) => storableText(text) === text)) return;
  reject("INVALID_TEXT", "Remove the invisible characters and try again.");
}

/** @returns the name in one line and without the spaces around it; undefined when it doesn't change */
function checkProfile(path: string, body: z.output<typeof bodySchema>): string | undefined {
  // `/api/account/picture` checks an image's bytes; a URL accepted here could point anywhere.
  if (body.image !== undefined)
    reject("INVALID_IMAGE", "Upload your profile image through /api/account/picture.");

  const needsName = path === "/sign-up/email" || body.name !== undefined;
  const name = typeof body.name === "string" ? body.name.replace(CONTROLS, " ").trim() : "";
  if (needsName && (name === "" || name.length > MAX_NAME_CHARACTERS)) {
    reject("INVALID_NAME", `Enter a name of ${MAX_NAME_CHARACTERS} characters or fewer.`);
  }
  if (typeof body.email === "string" && body.email.length > MAX_EMAIL_CHARACTERS) {
    reject("INVALID_EMAIL", "Enter a valid email address.");
  }
  return needsName ? name : undefined;
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
