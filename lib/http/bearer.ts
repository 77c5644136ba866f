import "server-only";

/** The token from an `Authorization: Bearer` header; null when there is none. Ignores cookies. */
export function bearerToken(headers: Headers): string | null {
  return /^Bearer +(\S+)$/i.exec(headers.get("authorization") ?? "")?.[1] ?? null;
}
