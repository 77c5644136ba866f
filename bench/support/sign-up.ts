let people = 0;

/** Signs somebody new up, and returns their bearer token. */
export async function signUp(origin: string): Promise<string> {
  people += 1;
  const email = `bench-${Date.now()}-${people}@example.com`;
  const answer = await fetch(`${origin}/api/auth/sign-up/email`, {
    method: "POST",
    headers: { "content-type": "application/json", origin },
    body: JSON.stringify({ name: "Bench", email, password: "a long enough password" }),
  });
  if (!answer.ok) throw new Error(`Signing up: ${answer.status} ${await answer.text()}`);
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const answered = await fetch(`${origin}/api/auth/token`, { headers: { cookie } });
  return ((await answered.json()) as { token: string }).token;
}
