import { expect, type Page, test } from "playwright/test";

import { API_ORIGIN } from "@/tests/support/clerk-env";
import { sessionToken, signedWebhook } from "@/tests/support/clerk-tokens";
import { uniqueTopic } from "@/tests/support/double-calls";

const PASSWORD = "correct horse battery";
const CALL = "/api/user/get-user-creations";

const origin = () => new URL(test.info().project.use.baseURL ?? "").origin;

async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel("Email address").fill(email);
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  const field = page.getByRole("textbox", { name: "Password", exact: true });
  await field.fill(password);
  await page.getByRole("button", { name: "Continue", exact: true }).click();
}

test.describe("with the real ClerkJS", () => {
  const foreign: string[] = [];

  test.beforeEach(async ({ page }) => {
    foreign.length = 0;
    page.on("request", (request) => {
      const url = new URL(request.url());
      if (!url.protocol.startsWith("http") || url.origin === origin()) return;
      const isCall = url.origin === API_ORIGIN && url.pathname.startsWith("/api/");
      if (!isCall) foreign.push(url.href);
    });
  });

  test.afterEach(() => {
    expect(foreign, "no other host is asked").toEqual([]);
  });

  test("signs in on the requested page after a wrong password [PR-03, R-16, S-10]", async ({
    page,
  }) => {
    await page.goto("/ai/community");
    await signIn(page, "free@example.com", "wrong wrong wrong");
    await expect(page.getByText(/Password is incorrect/).first()).toBeVisible();

    await page.getByRole("textbox", { name: "Password", exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Continue", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Community" })).toBeVisible();
    await expect(page).toHaveURL(/\/ai\/community$/);
  });

  test("signs up with the emailed code [PR-03]", async ({ page }) => {
    await page.goto("/sign-up?return_to=%2Fai%2Fcommunity");
    await page.getByLabel("Email address").fill(`new-${Date.now()}@example.com`);
    await page
      .getByRole("textbox", { name: "Password", exact: true })
      .fill("a very long password 12");
    await page.getByRole("button", { name: "Continue", exact: true }).click();
    await page
      .getByLabel(/verification code/i)
      .first()
      .waitFor();
    await page.keyboard.type("424242");
    await expect(page.getByRole("heading", { name: "Community" })).toBeVisible();
  });

  test("loads Clerk's script with the publishable key [C-19, PR-03]", async ({ page }) => {
    const loaded = page.waitForResponse(/\/npm\/@clerk\/clerk-js@/);

    await page.goto("/");

    const script = await loaded;
    expect(script.status()).toBe(200);
    expect(script.headers()["content-type"]).toContain("javascript");
    const key = "pk_live_Y2xlcmsuYXRlbGllci50ZXN0JA==";
    const element = page.locator(`script[src="${script.url()}"], script[data-clerk-js-script]`);
    await expect(element.first()).toHaveAttribute("data-clerk-publishable-key", key);
    const clerk = () =>
      page.evaluate(() => {
        const { Clerk } = window as { Clerk?: { loaded: boolean; publishableKey: string } };
        return Clerk && { loaded: Clerk.loaded, publishableKey: Clerk.publishableKey };
      });
    await expect.poll(clerk).toEqual({ loaded: true, publishableKey: key });
  });

  test("sends the token on a product call and knows the plan [P-02, P-03, S-07, D-02]", async ({
    page,
  }) => {
    await page.goto("/ai");
    const call = page.waitForRequest((request) => request.url().includes(CALL));
    await signIn(page, "premium@example.com");
    expect((await call).headers().authorization).toMatch(/^Bearer ey/);
    await expect(page.getByText("Premium plan").first()).toBeVisible();
    const activePlan = page.getByRole("term").filter({ hasText: "Active Plan" });
    await expect(activePlan.locator("xpath=following-sibling::dd")).toHaveText("Premium");
    await expect(page.getByText("Pat Tester").first()).toBeVisible();
  });

  test("sends product calls to the configured base address [C-18]", async ({ page }) => {
    const calls: string[] = [];
    page.on("request", (request) => {
      const { origin: host, pathname } = new URL(request.url());
      if (/^\/api\/(ai|user)\//.test(pathname)) calls.push(`${host}${pathname}`);
    });
    await page.goto("/ai/blog-titles");
    await signIn(page, "free@example.com");
    const keyword = uniqueTopic("honest bees");
    await page.getByLabel("Keyword").fill(keyword);
    await page.getByRole("button", { name: "Generate title" }).click();

    const panel = page.getByRole("region", { name: "Generated titles" });
    await expect(panel.getByRole("listitem")).toHaveCount(10);
    await page.getByRole("link", { name: "Dashboard" }).click();
    await expect(
      page.getByRole("button", { name: new RegExp(`keyword ${keyword}`) }),
    ).toBeVisible();
    expect(new Set(calls)).toEqual(
      new Set([
        "http://127.0.0.1:4311/api/ai/generate-blog-title",
        "http://127.0.0.1:4311/api/user/get-user-creations",
      ]),
    );
  });

  test("opens the profile and signs out [S-08, S-09, L-03]", async ({ page }) => {
    await page.goto("/sign-in?return_to=%2F");
    await signIn(page, "free@example.com");
    await page.getByRole("button", { name: "Open user menu" }).click();
    await page.getByRole("button", { name: "Manage account" }).click();
    await expect(page.getByText("Profile details").first()).toBeVisible();
    await page.keyboard.press("Escape");

    await page.getByRole("button", { name: "Open user menu" }).click();
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(page.getByRole("button", { name: "Get started" }).first()).toBeVisible();
    await page.goto("/ai");
    await expect(page.getByLabel("Email address")).toBeVisible();
  });

  test("shows the plans that Clerk sells [L-19, PR-04]", async ({ page }) => {
    await page.goto("/#pricing");
    const pricing = page.getByRole("region", { name: "Choose Your Plan" });
    // Its script, its plans and its table load one after the other.
    await expect(pricing.getByText("Premium", { exact: true }).first()).toBeVisible({
      timeout: 20_000,
    });
    await expect(pricing.getByText("Free", { exact: true }).first()).toBeVisible();
  });

  test("opens sign-in over the landing page [L-02]", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Get started" }).first().click();
    await expect(page.getByRole("dialog").getByLabel("Email address")).toBeVisible();
  });
});

