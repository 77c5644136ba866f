import { accessibilityFaults } from "@/tests/support/accessibility";
import { makeImages, makeTitles } from "@/tests/support/make-creations";
import { expect, test } from "@/tests/support/signed-in-test";

test("what is deleted waits in the trash, and comes back", async ({ page, user }) => {
  await makeTitles(page, user, ["sourdough"]);
  await page.goto("/ai");
  await page.getByRole("button", { name: /keyword sourdough/ }).click();
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("heading", { level: 3, name: /sourdough/ })).toHaveCount(0);

  await page.getByRole("link", { name: "Trash", exact: true }).click();

  await expect(page).toHaveTitle(/Trash/);
  const row = page.getByRole("main").getByRole("listitem");
  await expect(row).toContainText("sourdough");
  await expect(row).toContainText("blog-title · deleted");
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.getByRole("button", { name: "Restore sourdough" }).click();

  await expect(page.getByText("The trash is empty.")).toBeVisible();
  await page.getByRole("link", { name: "Dashboard" }).first().click();
  await expect(page.getByRole("button", { name: /keyword sourdough/ })).toBeVisible();
});

test("is emptied after a question, one by one or at once", async ({ page, user }) => {
  await makeImages(page, user, ["a stone wall", "a green hill", "a wide field"], false);
  const headers = { authorization: `Bearer ${await user.token()}` };
  const list = await page.request.get("/api/user/get-user-creations", { headers });
  for (const { id } of (await list.json()).creations) {
    await page.request.post("/api/user/delete-creation", { headers, data: { id } });
  }
  await page.goto("/ai/bin");
  const rows = page.getByRole("main").getByRole("listitem");
  await expect(rows).toHaveCount(3);

  await page.getByRole("button", { name: "Delete a green hill permanently" }).click();
  const question = page.getByRole("dialog", { name: "Delete this permanently?" });
  expect(await accessibilityFaults(page)).toEqual([]);
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(rows).toHaveCount(3);
  await page.getByRole("button", { name: "Delete a green hill permanently" }).click();
  await question.getByRole("button", { name: "Delete permanently" }).click();
  await expect(rows).toHaveCount(2);

  await page.getByRole("button", { name: "Empty trash" }).click();
  const all = page.getByRole("dialog", { name: "Empty the trash?" });
  await all.getByRole("button", { name: "Delete permanently" }).click();
  await expect(page.getByText("The trash is empty.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("The trash is empty.")).toBeVisible();
});
