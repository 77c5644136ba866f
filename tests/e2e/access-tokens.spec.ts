import { accessibilityFaults } from "@/tests/support/accessibility";
import { expect, test } from "@/tests/support/signed-in-test";

const CALL = "/api/user/get-user-creations";

test("a token is made, shown once, used by a program, and revoked", async ({
  page,
  user: _user,
  playwright,
  baseURL,
}) => {
  await page.goto("/ai/settings/usage");
  await page
    .getByRole("navigation", { name: "Settings pages" })
    .getByRole("link", { name: "Access tokens" })
    .click();
  await expect(page.getByText("You have no access tokens.")).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.getByRole("button", { name: "Create token" }).click();
  const name = page.getByLabel("Name");
  await expect(name).toHaveAccessibleDescription(/Give the token a name\./);
  await expect(name).toBeFocused();
  await name.fill("Backup script");
  await page.getByRole("checkbox", { name: "Run tools" }).uncheck();
  await page.getByRole("checkbox", { name: "Read creations" }).uncheck();
  await name.press("Enter");
  await expect(page.getByText("Choose at least one thing that the token may do.")).toBeVisible();
  await page.getByRole("checkbox", { name: "Read creations" }).check();
  await page.getByLabel("Expires").selectOption({ label: "In 30 days" });
  await page.getByRole("button", { name: "Create token" }).click();

  await expect(page.getByRole("heading", { name: "“Backup script” is ready" })).toBeFocused();
  expect(await accessibilityFaults(page)).toEqual([]);
  const token = await page.getByText(/^atl_[0-9A-Za-z]{49}$/).innerText();
  const row = page.getByRole("main").getByRole("listitem");
  await expect(row).toContainText(`atl_…${token.slice(-4)}`);
  await expect(row).toContainText("Never used");

  const program = await playwright.request.newContext({
    baseURL: baseURL ?? "",
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  });
  expect(await (await program.get(CALL)).json()).toMatchObject({ success: true, creations: [] });
  const image = await program.get("/api/files/00000000-0000-4000-8000-000000000000");
  expect(image.status()).toBe(404);
  const refused = await program.post("/api/ai/qr-generate", { data: { text: "x" } });
  expect(refused.status()).toBe(403);

  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByText(token)).toHaveCount(0);
  await page.reload();
  await expect(row).toContainText("Last used");
  await expect(page.getByText(token)).toHaveCount(0);

  await row.getByRole("button", { name: /^Revoke Backup script/ }).click();
  const question = page.getByRole("dialog", { name: "Revoke “Backup script”?" });
  expect(await accessibilityFaults(page)).toEqual([]);
  await question.getByRole("button", { name: "Revoke" }).click();
  await expect(page.getByText("You have no access tokens.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your tokens" })).toBeFocused();
  expect((await program.get(CALL)).status()).toBe(401);
  await program.dispose();
});
