import { z } from "zod";

const FILE_ADDRESS =
  /^\/api\/files\/([\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12})$/;

/** The URL path of a stored file. */
export function filePath(id: string): string {
  return `/api/files/${id}`;
}

/** The id in a stored file's URL path; null for any other text. */
export function fileIdOf(address: string): string | null {
  return FILE_ADDRESS.exec(address)?.[1] ?? null;
}

/** Prefix of direct uploads' addresses. */
export const UPLOADS_PATH = "/api/uploads";

const address = z.string().startsWith(`${UPLOADS_PATH}/`);

/** What `authorizeUpload` returns: where to put the bytes, and the address to send in place of the file. */
export const uploadTargetSchema = z.discriminatedUnion("via", [
  z.object({ via: z.literal("vercel-blob"), key: z.string(), token: z.string(), address }),
  z.object({
    via: z.literal("signed-address"),
    url: z.url(),
    headers: z.record(z.string(), z.string()),
    address,
  }),
]);
