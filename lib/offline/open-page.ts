/** A page as a service worker has it: https://w3c.github.io/ServiceWorker/#client-interface. */
type OpenPage = { focus(): Promise<OpenPage>; navigate(url: string): Promise<unknown> };

/** What a service worker knows of the pages that are open. */
export type OpenPages = {
  matchAll(wanted: { type: "window" }): Promise<OpenPage[]>;
  openWindow(url: string): Promise<unknown>;
};

/** Shows one of our pages in a tab that is open, else in a new one. Addresses elsewhere are ignored. */
export async function openPageOf(pages: OpenPages, address: unknown): Promise<void> {
  const { href, origin } = new URL(String(address), location.origin);
  if (origin !== location.origin) return;
  try {
    const [page] = await pages.matchAll({ type: "window" });
    if (page) return void (await (await page.focus()).navigate(href));
  } catch {
    // It was closed meanwhile, or may not be led elsewhere.
  }
  await pages.openWindow(href);
}
