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
  user: async ({ page, baseURL }, use) => {
    await use(await signUp(page, baseURL ?? "http://localhost"));
  },
});

export { expect };

let people = 0;

async function signUp(page: Page, url: string): Promise<TestUser> {
  people += 1;
  const name = "Ada Tester";
  const email = `ada-${process.pid}-${Date.now()}-${people}@example.com`;
  const password = "correct horse battery";
  const { origin } = new URL(url);
  const data = { name, email, password };
  await post(page.request, "/api/auth/sign-up/email", { data, origin });
  const token = async () => {
    const answer = await page.request.get("/api/auth/token");
    return ((await answer.json()) as { token: string }).token;
  };
  return { name, email, password, token };
}

/** Posts as a page of this server would. */
async function post(
  request: APIRequestContext,
  path: string,
  { data, origin }: { data: unknown; origin: string },
): Promise<void> {
  const answer = await request.post(path, { data, headers: { origin } });
  expect(answer.ok(), `${path} answered ${answer.status()}`).toBe(true);
}
