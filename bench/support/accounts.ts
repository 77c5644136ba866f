/** Somebody who signed up. */
export type Account = { email: string; password: string; cookie: string };

/** Bearer tokens are good for five minutes. */
export const TOKEN_MS = 4 * 60_000;

/**
 * Signs somebody up.
 *
 * @throws Error when the server refuses
 */
export async function openAccount(origin: string): Promise<Account> {
  const password = `a long enough password ${crypto.randomUUID()}`;
  const email = `${crypto.randomUUID()}@example.com`;
  const answer = await fetch(`${origin}/api/auth/sign-up/email`, {
    method: "POST",
    headers: { "content-type": "application/json", origin },
    body: JSON.stringify({ name: "Bench", email, password }),
  });
  if (!answer.ok) throw new Error(`Signing up: ${answer.status} ${await answer.text()}`);
  const cookies = answer.headers.getSetCookie().map((one) => one.split(";")[0]);
  return { email, password, cookie: cookies.join("; ") };
}

/** A bearer token, which is good for five minutes. */
export async function tokenOf(origin: string, { cookie }: Account): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/token`, { headers: { cookie } });
  return ((await answer.json()) as { token: string }).token;
}
