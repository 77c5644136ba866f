import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "playwright/test";

import { accessibilityFaults } from "../support/accessibility";
import { expect, test } from "../support/signed-in-test";
import { startSmtpDouble } from "../support/smtp-double";
import { startTestServer, type TestServer, untilReady } from "../support/test-server";

const PORT = 4381;
const URL = `http://localhost:${PORT}`;
const NEW_PASSWORD = "another horse battery";
const folder = mkdtempSync(path.join(tmpdir(), "atelier-forgot-"));

let server: TestServer;
let double: Awaited<ReturnType<typeof startSmtpDouble>>;

test.use({ baseURL: URL });
// The first person who signs up runs the server.
test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  double = await startSmtpDouble();
  server = startTestServer(PORT, {
    DATA_DIR: path.join(folder, "data"),
    MODELS_FETCH: "off",
    DATABASE_URL: "",
    APP_URL: URL,
    SMTP_URL: double.url,
    MAIL_FROM: "Atelier <atelier@example.com>",
    OPENAI_BASE_URL: "",
    AI_TEXT_MODEL: "",
    SIGN_UPS_PER_HOUR: "1000",
  });
  await untilReady(server);
});
test.afterAll(async () => {
  await server.end("SIGTERM");
  await double.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Opens the form that sends a link, as somebody who typed their address into the one for signing in. */
async function forget(page: Page, email: string): Promise<void> {
  await page.context().clearCookies();
  await page.goto("/sign-in");
  await page.getByLabel("Email address").fill(email);
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
  await expect(page.getByLabel("Email address")).toHaveValue(email);
}

const sendLink = (page: Page) =>
  page.getByRole("button", { name: /^Send (me a|another) link$/ }).click();

async function choosePassword(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: "New password" }).fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Change password" }).click();
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Password").fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(`${URL}/ai`);
}

test("the operator gives a code from the list of people", async ({ page, user }) => {
  await page.goto("/ai/settings/people");
  await page.getByRole("button", { name: `Password reset code for ${user.email}` }).click();
  const dialog = page.getByRole("dialog", { name: "Password reset code" });
  const code = await dialog.locator("code").innerText();
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.context().clearCookies();
  await page.goto("/reset-password");
  await page.getByLabel("Code").fill(code);
  await choosePassword(page);
  await expect(page.getByRole("heading", { name: "Password changed" })).toBeVisible();
  await page.getByRole("link", { name: "Sign in" }).click();
  await signIn(page, user.email);
});

test("a link in a mail leads to a new password, once", async ({ page, user }) => {
  const token = await user.token();
  await forget(page, user.email);
  expect(await accessibilityFaults(page)).toEqual([]);
  await sendLink(page);
  await expect(page.getByRole("status")).toContainText(`If ${user.email} has an account`);
  await expect.poll(() => double.mails.length).toBe(1);
  const [link = ""] = /http:\S+#code=\S+/.exec(double.mails[0]?.text ?? "") ?? [];

  await page.goto(link);
  await expect(page.getByLabel("Code")).not.toHaveValue("");
  await choosePassword(page);
  await expect(page.getByRole("heading", { name: "Password changed" })).toBeVisible();
  const call = await page.request.get("/api/user/get-user-creations", {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(call.status()).toBe(401);

  // Another document: the same address with another `#` would be the same page.
  await page.goto("/sign-in");
  await page.goto(link);
  await choosePassword(page);
  await expect(page.getByLabel("Code")).toHaveAccessibleDescription(/^This code doesn't work/);
  await page.goto("/sign-in");
  await signIn(page, user.email);
});

test("a link leads to this server, whatever host was asked", async ({ request, user }) => {
  const before = double.mails.length;
  for (const name of ["host", "x-forwarded-host", "origin", "referer"]) {
    const answer = await request.post("/api/account/forgot-password", {
      data: { email: user.email },
      headers: { [name]: name === "origin" ? "https://evil.example" : "evil.example" },
    });
    expect(answer.status()).toBe(200);
  }
  await expect.poll(() => double.mails.length).toBe(before + 4);
  for (const { text } of double.mails.slice(before)) {
    expect(text).toContain(`${URL}/reset-password#code=`);
    expect(text).not.toContain("evil.example");
  }
});

test("an address without an account gets the same answer and no mail", async ({ page, user }) => {
  const before = double.mails.length;
  await forget(page, `not-${user.email}`);
  await sendLink(page);
  await expect(page.getByRole("status")).toContainText(`If not-${user.email} has an account`);
  await page.getByLabel("Email address").fill(user.email);
  await sendLink(page);
  await expect(page.getByRole("status")).toContainText(`If ${user.email} has an account`);
  await expect.poll(() => double.mails.length).toBe(before + 1);
  expect(double.mails.at(-1)?.to).toEqual([user.email]);
});

test("a mail server that is gone is said, and the address stays", async ({ page, user }) => {
  await double.close();
  await forget(page, user.email);
  await sendLink(page);
  await expect(page.getByRole("alert").filter({ hasText: "mail server" })).toBeVisible();
  await expect(page.getByLabel("Email address")).toHaveValue(user.email);
});
