import "server-only";

import { receiveInput } from "@/lib/api/receive-input";
import type { UserContext } from "@/lib/providers/context";
import type { FileRules, UploadedFiles } from "@/lib/registry/contract";

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
