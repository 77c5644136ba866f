/**
 * The service worker of signed-in pages. Online, pages come from the server, and of a person only what they shared is kept, until a
 * tool has it (decision 0200). No fault of the browser's cache may cost an answer that the network has.
 */
import { fetchOcrScript, isOcrScript } from "@/lib/offline/ocr-files";
import { matchKept, OFFLINE_PAGE, refreshOfflinePage, WANTED } from "@/lib/offline/offline-page";
import { type OpenPages, openPageOf } from "@/lib/offline/open-page";
import {
  dropOldSharedFiles,
  keepSharedFiles,
  SHARED_LOST,
  SHARED_PAGE,
} from "@/lib/offline/shared-files";

/** What TypeScript's DOM library lacks of https://w3c.github.io/ServiceWorker/. */
type Extendable = Event & { waitUntil(work: Promise<unknown>): void };
type FetchEvent = Extendable & {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
};
type NotificationClick = Extendable & { notification: Notification };
type WorkerScope = {
  skipWaiting(): Promise<void>;
  clients: OpenPages & { claim(): Promise<void> };
  registration: ServiceWorkerRegistration;
  addEventListener(name: "install" | "activate", listener: (event: Extendable) => void): void;
  addEventListener(name: "fetch", listener: (event: FetchEvent) => void): void;
  addEventListener(name: "notificationclick", listener: (event: NotificationClick) => void): void;
};
const scope = globalThis as unknown as WorkerScope; // Safe: this script is only run as a service worker.

scope.addEventListener("install", (event) => {
  event.waitUntil(Promise.all([refreshOfflinePage(), scope.skipWaiting()]));
});

scope.addEventListener("activate", (event) => {
  // The request for a page needn't wait until this worker has started.
  const preload = scope.registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([preload, scope.clients.claim()]));
});

// The end of a run, told where pages can't show notifications of their own.
scope.addEventListener("notificationclick", (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(openPageOf(scope.clients, notification.data));
});

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  if (request.method === "POST" && pathname === SHARED_PAGE) event.respondWith(receive(request));
  if (request.method !== "GET") return;
  if (request.mode === "navigate") {
    if (!pathname.startsWith("/api/")) event.respondWith(openPage(event));
  } else if (pathname.startsWith("/_next/static/")) {
    event.respondWith(matchKept(pathname).then((kept) => kept ?? fetch(request)));
  } else if (isOcrScript(pathname)) {
    event.respondWith(fetchOcrScript(request));
  }
});

/** Takes what another app sends, and shows it on a page, which says so where something is lost. */
async function receive(request: Request): Promise<Response> {
  const isKept = await request
    .formData()
    .then(keepSharedFiles)
    .catch(() => false);
  return redirect(isKept ? SHARED_PAGE : `${SHARED_PAGE}?${SHARED_LOST}`);
}

const redirect = (path: string) => Response.redirect(new URL(path, location.origin), 303);

async function openPage(event: FetchEvent): Promise<Response> {
  const { request, preloadResponse } = event;
  try {
    const page = (await preloadResponse) ?? (await fetch(request));
    // Whatever happens to them, they're tried again with the next page.
    event.waitUntil(refreshOfflinePage().catch(() => {}));
    event.waitUntil(dropOldSharedFiles().catch(() => {}));
    return page;
  } catch (error) {
    const { pathname, search } = new URL(request.url);
    const offline = await matchKept(OFFLINE_PAGE);
    if (!offline) throw error;
    if (pathname === OFFLINE_PAGE) return offline;
    const wanted = new URLSearchParams({ [WANTED]: `${pathname}${search}` });
    return redirect(`${OFFLINE_PAGE}?${wanted}`);
  }
}
