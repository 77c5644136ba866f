/** Stands for every page without a connection. It's prerendered, and holds nothing of anybody. */
export const OFFLINE_PAGE = "/offline";
/** The parameter that names the page somebody wanted. */
export const WANTED = "for";

const CACHE = "atelier-offline-1";
const KEPT_AT = "x-kept-at";
const REFRESH_MS = 60 * 60 * 1000;

/**
 * Keeps the page with everything that it's made of, in place of the one kept before. Nothing changes when a part of it
 * can't be fetched.
 *
 * @throws TypeError without a connection; Error when the server doesn't answer with the page
 */
async function keepOfflinePage(): Promise<void> {
  const page = await fetchPart(OFFLINE_PAGE);
  const html = await page.text();
  const named = assetsOf(html, OFFLINE_PAGE);
  const cache = await caches.open(CACHE);
  const inStyles = await Promise.all(
    named
      .filter((path) => path.endsWith(".css"))
      .map(async (path) => assetsOf(await (await fetchPart(path)).text(), path)),
  );
  const assets = new Set([...named, ...inStyles.flat()]);
  await Promise.all(
    [...assets].map(async (path) => {
      if (!(await cache.match(path))) await cache.put(path, await fetchPart(path));
    }),
  );
  const headers = new Headers(page.headers);
  headers.set(KEPT_AT, String(Date.now()));
  await cache.put(OFFLINE_PAGE, new Response(html, { headers }));
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (pathname !== OFFLINE_PAGE && !assets.has(pathname)) await cache.delete(url);
  }
}

/** Keeps the page unless the one that is kept is younger than an hour. */
export async function refreshOfflinePage(): Promise<void> {
  const kept = await matchKept(OFFLINE_PAGE);
  const age = Date.now() - Number(kept?.headers.get(KEPT_AT) ?? 0);
  if (age > REFRESH_MS) await keepOfflinePage();
}

/** A part of the page, or the page itself, as it was kept; undefined also where the browser's cache fails. */
export async function matchKept(path: string): Promise<Response | undefined> {
  try {
    return await (await caches.open(CACHE)).match(path);
  } catch {
    return undefined;
  }
}

async function fetchPart(path: string): Promise<Response> {
  const response = await fetch(path);
  if (!response.ok || response.redirected) throw new Error(`${path}: ${response.status}`);
  return response;
}

/**
 * Paths of the build's files that a page's markup or a style sheet names.
 *
 * @param base path of the markup or the style sheet, from which it counts
 */
export function assetsOf(text: string, base: string): string[] {
  const named = text.match(/(?:\/_next\/static\/|(?<=url\(["']?)\.\.\/)[\w./~%-]+/g) ?? [];
  return [...new Set(named.map((path) => new URL(path, `https://localhost${base}`).pathname))];
}
