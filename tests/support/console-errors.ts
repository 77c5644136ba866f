import type { Page } from "playwright/test";

/**
 * Collects errors logged by the page's own code from now on. The browser's own messages about failed
 * requests are left out, because they appear whatever the page does.
 */
export function consoleErrors(page: Page): string[] {
  const logged: string[] = [];
  page.on("console", (message) => {
    if (message.type() !== "error" || message.text().startsWith("Failed to load resource")) return;
    logged.push(message.text());
  });
  return logged;
}
