/**
 * Where a server listens and what it's called. Empty values count as unset, as in lib/core/env.ts: a copy of .env.example has
 * many.
 *
 * @param {Record<string, string | undefined>} environment
 * @param {string} otherwise the port where none is set
 */
export function addressOf({ PORT, APP_URL }, otherwise) {
  const port = PORT?.trim() || otherwise;
  return { port, url: APP_URL?.trim() || `http://localhost:${port}` };
}
