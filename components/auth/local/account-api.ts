import type { Plan } from "@/lib/core/plan";
import { publicEnv } from "@/lib/core/public-env";

export type AccountUser = {
  id: string;
  name: string;
  email: string;
  image: string | null;
  plan: Plan;
};

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

/** @throws AccountError with the accounts library's own code */
export async function callAccounts(path: string, body?: Record<string, unknown>): Promise<unknown> {
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
  const { code, message } = fieldsOf(answer);
  throw new AccountError(
    typeof code === "string" ? code : "unknown",
    typeof message === "string" ? message : "Something went wrong. Try again.",
    response.status,
  );
}

/** What an answer holds, unchecked. Every page asks who is signed in, so this does without the schema library. */
function fieldsOf(answer: unknown): Record<string, unknown> {
  return Object(answer);
}

function text(field: unknown): string {
  if (typeof field !== "string") throw new Error("The accounts library sent an unexpected answer.");
  return field;
}

/** The signed-in user, or null. */
export async function fetchUser(): Promise<AccountUser | null> {
  const session = await callAccounts("/get-session");
  if (session === null) return null;
  const { id, name, email, image, plan } = fieldsOf(fieldsOf(session).user);
  return {
    id: text(id),
    name: text(name),
    email: text(email),
    image: typeof image === "string" ? image : null,
    plan: plan === "premium" ? "premium" : "free",
  };
}

/** A short-lived token, or null when signed out. */
export async function fetchToken(): Promise<string | null> {
  try {
    return text(fieldsOf(await callAccounts("/token")).token);
  } catch (error) {
    if (error instanceof AccountError && error.status === 401) return null;
    throw error;
  }
}

export async function signOut(): Promise<void> {
  await callAccounts("/sign-out", {});
}
