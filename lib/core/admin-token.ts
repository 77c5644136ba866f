import "server-only";

import { singleton } from "@/lib/core/singleton";

const token = singleton("admin-token", (): { text?: string } => ({}));

/** Sets the token that administrator calls must carry; undefined refuses them all. */
export function setAdminToken(text: string | undefined): void {
  token.set(text === undefined ? undefined : { text });
}

/** This process's token for administrator commands; undefined when the database is a Postgres server. */
export function getAdminToken(): string | undefined {
  return token.get().text;
}
