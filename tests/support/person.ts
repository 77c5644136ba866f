import type { APIResponse, PlaywrightWorkerArgs } from "playwright/test";

export type Person = {
  email: string;
  /** An API call with this user's token; `url` picks the server. */
  call: (
    url: string,
    init?: { data?: unknown; multipart?: Multipart; headers?: Record<string, string> },
  ) => Promise<APIResponse>;
  /** A new token from the server at this address. */
  token: (url: string) => Promise<string>;
  dispose: () => Promise<void>;
};

type Multipart = Record<string, string | { name: string; mimeType: string; buffer: Buffer }>;

let people = 0;

/** Signs up a new user at `origin`. The session is valid on every server with the same database. */
export async function newPerson(
  { request }: PlaywrightWorkerArgs["playwright"],
  origin: string,
): Promise<Person> {
  people += 1;
  const email = `person-${process.pid}-${Date.now()}-${people}@example.com`;
  const api = await request.newContext({ extraHTTPHeaders: { origin } });
  const signedUp = await api.post(`${origin}/api/auth/sign-up/email`, {
    data: { name: "Ada", email, password: "correct horse battery" },
  });
  if (!signedUp.ok()) throw new Error(`sign-up answered ${signedUp.status()}`);
  const token = async (url: string): Promise<string> => {
    const answer = await api.get(new URL("/api/auth/token", url).href);
    return (await answer.json()).token;
  };
  return {
    email,
    call: async (url, { headers, ...init } = {}) =>
      api.fetch(url, {
        method: init.data || init.multipart ? "POST" : "GET",
        headers: { ...headers, authorization: `Bearer ${await token(url)}` },
        ...init,
      }),
    token,
    dispose: () => api.dispose(),
  };
}
