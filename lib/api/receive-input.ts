import "server-only";

import { copyOwnFile } from "@/lib/api/copy-own-file";
import { AppError } from "@/lib/core/errors";
import type { UploadedFile } from "@/lib/core/uploaded-file";
import { isUploadAddress, type TakenUpload, takeUpload } from "@/lib/files/direct-upload";
import { readJson } from "@/lib/http/read-body";
import { readMultipart } from "@/lib/http/read-multipart";
import type { UserContext } from "@/lib/providers/context";
import type { FileRules } from "@/lib/registry/contract";

export type ReceivedInput = {
  /** Untrusted: for the contract's schema. */
  fields: unknown;
  files: Record<string, UploadedFile>;
  /** By name: what each file holds, so that two calls can be told apart. */
  fingerprints: Record<string, string>;
  /** Removes the files from this machine. Call it when the run has ended, whatever came of it. */
  discard: () => Promise<void>;
};

/**
 * Reads what a call of a tool sends: JSON, or a form when the tool takes files. Where a file may stand,
 * the address of one of the caller's own will do, or of one that was sent ahead: it is taken from the storage.
 *
 * @throws AppError as `readJson` and `readMultipart`, `invalid_input` when a required file is not there,
 *   `not_found` when a named file is not the caller's own; nothing is left behind
 */
export async function receiveInput(
  ctx: UserContext,
  request: Request,
  rules: FileRules | undefined,
): Promise<ReceivedInput> {
  const isForm = request.headers.get("content-type")?.toLowerCase().startsWith("multipart/");
  const canBeJson = Object.values(rules ?? {}).every((rule) => !rule.required);
  if (!rules || (canBeJson && !isForm)) {
    return {
      fields: await readJson(request),
      files: {},
      fingerprints: {},
      discard: async () => {},
    };
  }
  const maxBytes = Object.entries(rules).map(([name, rule]) => [name, rule.maxBytes] as const);
  const form = await readMultipart(request, Object.fromEntries(maxBytes));
  const ahead: TakenUpload[] = [];
  const discard = async () => {
    await form.discard();
    for (const { release } of ahead) await release();
  };
  const takeStored = async (address: string, mostBytes: number) => {
    if (!isUploadAddress(address)) return copyOwnFile(ctx, address, form.folder);
    const upload = await takeUpload(ctx, address, { folder: form.folder, maxBytes: mostBytes });
    ahead.push(upload);
    return upload;
  };
  try {
    const { fields } = form;
    const files: Record<string, UploadedFile> = {};
    const fingerprints: Record<string, string> = {};
    for (const [name, rule] of Object.entries(rules)) {
      const sent = form.files[name];
      const address = fields[name];
      delete fields[name];
      const file = sent ?? (address ? await takeStored(address, rule.maxBytes) : undefined);
      if (!file && rule.required) throw missing(rule.missing);
      if (!file) continue;
      if (file.byteSize === 0) throw new AppError("invalid_input", "This file is empty.");
      const { path, byteSize, creationId } = file;
      files[name] = { path, name: file.name, byteSize, ...(creationId && { creationId }) };
      fingerprints[name] = file.sha256;
    }
    return { fields, files, fingerprints, discard };
  } catch (error) {
    await discard();
    throw error;
  }
}

function missing(message = "A file is missing."): AppError {
  return new AppError("invalid_input", message);
}
