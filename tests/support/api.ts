import { uuidv7 } from "uuidv7";

import { authServer } from "@/lib/providers/auth/local/server";

const ORIGIN = "http://localhost:3000";

/** A request like those our own client sends. */
export function apiRequest(
  path: string,
  init: {
    method?: string;
    json?: unknown;
    body?: BodyInit;
    token?: string;
    headers?: Record<string, string>;
    signal?: AbortSignal;
  } = {},
): Request {
  const headers = new Headers(init.headers);
  if (init.token) headers.set("authorization", `Bearer ${init.token}`);
  if (init.json !== undefined) headers.set("content-type", "application/json");
  const body = init.json !== undefined ? JSON.stringify(init.json) : init.body;
  return new Request(`${ORIGIN}${path}`, {
    method: init.method ?? (body === undefined ? "GET" : "POST"),
    headers,
    ...(body === undefined ? {} : { body, duplex: "half" }),
    ...(init.signal ? { signal: init.signal } : {}),
  });
}

/** An endless body, and how many bytes of it have been read so far. */
export function endlessBody(): { body: ReadableStream<Uint8Array>; takenBytes: () => number } {
  const chunk = new Uint8Array(1_000).fill(0x20);
  let taken = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      taken += chunk.byteLength;
      controller.enqueue(chunk);
    },
  });
  return { body, takenBytes: () => taken };
}

export type TestAccount = { id: string; email: string; token: string; cookie: string };

/** Signs up a new user through the real account routes. */
export async function signUpAccount(email = `${uuidv7()}@example.com`): Promise<TestAccount> {
  const signedUp = await authServer.handle(
    apiRequest("/api/auth/sign-up/email", {
      json: { name: "Ada Test", email, password: "correct horse battery" },
      headers: { origin: ORIGIN },
    }),
  );
  if (!signedUp.ok)
    throw new Error(`sign-up answered ${signedUp.status}: ${await signedUp.text()}`);
  const cookie = signedUp.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const { user } = (await signedUp.json()) as { user: { id: string } };
  const answered = await authServer.handle(
    apiRequest("/api/auth/token", { headers: { cookie, origin: ORIGIN } }),
  );
  const { token } = (await answered.json()) as { token: string };
  return { id: user.id, email, token, cookie };
}
