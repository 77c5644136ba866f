import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { createCaches } from "@/tests/support/caches";

type Answering = { request: Request; respondWith: (answer: Promise<Response>) => void };

const ORIGIN = "https://atelier.example";
const HOUR_MS = 60 * 60 * 1000;

const listeners = new Map<string, (event: Answering) => void>();
let waits: Promise<unknown>[];

beforeAll(async () => {
  vi.stubGlobal("addEventListener", (name: string, listener: (event: Answering) => void) =>
    listeners.set(name, listener),
  );
  await import("@/lib/offline/service-worker");
});
beforeEach(() => {
  waits = [];
  vi.stubGlobal("location", new URL(`${ORIGIN}/sw.js`));
  vi.stubGlobal("caches", createCaches());
  vi.stubGlobal("fetch", async () => new Response("from the network"));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** What the worker answers; undefined where it leaves that to the browser. */
async function ask(
  path: string,
  init: RequestInit = {},
  mode?: string,
): Promise<Response | undefined> {
  const request = new Request(`${ORIGIN}${path}`, init);
  if (mode) Object.defineProperty(request, "mode", { value: mode });
  let answer: Promise<Response> | undefined;
  const event = {
    request,
    preloadResponse: Promise.resolve(undefined),
    respondWith: (given: Promise<Response>) => {
      answer = given;
    },
    waitUntil: (work: Promise<unknown>) => waits.push(work),
  };
  listeners.get("fetch")?.(event);
  const answered = await answer;
  await Promise.all(waits);
  return answered;
}

function share(files: readonly File[]): Promise<Response | undefined> {
  const body = new FormData();
  for (const file of files) body.append("files", file);
  return ask("/ai/shared", { method: "POST", body });
}

async function shared(userId = "ada"): Promise<string[]> {
  const { readSharedFiles } = await import("@/lib/offline/shared-files");
  return (await readSharedFiles(userId)).map(({ name }) => name);
}

const picture = (name: string) => new File(["picture"], name, { type: "image/png" });

describe("a browser whose cache fails", () => {
  const PATHS = ["/_next/static/page.js", "/tessdata/worker.min.js"];

  it.each(["open", "match", "put"] as const)(
    "still loads scripts when it can't %s",
    async (way) => {
      vi.stubGlobal("caches", createCaches({ fails: way }));
      for (const path of PATHS) {
        expect(await (await ask(path))?.text(), path).toBe("from the network");
      }
      const page = await ask("/ai", {}, "navigate");
      expect(await page?.text()).toBe("from the network");
    },
  );

  it.each(["open", "put"] as const)(
    "says that what was shared is lost when it can't %s",
    async (way) => {
      vi.stubGlobal("caches", createCaches({ fails: way }));
      const answer = await share([picture("a.png")]);
      expect(answer?.headers.get("location")).toBe(`${ORIGIN}/ai/shared?lost`);
      expect(await shared()).toEqual([]);
    },
  );
});

describe("what another app shares", () => {
  it("is lost, and says so, when it can't be read", async () => {
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    const answer = await ask("/ai/shared", { method: "POST", body: "cut off", headers });
    expect(answer?.headers.get("location")).toBe(`${ORIGIN}/ai/shared?lost`);
  });

  it("is kept where a tool takes it, and the page says what isn't", async () => {
    const all = await share([picture("a.png"), picture("b.png")]);
    expect(all?.headers.get("location")).toBe(`${ORIGIN}/ai/shared`);
    expect(await shared()).toEqual(["a.png", "b.png"]);

    const some = await share([picture("c.png"), new File(["x"], "d.exe", { type: "text/x-exe" })]);
    expect(some?.headers.get("location")).toBe(`${ORIGIN}/ai/shared?lost`);
    expect(await shared()).toEqual(["c.png"]);
  });

  it("is dropped after an hour, with the next page", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    await share([picture("a.png")]);
    vi.setSystemTime(Date.now() + HOUR_MS - 1_000);
    await ask("/", {}, "navigate");
    expect(await caches.has("atelier-shared-1")).toBe(true);
    vi.setSystemTime(Date.now() + 1_000);
    await ask("/", {}, "navigate");
    expect(await caches.has("atelier-shared-1")).toBe(false);
  });

  it("is of the person who saw it first", async () => {
    await share([picture("a.png")]);
    expect(await shared("ada")).toEqual(["a.png"]);
    expect(await shared("bob")).toEqual([]);
    expect(await shared("ada")).toEqual([]);
  });

  it("stays as it is left", async () => {
    await share([picture("a.png"), picture("b.png")]);
    const { keepOnlyShared, readSharedFiles } = await import("@/lib/offline/shared-files");
    await keepOnlyShared((await readSharedFiles("ada")).slice(1));
    expect(await shared("ada")).toEqual(["b.png"]);
  });
});

describe("a notification that is clicked", () => {
  const opened: string[] = [];
  const pageAt = (path: string) => ({
    url: `${ORIGIN}${path}`,
    focus: async () => void opened.push(`focused: ${path}`),
  });

  async function click(address: string, pages: readonly object[]): Promise<string[]> {
    opened.length = 0;
    vi.stubGlobal("clients", {
      matchAll: async () => pages,
      openWindow: async (url: string) => void opened.push(`anew: ${url}`),
    });
    const closed = vi.fn();
    listeners.get("notificationclick")?.({
      notification: { close: closed, data: address },
      waitUntil: (work: Promise<unknown>) => waits.push(work),
    } as never);
    await Promise.all(waits);
    expect(closed).toHaveBeenCalledOnce();
    return [...opened];
  }

  it("shows its run in the tab that has it, else in a new one, and nothing from elsewhere", async () => {
    const address = "/ai/write-article?run=bees";
    expect(await click(address, [pageAt("/ai"), pageAt(address)])).toEqual([`focused: ${address}`]);
    expect(await click(address, [pageAt("/ai")])).toEqual([`anew: ${ORIGIN}${address}`]);
    expect(await click("https://elsewhere.example/", [pageAt(address)])).toEqual([]);
  });
});

describe("the engine", () => {
  it("is kept only when it ran as a whole, and its scripts are here", async () => {
    const { isEngineKept, markEngineKept } = await import("@/lib/offline/ocr-files");
    await ask("/tessdata/worker.min.js");
    await ask("/tessdata/core.js");
    expect(await isEngineKept()).toBe(false);
    await markEngineKept();
    expect(await isEngineKept()).toBe(true);
  });
});
