import "server-only";

import { singleton } from "@/lib/core/singleton";

const token = singleton("admin-token", (): { text?: string } => ({}));

export function setAdminToken(text: string | undefined): void {
  token.set(text === undefined ? undefined : { text });
}

/** The token of this process for the operator's commands; undefined where a database server is used. */
export function getAdminToken(): string | undefined {
  return token.get().text;
}
