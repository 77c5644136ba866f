import "server-only";

/** The token of an `Authorization: Bearer` header, or null. Cookies are never looked at. */
export function bearerToken(headers: Headers): string | null {
  return /^Bearer +(\S+)$/i.exec(headers.get("authorization") ?? "")?.[1] ?? null;
}
