import "server-only";

// Shared by all bundles of this process, as the database is.
const holder = globalThis as typeof globalThis & { atelierAdminToken?: string };

export function setAdminToken(token: string): void {
  holder.atelierAdminToken = token;
}

/** The token of this process for the operator's commands; undefined where there is a database server. */
export function getAdminToken(): string | undefined {
  return holder.atelierAdminToken;
}
