import "server-only";

import { createReadStream } from "node:fs";
import { BlobNotFoundError, del, head, list, put } from "@vercel/blob";
import { generateClientTokenFromReadWriteToken } from "@vercel/blob/client";

import { AppError } from "@/lib/core/errors";
import type { StoragePort } from "@/lib/providers/storage/port";

/**
 * Creates a storage on a private Vercel Blob store. Nothing in it can be fetched without the token, so files
 * are only reachable through our own routes.
 *
 * @param token the store's read-write token
 */
export function createVercelBlobStorage(token: string): StoragePort {
  return {
    kind: "vercel-blob",

    async put(key, source, contentType) {
      const body =
        source instanceof Uint8Array ? Buffer.from(source) : createReadStream(source.path);
      try {
        await put(key, body, { access: "private", token, contentType, allowOverwrite: true });
      } catch (cause) {
        throw unavailable("We couldn't save the file. Try again.", cause);
      }
    },

    async open(key, range) {
      const found = await head(key, { token }).catch((cause: unknown) => {
        if (cause instanceof BlobNotFoundError) return null;
        throw unavailable("We couldn't load the file. Try again.", cause);
      });
      if (!found) return null;
      const headers = new Headers({ authorization: `Bearer ${token}` });
      if (range) headers.set("range", `bytes=${range.start}-${range.end}`);
      const response = await fetch(found.url, { headers }).catch((cause: unknown) => {
        throw unavailable("We couldn't load the file. Try again.", cause);
      });
      if (response.status === 404) return null;
      if (response.status !== (range ? 206 : 200) || !response.body) {
        await response.body?.cancel();
        const cause = new Error(`the store responded with status ${response.status}`);
        throw unavailable("We couldn't load the file. Try again.", cause);
      }
      return { byteSize: found.size, body: response.body };
    },

    async remove(keys) {
      if (keys.length === 0) return;
      try {
        await del([...keys], { token });
      } catch (cause) {
        throw unavailable("We couldn't delete the files. Try again.", cause);
      }
    },

    async *listOlder(folder, before) {
      let cursor: string | undefined;
      do {
        const page = await list({ token, prefix: folder, ...(cursor ? { cursor } : {}) }).catch(
          (cause: unknown) => {
            throw unavailable("We couldn't list the files. Try again.", cause);
          },
        );
        const old = page.blobs.filter(({ uploadedAt }) => uploadedAt < before);
        yield old.map(({ pathname }) => pathname);
        cursor = page.hasMore ? page.cursor : undefined;
      } while (cursor);
    },

    direct: {
      allow: async (key, { maxBytes, until }) => ({
        via: "vercel-blob",
        key,
        token: await generateClientTokenFromReadWriteToken({
          token,
          pathname: key,
          maximumSizeInBytes: maxBytes,
          validUntil: until.getTime(),
          allowOverwrite: false,
        }),
      }),
    },
  };
}

function unavailable(message: string, cause: unknown): AppError {
  return new AppError("provider_unavailable", message, { cause });
}
