import "server-only";

import { receiveInput } from "@/lib/api/receive-input";
import type { UserContext } from "@/lib/providers/context";
import type { FileRules, UploadedFiles } from "@/lib/registry/contract";
import { takeUploadSlot } from "@/lib/usage/upload-slots";

/**
 * Receives a call with files that isn't a run of a tool, and deletes them when it's done.
 *
 * @param use gets the fields as they were sent: untrusted
 * @throws AppError as `receiveInput`
 */
export async function withFiles<const Files extends FileRules, Answer>(
  ctx: UserContext,
  request: Request,
  files: Files,
  use: (received: { fields: unknown; files: UploadedFiles<Files> }) => Promise<Answer>,
): Promise<Answer> {
  const received = await receiveInput(ctx, request, { files });
  try {
    // Safe: `receiveInput` found every required file.
    const sent = received.files as UploadedFiles<Files>;
    return await use({ fields: received.fields, files: sent });
  } finally {
    await received.discard();
  }
}

/**
 * `withFiles` for files that are kept. Before a byte is read, the call takes one of the caller's few places for uploads.
 *
 * @throws AppError `rate_limited` when all places are taken, and as `withFiles`
 */
export async function withUpload<const Files extends FileRules, Answer>(
  ...call: Parameters<typeof withFiles<Files, Answer>>
): Promise<Answer> {
  const leave = takeUploadSlot(call[0].user.id);
  try {
    return await withFiles(...call);
  } finally {
    leave();
  }
}
