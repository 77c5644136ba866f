import { expect, test } from "@/tests/support/signed-in-test";

test("Get started begins with an account for newcomers, and sign-in is one click away [L-02, ST-01]", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("banner").getByRole("button", { name: "Get started" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toHaveAccessibleName("Create your account");
  await dialog.getByRole("button", { name: "Sign in" }).click();
  await expect(dialog).toHaveAccessibleName("Sign in");
  await expect(page).toHaveURL(/\/$/);
});

test("Get started opens sign-in where somebody has signed in before [L-02, ST-01]", async ({
  page,
  user: _user,
}) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Open user menu" }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await page.getByRole("banner").getByRole("button", { name: "Get started" }).click();
  await expect(page.getByRole("dialog", { name: "Sign in" })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test("a visitor's click on a tool asks to sign in without navigating, then opens the tool [L-09, P-01, ST-01]", async ({
  page,
  user,
}) => {
  await page.context().clearCookies();
  await page.goto("/");
  await page
    .locator("#tools")
    .getByRole("link", { name: /Article writer/ })
    .click();
  const dialog = page.getByRole("dialog", { name: "Sign in" });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/$/);

  await dialog.getByLabel("Email address").fill(user.email);
  await dialog.getByLabel("Password", { exact: true }).fill(user.password);
  await dialog.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/ai\/write-article$/);
});

test("shows the user menu and opens tools when signed in [L-03, L-09, ST-01]", async ({
  page,
  user,
}) => {
  await page.goto("/");
  const header = page.getByRole("banner");
  await header.getByRole("button", { name: "Open user menu" }).click();
  await expect(page.getByText(user.email)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(header.getByRole("button", { name: "Get started" })).toBeHidden();
  await page
    .locator("#tools")
    .getByRole("link", { name: /Article writer/ })
    .click();
  await expect(page).toHaveURL(/\/ai\/write-article$/);
});

test("a pending session counts as signed out [ST-02, L-02]", async ({ page, user }) => {
  expect(user.email).not.toBe("");
  await page.route("**/api/auth/**", () => {
    // Never answers.
  });
  await page.goto("/");
  await expect(page.getByRole("banner").getByRole("button", { name: "Get started" })).toBeVisible();
});
