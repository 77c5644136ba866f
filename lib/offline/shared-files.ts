import { smallest } from "@/lib/core/extremes";

/** Where other apps send files; see `app/manifest.ts`. */
export const SHARED_PAGE = "/ai/shared";
/** Name of the files in what is sent. */
export const SHARED_FIELD = "files";
/** Parameter of that page where not all that was sent is there. */
export const SHARED_LOST = "lost";

/** Private files: they stay until a tool takes them, for an hour, or until their person leaves. */
const CACHE = "atelier-shared-1";
export const SHARED_MS = 60 * 60 * 1000;
/** Of the largest file that a tool takes (`LIMITS`, which need the page's build). */
const MAX_BYTES = 50 * 1024 * 1024;
const OWNER = `${SHARED_PAGE}/owner`;
const NAME = "x-file-name";
const KEPT_AT = "x-kept-at";

/** Where a file is kept. */
const addresses = new WeakMap<File, string>();

/**
 * Keeps the files of a form in place of those kept before: images and PDFs that a tool takes, all of them or none.
 *
 * @returns whether everything that was sent is kept
 */
export async function keepSharedFiles(form: FormData): Promise<boolean> {
  await dropSharedFiles();
  const sent = form.getAll(SHARED_FIELD).filter((entry) => entry instanceof File);
  const files = sent.filter(isTaken);
  try {
    const cache = await caches.open(CACHE);
    for (const [at, file] of files.entries()) {
      const headers = {
        "content-type": file.type,
        [NAME]: encodeURIComponent(file.name),
        [KEPT_AT]: String(Date.now()),
      };
      await cache.put(`${SHARED_PAGE}/${at}`, new Response(file, { headers }));
    }
    return files.length === sent.length;
  } catch {
    await dropSharedFiles();
    return false;
  }
}

function isTaken({ type, size }: File): boolean {
  return (type.startsWith("image/") || type === "application/pdf") && size <= MAX_BYTES;
}

/**
 * The files that were shared, which are from then on those of the person who asks.
 *
 * @returns empty where nothing was shared, or by somebody else, or the browser keeps nothing
 */
export async function readSharedFiles(userId: string): Promise<File[]> {
  if ((await dropOldSharedFiles()) === null) return [];
  const cache = await caches.open(CACHE);
  const owner = await (await cache.match(OWNER))?.text();
  if (owner !== undefined && owner !== userId) {
    await dropSharedFiles();
    return [];
  }
  if (owner === undefined) await cache.put(OWNER, new Response(userId));
  return Promise.all(
    (await sharedAnswers(cache)).map(async ({ address, answer }) => {
      const name = decodeURIComponent(answer.headers.get(NAME) ?? "");
      const type = answer.headers.get("content-type") ?? "";
      const file = new File([await answer.blob()], name, { type });
      addresses.set(file, address);
      return file;
    }),
  );
}

/** Keeps these of the files that were read, and drops the others. */
export async function keepOnlyShared(files: readonly File[]): Promise<void> {
  const kept = files.map((file) => addresses.get(file));
  const cache = await caches.open(CACHE);
  for (const { address } of await sharedAnswers(cache)) {
    if (!kept.includes(address)) await cache.delete(address);
  }
}

/** @returns until when those may stay that are left, in milliseconds since 1970; null for none */
export async function dropOldSharedFiles(): Promise<number | null> {
  if (!("caches" in globalThis) || !(await caches.has(CACHE))) return null;
  const times = (await sharedAnswers(await caches.open(CACHE))).map(({ answer }) =>
    Number(answer.headers.get(KEPT_AT)),
  );
  const isYoung = (keptAt: number) => Math.abs(Date.now() - keptAt) < SHARED_MS;
  if (times.length > 0 && times.every(isYoung)) return smallest(times) + SHARED_MS;
  await dropSharedFiles();
  return null;
}

async function sharedAnswers(cache: Cache): Promise<{ address: string; answer: Response }[]> {
  const answers = (await cache.keys()).map(async ({ url }) => {
    const answer = await cache.match(url);
    return answer?.headers.has(KEPT_AT) ? [{ address: url, answer }] : [];
  });
  return (await Promise.all(answers)).flat();
}

export async function dropSharedFiles(): Promise<void> {
  if ("caches" in globalThis) await caches.delete(CACHE);
}
