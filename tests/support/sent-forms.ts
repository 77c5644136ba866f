import type { Page } from "playwright/test";

type Recorder = typeof window & { sentForms?: Record<string, string>[] };

/**
 * Records the fields of every form the page sends from now on, because Playwright can't read back a body
 * that contains a file. A file is recorded by name, type and size: `bee.jpg image/jpeg 1024`.
 *
 * @returns a function that returns what was sent so far, oldest first
 */
export async function recordForms(page: Page): Promise<() => Promise<Record<string, string>[]>> {
  await page.evaluate(() => {
    const recorder = window as Recorder;
    const send = window.fetch;
    recorder.sentForms = [];
    window.fetch = (input, init) => {
      if (init?.body instanceof FormData) {
        const texts = [...init.body].map(([name, part]) => {
          if (typeof part === "string") return [name, part];
          return [name, `${part.name} ${part.type} ${part.size}`];
        });
        recorder.sentForms?.push(Object.fromEntries(texts));
      }
      return send(input, init);
    };
  });
  return () => page.evaluate(() => (window as Recorder).sentForms ?? []);
}
