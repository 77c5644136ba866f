import { execFile } from "node:child_process";
import { promisify } from "node:util";

import { accessibilityFaults } from "@/tests/support/accessibility";
import { expect, test } from "@/tests/support/signed-in-test";
import { withinWindow } from "@/tests/support/within-window";

test.describe("a visitor", () => {
  test("signs up in place and lands on the requested page [R-16, S-10, ST-01]", async ({
    page,
  }) => {
    await page.goto("/ai/community?from=mail");
    await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
    await expect(page).toHaveURL(/\/ai\/community\?from=mail$/);

    await page.getByRole("button", { name: "Create one" }).click();
    await page.getByLabel("Full name").fill("Grace Hopper");
    await page.getByLabel("Email address").fill(`grace-${Date.now()}@example.com`);
    await page.getByLabel("Password").fill("correct horse battery");
    await page.getByRole("button", { name: "Create account" }).click();

    await expect(page.getByRole("heading", { name: "Community" })).toBeVisible();
    await expect(page).toHaveURL(/\/ai\/community\?from=mail$/);
  });

  test("opens the dialog anew each time, and leaves it for the page of a code", async ({
    page,
  }) => {
    await page.goto("/");
    const start = page.getByRole("banner").getByRole("button", { name: "Get started" });
    await start.click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Email address").fill("ada@example.com");
    await dialog.getByRole("button", { name: "Sign in" }).click();
    await expect(dialog.getByLabel("Email address")).toHaveValue("ada@example.com");
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);

    await start.click();
    await expect(page.getByRole("dialog", { name: "Create your account" })).toBeVisible();
    await expect(dialog.getByLabel("Email address")).toHaveValue("");
    await dialog.getByRole("button", { name: "Sign in" }).click();
    await dialog.getByRole("button", { name: "Forgot your password?" }).click();
    await dialog.getByRole("link", { name: "I have a code" }).click();
    await expect(page).toHaveURL(/\/reset-password$/);
    await expect(dialog).toHaveCount(0);
    await page.getByLabel("Code").fill("1234");
  });

  test("sees what is wrong next to each field", async ({ page }) => {
    await page.goto("/sign-up");
    await page.getByLabel("Password").fill("short");
    await page.getByRole("button", { name: "Create account" }).click();

    const name = page.getByLabel("Full name");
    await expect(name).toHaveAccessibleDescription("Enter your name.");
    await expect(name).toBeFocused();
    await expect(page.getByLabel("Email address")).toHaveAccessibleDescription(
      "Enter a valid email address.",
    );
    await expect(page.getByLabel("Password")).toHaveAccessibleDescription(
      /^Use at least 10 characters\./,
    );
  });

  test("keeps what was typed, and loses an error once it's mended", async ({ page, user }) => {
    await page.context().clearCookies();
    await page.goto("/sign-in");
    const [email, password] = [page.getByLabel("Email address"), page.getByLabel("Password")];
    await email.fill("ada");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(email).toHaveAccessibleDescription("Enter a valid email address.");
    await email.pressSequentially("@exam");
    await expect(email).toHaveAccessibleDescription("Enter a valid email address.");
    await email.pressSequentially("ple.com");
    await expect(email).toHaveAccessibleDescription("");
    await expect(password).toHaveAccessibleDescription("Enter your password.");

    await email.fill(user.email);
    await password.fill("not the password");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(password).toHaveAccessibleDescription("Incorrect email address or password.");
    await expect(email).toHaveValue(user.email);
    await password.press("x");
    await expect(password).toHaveAccessibleDescription("");

    await page.getByRole("button", { name: "Create one" }).click();
    await expect(email).toHaveValue(user.email);
    await expect(page.getByLabel("Full name")).toBeFocused();
  });

  test("begins in the first field of a dialog", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("banner").getByRole("button", { name: "Get started" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByLabel("Full name")).toBeFocused();
    await dialog.getByRole("button", { name: "Sign in" }).click();
    await expect(dialog.getByLabel("Email address")).toBeFocused();
  });

  test("can show the password while typing it", async ({ page }) => {
    await page.goto("/sign-in");
    const password = page.getByLabel("Password");
    await expect(password).toHaveAttribute("type", "password");
    await page.getByRole("button", { name: "Show password" }).click();
    await expect(password).toHaveAttribute("type", "text");
  });

  test("never puts a password into the address, even before the page's script runs", async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? "", javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto("/sign-in");
    await expect(page.getByLabel("Password")).toBeDisabled();
    await expect(page.getByRole("button", { name: "Sign in", exact: true })).toBeDisabled();
    await context.close();
  });

  test("never leaves the site after signing in", async ({ page, user }) => {
    await page.context().clearCookies();
    await page.goto("/sign-in?return_to=//elsewhere.example/ai");
    await page.getByLabel("Email address").fill(user.email);
    await page.getByLabel("Password").fill("not the password");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(page.getByLabel("Password")).toHaveAccessibleDescription(
      "Incorrect email address or password.",
    );

    await page.getByLabel("Password").fill(user.password);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(page).toHaveURL(new URL("/ai", test.info().project.use.baseURL).href);
  });
});

