import type { Creation, CreationList, Gallery, Version } from "@/lib/creations/schema";

/**
 * Readers of the answers in `schema.ts` for pages that show them at once, without waiting for the schema library. The
 * server has checked every field; these tell an answer of ours from anything else.
 */

type Reading<Content> = { success: true; data: Content } | { success: false };
/** An answer's fields, before anything is known of them. */
export type Fields = Record<string, unknown>;

export const creationListReader = {
  safeParse: (body: unknown) =>
    readIf<CreationList>(body, (list) => isPage(list) && typeof list.total === "number"),
};

export const comparisonReader = {
  safeParse: (body: unknown) =>
    readIf<{ creations: Creation[] }>(
      body,
      ({ creations }) => Array.isArray(creations) && creations.every(isCreation),
    ),
};

export const galleryReader = {
  safeParse: (body: unknown) => readIf<Gallery>(body, isPage),
};

export const creationResponseReader = {
  safeParse: (body: unknown) =>
    readIf<{ creation: Creation }>(body, ({ creation }) => isCreation(creation)),
};

export const replacedTextReader = {
  safeParse: (body: unknown) =>
    readIf<{ creation: Creation; replacedId: string | null }>(
      body,
      ({ creation, replacedId }) =>
        isCreation(creation) && (replacedId === null || typeof replacedId === "string"),
    ),
};

export const versionReader = {
  safeParse: (body: unknown) =>
    readIf<{ version: Version & { content: string } }>(
      body,
      ({ version }) =>
        isVersion(version) && typeof (Object(version) as Fields).content === "string",
    ),
};

export const versionListReader = {
  safeParse: (body: unknown) =>
    readIf<{ versions: Version[] }>(
      body,
      ({ versions }) => Array.isArray(versions) && versions.every(isVersion),
    ),
};

export const messageReader = {
  safeParse: (body: unknown) =>
    readIf<{ message: string }>(body, ({ message }) => typeof message === "string"),
};

/** Reads an answer as `Content` when `isContent` says so. */
export function readIf<Content>(
  body: unknown,
  isContent: (fields: Fields) => boolean,
): Reading<Content> {
  // Safe: `isContent` has looked.
  return isContent(Object(body)) ? { success: true, data: body as Content } : { success: false };
}

function isPage({ creations, nextCursor }: Fields): boolean {
  const ends = nextCursor === null || typeof nextCursor === "string";
  return ends && Array.isArray(creations) && creations.every(isCreation);
}

function isVersion(value: unknown): boolean {
  const { id, words, engine, edited, written_at }: Fields = Object(value);
  return (
    typeof id === "string" &&
    typeof words === "number" &&
    (engine === null || typeof engine === "string") &&
    typeof edited === "boolean" &&
    typeof written_at === "string"
  );
}

const TEXTS = ["id", "tool", "type", "prompt", "content", "created_at"];
const SWITCHES = ["likedByMe", "mine", "published", "truncated"];

/** Whether something is a creation of `schema.ts`. */
export function isCreation(value: unknown): boolean {
  const fields: Fields = Object(value);
  return (
    TEXTS.every((name) => typeof fields[name] === "string") &&
    SWITCHES.every((name) => typeof fields[name] === "boolean") &&
    typeof fields.likeCount === "number" &&
    (fields.title === null || typeof fields.title === "string") &&
    Array.isArray(fields.likes) &&
    (fields.parentId === null || typeof fields.parentId === "string") &&
    ["undefined", "string"].includes(typeof (fields.notes ?? undefined)) &&
    ["undefined", "string"].includes(typeof Object(fields.comparison).id) &&
    typeof fields.meta === "object" &&
    fields.meta !== null
  );
}
