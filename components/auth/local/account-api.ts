import { z } from "zod";

import { publicEnv } from "@/lib/core/public-env";

const userSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  image: z.string().nullish(),
  plan: z.enum(["free", "premium"]).catch("free"),
});
const sessionSchema = z.object({ user: userSchema }).nullable();
const tokenSchema = z.object({ token: z.string() });
const failureSchema = z.object({ code: z.string(), message: z.string() }).partial();

/** A call that the server rejected, or that never reached it (`offline`). */
export class AccountError extends Error {
  readonly code: string;
  readonly status: number | undefined;

  constructor(code: string, message: string, status?: number) {
    super(message);
    this.name = "AccountError";
    this.code = code;
    this.status = status;
  }
}

export type AccountUser = z.output<typeof userSchema>;

/** @throws AccountError with the accounts library's own code */
async function call(path: string, body?: Record<string, unknown>): Promise<unknown> {
  const init: RequestInit = { credentials: "include", cache: "no-store" };
  if (body) {
    init.method = "POST";
    init.headers = { "content-type": "application/json" };
    init.body = JSON.stringify(body);
  }
  const response = await fetch(`${publicEnv.baseUrl}/api/auth${path}`, init).catch(() => {
    throw new AccountError(
      "offline",
      "Couldn't reach the server. Check your connection and try again.",
    );
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer;
  const failure = failureSchema.safeParse(answer).data;
  throw new AccountError(
    failure?.code ?? "unknown",
    failure?.message ?? "Something went wrong. Try again.",
    response.status,
  );
}

/** The signed-in user, or null. */
export async function fetchUser(): Promise<AccountUser | null> {
  return sessionSchema.parse(await call("/get-session"))?.user ?? null;
}

/** A short-lived token, or null when signed out. */
export async function fetchToken(): Promise<string | null> {
  try {
    return tokenSchema.parse(await call("/token")).token;
  } catch (error) {
    if (error instanceof AccountError && error.status === 401) return null;
    throw error;
  }
}

export async function signIn(form: { email: string; password: string }): Promise<void> {
  await call("/sign-in/email", form);
}

export async function signUp(form: {
  name: string;
  email: string;
  password: string;
}): Promise<void> {
  await call("/sign-up/email", form);
}

export async function signOut(): Promise<void> {
  await call("/sign-out", {});
}

export async function rename(name: string): Promise<void> {
  await call("/update-user", { name });
}

/** Also signs out every other browser. */
export async function changePassword(form: {
  currentPassword: string;
  newPassword: string;
}): Promise<void> {
  await call("/change-password", { ...form, revokeOtherSessions: true });
}
