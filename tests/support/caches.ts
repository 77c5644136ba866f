/** The browser's Cache Storage, in memory. */
export function createCaches({ fails }: { fails?: "open" | "match" | "put" } = {}) {
  const caches = new Map<string, ReturnType<typeof createCache>>();
  return {
    async open(name: string) {
      if (fails === "open") throw new DOMException("Full.", "UnknownError");
      const cache = caches.get(name) ?? createCache(fails);
      caches.set(name, cache);
      return cache;
    },
    has: async (name: string) => caches.has(name),
    delete: async (name: string) => caches.delete(name),
  };
}

function createCache(fails: "match" | "put" | undefined) {
  const answers = new Map<string, Response>();
  const address = (asked: Request | string) =>
    new URL(typeof asked === "string" ? asked : asked.url, location.origin).href;
  return {
    async match(asked: Request | string) {
      if (fails === "match") throw new DOMException("Broken.", "UnknownError");
      return answers.get(address(asked))?.clone();
    },
    async put(asked: Request | string, answer: Response) {
      if (fails === "put") throw new DOMException("Full.", "QuotaExceededError");
      answers.set(address(asked), answer);
    },
    delete: async (asked: Request | string) => answers.delete(address(asked)),
    keys: async () => [...answers.keys()].map((url) => ({ url })),
  };
}
