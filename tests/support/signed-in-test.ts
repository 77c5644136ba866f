import { type APIRequestContext, test as base, expect, type Page } from "playwright/test";

export type TestUser = {
  name: string;
  email: string;
  password: string;
  /** A fresh API token for this user. */
  token: () => Promise<string>;
};

/** Browser tests with a signed-in user: the `user` fixture signs up a new one, also in `page`. */
export const test = base.extend<{ user: TestUser }>({
  user: async ({ page }, use) => {
    await use(await signUp(page));
  },
});

export { expect };

let people = 0;

async function signUp(page: Page): Promise<TestUser> {
  people += 1;
  const name = "Ada Tester";
  const email = `ada-${process.pid}-${Date.now()}-${people}@example.com`;
  const password = "correct horse battery";
  await post(page.request, "/api/auth/sign-up/email", { name, email, password });
  const token = async () => {
    const answer = await page.request.get("/api/auth/token");
    return ((await answer.json()) as { token: string }).token;
  };
  return { name, email, password, token };
}

async function post(request: APIRequestContext, path: string, data: unknown): Promise<void> {
  // The origin a page of this server would send.
  const origin = new URL(test.info().project.use.baseURL ?? "http://localhost").origin;
  const answer = await request.post(path, { data, headers: { origin } });
  expect(answer.ok(), `${path} answered ${answer.status()}`).toBe(true);
}