test("ten wrong passwords block that email address and no other", async ({ page, user }) => {
  await withinWindow({ seconds: 30, windowSeconds: 15 * 60 });
  const origin = new URL(test.info().project.use.baseURL ?? "").origin;
  const tryPassword = async (email: string) => {
    const data = { email, password: "wrong wrong wrong" };
    return page.request.post("/api/auth/sign-in/email", { data, headers: { origin } });
  };
  for (let count = 0; count < 10; count += 1) {
    expect((await tryPassword(user.email)).status()).toBe(401);
  }
  const closed = await tryPassword(user.email);
  expect(closed.status()).toBe(429);
  expect(Number(closed.headers()["retry-after"])).toBeGreaterThan(0);
  expect((await tryPassword(`not-${user.email}`)).status()).toBe(401);
});

test.describe("the profile", () => {
  test.beforeEach(async ({ page, user }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Open user menu" }).click();
    await expect(page.getByText(user.email)).toBeVisible();
    await page.getByRole("menuitem", { name: "Profile" }).click();
    await expect(page.getByRole("dialog", { name: "Profile" })).toBeVisible();
  });

  test("changes the name and photo [E-01, S-08]", async ({ page, user }) => {
    await page.getByLabel("Full name").fill("Countess Lovelace");
    await page.getByRole("button", { name: "Save name" }).click();
    await expect(page.getByText("Name saved")).toBeVisible();

    const image = await page.screenshot();
    const file = { name: "me.png", mimeType: "image/png", buffer: image };
    await page.getByLabel("Upload photo").setInputFiles(file);
    await expect(page.getByText("Photo saved")).toBeVisible();

    const session = await (await page.request.get("/api/auth/get-session")).json();
    expect(session.user).toMatchObject({ name: "Countess Lovelace", email: user.email });
    const stored = await page.request.get(session.user.image);
    expect(stored.headers()).toMatchObject({ "content-type": "image/webp" });
    await page.getByRole("button", { name: "Remove photo" }).click();
    await expect(page.getByText("Photo removed")).toBeVisible();
    expect((await page.request.get("/api/account/picture")).status()).toBe(404);
  });

  test("changes the password and signs other browsers out", async ({ page, user }) => {
    const tokenBefore = await user.token();
    await page.getByLabel("Current password").fill("not my password");
    await page.getByLabel("New password").fill("another horse battery");
    await page.getByRole("button", { name: "Change password" }).click();
    await expect(page.getByLabel("Current password")).toHaveAccessibleDescription(
      "That's not your current password.",
    );

    await page.getByLabel("Current password").fill(user.password);
    await page.getByRole("button", { name: "Change password" }).click();
    await expect(
      page.getByText(
        "Password changed. You're signed out everywhere else, and access tokens are revoked.",
      ),
    ).toBeVisible();

    const call = (token: string) =>
      page.request.get("/api/user/get-user-creations", {
        headers: { authorization: `Bearer ${token}` },
      });
    expect((await call(tokenBefore)).status()).toBe(401);
    expect((await call(await user.token())).status()).toBe(200);
  });

  test("deletes the account once its email address is typed and its password entered", async ({
    page,
    user,
  }) => {
    const token = await user.token();
    await page.getByRole("button", { name: "Delete my account and everything I made" }).click();
    const confirmation = page.getByLabel(`Type ${user.email} to confirm`);
    await confirmation.fill("someone@example.com");
    await page.getByRole("button", { name: "Delete permanently" }).click();
    await expect(confirmation).toHaveAccessibleDescription(
      "That's not your account's email address.",
    );

    await confirmation.fill(user.email);
    const password = page.getByLabel("Your password");
    await password.fill("not the password");
    await page.getByRole("button", { name: "Delete permanently" }).click();
    await expect(password).toHaveAccessibleDescription("That's not your password.");

    await password.fill(user.password);
    await page.getByRole("button", { name: "Delete permanently" }).click();
    await expect(page.getByRole("heading", { name: "Your account is deleted" })).toBeVisible();
    await expect(page).toHaveURL(/\/account-deleted$/);
    expect(await accessibilityFaults(page)).toEqual([]);
    const call = await page.request.get("/api/user/get-user-creations", {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(call.status()).toBe(401);
    await page.getByRole("link", { name: "Go to the home page" }).click();
    await expect(
      page.getByRole("banner").getByRole("button", { name: "Get started" }),
    ).toBeVisible();
  });
});

test("nobody who is signed in is told that their account is deleted", async ({
  page,
  user: _user,
}) => {
  await page.goto("/account-deleted");
  await expect(page).toHaveURL(/\/ai$/);
  await expect(page.getByRole("heading", { name: "Your account is deleted" })).toHaveCount(0);
});

test("a device is signed out from another", async ({ page, user, browser, baseURL }) => {
  const other = await browser.newContext({ baseURL: baseURL ?? "" });
  const elsewhere = await other.newPage();
  await elsewhere.goto("/ai/community");
  await elsewhere.getByLabel("Email address").fill(user.email);
  await elsewhere.getByLabel("Password").fill(user.password);
  await elsewhere.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(elsewhere.getByRole("heading", { name: "Community" })).toBeVisible();

  await page.goto("/ai/settings/usage");
  await page
    .getByRole("navigation", { name: "Settings pages" })
    .getByRole("link", { name: "Devices" })
    .click();
  const devices = page.getByRole("main").getByRole("listitem");
  await expect(devices).toHaveCount(2);
  await expect(devices.first()).toContainText("This device");
  await expect(devices.last()).toContainText("Chrome on");
  expect(await accessibilityFaults(page)).toEqual([]);
  await devices
    .last()
    .getByRole("button", { name: /^Sign out .+, last used / })
    .click();

  await expect(devices).toHaveCount(1);
  await expect(page.getByRole("heading", { name: "Signed in" })).toBeFocused();
  await elsewhere.reload();
  await expect(elsewhere.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await page.reload();
  await expect(devices).toHaveCount(1);
  await other.close();
});

test("the palette signs out only after a question", async ({ page, user: _user }) => {
  async function chooseSignOut(): Promise<void> {
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").getByRole("combobox").fill("sign out");
    await page.keyboard.press("Enter");
  }
  await page.goto("/ai");
  // The page's keys come with a touch, which counts once it's hydrated.
  await expect(async () => {
    await page.mouse.move(300, 300);
    await page.mouse.move(310, 300);
    await expect(page.locator("html")).toHaveAttribute("data-keys", "pc", { timeout: 1_000 });
  }).toPass();
  const question = page.getByRole("dialog", { name: "Sign out?" });

  await chooseSignOut();
  expect(await accessibilityFaults(page)).toEqual([]);
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toHaveCount(0);
  await chooseSignOut();
  await page.route("**/api/auth/sign-out", (route) => route.abort());
  await question.getByRole("button", { name: "Sign out" }).click();
  const told = page.getByRole("listitem").filter({ hasText: "Couldn't sign you out." });
  await expect(told).toBeVisible();
  await expect(question).toHaveCount(0);
  await page.unroute("**/api/auth/sign-out");
  await chooseSignOut();
  await question.getByRole("button", { name: "Sign out" }).click();

  await expect(page.getByRole("banner").getByRole("button", { name: "Get started" })).toBeVisible();
});

test("a sign-out that fails says so, wherever it was chosen", async ({ page, user: _user }) => {
  const told = page.getByRole("listitem").filter({ hasText: "Couldn't sign you out." });
  await page.goto("/");
  await page.route("**/api/auth/sign-out", (route) => route.abort());
  await page.getByRole("button", { name: "Open user menu" }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(told).toBeVisible();
  await expect(page.getByRole("button", { name: "Open user menu" })).toBeVisible();
});

test("sign-out ends the session everywhere at once [S-09]", async ({ page, user }) => {
  const token = await user.token();
  await page.goto("/");
  await page.getByRole("button", { name: "Open user menu" }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page.getByRole("banner").getByRole("button", { name: "Get started" })).toBeVisible();

  const call = await page.request.get("/api/user/get-user-creations", {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(call.status()).toBe(401);
  // Signing out goes to the landing page by itself, which may come in between.
  await expect(async () => {
    await page.goto("/ai");
    await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

test("without a mail server, the reset command makes a code for a new password", async ({
  page,
  user,
}) => {
  await page.context().clearCookies();
  await page.goto("/sign-in");
  await page.getByLabel("Email address").fill(user.email);
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  await expect(page.getByText(/^This server doesn't send mail/)).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole("link", { name: "Ask for a code" }).click();
  const message = page.getByRole("form", { name: "Send a message" }).getByLabel("Message");
  await expect(message).toHaveValue(/^I've forgotten my password\./);
  await page.goto("/reset-password");
  await page.getByRole("link", { name: "Ask for a new code" }).click();
  await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
  await page.getByRole("link", { name: "I have a code" }).click();
  await expect(page.getByRole("heading", { name: "Choose a new password" })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);

  const { stdout } = await command("reset-code", user.email.toUpperCase());
  const [code = ""] = stdout.split("\n");
  expect(code).toMatch(/^(?:[\da-f]{4}-){4}[\da-f]{4}$/);
  await page.getByLabel("Code").fill("1234");
  await page.getByRole("textbox", { name: "New password" }).fill("another horse battery");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByLabel("Code")).toHaveAccessibleDescription(/^A code has 20 letters/);
  await page.getByLabel("Code").fill(` ${code.toUpperCase().replaceAll("-", " ")}`);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByRole("heading", { name: "Password changed" })).toBeFocused();
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.getByRole("link", { name: "Sign in" }).click();
  await page.getByLabel("Email address").fill(user.email);
  await page.getByLabel("Password").fill("another horse battery");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/ai$/);

  await expect(command("reset-code", "nobody@example.com")).rejects.toMatchObject({
    code: 1,
    stderr: "No account has the email nobody@example.com.\n",
  });
  await expect(command("reset-code", "nobody")).rejects.toMatchObject({ code: 2 });
});

/** Runs an administrator's command against the server of these tests. */
function command(name: string, ...words: string[]) {
  const { TEST_DATABASE_URL, ...env } = process.env;
  const place = TEST_DATABASE_URL
    ? { DATABASE_URL: TEST_DATABASE_URL }
    : { DATA_DIR: ".test/data-local", DATABASE_URL: "" };
  return promisify(execFile)(process.execPath, [`scripts/${name}.mjs`, ...words], {
    env: { ...env, ...place },
  });
}

test("the plan command makes an account premium at once [PR-04, P-03, S-07, D-02, E-01]", async ({
  page,
  user,
}) => {
  const run = (...words: string[]) => command("plan", ...words);

  const { stdout } = await run(user.email.toUpperCase(), "premium");
  expect(stdout).toBe(`${user.email} is now on the Premium plan.\n`);
  await page.goto("/ai");
  const profile = page
    .getByRole("complementary")
    .getByRole("button", { name: /^Open your profile/ });
  await expect(profile.getByText("Premium plan", { exact: true })).toBeVisible();
  const activePlan = page.getByRole("term").filter({ hasText: "Active Plan" });
  await expect(activePlan.locator("xpath=following-sibling::dd")).toHaveText("Premium");
  await page.goto("/#pricing");
  await expect(
    page.getByRole("listitem").filter({ hasText: "Your plan" }).getByRole("heading"),
  ).toHaveText("Premium");

  await expect(run("nobody@example.com", "premium")).rejects.toMatchObject({
    code: 1,
    stderr: "No account has the email nobody@example.com.\n",
  });
  await expect(run(user.email, "gold")).rejects.toMatchObject({ code: 2 });
});
