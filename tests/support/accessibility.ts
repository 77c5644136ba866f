import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright/test";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Checks the current page with axe against WCAG 2.2 AA.
 *
 * @returns one line per violation: the rule, and the first element that breaks it
 */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // While a page streams in, its heading isn't there yet; one that never comes is found below.
  await page
    .getByRole("heading", { level: 1 })
    .first()
    .waitFor({ state: "attached", timeout: 5_000 })
    .catch(() => undefined);
  // Halfway from one color to another, text has a contrast that nobody chose. Some never end, when the screen changes meanwhile.
  await page.evaluate(
    `Promise.race([new Promise((end) => setTimeout(end, 3_000)), Promise.allSettled(document.getAnimations().filter((one) => one instanceof CSSTransition).map((one) => one.finished))]).then(() => {})`,
  );
  // Evaluated instead of injected as a script, which the page's content policy would block.
  await page.evaluate(source);
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run({ runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] })`,
  );
  const faults: string[] = [];
  for (const { id, nodes } of violations) {
    const isRight = id === "target-size" && (await areLargeInView(page, nodes));
    if (!isRight) faults.push(`${id}: ${nodes[0]?.html}`);
  }
  return faults;
}

/**
 * Whether targets are large enough where they're read: one that has gone halfway under what stays in view, such as the header,
 * comes out by scrolling.
 */
async function areLargeInView(page: Page, nodes: AxeResults["violations"][number]["nodes"]) {
  for (const { target } of nodes) {
    const only = JSON.stringify(target);
    const { violations } = await page.evaluate<AxeResults>(`(() => {
      document.querySelector(${only}[0])?.scrollIntoView({ block: "center" });
      return axe.run({ include: [${only}] }, { runOnly: { type: "rule", values: ["target-size"] } });
    })()`);
    if (violations.length > 0) return false;
  }
  return true;
}
