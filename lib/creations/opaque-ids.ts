import "server-only";

import { hash } from "node:crypto";

/** About 8 MB. */
const MAX_KNOWN = 50_000;

/** Everybody sees the same first pages, and hashing the likes on one took a tenth of the call. */
const byCreation = new Map<string, Map<string, string>>();
let known = 0;

/** Names a user who likes a creation: the same within it, different across creations, so that users can't be tracked. */
export function opaqueId(creationId: string, userId: string): string {
  const ids = byCreation.get(creationId);
  return ids?.get(userId) ?? rememberId(creationId, userId);
}

function rememberId(creationId: string, userId: string): string {
  if (known >= MAX_KNOWN) {
    byCreation.clear();
    known = 0;
  }
  const ids = byCreation.get(creationId) ?? new Map<string, string>();
  const id = hash("sha256", `${creationId}:${userId}`, "base64url").slice(0, 16);
  byCreation.set(creationId, ids.set(userId, id));
  known += 1;
  return id;
}
