import "server-only";

import type { z } from "zod";
import { receiveInput } from "@/lib/api/receive-input";
import { parseInput } from "@/lib/http/respond";
import type { UserContext } from "@/lib/providers/context";
import type { FileRules, ToolContract } from "@/lib/registry/contract";
import type { Charge } from "@/lib/usage/charge";

/** A tool call, received and checked. */
export type ReceivedCall = {
  /** The checked fields, and with them the files where the tool takes any. */
  input: unknown;
  /** What makes it the same call as another one: fields and contents of files. */
  identity: unknown;
  /** Deletes its local files and gives the place of its upload back, once nothing here needs them. */
  discardFiles: () => Promise<void>;
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
  let discard = async () => {};
  const close = async () => {
    await discard();
    await charge.settle({ isStopped: ctx.signal.aborted });
  };
  try {
    const { files: rules, exact } = contract;
    const received = await receiveInput(ctx, request, { files: rules, exact, reserve });
    ({ discard } = received);
    const { files, fingerprints, discardCopies: discardFiles } = received;
    const fields = parseInput(contract.input, received.fields);
    if (!rules) return { input: fields, identity: fields, discardFiles, close };
    const input = { ...Object(fields), files };
    return { input, identity: [fields, fingerprints], discardFiles, close };
  } catch (error) {
    await close();
    throw error;
  }
}
