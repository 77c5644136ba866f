/** A page as a service worker has it: https://w3c.github.io/ServiceWorker/#client-interface. */
type OpenPage = { url: string; focus(): Promise<unknown> };

/** What a service worker knows of the pages that are open. */
export type OpenPages = {
  matchAll(wanted: { type: "window" }): Promise<OpenPage[]>;
  openWindow(url: string): Promise<unknown>;
};

/** Shows one of our pages in the tab that has it, else in a new one: another may hold unsaved work. Addresses elsewhere are ignored. */
export async function openPageOf(pages: OpenPages, address: unknown): Promise<void> {
  const { href, origin } = new URL(String(address), location.origin);
  if (origin !== location.origin) return;
  const page = (await pages.matchAll({ type: "window" })).find(({ url }) => url === href);
  await (page ? page.focus() : pages.openWindow(href));
}
