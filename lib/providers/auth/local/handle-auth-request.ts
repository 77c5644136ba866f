import "server-only";

import { z } from "zod";

import { forgetUsers } from "@/db/known-users";
import { clientIp } from "@/lib/http/client-ip";
import { REQUEST_ID_HEADER } from "@/lib/http/envelope";
import { requestIdOf } from "@/lib/http/request-id";

/** Allowlist of the calls our pages and scripts make; better-auth has more that we don't use. */
const CALLS = new Set([
  "GET /get-session",
  "GET /jwks",
  "GET /token",
  "POST /change-password",
  "POST /sign-in/email",
  "POST /sign-out",
  "POST /sign-up/email",
  "POST /update-user",
]);

/** Takes a password, and is no way to guess it. */
const CHANGE_PASSWORD = "POST /change-password";

/** Calls that end sessions or change users. */
const CHANGES = new Set([CHANGE_PASSWORD, "POST /sign-out", "POST /update-user"]);

/** The one header from which better-auth takes the caller's address; never the caller's own. */
export const CLIENT_HEADER = "x-atelier-client";

const errorSchema = z.object({ code: z.string(), message: z.string() }).partial();

/** Handles a call under `/api/auth/`. Failures are converted to our own envelope. */
export async function handleAuthRequest(
  auth: Record<"handler" | "changePassword", (request: Request) => Promise<Response>>,
  request: Request,
): Promise<Response> {
  const requestId = requestIdOf(request.headers);
  const { pathname } = new URL(request.url);
  const call = `${request.method} ${pathname.replace(/^\/api\/auth/, "")}`;
  if (!CALLS.has(call)) {
    return failure(requestId, 404, {
      code: "not_found",
      message: "There's nothing at this address.",
    });
  }
  const headers = new Headers(request.headers);
  headers.set(CLIENT_HEADER, clientIp(request));
  const handle = call === CHANGE_PASSWORD ? auth.changePassword : auth.handler;
  const response = await handle(new Request(request, { headers })).finally(() => {
    if (CHANGES.has(call)) forgetUsers();
  });
  if (response.ok) {
    response.headers.set(REQUEST_ID_HEADER, requestId);
    response.headers.set("cache-control", "no-store");
    return response;
  }

  const error = errorSchema.safeParse(await response.json().catch(() => null)).data;
  const { code, message } = fallback(response.status);
  return failure(
    requestId,
    response.status,
    {
      code: error?.code ?? code,
      // better-auth reports invalid fields as "[body.email] Invalid email address".
      message: error?.message?.replace(/^\[body\.(\w+)\] /, "$1: ") ?? message,
    },
    response.headers,
  );
}

function fallback(status: number): { code: string; message: string } {
  if (status === 401) return { code: "unauthenticated", message: "Sign in to continue." };
  if (status === 429) {
    return { code: "rate_limited", message: "Too many attempts. Wait a minute and try again." };
  }
  if (status >= 500) {
    return { code: "internal", message: "Something went wrong on our end. Try again." };
  }
  return {
    code: "invalid_input",
    message: "The request isn't valid. Check your input and try again.",
  };
}

function failure(
  requestId: string,
  status: number,
  error: { code: string; message: string },
  original = new Headers(),
): Response {
  const headers = new Headers({ [REQUEST_ID_HEADER]: requestId, "cache-control": "no-store" });
  const retryAfter = original.get("x-retry-after");
  if (retryAfter) headers.set("retry-after", retryAfter);
  for (const cookie of original.getSetCookie()) headers.append("set-cookie", cookie);
  return Response.json({ success: false, ...error }, { status, headers });
}
