import { type APIRequestContext, test as base, expect, type Page } from "playwright/test";

export type TestUser = {
  name: string;
  email: string;
  password: string;
  /** A fresh product token of this person. */
  token: () => Promise<string>;
};

/** Browser tests of a signed-in person: `user` signs a new one up, in `page` as well. */
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
  // As a page of the server itself would send it.
  const origin = new URL(test.info().project.use.baseURL ?? "http://localhost").origin;
  const answer = await request.post(path, { data, headers: { origin } });
  expect(answer.ok(), `${path} answered ${answer.status()}`).toBe(true);
}