test.describe("on the server", () => {
  const call = (token: string, extra = {}) => ({
    headers: { authorization: `Bearer ${token}`, ...extra },
  });

  test("a machine's token is refused without asking Clerk [P-02]", async ({ request }) => {
    for (const token of ["mt_0123456789", "oat_0123456789", "ak_0123456789"]) {
      expect((await request.get(CALL, call(token))).status()).toBe(401);
    }
  });

  test("a user's token is refused once Clerk says the user is gone", async ({ request }) => {
    const userId = `user_${Date.now()}`;
    const token = sessionToken({ userId, party: origin(), plan: "premium" });
    const made = await request.post("/api/ai/generate-blog-title", {
      ...call(token),
      data: { prompt: "Blog titles about bees in the category Nature" },
    });
    expect(made.status()).toBe(200);
    expect(await (await request.get(CALL, call(token))).json()).toMatchObject({ total: 1 });

    const { headers, body } = signedWebhook({
      type: "user.deleted",
      object: "event",
      data: { object: "user", id: userId, deleted: true },
    });
    const forged = { ...headers, "svix-signature": "v1,AAAA" };
    const post = (signed: Record<string, string>) =>
      request.post("/api/webhooks/clerk", { headers: signed, data: body });
    expect((await post(forged)).status()).toBe(401);
    expect(await (await request.get(CALL, call(token))).json()).toMatchObject({ total: 1 });

    expect((await post(headers)).status()).toBe(200);
    // That no rows or files stay is tested in lib/account/delete-account.test.ts.
    expect((await request.get(CALL, call(token))).status()).toBe(401);
  });

  test("an access token stands for its user, with the plan that Clerk sells them", async ({
    request,
  }) => {
    async function makeToken(userId: string): Promise<string> {
      const made = await request.post("/api/account/tokens", {
        ...call(sessionToken({ userId, party: origin(), plan: "free_user" })),
        data: { name: "Script", scopes: ["read"], expiresInDays: 30 },
      });
      expect(made.status()).toBe(200);
      return ((await made.json()) as { token: string }).token;
    }
    const token = await makeToken("user_programmer");

    const usage = await request.get("/api/user/get-usage", call(token));

    expect(usage.status()).toBe(200);
    const free = call(sessionToken({ userId: "user_programmer", party: origin() }));
    const { plan } = await usage.json();
    const ofSession = await (await request.get("/api/user/get-usage", free)).json();
    expect(plan.max).toBeGreaterThan(ofSession.plan.max);
    // Pages know people by their cookies alone.
    const page = await request.get("/ai", call(token));
    expect(await page.text()).toContain("<title>Sign in");
    const ofStranger = await makeToken(`user_${Date.now()}`);
    expect((await request.get(CALL, call(ofStranger))).status()).toBe(401);
  });

  test("calls for local accounts don't exist here", async ({ request }) => {
    for (const path of ["/api/auth/sign-up/email", "/api/auth/sign-in/email"]) {
      const answer = await request.post(path, { data: {} });
      expect(answer.status(), path).toBe(404);
      expect(await answer.json()).toMatchObject({ success: false, code: "not_found" });
    }
    const token = sessionToken({ userId: "user_1", party: origin() });
    const image = await request.post("/api/account/picture", {
      ...call(token),
      data: { picture: null },
    });
    expect(image.status()).toBe(404);
  });
});
