import { largest } from "@/lib/core/extremes";
import "server-only";

import { createHash, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyFileStream } from "@fastify/busboy";

import { AppError } from "@/lib/core/errors";
import { makeTemporaryFolder } from "@/lib/core/temporary-folder";
import { storableText } from "@/lib/core/text";
import type { UploadedFile } from "@/lib/core/uploaded-file";
import { bodyStream } from "@/lib/http/body-stream";
import { tooLarge } from "@/lib/http/read-body";

/** Its SHA-256 was computed while it streamed in. */
export type ReceivedFile = UploadedFile & { sha256: string };

/** A parsed form; fields and files are keyed by part name. */
export type MultipartForm = {
  fields: Record<string, string>;
  files: Record<string, ReceivedFile>;
  /** Holds the files; anything else a call puts here is discarded with them. */
  folder: string;
  /** Deletes the folder. Call it when the work is done, whether or not it succeeded. */
  discard: () => Promise<void>;
};

const MAX_FIELD_BYTES = 64 * 1024;
const MAX_FIELDS = 50;
/** Of all fields and their names: more than any call's longest texts, also those that no contract names. */
const MAX_FIELDS_BYTES = 256 * 1024;
/** Parts without a name are none of the above, but each takes the parser longer than a file's bytes do. */
const MAX_PARTS = 100;
/** Of what is no file and no field: heads of parts, what comes before the first and after the last. */
const MAX_REST_BYTES = 1024 * 1024;

/**
 * Streams a multipart form: files go straight to disk and are never held in memory whole. A form over a
 * limit is refused at the first byte too many and leaves nothing behind.
 *
 * An empty part without a file name is a file input left blank and is ignored.
 *
 * @param maxFileBytes size limit for each file the form may have, by part name
 * @throws AppError `unsupported_media`, `payload_too_large`, `invalid_input` for a malformed form
 */
export async function readMultipart(
  request: Request,
  maxFileBytes: Record<string, number>,
): Promise<MultipartForm> {
  const contentType = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\s*;/i.test(contentType) || !request.body) {
    throw notAForm();
  }
  const folder = await makeTemporaryFolder("upload");
  const form: MultipartForm = {
    fields: {},
    files: {},
    folder,
    discard: () => rm(folder, { recursive: true, force: true }),
  };
  try {
    await parseInto(form, request, contentType, maxFileBytes);
    return form;
  } catch (error) {
    await form.discard();
    if (error instanceof AppError) throw error;
    throw new AppError("invalid_input", "The upload didn't arrive intact. Try again.", {
      cause: error,
    });
  }
}

/** The `unsupported_media` error for a call that has to be a form and isn't. */
export function notAForm(): AppError {
  return new AppError("unsupported_media", "Send this request as multipart/form-data.");
}

async function parseInto(
  form: MultipartForm,
  request: Request,
  contentType: string,
  maxFileBytes: Record<string, number>,
): Promise<void> {
  const fileBytes = Object.values(maxFileBytes);
  const maxBytes = fileBytes.reduce((sum, bytes) => sum + bytes, MAX_FIELDS_BYTES + MAX_REST_BYTES);
  const body = bodyStream(request, { bytes: maxBytes, error: tooLarge(maxBytes) });
  const writes: Promise<void>[] = [];
  const parser = new Busboy({
    headers: { "content-type": contentType },
    limits: {
      fileSize: largest(fileBytes),
      // One extra, because the parser also counts a file input left blank.
      files: fileBytes.length + 1,
      fields: MAX_FIELDS,
      fieldSize: MAX_FIELD_BYTES,
      parts: MAX_PARTS,
    },
  });
  const stopped = new AbortController();
  const stop = (error: unknown) => stopped.abort(error);

  let fieldsBytes = 0;
  parser.on("field", (name, text, nameTruncated, textTruncated) => {
    fieldsBytes += Buffer.byteLength(name) + Buffer.byteLength(text);
    if (nameTruncated || textTruncated) stop(tooLarge(MAX_FIELD_BYTES));
    else if (fieldsBytes > MAX_FIELDS_BYTES) stop(tooLarge(MAX_FIELDS_BYTES, "form's text"));
    else form.fields[name] = storableText(text);
  });
  parser.on("file", (name, stream, fileName) => {
    const maxBytes = Object.hasOwn(maxFileBytes, name) ? (maxFileBytes[name] ?? 0) : 0;
    if (maxBytes === 0)
      stop(
        new AppError(
          "invalid_input",
          "This form includes a file we don't expect here. Remove it and try again.",
        ),
      );
    stream.on("limit", () => stop(tooLarge(maxBytes, "file")));
    // Failures reach the caller through `stop`; this only prevents an unhandled rejection.
    writes.push(receive(form, name, stream, { fileName, maxBytes, stop, signal: stopped.signal }));
    writes.at(-1)?.catch(stop);
  });
  parser.on("filesLimit", () =>
    stop(new AppError("invalid_input", "That's too many files. Send fewer.")),
  );
  const tooManyFields = () =>
    stop(new AppError("invalid_input", "This form has too many fields. Send fewer."));
  parser.on("fieldsLimit", tooManyFields);
  parser.on("partsLimit", tooManyFields);

  try {
    await pipeline(body, parser, {
      signal: AbortSignal.any([request.signal, stopped.signal]),
    });
  } catch (error) {
    // Closes the file the parser left open. abort() keeps its first reason, so that one is rethrown.
    stop(error);
    await Promise.allSettled(writes);
    throw stopped.signal.reason;
  }
  await Promise.all(writes);
}

type Arrival = {
  fileName: string | undefined;
  maxBytes: number;
  stop: (error: unknown) => void;
  signal: AbortSignal;
};

async function receive(
  form: MultipartForm,
  field: string,
  stream: BusboyFileStream,
  { fileName, maxBytes, stop, signal }: Arrival,
): Promise<void> {
  const path = join(form.folder, randomUUID());
  const hash = createHash("sha256");
  let byteSize = 0;
  stream.on("data", (chunk: Buffer) => {
    byteSize += chunk.byteLength;
    if (byteSize > maxBytes) stop(tooLarge(maxBytes, "file"));
    hash.update(chunk);
  });
  await pipeline(stream, createWriteStream(path, { mode: 0o600, flags: "wx" }), { signal });
  if (byteSize === 0 && !fileName) return;
  if (Object.hasOwn(form.files, field)) {
    throw new AppError("invalid_input", "Send only one file per field.");
  }
  const name = storableText(basename(fileName ?? ""));
  form.files[field] = { path, name, byteSize, sha256: hash.digest("hex") };
}
