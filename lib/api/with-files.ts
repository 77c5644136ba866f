import "server-only";

import { type ReceivedInput, receiveInput } from "@/lib/api/receive-input";
import type { UserContext } from "@/lib/providers/context";
import type { FileRules, UploadedFiles } from "@/lib/registry/contract";

/** What a call sent: fields as they came, untrusted, and how to give its place back before it's done. */
type Received<Files extends FileRules> = Pick<ReceivedInput, "fields" | "leavePlace"> & {
  files: UploadedFiles<Files>;
};

/**
 * Receives a call with files that isn't a run of a tool, and deletes them when it's done. Until then, it has one of the
 * caller's few places for uploads.
 *
 * @throws AppError as `receiveInput`
 */
export async function withFiles<const Files extends FileRules, Answer>(
  ctx: UserContext,
  request: Request,
  files: Files,
  use: (received: Received<Files>) => Promise<Answer>,
): Promise<Answer> {
  const received = await receiveInput(ctx, request, { files });
  try {
    const { fields, leavePlace } = received;
    // Safe: `receiveInput` found every required file.
    const sent = received.files as UploadedFiles<Files>;
    return await use({ fields, files: sent, leavePlace });
  } finally {
    await received.discard();
  }
}
