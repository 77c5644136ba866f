import { isEngine } from "@/lib/core/is-engine";
import type { NewShare, SharedCreation, ShareState } from "@/lib/creations/share-contract";

/** Readers of the answers in `share-contract.ts`; see `read-answer.ts`. */

type Fields = Record<string, unknown>;
type Reading<Content> = { success: true; data: Content } | { success: false };

export const sharedReader = {
  safeParse: (body: unknown) =>
    readIf<{ creation: SharedCreation; sharedBy: string | null }>(
      body,
      ({ creation, sharedBy }) => isShared(creation) && isTextOrNull(sharedBy),
    ),
};

export const shareStateReader = {
  safeParse: (body: unknown) =>
    readIf<ShareState>(body, ({ link }) => link === null || isLink(link)),
};

export const newShareReader = {
  safeParse: (body: unknown) =>
    readIf<NewShare>(body, ({ path, link }) => /^\/s\/[\w-]+$/.test(String(path)) && isLink(link)),
};

function readIf<Content>(body: unknown, isContent: (fields: Fields) => boolean): Reading<Content> {
  // Safe: `isContent` has looked.
  return isContent(Object(body)) ? { success: true, data: body as Content } : { success: false };
}

function isShared(value: unknown): boolean {
  const fields: Fields = Object(value);
  const texts = ["tool", "type", "name", "content", "created_at"];
  return (
    texts.every((name) => typeof fields[name] === "string") &&
    isTextOrNull(fields.notice) &&
    (fields.size === null || isSize(fields.size)) &&
    (fields.engine === null || isEngine(fields.engine))
  );
}

function isSize(value: unknown): boolean {
  const { width, height }: Fields = Object(value);
  return typeof width === "number" && typeof height === "number";
}

function isLink(value: unknown): boolean {
  const { created_at, expires_at, showsName }: Fields = Object(value);
  return (
    typeof created_at === "string" && isTextOrNull(expires_at) && typeof showsName === "boolean"
  );
}

function isTextOrNull(value: unknown): boolean {
  return value === null || typeof value === "string";
}
