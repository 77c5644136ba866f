import { expect, test } from "playwright/test";

import { accessibilityFaults } from "../support/accessibility";
import { consoleErrors } from "../support/console-errors";

test("sends a message, after saying what is missing from it [L-20]", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact us" }).click();
  const form = page.getByRole("form", { name: "Send a message" });
  const send = form.getByRole("button", { name: "Send message" });

  await send.click();
  await expect(form.getByLabel("Name")).toHaveAccessibleDescription("Enter your name.");
  await expect(form.getByLabel("Name")).toBeFocused();
  await expect(form.getByLabel("Your email address")).toHaveAttribute("aria-invalid", "true");
  expect(await accessibilityFaults(page)).toEqual([]);

  await form.getByLabel("Name").fill("Ada");
  await form.getByLabel("Your email address").fill("ada@example.com");
  await form.getByLabel("Message").fill("How do I move my data to another server?");
  await send.click();
  await expect(page.getByRole("main").getByRole("status")).toHaveText(
    "Your message is with this server's operators.",
  );
  // Where the button was that had the focus.
  const focused = page.locator(":focus");
  await expect(focused).toContainText("Your message is with this server's operators.");
});

test("keeps what was typed when a limit is reached, without an error in the console", async ({
  page,
}) => {
  const errors = consoleErrors(page);
  const words = "You've sent several messages this hour. Try again in 5 min.";
  await page.route("**/api/contact", async (route) => {
    expect(route.request().postDataJSON()).toMatchObject({ fromPage: true });
    await route.fulfill({ json: { success: true, accepted: false, message: words } });
  });
  await page.goto("/contact?about=premium#message");
  const form = page.getByRole("form", { name: "Send a message" });
  await expect(form.getByLabel("Message")).toHaveValue(/Premium/);
  await form.getByLabel("Name").fill("Ada");
  await form.getByLabel("Your email address").fill("ada@example.com");
  await form.getByRole("button", { name: "Send message" }).click();
  await expect(form.getByLabel("Message")).toHaveAccessibleDescription(
    `${words} Your text is still here.`,
  );
  await expect(form.getByLabel("Message")).toHaveValue(/Premium/);
  expect(errors).toEqual([]);
});
