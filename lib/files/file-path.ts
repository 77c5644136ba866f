import { z } from "zod";

const FILE_ADDRESS =
  /^\/api\/files\/([\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12})$/;

/** The address of a stored file, without an origin. */
export function filePath(id: string): string {
  return `/api/files/${id}`;
}

/** The id in the address of a stored file; null for any other text. */
export function fileIdOf(address: string): string | null {
  return FILE_ADDRESS.exec(address)?.[1] ?? null;
}

/** Under it stand the files that were sent ahead of a call. */
export const UPLOADS_PATH = "/api/uploads";

/** Where a browser may put a large file itself, and what then stands in its place in a call. */
export const allowedUploadSchema = z.object({
  key: z.string(),
  token: z.string(),
  address: z.string().startsWith(`${UPLOADS_PATH}/`),
});
