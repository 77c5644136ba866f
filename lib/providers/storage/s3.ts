import "server-only";

import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import type { Readable } from "node:stream";
import type { GetObjectCommandOutput, S3Client } from "@aws-sdk/client-s3";

import { AppError } from "@/lib/core/errors";
import type { StoragePort, StorageSource } from "@/lib/providers/storage/port";

/** A bucket, and how to reach it. */
export type S3Options = {
  bucket: string;
  /** Such as https://minio.example.com; undefined for AWS itself. */
  endpoint: string | undefined;
  region: string;
  /** Undefined for what the AWS client finds on its own, such as the role of a machine. */
  keys: { id: string; secret: string } | undefined;
  /** Whether browsers upload large files to the bucket with addresses signed here. */
  directUploads: boolean;
};

const CONNECT_TIMEOUT_MS = 5_000;
/** Of silence on a connection. */
const SOCKET_TIMEOUT_MS = 30_000;
const ATTEMPTS = 3;
/** The most that one call may delete. */
const DELETE_BATCH = 1_000;

/**
 * Creates a storage in a private bucket of S3, or of anything that speaks its protocol. Objects get no
 * access of their own, so files are only reachable through our own routes.
 */
export function createS3Storage(options: S3Options): StoragePort {
  const { bucket: Bucket } = options;
  let opened: Promise<Sdk> | undefined;
  const open = () => {
    opened ??= openSdk(options);
    return opened;
  };

  return {
    kind: "s3",

    async put(Key, source, ContentType) {
      try {
        const { client, sdk } = await open();
        await withBody(source, (body) =>
          client.send(new sdk.PutObjectCommand({ Bucket, Key, ContentType, ...body })),
        );
      } catch (cause) {
        throw unavailable("We couldn't save the file. Try again.", cause);
      }
    },

    async open(Key, range) {
      const { client, sdk } = await open();
      const Range = range && `bytes=${range.start}-${range.end}`;
      const found = await client
        .send(new sdk.GetObjectCommand({ Bucket, Key, Range }))
        .catch((cause: unknown) => {
          if (cause instanceof sdk.NoSuchKey) return null;
          throw unavailable("We couldn't load the file. Try again.", cause);
        });
      if (!found?.Body) return null;
      const body = found.Body.transformToWebStream();
      return { byteSize: wholeSize(found), body };
    },

    async remove(keys) {
      try {
        const { client, sdk } = await open();
        for (let start = 0; start < keys.length; start += DELETE_BATCH) {
          const Objects = keys.slice(start, start + DELETE_BATCH).map((Key) => ({ Key }));
          const Delete = { Objects, Quiet: true };
          const { Errors } = await client.send(new sdk.DeleteObjectsCommand({ Bucket, Delete }));
          if (Errors?.[0]) throw new Error(`the store kept an object: ${Errors[0].Code}`);
        }
      } catch (cause) {
        throw unavailable("We couldn't delete the files. Try again.", cause);
      }
    },

    async *listOlder(Prefix, before) {
      const { client, sdk } = await open();
      try {
        for await (const page of sdk.paginateListObjectsV2({ client }, { Bucket, Prefix })) {
          const old = (page.Contents ?? []).filter(
            ({ LastModified }) => LastModified && LastModified < before,
          );
          yield old.flatMap(({ Key }) => Key ?? []);
        }
      } catch (cause) {
        throw unavailable("We couldn't list the files. Try again.", cause);
      }
    },

    ...(options.directUploads && { direct: { allow: createSigner(Bucket, open) } }),
  };
}

type Sdk = { sdk: typeof import("@aws-sdk/client-s3"); client: S3Client };

/** Loaded on first use: servers that keep their files elsewhere don't pay for it. */
async function openSdk({ endpoint, region, keys }: S3Options): Promise<Sdk> {
  const sdk = await import("@aws-sdk/client-s3");
  const client = new sdk.S3Client({
    region,
    maxAttempts: ATTEMPTS,
    requestHandler: {
      connectionTimeout: CONNECT_TIMEOUT_MS,
      requestTimeout: SOCKET_TIMEOUT_MS,
      socketTimeout: SOCKET_TIMEOUT_MS,
    },
    // Not every server knows the newer checksums; the signature covers what is sent.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    ...(keys && { credentials: { accessKeyId: keys.id, secretAccessKey: keys.secret } }),
    // Servers of one's own rarely have a host name for each bucket.
    ...(endpoint && { endpoint, forcePathStyle: true }),
  });
  return { sdk, client };
}

type Direct = NonNullable<StoragePort["direct"]>;

/** Signs one write of one new object of one size. */
function createSigner(Bucket: string, open: () => Promise<Sdk>): Direct["allow"] {
  return async (Key, { byteSize, until }) => {
    if (byteSize === undefined) {
      throw new AppError("invalid_input", "Send the file's size in bytes as byteSize.");
    }
    const { client, sdk } = await open();
    const { getSignedUrl } = await import("@aws-sdk/s3-request-presigner");
    const object = { Bucket, Key, ContentLength: byteSize, IfNoneMatch: "*" };
    const expiresIn = Math.max(1, Math.floor((until.getTime() - Date.now()) / 1_000));
    const url = await getSignedUrl(client, new sdk.PutObjectCommand(object), { expiresIn });
    return { via: "signed-address", url, headers: { "if-none-match": "*" } };
  };
}

/** Up to this size a file is sent from memory, because a stream can't be sent once more. */
const MAX_IN_MEMORY = 8 * 1024 * 1024;

async function withBody(
  source: StorageSource,
  send: (body: { Body: Uint8Array | Readable; ContentLength?: number }) => Promise<unknown>,
): Promise<void> {
  if (source instanceof Uint8Array) {
    await send({ Body: source });
    return;
  }
  const { size } = await stat(source.path);
  if (size <= MAX_IN_MEMORY) {
    await send({ Body: await readFile(source.path) });
    return;
  }
  const file = createReadStream(source.path);
  try {
    await send({ Body: file, ContentLength: size });
  } finally {
    // The client leaves it open when it fails.
    file.destroy();
  }
}

/** In bytes, of an object of which a range may have been asked for. */
function wholeSize({ ContentRange, ContentLength }: GetObjectCommandOutput): number {
  const [, total] = /\/(\d+)$/.exec(ContentRange ?? "") ?? [];
  return total === undefined ? (ContentLength ?? 0) : Number(total);
}

function unavailable(message: string, cause: unknown): AppError {
  return new AppError("provider_unavailable", message, { cause });
}
