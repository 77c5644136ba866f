import type { Page } from "playwright/test";

/**
 * Notes what the page's own code logs as an error from now on. What the browser adds about a failed
 * request is left out: it is there whatever the page does.
 */
export function consoleErrors(page: Page): string[] {
  const logged: string[] = [];
  page.on("console", (message) => {
    if (message.type() !== "error" || message.text().startsWith("Failed to load resource")) return;
    logged.push(message.text());
  });
  return logged;
}
