import "server-only";

import { AppError } from "@/lib/core/errors";
import { passwordField } from "@/lib/core/file-password";
import type { UploadedFile } from "@/lib/core/uploaded-file";
import { copyOwnFile } from "@/lib/creations/copy-own-file";
import { type ClaimedUpload, claimUpload, isUploadAddress } from "@/lib/files/direct-upload";
import { readJson } from "@/lib/http/read-body";
import { type MultipartForm, notAForm, readMultipart } from "@/lib/http/read-multipart";
import type { UserContext } from "@/lib/providers/context";
import type { FileRules } from "@/lib/registry/contract";
import { takeUploadSlot } from "@/lib/usage/upload-slots";

/** What a tool call sent, before validation. */
export type ReceivedInput = {
  /** Untrusted; validate with the contract's schema. */
  fields: unknown;
  files: Record<string, UploadedFile>;
  /** SHA-256 of each file by name, so that idempotency covers file contents. */
  fingerprints: Record<string, string>;
  /** Gives the place of the upload back early, while its files wait in a queue that bounds them. */
  leavePlace: () => void;
  /** Deletes the local copies, once nothing needs them, and gives the place back. */
  discardCopies: () => Promise<void>;
  /** Deletes the local copies and direct uploads. Call it after the run, whether or not it succeeded. */
  discard: () => Promise<void>;
};

type ReceiveOptions = {
  files?: FileRules | undefined;
  exact?: boolean | undefined;
  reserve?: () => Promise<void>;
};

/**
 * Reads the input of a tool call: JSON, or a form when the tool takes files. A file part may also be text:
 * the path of one of the caller's stored files or direct uploads, which is then copied from storage. A locked file that
 * comes with its password is unlocked right here, so that no run, record, or other machine ever has the password.
 *
 * Before a byte of a form is read, the call takes one of the caller's few places for uploads, so that forms that never
 * end can't fill the disk: it's here because every form comes through here.
 *
 * @param options.reserve called once a form has its place, before it's read
 * @throws AppError as `readJson` and `readMultipart`; `rate_limited` when all places are taken, and what `reserve`
 *   throws; `invalid_input` when a required file is missing or a
 *   file is empty; `not_found` when a referenced file isn't the caller's; what `ctx.pdfReader.unlock` throws. Nothing
 *   is left behind.
 */
export async function receiveInput(
  ctx: UserContext,
  request: Request,
  { files: rules, exact = false, reserve }: ReceiveOptions,
): Promise<ReceivedInput> {
  const canBeJson = Object.values(rules ?? {}).every((rule) => !rule.required);
  if (!rules || (canBeJson && !isForm(request))) {
    return {
      fields: await readJson(request, { exact }),
      files: {},
      fingerprints: {},
      leavePlace: () => {},
      discardCopies: async () => {},
      discard: async () => {},
    };
  }
  const maxBytes = Object.entries(rules).map(([name, rule]) => [name, rule.maxBytes] as const);
  const { form, leavePlace } = await receiveForm(
    ctx,
    request,
    Object.fromEntries(maxBytes),
    reserve,
  );
  const uploads: ClaimedUpload[] = [];
  const discardCopies = () => form.discard().finally(leavePlace);
  const discard = async () => {
    await discardCopies();
    for (const { release } of uploads) await release();
  };
  const openStored = async (address: string, limitBytes: number) => {
    if (!isUploadAddress(address)) return copyOwnFile(ctx, address, form.folder);
    const upload = await claimUpload(ctx, address, { folder: form.folder, maxBytes: limitBytes });
    uploads.push(upload);
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
      const password = rule.mayBeLocked && takePassword(fields, name);
      const file = sent ?? (address ? await openStored(address, rule.maxBytes) : undefined);
      if (!file && rule.required) throw missing(rule.missing);
      if (!file) continue;
      if (file.byteSize === 0)
        throw new AppError("invalid_input", "This file is empty. Choose another one.");
      const { path, byteSize, sha256, creationId, sourceId } = file;
      const from = { ...(creationId && { creationId }), ...(sourceId && { sourceId }) };
      const given = { path, name: file.name, byteSize, sha256, ...from };
      files[name] = password ? await unlock(ctx, given, password) : given;
      fingerprints[name] = sha256;
    }
    return { fields, files, fingerprints, leavePlace, discardCopies, discard };
  } catch (error) {
    await discard();
    throw error;
  }
}

/** Reads a form once its caller has a place for it, which a form that doesn't arrive gives back. */
async function receiveForm(
  ctx: UserContext,
  request: Request,
  maxFileBytes: Record<string, number>,
  reserve: () => Promise<void> = async () => {},
): Promise<{ form: MultipartForm; leavePlace: () => void }> {
  if (!isForm(request)) throw notAForm();
  const leavePlace = takeUploadSlot(ctx.user.id);
  try {
    await reserve();
    return { form: await readMultipart(request, maxFileBytes), leavePlace };
  } catch (error) {
    leavePlace();
    throw error;
  }
}

/** Takes a file's password out of the fields: what is validated, compared, and kept of them has none. */
function takePassword(fields: Record<string, string>, file: string): string | undefined {
  const name = passwordField(file);
  const password = fields[name];
  delete fields[name];
  return password;
}

/** A file without its lock, next to the one that was sent. */
function unlock(ctx: UserContext, file: UploadedFile, password: string): Promise<UploadedFile> {
  const turn = { userId: ctx.user.id, signal: ctx.signal };
  return ctx.pdfReader.unlock(file, { ...turn, password, to: `${file.path}-unlocked` });
}

/** Whether a call came as a form, which may hold files. */
export function isForm(request: Request): boolean {
  return request.headers.get("content-type")?.toLowerCase().startsWith("multipart/") ?? false;
}

function missing(message = "Choose a file first."): AppError {
  return new AppError("invalid_input", message);
}
