import type { BrowserContext, Page } from "playwright/test";

type Ending = "answer" | "fail";

/**
 * Holds back what a page asks for, until the test says how it ends: with the server's own answer, or
 * without one.
 *
 * @param pattern of addresses, as `page.route` takes it; `unroute` with it ends the holding
 * @returns `asked`: settles with the first request held back
 */
export async function holdRequests(target: Page | BrowserContext, pattern: string) {
  let noteAsked = () => {};
  const asked = new Promise<void>((resolve) => {
    noteAsked = resolve;
  });
  let end: (how: Ending) => void = () => {};
  const ended = new Promise<Ending>((resolve) => {
    end = resolve;
  });
  await target.route(pattern, async (route) => {
    noteAsked();
    if ((await ended) === "fail") await route.abort();
    else await route.continue();
  });
  return { asked, end };
}
