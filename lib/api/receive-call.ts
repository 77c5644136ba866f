import "server-only";

import type { z } from "zod";
import { isForm, receiveInput } from "@/lib/api/receive-input";
import { parseInput } from "@/lib/http/respond";
import type { UserContext } from "@/lib/providers/context";
import type { FileRules, ToolContract } from "@/lib/registry/contract";
import type { Charge } from "@/lib/usage/charge";
import { takeUploadSlot } from "@/lib/usage/upload-slots";

/** A tool call, received and checked. */
export type ReceivedCall = {
  /** The checked fields, and with them the files where the tool takes any. */
  input: unknown;
  /** What makes it the same call as another one: fields and contents of files. */
  identity: unknown;
  /** Deletes its files and settles its charge. Call it after the run, whether or not it succeeded. */
  close: () => Promise<void>;
};

/**
 * Receives a tool call. Before a byte of a form is read, the call takes one of the caller's few places for uploads, and
 * `reserve` sees that their quota has a run for it: what is on the disk is bounded, even when the form never ends.
 *
 * @throws AppError `rate_limited` when places or quota are used up, and what `receiveInput` and `parseInput` throw.
 *   Nothing is left behind or charged then.
 */
export async function receiveCall(
  ctx: UserContext,
  request: Request,
  contract: ToolContract<z.ZodType, z.ZodType, FileRules>,
  { charge, reserve }: { charge: Charge; reserve: () => Promise<void> },
): Promise<ReceivedCall> {
  const uploads = contract.files !== undefined && isForm(request);
  const leave = uploads ? takeUploadSlot(ctx.user.id) : () => {};
  let discard = async () => {};
  const close = async () => {
    await discard().finally(leave);
    await charge.settle();
  };
  try {
    if (uploads) await reserve();
    const received = await receiveInput(ctx, request, contract);
    discard = received.discard;
    const fields = parseInput(contract.input, received.fields);
    if (!contract.files) return { input: fields, identity: fields, close };
    const { files, fingerprints } = received;
    return { input: { ...Object(fields), files }, identity: [fields, fingerprints], close };
  } catch (error) {
    await close();
    throw error;
  }
}
