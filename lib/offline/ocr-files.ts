const CACHE = "atelier-ocr-files-1";
/** Stands for the engine as a whole, language data included, which was there when it was put. */
const WHOLE = "/tessdata/whole";

/**
 * The engine's scripts, from the server or, without a connection, as they were last. Language data isn't theirs: the
 * engine keeps it itself.
 */
export const isOcrScript = (path: string) => /^\/tessdata\/[\w.-]+\.js$/.test(path);

/** Whether there is an engine for this browser: it ran once as a whole, and its scripts are still here. */
export async function isEngineKept(): Promise<boolean> {
  const cache = await caches.open(CACHE);
  return (await cache.match(WHOLE)) !== undefined && (await cache.keys()).length > 2;
}

/** Called when the engine has started with its language data. */
export async function markEngineKept(): Promise<void> {
  await (await caches.open(CACHE)).put(WHOLE, new Response());
}

/** @throws TypeError without a connection when the file isn't kept */
export async function fetchOcrScript(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE).catch(() => undefined);
  const kept = await cache?.match(request).catch(() => undefined);
  const fetched = await fetch(request).catch((error: unknown) => {
    if (kept) return kept;
    throw error;
  });
  const isNew = fetched !== kept && fetched.headers.get("etag") !== kept?.headers.get("etag");
  if (fetched.ok && (isNew || !kept)) await cache?.put(request, fetched.clone()).catch(() => {});
  return fetched;
}
