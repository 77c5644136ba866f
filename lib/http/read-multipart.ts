import "server-only";

import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyFileStream } from "@fastify/busboy";

import { AppError } from "@/lib/errors";
import { tooLarge } from "@/lib/http/read-body";

/** A file of a form, on this machine's disk under a name of ours. */
export type UploadedFile = {
  path: string;
  bytes: number;
  /** What the browser called it: untrusted, for display only. */
  fileName: string;
  /** What the browser says it is: untrusted. The bytes decide. */
  mimeType: string;
};

export type MultipartForm = {
  fields: Record<string, string>;
  files: Record<string, UploadedFile>;
  /** Removes the files. Call it when the work is done, whatever came of it. */
  discard: () => Promise<void>;
};

const MAX_FIELD_BYTES = 64 * 1024;
const MAX_FIELDS = 50;

/**
 * Reads a multipart form as a stream: files go to disk while they arrive and are never in memory whole.
 * A form over a limit is refused at the byte that is too many, and leaves nothing behind.
 *
 * @throws AppError `unsupported_media`, `payload_too_large`, `invalid_input` for a broken form
 */
export async function readMultipart(
  request: Request,
  limits: { maxFileBytes: number; maxFiles: number },
): Promise<MultipartForm> {
  const contentType = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\s*;/i.test(contentType) || !request.body) {
    throw new AppError("unsupported_media", "Send this request as multipart/form-data.");
  }
  const folder = await mkdtemp(join(tmpdir(), "atelier-upload-"));
  const form: MultipartForm = {
    fields: {},
    files: {},
    discard: () => rm(folder, { recursive: true, force: true }),
  };
  try {
    await parseInto(form, folder, request, contentType, limits);
    return form;
  } catch (error) {
    await form.discard();
    if (error instanceof AppError) throw error;
    throw new AppError("invalid_input", "The upload arrived broken. Try again.", { cause: error });
  }
}

async function parseInto(
  form: MultipartForm,
  folder: string,
  request: Request,
  contentType: string,
  limits: { maxFileBytes: number; maxFiles: number },
): Promise<void> {
  const writes: Promise<void>[] = [];
  const parser = new Busboy({
    headers: { "content-type": contentType },
    limits: {
      fileSize: limits.maxFileBytes,
      files: limits.maxFiles,
      fields: MAX_FIELDS,
      fieldSize: MAX_FIELD_BYTES,
    },
  });
  const stopped = new AbortController();
  const stop = (error: unknown) => stopped.abort(error);

  parser.on("field", (name, text, nameTruncated, textTruncated) => {
    if (nameTruncated || textTruncated) stop(tooLarge(MAX_FIELD_BYTES));
    else form.fields[name] = text;
  });
  parser.on("file", (name, stream, fileName, _encoding, mimeType) => {
    const file = {
      path: join(folder, randomUUID()),
      bytes: 0,
      mimeType,
      fileName: basename(fileName ?? ""),
    };
    if (Object.hasOwn(form.files, name)) stop(new AppError("invalid_input", "Send one file only."));
    form.files[name] = file;
    stream.on("limit", () => stop(tooLarge(limits.maxFileBytes)));
    // A failure reaches the caller through `stop`; here it only must not go unhandled.
    writes.push(keep(stream, file, stopped.signal));
    writes.at(-1)?.catch(stop);
  });
  parser.on("filesLimit", () => stop(new AppError("invalid_input", "Send fewer files.")));
  parser.on("fieldsLimit", () =>
    stop(new AppError("invalid_input", "The form has too many fields.")),
  );

  // Safe: both are the web stream of the platform, under two names.
  const body = Readable.fromWeb(request.body as import("node:stream/web").ReadableStream);
  try {
    await pipeline(body, parser, { signal: AbortSignal.any([request.signal, stopped.signal]) });
  } catch (error) {
    // The parser leaves the file it was reading open; the first reason stays the one that counts.
    stop(error);
    await Promise.allSettled(writes);
    throw stopped.signal.reason;
  }
  await Promise.all(writes);
}

async function keep(
  stream: BusboyFileStream,
  file: UploadedFile,
  signal: AbortSignal,
): Promise<void> {
  stream.on("data", (chunk: Buffer) => {
    file.bytes += chunk.byteLength;
  });
  await pipeline(stream, createWriteStream(file.path, { mode: 0o600, flags: "wx" }), { signal });
}
